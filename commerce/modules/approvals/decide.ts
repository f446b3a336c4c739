import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { counted } from "../../http/counted";
import { invalid, OccError } from "../../http/errors";
import { formatMoney } from "../../http/money";
import { personName } from "../../http/person-name";
import { REQUIRED_TEXT } from "../../http/text-schema";
import type { User } from "../../http/principal";
import { todayOf } from "../../http/today";
import { findPerson } from "../oauth";
import {
  causeOf,
  chargesNow,
  giveBack,
  mailDecided,
  moveOrder,
  noOrder,
  orderFingerprint,
  packsOfLines,
  showOrder,
  statusDisplay,
} from "../orders";
import { type Amended, type Changes, takeOffOrder } from "./amend/amend";
import type { DecideBody } from "./contract";
import { declineReason, type DeclineReason } from "./reasons";
import { isHeld, knowing, leavingOf } from "./left";
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
  /** Of what was shown to be approved. */
  fingerprint?: string;
}

/**
 * Approves an order that waits, all of it or some of its pieces, or declines it: what it took for the rest goes back as
 * after a cancellation. The orderer gets a mail. All in one transaction; of two decisions the first counts.
 * @throws OccError as lockWaiting; 403 for an order that comes to more than the caller may allow; 400 for quantities that
 * cannot be approved; 409 for an order of somebody who has left, unless it was opened.
 */
export async function decide(call: DecideCall, code: string, decision: Decision) {
  const { db, about } = call;
  const { approve, changes = {}, reason, comment, fingerprint } = decision;
  const order = await lockWaiting(call, code);
  const owner = await findPerson(db, order.customer_id);
  if (!owner) throw noOrder(code);
  const wearer = { ...call, about: owner };
  const asAsked = !changes.entries?.length && !changes.replacements?.length;
  const amended: Amended[] = asAsked ? [] : await takeOffOrder(wearer, code, changes);
  if (approve) {
    await mustBeAsShown(call, code, fingerprint, { ...owner.user, symbol: owner.unit.currencySymbol });
    await mustBeWithin(call, code, order);
  }
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
  const by = `${personName(about.user)}${standIn ? `, for ${standIn.name},` : ""}`;
  await mailDecided(
    wearer,
    await showOrder(wearer, code),
    { approved: approve, by, reason: reason?.name, comment, amended },
    await packsOfLines(wearer, code, lines),
  );
  return { code, status: to, statusDisplay: statusDisplay(to) };
}

/**
 * Refuses what comes to something else than was shown: a wearer may cancel pieces meanwhile, and changes have a price.
 * Refuses what is held, too, unless the caller saw that their wearer has left.
 * @throws OccError 409
 */
async function mustBeAsShown(
  call: DecideCall,
  code: string,
  shown: string | undefined,
  { symbol, ...wearer }: Pick<User, "endsOn"> & { symbol: string },
) {
  const { db, about } = call;
  const leaving = leavingOf(wearer, todayOf(call));
  const left = leaving?.left === true;
  if (!shown && !left) return;
  const charged = await chargesNow(db, code);
  const pricesShown = charged.pricesShown || about.user.priceEnabled;
  const now = orderFingerprint({ ...charged, pricesShown });
  if (shown === knowing(now, left)) return;
  if (left && (!shown || shown === now)) throw isHeld(code, leaving.lastDay);
  const { pieces, totalCents, ownShareCents } = charged;
  const sum = pricesShown ? totalCents : ownShareCents;
  const money =
    sum > 0 ? `, ${formatMoney(sum, symbol)}${pricesShown ? "" : " of it paid by the wearer"}` : "";
  throw new OccError(409, {
    type: "ConflictError",
    message: `${code} comes to ${counted(pieces, "piece")}${money}. Check it, then approve it.`,
    reason: "changed",
    subject: code,
    subjectType: "order",
  });
}

/** Approves or declines (spec 001 §7). @throws OccError 400 to decline without a reason; else as decide. */
export async function approveOrDecline(call: DecideCall, sent: z.infer<typeof DecideBody>) {
  if (sent.decision === "APPROVE")
    return decide(call, sent.orderCode, {
      approve: true,
      comment: sent.comment,
      fingerprint: sent.fingerprint,
    });
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
