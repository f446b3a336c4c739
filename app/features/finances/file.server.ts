import { answer } from "~/commerce/client.server";
import { type CsvColumn, csvFile } from "~/http/csv.server";
import { readableOnly } from "~/http/list-query.server";
import type { Visit } from "~/session/visit.server";
import { TABS } from "./addresses";
import { queryOf, readCredits, readOutstanding, readPaid, readStatements } from "./read.server";
import { creditRow, invoiceRow, statementRow } from "./view.server";

const SIZE = 100;
/** An amount without its sign and grouping, so that a spreadsheet reads a number. */
const plain = (amount: string) => amount.replace(/[^\d.-]/g, "");

type Invoice = ReturnType<typeof invoiceRow>;
const invoice: CsvColumn<Invoice>[] = [
  { label: "Invoice", text: ({ number }) => number },
  { label: "Order", text: ({ order }) => order },
  { label: "Purchase order", text: ({ po }) => po ?? "" },
  { label: "Ordered by", text: ({ orderedBy }) => orderedBy },
  { label: "Unit", text: ({ unit }) => unit },
  { label: "Invoiced to", text: ({ billTo }) => billTo },
  { label: "Date", text: ({ date }) => date },
  { label: "Due", text: ({ due }) => due },
  { label: "Currency", text: ({ currency }) => currency },
  { label: "Amount inc. GST", text: ({ amount }) => plain(amount) },
  { label: "GST", text: ({ tax }) => plain(tax) },
  { label: "Credited", text: ({ credited }) => plain(credited ?? "0.00") },
];
const outstanding: CsvColumn<Invoice>[] = [
  ...invoice,
  { label: "To be paid", text: ({ toPay }) => plain(toPay) },
  { label: "Status", text: ({ state }) => state.label },
];
const paid: CsvColumn<Invoice>[] = [
  ...invoice,
  { label: "Paid", text: ({ payment }) => plain(payment?.amount ?? "0.00") },
  { label: "Paid on", text: ({ payment }) => payment?.date ?? "" },
  { label: "Paid by", text: ({ payment }) => payment?.by ?? "" },
  { label: "Paid with", text: ({ payment }) => payment?.paidWith ?? "" },
  { label: "Payment", text: ({ payment }) => payment?.code ?? "" },
];
const credit: CsvColumn<ReturnType<typeof creditRow>>[] = [
  { label: "Credit", text: ({ number }) => number },
  { label: "Return", text: ({ returned }) => returned },
  { label: "Invoice", text: (one) => one.invoice },
  { label: "Order", text: ({ order }) => order },
  { label: "Unit", text: ({ unit }) => unit },
  { label: "Invoiced to", text: ({ billTo }) => billTo },
  { label: "Date", text: ({ date }) => date },
  { label: "Currency", text: ({ currency }) => currency },
  { label: "Amount inc. GST", text: ({ amount }) => plain(amount) },
  { label: "GST", text: ({ tax }) => plain(tax) },
  { label: "Settled", text: ({ settled }) => settled },
];
const statement: CsvColumn<ReturnType<typeof statementRow>>[] = [
  { label: "Month", text: ({ month }) => month },
  { label: "Invoiced to", text: ({ billTo }) => billTo },
  { label: "Currency", text: ({ currency }) => currency },
  { label: "Balance at the beginning", text: ({ opening }) => plain(opening) },
  { label: "Invoiced", text: ({ invoiced }) => plain(invoiced) },
  { label: "Credited", text: ({ credited }) => plain(credited) },
  { label: "Paid", text: (one) => plain(one.paid) },
  { label: "Balance at the end", text: ({ closing }) => plain(closing) },
];

/** A list with its search, filters and sort as a file, all pages of it. */
export async function financeList(visit: Visit, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("tab");
  const tab = TABS.find((one) => one === asked) ?? "outstanding";
  const query = readableOnly(queryOf(request, tab));
  const timeZone = await visit.timeZone();
  switch (tab) {
    case "outstanding":
      return csvFile("outstanding-invoices", outstanding, async (page) =>
        (await readOutstanding(visit, query, page, SIZE)).invoices.map((one) => invoiceRow(one, timeZone)),
      );
    case "paid":
      return csvFile("paid-invoices", paid, async (page) =>
        (await readPaid(visit, query, page, SIZE)).invoices.map((one) => invoiceRow(one, timeZone)),
      );
    case "credits":
      return csvFile("credits", credit, async (page) =>
        (await readCredits(visit, query, page, SIZE)).credits.map((one) => creditRow(one, timeZone)),
      );
    case "statements":
      return csvFile("statements", statement, async (page) =>
        (await readStatements(visit, query, page, SIZE)).statements.map(statementRow),
      );
  }
}

/**
 * An invoice, credit or statement as the PDF file that the API makes.
 * @throws Response 404 without one; CommerceError 404 for one of another organisation.
 */
export async function financePaper(visit: Visit, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const idOf = (kind: string) => asked.get(kind)?.slice(0, 60) || undefined;
  const [invoiceId, creditId] = [idOf("invoice"), idOf("credit")];
  const statementId = asked.get("statement")?.slice(0, 120) || undefined;
  const { commerce } = visit;
  const parseAs = "arrayBuffer" as const;
  if (invoiceId) {
    const body = { ids: [invoiceId], tabName: "other" as const };
    return pdf(
      await answer(commerce.POST("/wwg-manage-finances/downloadInvoice", { body, parseAs })),
      invoiceId,
    );
  }
  if (creditId) {
    const body = { ids: [creditId], tabName: "credit" as const };
    return pdf(
      await answer(commerce.POST("/wwg-manage-finances/downloadCredit", { body, parseAs })),
      creditId,
    );
  }
  if (!statementId) throw new Response(null, { status: 404 });
  const file = await answer(commerce.POST("/downloadStatement", { body: { statementId }, parseAs }));
  return pdf(file, `statement-${statementId.replaceAll(".", "-")}`);
}

const pdf = (file: ArrayBuffer, name: string) =>
  new Response(file, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
