import { and, eq, isNull, or, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound, OccError } from "../../http/errors";
import { personName } from "../../http/person-name";
import { openCartCode } from "../carts";
import type { User } from "../../http/principal";
import { managedUnits } from "../organisation";
import { users } from "../users/tables";
import { HELD } from "./hold";
import { proxies, type PROXY_ENDS } from "./tables";

type ProxyCall = Pick<Call, "db" | "about" | "now">;

const proxyError = (status: 400 | 409, reason: string, message: string, subject: string) =>
  new OccError(status, { type: "ProxyError", message, reason, subject, subjectType: "user" });

interface Row {
  uid: string;
  customer_id: string;
  first_name: string;
  last_name: string;
  wearer_id: string;
  started_at: string;
  ended_by: (typeof PROXY_ENDS)[number] | null;
  order_code: string | null;
  cart: string | null;
}

/** Whom a person orders for now, or for a day how the last one ended; one statement. */
export async function showProxy({ db, about, now }: ProxyCall) {
  const yesterday = timeBefore(now(), { days: 1 }).toISOString();
  const [row] = await rowsOf<Row>(
    db,
    sql`select u.uid, u.customer_id, u.first_name, u.last_name, u.wearer_id, p.started_at, p.ended_by, p.order_code,
      ${openCartCode(sql`u.customer_id`)} as cart
    from proxies p join users u on u.customer_id = p.wearer_id
    where p.actor_id = ${about.user.customerId}
      and (p.ended_at is null or p.ended_at > ${yesterday}::timestamptz)
    order by p.ended_at desc nulls first limit 1`,
  );
  if (!row) return { enabled: false };
  const name = personName({ firstName: row.first_name, lastName: row.last_name });
  if (row.ended_by) {
    return { enabled: false, ended: { name, by: row.ended_by, orderCode: row.order_code ?? undefined } };
  }
  return {
    enabled: true,
    uid: row.uid,
    customerId: row.customer_id,
    name,
    firstName: row.first_name,
    wearerId: row.wearer_id,
    cartId: row.cart ?? undefined,
    startedAt: occDate(new Date(row.started_at)),
  };
}

/**
 * Somebody whom the caller may order for, by user id, customer id or wearer id; one or two statements.
 * @throws OccError 404 for a person outside the caller's units, 400 ProxyError for oneself or a closed account.
 */
export async function wearerFor({ db, about }: Pick<Call, "db" | "about">, uid: string) {
  const [wearer] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.organisationUid, about.organisation.uid),
        or(eq(users.uid, uid.toLowerCase()), eq(users.customerId, uid), eq(users.wearerId, uid)),
      ),
    )
    .orderBy(users.customerId)
    .limit(1);
  const within = wearer && (await managedUnits(db, about.unit.uid)).some((one) => one.uid === wearer.unitUid);
  if (!wearer || !within) {
    throw notFound("You cannot order for this person.", { subject: uid, subjectType: "user" });
  }
  if (wearer.customerId === about.user.customerId) {
    throw proxyError(400, "self", "You order for yourself in the shop as usual.", uid);
  }
  if (!wearer.active) {
    throw proxyError(400, "closed", `The account of ${personName(wearer)} is closed.`, uid);
  }
  return wearer;
}

/**
 * Holds a person while something is ordered for them; two who order for them at once wait for each other.
 * @throws OccError 409 ProxyError in-use while somebody else orders for them.
 */
export async function holdWearer(
  call: ProxyCall,
  wearer: Pick<User, "customerId" | "firstName" | "lastName">,
) {
  const { db, about } = call;
  // Two who begin at once wait here, and so do two tabs of one person; in one order, against a deadlock.
  await db.execute(sql`select 1 from users
    where customer_id in (${about.user.customerId}, ${wearer.customerId}) order by customer_id for update`);
  const [held] = await db
    .select({ actorId: proxies.actorId, startedAt: proxies.startedAt, by: users })
    .from(proxies)
    .innerJoin(users, eq(users.customerId, proxies.actorId))
    .where(and(eq(proxies.wearerId, wearer.customerId), isNull(proxies.endedAt)));
  const mine = held?.actorId === about.user.customerId;
  if (held && !mine && held.startedAt > timeBefore(call.now(), HELD)) {
    const other = personName(held.by);
    const name = personName(wearer);
    throw proxyError(409, "in-use", `${other} is ordering for ${name} now.`, wearer.customerId);
  }
  return held && { actorId: held.actorId, mine };
}

/**
 * Begins to order for somebody. Whom the caller ordered for before is put aside; a second press changes nothing.
 * @throws OccError 404 for a person outside the caller's units, 400 ProxyError for oneself or a closed account,
 * 409 ProxyError in-use while another person orders for them.
 */
export async function startProxy(call: ProxyCall, uid: string) {
  const { db, about } = call;
  const wearer = await wearerFor(call, uid);
  const held = await holdWearer(call, wearer);
  if (!held?.mine) {
    if (held) await end(call, held.actorId, "taken-over");
    await end(call, about.user.customerId, "other-person");
    await db.insert(proxies).values({
      actorId: about.user.customerId,
      wearerId: wearer.customerId,
      startedAt: call.now(),
    });
  }
  return showProxy(call);
}

const end = (
  { db, now }: Pick<Call, "db" | "now">,
  actorId: string,
  by: (typeof PROXY_ENDS)[number],
  placed?: { orderCode: string; wearerId: string },
) =>
  db
    .update(proxies)
    .set({ endedAt: now(), end: by, orderCode: placed?.orderCode })
    .where(
      and(
        eq(proxies.actorId, actorId),
        isNull(proxies.endedAt),
        placed && eq(proxies.wearerId, placed.wearerId),
      ),
    );

/** Ends the ordering for somebody; the person's cart stays as it is. Without one it does nothing. */
export async function stopProxy(call: ProxyCall) {
  await end(call, call.about.user.customerId, "stopped");
  return { enabled: false };
}

/** Ends the ordering for the person of the call because their order was placed, in the placing transaction. */
export const endAsPlaced = (call: ProxyCall, actorId: string, orderCode: string) =>
  end(call, actorId, "placed", { orderCode, wearerId: call.about.user.customerId });
