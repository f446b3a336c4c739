import { z } from "@hono/zod-openapi";
import { dayText } from "../../http/day";
import { atFull } from "../../http/fields";
import { PriceSchema } from "../../http/money";
import { WorkingSchema } from "../../http/working";
import { filtersSchema, listBody, PaginationSchema, SortSchema } from "../../http/paging";
import { REQUIRED_TEXT } from "../../http/text-schema";

const Unit = z.object({ uid: z.string(), name: z.string() });

/** One invoice (contract §21.7). Amounts include GST. */
export const InvoiceSchema = z
  .object({
    invoiceId: z.string(),
    number: z.string(),
    orderCode: z.string(),
    poNumber: z.string().optional(),
    orderedBy: z.string(),
    unit: Unit,
    billTo: Unit,
    date: z.string(),
    /** The last local day on which it is paid in time, YYYY-MM-DD. */
    dueDate: z.string(),
    amount: PriceSchema,
    taxAmount: PriceSchema,
    /** What credits took off it; missing if none did. */
    creditedAmount: PriceSchema.optional(),
    /** What is still to be paid. */
    dueAmount: PriceSchema,
    status: z.enum(["OUTSTANDING", "OVERDUE", "PAID"]),
    statusDisplay: z.string(),
    /** How what is to be paid is worked out: of invoices that are asked for by number, where it is asked for. */
    working: atFull(WorkingSchema.optional()),
    /** Missing for one that is not paid, or that credits took off whole. */
    payment: z
      .object({
        paymentId: z.string(),
        date: z.string(),
        paidBy: z.string(),
        paidWith: z.string(),
        amount: PriceSchema,
      })
      .optional(),
  })
  .openapi("Invoice");

export const InvoiceListSchema = z
  .object({
    invoices: z.array(InvoiceSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("InvoiceList");

const CreditSchema = z
  .object({
    creditId: z.string(),
    number: z.string(),
    returnCode: z.string(),
    invoiceId: z.string(),
    orderCode: z.string(),
    unit: Unit,
    billTo: Unit,
    date: z.string(),
    amount: PriceSchema,
    taxAmount: PriceSchema,
    /** INVOICE: taken off an invoice that was to be paid; REFUND: paid back. */
    settledBy: z.enum(["INVOICE", "REFUND"]),
    settledDisplay: z.string(),
  })
  .openapi("Credit");

export const CreditListSchema = z
  .object({ credits: z.array(CreditSchema), pagination: PaginationSchema, sorts: z.array(SortSchema) })
  .openapi("CreditList");

/** A month of one bill-to in one currency. It opens with what the month before closed with. */
const StatementSchema = z
  .object({
    /** The month, the bill-to and the currency: "2026-10.kestrel-au.AUD". */
    statementId: z.string(),
    /** YYYY-MM. */
    month: z.string(),
    billTo: Unit,
    openingBalance: PriceSchema,
    invoiced: PriceSchema,
    credited: PriceSchema,
    /** Payments less refunds. */
    paid: PriceSchema,
    closingBalance: PriceSchema,
    invoiceCount: z.number(),
    creditCount: z.number(),
  })
  .openapi("Statement");

export const StatementListSchema = z
  .object({
    statements: z.array(StatementSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("StatementList");

export const FinanceFiltersSchema = filtersSchema("FinanceFilters");

export const TotalsSchema = z
  .object({
    /** One for each currency that there are invoices in. */
    totals: z.array(
      z.object({
        currencyIso: z.string(),
        outstanding: PriceSchema,
        outstandingCount: z.number(),
        /** The part of it that should have been paid by now. */
        overdue: PriceSchema,
        overdueCount: z.number(),
      }),
    ),
    outstandingCount: z.number(),
    paidCount: z.number(),
    creditCount: z.number(),
  })
  .openapi("FinanceTotals");

const filters = {
  billTo: z.string().max(60).optional(),
  /** Local days of the organisation, YYYY-MM-DD. */
  from: dayText().optional(),
  to: dayText().optional(),
};
export const ListBody = listBody(filters);
export type Asked = z.infer<typeof ListBody> & { filters?: { status?: "OUTSTANDING" | "OVERDUE" } };

export const OutstandingQuery = z.object({
  currentPage: z.coerce.number().int().min(0).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().optional(),
  sort: z.string().max(60).optional(),
  search: z.string().max(200).optional(),
  status: z.enum(["OUTSTANDING", "OVERDUE"]).optional(),
  ...filters,
});

const number = z.string().min(1).max(60);

/** Papers of one file at most. */
export const DownloadBody = z.object({
  ids: z.array(number, { error: REQUIRED_TEXT }).min(1, REQUIRED_TEXT).max(20),
  tabName: z.enum(["credit", "other"]).optional(),
});
export const StatementBody = z.object({ statementId: z.string().min(1).max(120) });

/** Sorts by their codes; a minus in front turns them round. */
export const INVOICE_SORTS = {
  due: "By due date",
  "-due": "Due last first",
  "-date": "Newest first",
  date: "Oldest first",
  number: "Number",
  "-number": "Number, backwards",
  "-amount": "Largest first",
  amount: "Smallest first",
} as const;
export const PAID_SORTS = { "-paid": "Last paid first", paid: "First paid first", ...INVOICE_SORTS } as const;
export const CREDIT_SORTS = {
  "-date": "Newest first",
  date: "Oldest first",
  number: "Number",
  "-number": "Number, backwards",
  "-amount": "Largest first",
  amount: "Smallest first",
} as const;
export const STATEMENT_SORTS = { "-month": "Newest first", month: "Oldest first" } as const;
