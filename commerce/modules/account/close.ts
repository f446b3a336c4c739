import { randomBytes } from "node:crypto";
import { and, eq, notInArray } from "drizzle-orm";
import type { Call } from "../../http/call";
import { forbidden, OccError } from "../../http/errors";
import { endRequests } from "../access";
import { carts } from "../carts/tables";
import { userSizes } from "../catalogue/tables";
import { revokeAllOf } from "../oauth";
import { ENDED_STATES } from "../orders";
import { orders } from "../orders/tables";
import { addresses } from "../organisation/tables";
import { ENDED_RETURNS } from "../returns";
import { returnRequests } from "../returns/tables";
import { identityLinks } from "../sso/tables";
import { users } from "../users/tables";

type ClosingCall = Pick<Call, "db" | "now" | "about" | "principal">;

/** Whose account others depend on. */
const KEPT_GROUPS = ["b2badmingroup", "asagentgroup"];

/** Most codes that are listed. */
const MOST = 20;

/** What keeps an account from being closed now. Two statements. */
export async function closingOf({ db, about, principal }: ClosingCall) {
  const { customerId, groups } = about.user;
  if (principal.kind !== "person" || principal.user.customerId !== customerId) throw forbidden();
  const openOrders = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, [...ENDED_STATES])))
    .orderBy(orders.code)
    .limit(MOST);
  const openReturns = await db
    .select({ code: returnRequests.code })
    .from(returnRequests)
    .where(
      and(eq(returnRequests.customerId, customerId), notInArray(returnRequests.status, [...ENDED_RETURNS])),
    )
    .orderBy(returnRequests.code)
    .limit(MOST);
  const reason = groups.some((group) => KEPT_GROUPS.includes(group))
    ? "Others depend on your account. Another administrator can close it."
    : undefined;
  return {
    possible: !reason && openOrders.length + openReturns.length === 0,
    reason,
    openOrders: openOrders.map(({ code }) => code),
    openReturns: openReturns.map(({ code }) => code),
  };
}

/** @throws OccError 400 while something is open, and for accounts that others depend on. */
export async function requireClosable(call: ClosingCall): Promise<void> {
  const closing = await closingOf(call);
  if (closing.possible) return;
  const open = [...closing.openOrders, ...closing.openReturns].join(", ");
  const message = closing.reason ?? `Not yet: ${open} must be finished first.`;
  throw new OccError(400, { type: "AccountClosingError", message, reason: "open" });
}

/**
 * Closes the person's own account: nobody signs in with it, and what is theirs alone is deleted. Orders, the name, the
 * email address and the wearer number stay: they are the organisation's record of issued uniform. An administrator can
 * open the account again; its password is gone.
 * @throws OccError 400 while something is open.
 */
export async function closeAccount(call: ClosingCall & Pick<Call, "hashPassword">): Promise<void> {
  const { db, now, about } = call;
  const { customerId } = about.user;
  await requireClosable(call);
  const passwordHash = await call.hashPassword(randomBytes(32).toString("base64url"));
  await db
    .update(users)
    .set({ active: false, preferredName: null, mobile: null, passwordHash })
    .where(eq(users.customerId, customerId));
  for (const table of [addresses, carts, userSizes, identityLinks]) {
    await db.delete(table).where(eq(table.customerId, customerId));
  }
  await endRequests(db, customerId, now());
  await revokeAllOf(db, customerId, now());
}
