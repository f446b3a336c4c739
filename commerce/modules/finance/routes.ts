import type { Registrar } from "../../http/registrar";
import {
  CreditListSchema,
  DownloadBody,
  FinanceFiltersSchema,
  InvoiceListSchema,
  ListBody,
  OutstandingQuery,
  StatementBody,
  StatementListSchema,
  TotalsSchema,
} from "./contract";
import { listCredits } from "./credits";
import { creditFile, invoiceFile, statementFile } from "./paper";
import { filtersFor, listInvoices, totalsFor } from "./read";
import { listStatements } from "./statements";

const base = "/wwg-manage-finances";
const manages = { tag: "Finance", who: "person", needs: "manage-finances" } as const;
const reading = { ...manages, method: "post", reads: true } as const;

/** Invoices, credits and statements (spec 001 §7, contract §21.7) that are made out to the caller's units. */
export function financeRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/getOutstandingInvoices`,
      summary: "The invoices that are to be paid, by page, sort, search and filters",
      query: OutstandingQuery,
      answer: InvoiceListSchema,
    },
    ({ query: { billTo, from, to, status, ...asked }, ...call }) =>
      listInvoices(call, false, { ...asked, filters: { billTo, from, to, status } }),
  );
  api.call(
    {
      ...reading,
      path: `${base}/paidList`,
      summary: "The invoices that are paid, with their payments",
      body: ListBody,
      answer: InvoiceListSchema,
    },
    ({ body, ...call }) => listInvoices(call, true, body),
  );
  api.call(
    {
      ...reading,
      path: `${base}/creditList`,
      summary: "The credits of completed returns",
      body: ListBody,
      answer: CreditListSchema,
    },
    ({ body, ...call }) => listCredits(call, body),
  );
  api.call(
    {
      ...reading,
      path: `${base}/statements`,
      summary: "A statement of each month that has ended, bill-to and currency",
      body: ListBody,
      answer: StatementListSchema,
    },
    ({ body, ...call }) => listStatements(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/filters`,
      summary: "The filters of the lists, with how many outstanding invoices each would find",
      answer: FinanceFiltersSchema,
    },
    filtersFor,
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/totalAmount`,
      summary: "What is outstanding and overdue in each currency, and how long the lists are",
      answer: TotalsSchema,
    },
    totalsFor,
  );
  api.call(
    {
      ...reading,
      path: `${base}/downloadInvoice`,
      summary: "Invoices as a PDF file; with the tab name credit, credits",
      body: DownloadBody,
      file: "application/pdf",
    },
    ({ body: { ids, tabName }, ...call }) => (tabName === "credit" ? creditFile : invoiceFile)(call, ids),
  );
  api.call(
    {
      ...reading,
      path: `${base}/downloadCredit`,
      summary: "Credits as a PDF file; with the tab name other, invoices",
      body: DownloadBody,
      file: "application/pdf",
    },
    ({ body: { ids, tabName }, ...call }) => (tabName === "other" ? invoiceFile : creditFile)(call, ids),
  );
  api.call(
    {
      ...reading,
      path: "/downloadStatement",
      summary: "A statement as a PDF file",
      body: StatementBody,
      file: "application/pdf",
    },
    ({ body, ...call }) => statementFile(call, body.statementId),
  );
}
