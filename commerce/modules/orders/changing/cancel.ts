import { and, eq, sql } from "drizzle-orm";
import type { Call } from "../../../http/call";
import { notFound, OccError } from "../../../http/errors";
import { isCancellable, planCancel, type CancelInput } from "../life/cancellable";
import { cancelPart } from "./cancel-part";
import { causeOf } from "../life/cause";
import { giveBack, packsOfLines } from "./give-back";
import { moveOrder } from "../life/life";
import { mailCancelled, mailPartCancelled } from "../mails/cancelled";
import { showOrder } from "../showing/records";
import { tooLate } from "./too-late";
import { consignments, orderEntries, orders } from "../tables";

type CancelCall = Pick<
  Call,
  "db" | "principal" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "storefrontUrl" | "header" | "once"
>;

/**
 * Cancels an order or some of its pieces: what they took of entitlement and stock goes back, the order is charged
 * for the rest, and the orderer gets a mail, all in one transaction. An order that is cancelled stays so.
 * @throws OccError 404 for another's order; 400 when it is too late or these pieces cannot be cancelled.
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
  const [parcels] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(consignments)
    .where(eq(consignments.orderCode, code));
  if (!isCancellable(order.status, parcels?.count ?? 0)) throw tooLate(call, code, TOO_LATE);
  const standing = entries.filter(({ quantity }) => quantity > 0);
  const plan = planCancel(standing, inputs);
  if ("problem" in plan) throw refused(plan);
  if (plan.whole) {
    await moveOrder(db, code, order.status, "CANCELLED", causeOf(call, "wearer"));
    await giveBack(db, code, call.now());
  } else {
    await cancelPart(call, order, standing, plan.cancelled);
  }
  const its = await packsOfLines(
    call,
    code,
    plan.cancelled.map(({ line }) => line),
  );
  const view = await showOrder(call, code);
  if (plan.whole) await mailCancelled(call, view, its);
  else await mailPartCancelled(call, view, plan.cancelled, its);
}

const refused = ({ problem, reason }: { problem: string; reason: string }): OccError =>
  new OccError(400, {
    type: "ValidationError",
    message: problem,
    reason,
    subject: "cancellationRequestEntryInputs",
    subjectType: "parameter",
  });

const TOO_LATE = {
  type: "OrderCancellationError",
  reason: "notCancellable",
  what: "can no longer be cancelled",
};
