import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import type { User } from "../../http/principal";
import { revokeAllOf, revokePeople } from "../oauth";
import { users } from "../users/tables";
import { endRequestsOf, endRequests } from "./end-requests";
import { sendIdentityChange, sendSameChange, type NotifiedChange } from "./identity-mails";
import { welcome } from "./requests";

export type IdentityCall = Pick<Call, "db" | "now" | "storefrontUrl"> & {
  baseSite: Pick<Call["baseSite"], "uid">;
};

/** What of an account decides who gets into it, and what they may do there. */
const IDENTITY = ["uid", "mobile", "unitUid", "active"] as const;

const touchesIdentity = (before: User, set: Partial<User>): boolean =>
  IDENTITY.some((column) => set[column] !== undefined && set[column] !== before[column]) ||
  (set.groups !== undefined && [...set.groups].sort().join() !== [...before.groups].sort().join());

export interface IdentityChange extends NotifiedChange {
  /** The family of the sign-in that makes the change, which goes on. */
  except?: string;
}

/**
 * Saves a change of a person, whoever makes it. One of the email, the mobile, the roles, the unit or the status ends
 * every link, every code and every sign-in of the account, and is mailed to the person: at the old address and at the
 * new one, which gets the first link if no password was set yet.
 */
export async function changeIdentity(call: IdentityCall, change: IdentityChange): Promise<void> {
  const { before, set, by, except } = change;
  const { customerId } = before;
  const { db } = call;
  const mobile =
    set.mobile === undefined ? {} : { mobileSignsIn: await signsInBy(db, set.mobile, customerId) };
  await db
    .update(users)
    .set({ ...set, ...mobile })
    .where(eq(users.customerId, customerId));
  if (!touchesIdentity(before, set)) return;
  const at = call.now();
  await endRequests(db, customerId, at);
  await revokeAllOf(db, customerId, at, except);
  // The first steps of a new account are the person's own.
  if (by || !before.isFirstLogin) await sendIdentityChange(call, change);
  if (set.uid !== undefined && set.uid !== before.uid && before.isFirstLogin) await welcome(call, customerId);
}

/** Whether a mobile names a person where somebody signs in: the first account that had it keeps that. */
export async function signsInBy(db: Database, mobile: string | null, customerId: string): Promise<boolean> {
  if (!mobile) return true;
  const others = and(
    eq(users.mobile, mobile),
    users.active,
    users.mobileSignsIn,
    ne(users.customerId, customerId),
  );
  return (await db.$count(users, others)) === 0;
}

/** People whose mails are one statement. */
const BATCH = 500;

export interface Closing extends Pick<NotifiedChange, "organisation" | "changes"> {
  people: readonly User[];
  /** The name of who closes them, and their number. */
  by: string;
  updatedBy: string;
}

/**
 * Closes the accounts of many people of one organisation, with the same consequences as `changeIdentity` has for one, in
 * one statement for each consequence, and one for the mails of 500 people.
 */
export async function closeAccounts(call: IdentityCall, closing: Closing): Promise<void> {
  const { people, updatedBy, ...told } = closing;
  if (people.length === 0) return;
  const { db } = call;
  const at = call.now();
  const those = sql`(select unnest(${sql.param(people.map(({ customerId }) => customerId))}::text[]))`;
  await db
    .update(users)
    .set({ active: false, updatedAt: at, updatedBy, version: sql`${users.version} + 1` })
    .where(sql`${users.customerId} in ${those}`);
  await endRequestsOf(db, sql`customer_id in ${those}`, at);
  await revokePeople(db, those, at);
  for (let from = 0; from < people.length; from += BATCH) {
    await sendSameChange(call, people.slice(from, from + BATCH), { ...told, set: { active: false } });
  }
}
