import { RowRefusal, type RowState } from "../../../http/row-refusal";
import type { Call } from "../../../http/call";
import { invoiceIfSent } from "../../invoices";
import { moveOrder, noteOrder } from "../life/life";
import { mayMove, ORDER_TRANSITIONS } from "../life/transitions";
import { mailCancelled, mailPartCancelled } from "../mails/cancelled";
import { unconsigned } from "../showing/parcels";
import { showOrder } from "../showing/records";
import type { orders } from "../tables";
import { completeIfArrived, type Heard, rowsOfOrder, warehouse } from "./packing";
import { takeOff } from "../changing/cancel-part";
import { giveBack, packsOfLines } from "../changing/give-back";

/** Cancelling an order of `about`, who is told of it. */
export type RestCall = Pick<
  Call,
  "db" | "principal" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "storefrontUrl" | "header" | "once"
>;

/**
 * Cancels what the supplier cannot send of an order: all of it, or the pieces that are in no parcel. What they took of
 * entitlement and stock goes back, the order is charged for the rest, and its person gets a mail. The caller has locked
 * the order.
 * @param told which moves are possible.
 * @throws RowRefusal for an order that the warehouse may not cancel.
 */
export async function cancelRest(
  call: RestCall,
  order: typeof orders.$inferSelect,
  at: Date,
  heard: Heard,
  told: () => string,
): Promise<RowState> {
  const { db } = call;
  const { code } = order;
  const { entries, parcels } = await rowsOfOrder(db, code);
  const standing = parcels.filter(({ status }) => status !== "CANCELLED");
  const left = unconsigned(
    standing,
    entries.filter(({ quantity }) => quantity > 0),
  );
  const cause = warehouse(at, heard);
  if (standing.length === 0) {
    const open = order.status === "OPEN" || mayMove(ORDER_TRANSITIONS, order.status, "OPEN", "warehouse");
    if (!open && order.status !== "ERROR") throw new RowRefusal("status", told());
    await cancelWhole(call, order, cause);
    const view = await showOrder(call, code);
    await mailCancelled(call, view, await packsOfLines(call, code, entries));
    return "applied";
  }
  if (left.length === 0) return "same";
  if (order.status !== "OPEN") throw new RowRefusal("status", told());
  const cuts = left.map(({ entryNumber, quantity }) => ({
    line: entries.find((entry) => entry.entryNumber === entryNumber)!,
    quantity,
  }));
  await takeOff(call, order, entries, cuts);
  const cancelled = left.map(({ entryNumber, quantity }) => ({ entryNumber, quantity }));
  await noteOrder(db, code, { ...cause, data: { cancelled } });
  await completeIfArrived(db, code, at, heard);
  // What is left may have been sent before.
  await invoiceIfSent(db, code);
  const view = await showOrder(call, code);
  const its = await packsOfLines(
    call,
    code,
    cuts.map(({ line }) => line),
  );
  await mailPartCancelled(call, view, cuts, its);
  return "applied";
}

/** The warehouse takes an order that it will not send, and cancels it. */
async function cancelWhole(
  { db, now }: RestCall,
  { code, status }: typeof orders.$inferSelect,
  cause: ReturnType<typeof warehouse>,
): Promise<void> {
  if (status === "ERROR") await moveOrder(db, code, "ERROR", "CANCELLED", { ...cause, actor: "system" });
  else {
    if (status !== "OPEN") await moveOrder(db, code, status, "OPEN", cause);
    await moveOrder(db, code, "OPEN", "CANCELLING", cause);
    await moveOrder(db, code, "CANCELLING", "CANCELLED", cause);
  }
  await giveBack(db, code, now());
}
