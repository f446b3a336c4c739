import type { EventPerson } from "../orders/tables";

/** An event that somebody has a notice of. */
export interface NoticeRow {
  kind: "order" | "parcel" | "return";
  code: string;
  sequence: number;
  at: string;
  by: EventPerson | null;
  to_state: string;
  note: string | null;
  amended: boolean;
  read: boolean;
  total: number;
}

const ORDER: Record<string, string> = {
  APPROVED: "was approved",
  REJECTED: "was declined",
  CANCELLED: "was cancelled",
  ERROR: "could not be sent to the warehouse",
};
const PARCEL: Record<string, string> = {
  SHIPPED: "is on its way",
  READY_FOR_PICKUP: "is ready to collect",
  DELIVERY_COMPLETED: "was delivered",
  DELIVERY_REJECTED: "was not accepted",
};
const RETURN: Record<string, string> = {
  WAIT: "was accepted: post your parcel",
  RECEIVED: "was checked",
  CANCELED: "was refused or cancelled",
  COMPLETED: "is completed",
};

/** What a notice says: "Order KR-100482 was approved by Hemi Waaka". */
export function titleOf({ kind, code, to_state: to, by, amended }: NoticeRow): string {
  if (kind === "return") return `Your return ${code} ${RETURN[to] ?? "has news"}`;
  if (kind === "parcel") return `A parcel of order ${code} ${PARCEL[to] ?? "has news"}`;
  return `Order ${code} ${ORDER[to] ?? "has news"}${by ? ` by ${by.name}` : ""}${amended ? ", with changes" : ""}`;
}

export const urlOf = ({ kind, code }: NoticeRow): string =>
  `/my-account/${kind === "return" ? "returns" : "orders"}/${encodeURIComponent(code)}`;
