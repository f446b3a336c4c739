import { and, eq, sql } from "drizzle-orm";
import type { Call } from "../../http/call";
import { notFound, OccError } from "../../http/errors";
import { allocatedPacks, queryFor, releaseUses } from "../packs";
import { cancelProblem, isCancellable, type CancelInput, type CancelProblem } from "./cancellable";
import { causeOf } from "./cause";
import { moveOrder } from "./life";
import { mailCancelled } from "./mails";
import { showOrder } from "./records";
import { returnStock } from "./stock";
import { consignments, orderEntries, orders } from "./tables";

const problemTexts: Record<CancelProblem, string> = {
  nothing: "Select at least one item to cancel.",
  partly: "You can only cancel the whole order. Cancel all items, then order again what you want to keep.",
};

type CancelCall = Pick<
  Call,
  "db" | "principal" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "storefrontUrl" | "header" | "once"
>;

/**
 * Cancels an order, once: its status changes, its entitlement is released, its stock is returned, and the
 * orderer gets a mail, all in one transaction. Cancelling it again does nothing.
 * @throws OccError 404 for another's order; 400 when it is too late or not all of it is named.
 */
export async function cancelOrder(call: CancelCall, code: string, inputs: CancelInput[]): Promise<void> {
  const { db } = call;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.customerId, call.about.user.customerId)))
    .for("update");
  if (!order) throw notFound("There is no order with that number.", { subject: code, subjectType: "order" });
  if (order.status === "CANCELLED") return;
  const entries = await db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
  const problem = cancelProblem(entries, inputs);
  if (problem) {
    throw new OccError(400, {
      type: "ValidationError",
      message: problemTexts[problem],
      reason: problem === "nothing" ? "missing" : "invalid",
      subject: "cancellationRequestEntryInputs",
      subjectType: "parameter",
    });
  }
  const [parcels] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(consignments)
    .where(eq(consignments.orderCode, code));
  if (!isCancellable(order.status, parcels?.count ?? 0)) throw tooLate(call, code);
  await moveOrder(db, code, order.status, "CANCELLED", causeOf(call, "wearer"));
  await releaseUses(db, code, call.now());
  await returnStock(db, code);
  const packIds = new Set(entries.map((entry) => entry.packId));
  const packs = packIds.has(null) && packIds.size === 1 ? [] : await allocatedPacks(db, queryFor(call));
  await mailCancelled(
    call,
    await showOrder(call, code),
    packs.filter(({ id }) => packIds.has(id)),
  );
}

/** Names the contact who can still help. */
function tooLate({ about }: CancelCall, code: string): OccError {
  const { name, phone } = about.organisation.support;
  return new OccError(400, {
    type: "OrderCancellationError",
    message: `Order ${code} can no longer be cancelled here. Call ${name} for help: ${phone}.`,
    reason: "notCancellable",
    subject: code,
    subjectType: "order",
  });
}
