import { and, eq, isNull, or, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { plainEmail } from "../../http/contact";
import { personName } from "../../http/person-name";
import { firstLink } from "../access";
import { forgetGuesses, revokeAllOf } from "../oauth";
import { organisations } from "../organisation/tables";
import { users } from "../users/tables";

/** A mistake of whoever runs the shop; the message says what to do. */
export class AccountMistake extends Error {}

/** @throws AccountMistake unless exactly one account that was not deleted has this email or customer id. */
async function accountOf(db: Database, named: string) {
  const [found] = await db
    .select({ user: users, site: organisations.site, organisation: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.uid, users.organisationUid))
    .where(and(or(eq(users.uid, plainEmail(named)), eq(users.customerId, named)), isNull(users.deletedAt)));
  if (!found) throw new AccountMistake(`There is no account with the email or customer id ${named}`);
  return found;
}

export interface Account {
  customerId: string;
  email: string;
  name: string;
  organisation: string;
  unit: string;
  active: boolean;
  /** Where they are signed in. */
  signIns: number;
}

/** What an account is: for somebody who asks why they cannot get in. @throws AccountMistake */
export async function showAccount(db: Database, named: string, now: Date): Promise<Account> {
  const { user, organisation } = await accountOf(db, named);
  const [count] = await rowsOf<{ families: number }>(
    db,
    sql`select count(distinct family)::int as families from oauth_tokens
      where customer_id = ${user.customerId} and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz`,
  );
  return {
    customerId: user.customerId,
    email: user.uid,
    name: personName(user),
    ...{ organisation, unit: user.unitUid, active: user.active, signIns: count!.families },
  };
}

/**
 * A link with which a person sets a new password, once, within seven days; their older links end. Their password stays
 * until then. @throws AccountMistake for a closed account, which an administrator opens again.
 */
export async function passwordLink(
  db: Database,
  named: string,
  now: Date,
): Promise<{ site: string; token: string }> {
  const { user, site } = await accountOf(db, named);
  if (!user.active)
    throw new AccountMistake(`The account of ${personName(user)} is closed: an administrator opens it again`);
  return { site, token: await firstLink({ db, now: () => now }, user.customerId, site) };
}

/** Ends every sign-in of a person. @throws AccountMistake */
export async function endSignIns(db: Database, named: string, now: Date): Promise<void> {
  const { user } = await accountOf(db, named);
  await revokeAllOf(db, user.customerId, now);
}

/** Lets a person try again whom too many wrong passwords and codes hold back. @throws AccountMistake */
export async function unlockAccount(db: Database, named: string): Promise<void> {
  const { user } = await accountOf(db, named);
  await forgetGuesses(db, user);
}
