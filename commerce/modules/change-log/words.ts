import { counted } from "../../http/counted";
import { STOREFRONT_NAME } from "../oauth";
import { statusDisplay } from "../orders";
import { returnDisplay, type ReturnState } from "../returns";
import type { EventData } from "../orders/tables";
import type { LogKind } from "./contract";
import type { ValueChange } from "../changes/tables";

export const KIND_NAMES: Record<LogKind, string> = {
  order: "Orders",
  return: "Returns and exchanges",
  person: "People",
  role: "Roles",
  pack: "Packs",
  limit: "Purchase limits",
  budget: "Budgets",
  "cost-centre": "Cost centres",
  unit: "Business units",
  "user-group": "User groups",
  "purchase-order": "Purchase orders",
  payment: "Payments of invoices",
  delegation: "Approvals given to others",
  upload: "User uploads",
  refusal: "Refusals",
};

const CHANNEL_NAMES: Record<string, string> = {
  "punch-out": "Punch-out",
  assisted: "Assisted service",
  proxy: "Ordered for somebody",
  "mail-link": "Mail link",
  upload: "CSV upload",
  "sign-on": "Single sign-on",
  program: "Program files",
  operator: "By the operator of the shop",
  clock: "By the clock",
  system: "By the clock",
  migration: "From before the log",
  demo: "Demo",
};

/** A channel that is no client has its own words; a client has its name. */
export const channelName = (channel: string, clientName: string | null): string =>
  CHANNEL_NAMES[channel] ?? (clientName === STOREFRONT_NAME ? "Shop" : (clientName ?? "API"));

/** What an event of a return or exchange changed. The states are said to whoever asked, who does not read the log. */
export function returnValues({ from, to }: { from: string | null; to: string }): ValueChange[] {
  const words = (state: string) => returnDisplay(state as ReturnState).replace("your parcel", "the parcel");
  return [{ what: from ? "Status" : "Asked for", from: from && words(from), to: words(to) }];
}

/** What an event of an order changed, in the words of its page. @param names of the order's lines. */
export function orderValues(
  { from, to, data }: { from: string | null; to: string; data: EventData | null },
  names: ReadonlyMap<number, string>,
): ValueChange[] {
  const line = (entryNumber: number) => names.get(entryNumber) ?? `line ${entryNumber + 1}`;
  return [
    ...(data?.purchaseOrderNumber ? [{ what: "PO number", ...data.purchaseOrderNumber }] : []),
    ...(data?.amended ?? []).map((one) => ({
      what:
        one.inPlaceOf === undefined
          ? `Approved quantity, ${line(one.entryNumber)}`
          : `Put in place of ${line(one.inPlaceOf)}, ${line(one.entryNumber)}`,
      from: one.inPlaceOf === undefined ? String(one.from) : null,
      to: String(one.to),
    })),
    ...(data?.cancelled ?? []).map((one) => ({
      what: `Cancelled, ${line(one.entryNumber)}`,
      from: null,
      to: counted(one.quantity, "piece"),
    })),
    ...(from === to
      ? []
      : [{ what: from ? "Status" : "Placed", from: from && statusDisplay(from), to: statusDisplay(to) }]),
  ];
}
