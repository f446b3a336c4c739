import { unitLabel } from "~/features/shell/unit-words";
import type { CsvColumn } from "~/lists/csv.server";
import type { creditRow, invoiceRow, statementRow } from "./view.server";

/** An amount without its sign and grouping, so that a spreadsheet reads a number. */
const plain = (amount: string) => amount.replace(/[^\d.-]/g, "");

type Invoice = ReturnType<typeof invoiceRow>;
const invoice = (site: string): CsvColumn<Invoice>[] => [
  { label: "Invoice", text: ({ number }) => number },
  { label: "Order", text: ({ order }) => order },
  { label: "Purchase order", text: ({ po }) => po ?? "" },
  { label: "Ordered by", text: ({ orderedBy }) => orderedBy },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Invoiced to", text: ({ billTo }) => billTo },
  { label: "Date", text: ({ date }) => date },
  { label: "Due", text: ({ due }) => due },
  { label: "Currency", text: ({ currency }) => currency },
  { label: "Amount inc. GST", text: ({ amount }) => plain(amount) },
  { label: "GST", text: ({ tax }) => plain(tax) },
  { label: "Credited", text: ({ credited }) => plain(credited ?? "0.00") },
];
/** The columns of each list as a file. */
export const outstandingColumns = (site: string): CsvColumn<Invoice>[] => [
  ...invoice(site),
  { label: "To be paid", text: ({ toPay }) => plain(toPay) },
  { label: "Status", text: ({ state }) => state.label },
];
export const paidColumns = (site: string): CsvColumn<Invoice>[] => [
  ...invoice(site),
  { label: "Paid", text: ({ payment }) => plain(payment?.amount ?? "0.00") },
  { label: "Paid on", text: ({ payment }) => payment?.date ?? "" },
  { label: "Paid by", text: ({ payment }) => payment?.by ?? "" },
  { label: "Paid with", text: ({ payment }) => payment?.paidWith ?? "" },
  { label: "Payment", text: ({ payment }) => payment?.code ?? "" },
];
export const creditColumns = (site: string): CsvColumn<ReturnType<typeof creditRow>>[] => [
  { label: "Credit", text: ({ number }) => number },
  { label: "Return", text: ({ returned }) => returned },
  { label: "Invoice", text: (one) => one.invoice },
  { label: "Order", text: ({ order }) => order },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Invoiced to", text: ({ billTo }) => billTo },
  { label: "Date", text: ({ date }) => date },
  { label: "Currency", text: ({ currency }) => currency },
  { label: "Amount inc. GST", text: ({ amount }) => plain(amount) },
  { label: "GST", text: ({ tax }) => plain(tax) },
  { label: "Settled", text: ({ settled }) => settled },
];
export const statementColumns: CsvColumn<ReturnType<typeof statementRow>>[] = [
  { label: "Month", text: ({ month }) => month },
  { label: "Invoiced to", text: ({ billTo }) => billTo },
  { label: "Currency", text: ({ currency }) => currency },
  { label: "Balance at the beginning", text: ({ opening }) => plain(opening) },
  { label: "Invoiced", text: ({ invoiced }) => plain(invoiced) },
  { label: "Credited", text: ({ credited }) => plain(credited) },
  { label: "Paid", text: (one) => plain(one.paid) },
  { label: "Balance at the end", text: ({ closing }) => plain(closing) },
];

/** A paper as the PDF file that the API makes. */
export const pdf = (file: ArrayBuffer, name: string) =>
  new Response(file, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
