import { code, type Column, instant, line, mayBe, oneOf } from "../../program";
import type { ShippedLine } from "../orders";
import { RECEIPT_STATES, type ReportedReturn, RETURN_REPORTS } from "../returns";
import { linesOfOrder } from "./pieces";

const returned: Column = {
  head: "return",
  cell: code,
  meaning: "The number of the return or exchange",
  example: "RT-004417",
};
const note: Column = {
  head: "note",
  cell: line(200),
  meaning: "A word for the history of the return, which its person reads",
  example: "Washed, but whole",
  ...mayBe(null),
};

export const RECEIPT_COLUMNS: readonly Column[] = [
  returned,
  {
    head: "status",
    cell: oneOf(...RECEIPT_STATES),
    meaning: "How far it is: being checked, or checked; empty for checked",
    example: "RECEIVED",
    empty: "RECEIVED",
  },
  {
    head: "received_at",
    cell: instant,
    meaning: "When it came to that status; empty for now",
    example: "2027-07-09T08:40:00+10:00",
    ...mayBe(null),
  },
  {
    head: "lines",
    cell: linesOfOrder,
    meaning: "What came back, by lines of the order: all that was asked for; empty for that",
    example: "KC-5002-NVY-M:2|#1:3",
    ...mayBe(null),
  },
  note,
];

export const receiptOf = (cells: Record<string, unknown>): ReportedReturn => ({
  return: cells["return"] as string,
  status: cells["status"] as ReportedReturn["status"],
  at: cells["received_at"] as Date | null,
  lines: cells["lines"] as ShippedLine[] | null,
  note: cells["note"] as string | null,
});

export const RETURN_STATUS_COLUMNS: readonly Column[] = [
  returned,
  {
    head: "status",
    cell: oneOf(...RETURN_REPORTS),
    meaning: "A fault is agreed to, nothing comes of the return, or it is settled",
    example: "COMPLETED",
  },
  { head: "at", cell: instant, meaning: "When that was", example: "2027-07-09T15:10:00+10:00" },
  {
    head: "carrier",
    cell: line(80),
    meaning: "Of COMPLETED: the carrier of what is sent instead",
    example: "Toll",
    ...mayBe(null),
  },
  {
    head: "tracking",
    cell: line(80),
    meaning: "Of COMPLETED: the carrier's number of what is sent instead",
    example: "TLL8841311",
    ...mayBe(null),
  },
  note,
];

export const returnStatusOf = (cells: Record<string, unknown>): ReportedReturn => ({
  return: cells["return"] as string,
  status: cells["status"] as ReportedReturn["status"],
  at: cells["at"] as Date,
  carrier: cells["carrier"] as string | null,
  tracking: cells["tracking"] as string | null,
  note: cells["note"] as string | null,
});
