import { and, eq, notInArray, or, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../database/connection";
import { plainEmail } from "../../http/contact";
import { personName } from "../../http/person-name";
import type { User } from "../../http/principal";
import { ENDED_STATES } from "../orders";
import { orders } from "../orders/tables";
import { organisations } from "../organisation/tables";
import { punchoutConnections } from "../punchout/tables";
import { ENDED_RETURNS } from "../returns";
import { returnRequests } from "../returns/tables";
import { users } from "../users/tables";

/** A mistake of whoever runs the shop; the message says what to do. */
export class PersonMistake extends Error {}

/** Most codes that are listed. */
const MOST = 20;

/** Orders and returns of a person that are not finished, by their codes: an account is kept until they are. */
export async function unfinishedOf(db: Database, customerId: string) {
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
  return {
    openOrders: openOrders.map(({ code }) => code),
    openReturns: openReturns.map(({ code }) => code),
  };
}

/** @throws PersonMistake unless there is an account, open, closed or deleted, with this email or customer id. */
export async function personOf(db: Database, named: string): Promise<User> {
  const [found] = await db
    .select()
    .from(users)
    .where(or(eq(users.uid, plainEmail(named)), eq(users.customerId, named)));
  if (!found) {
    throw new PersonMistake(
      `There is no account with the email or customer id ${named}; somebody who was deleted or erased is found by their customer id`,
    );
  }
  if (found.erasedAt) {
    throw new PersonMistake(`${found.customerId} was erased before, at ${found.erasedAt.toISOString()}`);
  }
  return found;
}

/** Whom others depend on, in words. */
const NEEDED = [
  ["b2badmingroup", "administrator"],
  ["asagentgroup", "person of the supplier"],
] as const;

/** @throws PersonMistake while something is open, and for somebody whom others depend on. */
export async function requireErasable(db: Database, person: User): Promise<void> {
  const name = personName(person);
  const { openOrders, openReturns } = await unfinishedOf(db, person.customerId);
  const open = [...openOrders, ...openReturns];
  if (open.length > 0) {
    throw new PersonMistake(`${name} cannot be erased yet: ${open.join(", ")} must be finished first`);
  }
  const [connection] = await db
    .select({ name: punchoutConnections.name })
    .from(punchoutConnections)
    .where(eq(punchoutConnections.customerId, person.customerId));
  if (connection) {
    throw new PersonMistake(
      `The punch-out connection ${connection.name} runs as ${name}: give it another account first`,
    );
  }
  const [contact] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(sql`lower(${organisations.support} ->> 'email') = ${person.uid}`);
  if (contact) {
    throw new PersonMistake(`${name} is the contact of ${contact.name}: name another one first`);
  }
  for (const [group, words] of NEEDED) {
    if (!person.active || !person.groups.includes(group)) continue;
    const [others] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from users where organisation_uid = ${person.organisationUid}
        and active and customer_id <> ${person.customerId} and ${group} = any(groups)`,
    );
    if (others!.n === 0) {
      throw new PersonMistake(`${name} is the only ${words} of their organisation: add another one first`);
    }
  }
}
