import { code, type Column, day, instant, line, mayBe, money, oneOf } from "../../program";
import type { SentDocument } from "../invoices";

export const INVOICE_COLUMNS: readonly Column[] = [
  {
    head: "kind",
    cell: oneOf("invoice", "credit"),
    meaning: "An invoice or a credit note; empty for an invoice",
    example: "invoice",
    empty: "invoice",
  },
  {
    head: "number",
    cell: line(40),
    meaning: "Your number of it, by which it is known again",
    example: "90041207",
  },
  { head: "order", cell: code, meaning: "Of an invoice: the order", example: "KR-100482", ...mayBe(null) },
  { head: "return", cell: code, meaning: "Of a credit: the return", example: "RT-004417", ...mayBe(null) },
  { head: "net", cell: money, meaning: "Without GST", example: "109.09" },
  { head: "gst", cell: money, meaning: "Its GST", example: "10.91" },
  { head: "total", cell: money, meaning: "With GST; net and gst must come to it", example: "120.00" },
  { head: "issued_at", cell: instant, meaning: "When it was issued", example: "2027-07-01T16:00:00+10:00" },
  {
    head: "due_on",
    cell: day,
    meaning: "Of an invoice: the last day on which it is paid in time",
    example: "2027-07-31",
    ...mayBe(null),
  },
];

export const documentOf = (cells: Record<string, unknown>): SentDocument => ({
  kind: cells["kind"] as SentDocument["kind"],
  number: cells["number"] as string,
  order: cells["order"] as string | null,
  return: cells["return"] as string | null,
  netCents: cells["net"] as number,
  gstCents: cells["gst"] as number,
  totalCents: cells["total"] as number,
  issuedAt: cells["issued_at"] as Date,
  dueOn: cells["due_on"] as string | null,
});
