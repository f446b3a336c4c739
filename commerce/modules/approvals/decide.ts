import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { findPerson } from "../oauth";
import {
  causeOf,
  giveBack,
  mailDecided,
  moveOrder,
  noOrder,
  packsOfLines,
  showOrder,
  statusDisplay,
} from "../orders";
import { type Amended, type Changes, takeOffOrder } from "./amend";
import { declineReason, type DeclineReason } from "./reasons";
import { lockWaiting, mustBeWithin } from "./waiting";

export type DecideCall = Pick<
  Call,
  "db" | "principal" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "storefrontUrl" | "header" | "once"
>;

interface Decision {
  approve: boolean;
  /** What is approved otherwise than asked for; of every line that is not named, all. */
  changes?: Changes;
  /** Needed to decline. */
  reason?: DeclineReason;
  /** The approver's own words. */
  comment?: string;
}

/**
 * Approves an order that waits, all of it or some of its pieces, or declines it: what it took for the rest goes back as
 * after a cancellation. The orderer gets a mail. All in one transaction; of two decisions the first counts.
 * @throws OccError as lockWaiting; 403 for an order that comes to more than the caller may allow; 400 for quantities that
 * cannot be approved.
 */
export async function decide(call: DecideCall, code: string, decision: Decision) {
  const { db, about } = call;
  const { approve, changes = {}, reason, comment } = decision;
  const order = await lockWaiting(call, code);
  const owner = await findPerson(db, order.customer_id);
  if (!owner) throw noOrder(code);
  const wearer = { ...call, about: owner };
  const asAsked = !changes.entries?.length && !changes.replacements?.length;
  const amended: Amended[] = asAsked ? [] : await takeOffOrder(wearer, code, changes);
  if (approve) await mustBeWithin(call, code, order);
  const to = approve ? "APPROVED" : "REJECTED";
  const standIn = order.own_right ? undefined : (order.stands_in ?? undefined);
  const cause = causeOf(call, "approver", {
    ...(reason && { declined: { code: reason.code, name: reason.name } }),
    ...(amended.length > 0 && { amended: amended.map(({ line, ...change }) => change) }),
  });
  await moveOrder(db, code, "PENDING_APPROVAL", to, {
    ...cause,
    note: comment || undefined,
    ...(standIn && { onBehalfOf: { customerId: standIn.customerId, name: standIn.name } }),
  });
  if (!approve) await giveBack(db, code, call.now());
  const lines = approve
    ? amended.map(({ line }) => line)
    : (order.pack_ids ?? []).map((packId) => ({ packId }));
  const by = `${about.user.firstName} ${about.user.lastName}${standIn ? `, for ${standIn.name},` : ""}`;
  await mailDecided(
    wearer,
    await showOrder(wearer, code),
    { approved: approve, by, reason: reason?.name, comment, amended },
    await packsOfLines(wearer, lines),
  );
  return { code, status: to, statusDisplay: statusDisplay(to) };
}

/** Approves or declines (spec 001 §7). @throws OccError 400 to decline without a reason; else as decide. */
export async function approveOrDecline(
  call: DecideCall,
  sent: { orderCode: string; decision: "APPROVE" | "DECLINE"; reasonCode?: string; comment?: string },
) {
  if (sent.decision === "APPROVE")
    return decide(call, sent.orderCode, { approve: true, comment: sent.comment });
  const reason = declineReason(sent.reasonCode);
  if (!sent.reasonCode) throw invalid("reasonCode", REQUIRED_TEXT, "missing");
  if (!reason) throw invalid("reasonCode", "Choose one of the reasons.");
  return decide(call, sent.orderCode, { approve: false, reason, comment: sent.comment });
}

/** The framework's decision (contract §10). @throws OccError 400 to reject without a comment; else as decide. */
export async function approveOrReject(
  call: DecideCall,
  code: string,
  sent: { decision: "APPROVE" | "REJECT"; comment?: string },
) {
  const approve = sent.decision === "APPROVE";
  if (!approve && !sent.comment) throw invalid("comment", REQUIRED_TEXT, "missing");
  await decide(call, code, {
    approve,
    reason: approve ? undefined : declineReason("OTHER"),
    comment: sent.comment,
  });
  return sent;
}
