import { code, type Column, instant, line, mayBe, oneOf } from "../../program";
import {
  REPORTED_STATES,
  type ReportedStatus,
  type Shipment,
  SHIPMENT_STATES,
  type ShippedLine,
} from "../orders";
import { linesOfOrder } from "./pieces";

const order: Column = { head: "order", cell: code, meaning: "The number of the order", example: "KR-100482" };
export const SHIPMENT_COLUMNS: readonly Column[] = [
  order,
  {
    head: "shipment",
    cell: line(60),
    meaning: "Your number of the shipment, by which it is known again; one of the order",
    example: "DN-20417",
  },
  {
    head: "status",
    cell: oneOf(...SHIPMENT_STATES),
    meaning: "How far it is: being packed, packed, or sent; empty for sent",
    example: "SHIPPED",
    empty: "SHIPPED",
  },
  {
    head: "carrier",
    cell: line(80),
    meaning: "The carrier, by its name in carriers.csv",
    example: "Toll",
    ...mayBe(null),
  },
  {
    head: "tracking",
    cell: line(80),
    meaning: "The carrier's number",
    example: "TLL8841207",
    ...mayBe(null),
  },
  {
    head: "sent_at",
    cell: instant,
    meaning: "When it came to that status; empty for now",
    example: "2027-07-01T15:30:00+10:00",
    ...mayBe(null),
  },
  {
    head: "lines",
    cell: linesOfOrder,
    meaning: "What is inside; empty for all that is left of the order",
    example: "KC-5002-NVY-M:2|#1:3",
    ...mayBe(null),
  },
];

export const shipmentOf = (cells: Record<string, unknown>): Shipment => ({
  order: cells["order"] as string,
  shipment: cells["shipment"] as string,
  status: cells["status"] as Shipment["status"],
  carrier: cells["carrier"] as string | null,
  tracking: cells["tracking"] as string | null,
  sentAt: cells["sent_at"] as Date | null,
  lines: cells["lines"] as ShippedLine[] | null,
});

export const STATUS_COLUMNS: readonly Column[] = [
  order,
  {
    head: "shipment",
    cell: line(60),
    meaning: "Your number of the shipment, or the shop's code of the parcel; empty for the whole order",
    example: "DN-20417",
    ...mayBe(null),
  },
  {
    head: "status",
    cell: oneOf(...REPORTED_STATES),
    meaning: "The state that it came to; for an order PROCESSING, OPEN, ERROR or CANCELLED",
    example: "DELIVERY_COMPLETED",
  },
  { head: "at", cell: instant, meaning: "When it came to it", example: "2027-07-02T09:10:00+10:00" },
  {
    head: "note",
    cell: line(200),
    meaning: "A word for the history of the order, which its person reads",
    example: "Left at the front desk",
    ...mayBe(null),
  },
];

export const statusOf = (cells: Record<string, unknown>): ReportedStatus => ({
  order: cells["order"] as string,
  shipment: cells["shipment"] as string | null,
  status: cells["status"] as ReportedStatus["status"],
  at: cells["at"] as Date,
  note: cells["note"] as string | null,
});
