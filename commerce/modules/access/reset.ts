import { and, eq, isNull, inArray } from "drizzle-orm";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { invalid } from "../../http/errors";
import { hashOf, RESEND_SECONDS, revokeAllOf } from "../oauth";
import { users } from "../users/tables";
import { endRequests } from "./end-requests";
import { requirePassword } from "./password-rules";
import { requestLink, LINK_MINUTES, type Channel, LINKS } from "./requests";
import { accessRequests } from "./tables";

type ResetCall = Pick<Call, "db" | "now">;

const badLink = () => invalid("token", "This link does not work. It was used, or a newer one was sent.");

/** The request behind a token and its person. */
async function findLink({ db }: ResetCall, token: string) {
  const [row] = await db
    .select({ request: accessRequests, user: users })
    .from(accessRequests)
    .innerJoin(users, eq(users.customerId, accessRequests.customerId))
    .where(and(eq(accessRequests.secretHash, hashOf(token)), inArray(accessRequests.purpose, LINKS)));
  return row;
}

/** @throws OccError 400: reason expired for a link that could be exchanged, invalid for every other. */
async function openLink(call: ResetCall, { token, type }: { token: string; type: Channel }) {
  const found = await findLink(call, token);
  if (!found || found.request.usedAt || found.request.channel !== type) throw badLink();
  if (found.request.expiresAt <= call.now()) throw invalid("token", "This link has expired.", "expired");
  return found;
}

/** `a•••••@kestrel.example`, or the end of a number. */
const partOfAddress = (user: { uid: string; mobile: string | null }, channel: Channel): string =>
  channel === "SMS"
    ? `the mobile ending in ${(user.mobile ?? "").replace(/\D/g, "").slice(-3)}`
    : user.uid.replace(/^(.)[^@]*/, "$1•••••");

/** What the page of a link shows (spec 000 §7, validate reset token). */
export async function describeLink(call: ResetCall, link: { token: string; type: Channel }) {
  const { request, user } = await openLink(call, link);
  const { expiresAt } = request;
  const minutesLeft = Math.ceil((expiresAt.getTime() - call.now().getTime()) / 60_000);
  return { valid: true, sentTo: partOfAddress(user, link.type), expires: occDate(expiresAt), minutesLeft };
}

/**
 * Sets a new password by a link. It works once; every sign-in, token and other link of the person ends.
 * @throws OccError 400 for a link that does not work, and for a password against the rules.
 */
export async function resetPassword(
  call: ResetCall & Pick<Call, "hashPassword">,
  body: { token: string; type: Channel; newPassword: string; confirmPassword: string },
): Promise<void> {
  const { request, user } = await openLink(call, body);
  requirePassword(body);
  const { customerId } = user;
  const at = call.now();
  const passwordHash = await call.hashPassword(body.newPassword);
  const taken = await call.db
    .update(accessRequests)
    .set({ usedAt: at })
    .where(and(eq(accessRequests.id, request.id), isNull(accessRequests.usedAt)))
    .returning({ id: accessRequests.id });
  if (taken.length === 0) throw badLink();
  await call.db.update(users).set({ passwordHash }).where(eq(users.customerId, customerId));
  await endRequests(call.db, customerId, at);
  await revokeAllOf(call.db, customerId, at);
}

/** Sends a new link to the person of an old one, the same way. @throws OccError 400 for an unknown token. */
export async function regenerateLink(call: ResetCall & Pick<Call, "baseSite">, token: string) {
  const found = await findLink(call, token);
  if (!found) throw badLink();
  const { customerId } = found.user;
  const channel = await requestLink(call, { customerId, channel: found.request.channel });
  return sentLink(channel);
}

/** The answer for a link that was asked for, the same whether the person exists. */
export const sentLink = (channel: Channel) => ({
  status: "Success" as const,
  channel,
  validMinutes: LINK_MINUTES[channel],
  resendSeconds: RESEND_SECONDS,
});
