import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { readableTime } from "../../http/dates";
import type { Person } from "../../http/principal";
import { type MailShop, mailPerson, type Message, shopOf } from "../mail";
import { notices, type NewSignIn } from "../notices/tables";
import { KEPT_DAYS } from "../../database/kept";
import { findPerson } from "./authenticate";
import { browserOf } from "./browsers";

/** Days that a browser counts as one of the person's after a sign-in. */
const KNOWN_DAYS = KEPT_DAYS["sweep-browsers"].used;
const since = (now: Date) => sql`${timeBefore(now, { days: KNOWN_DAYS }).toISOString()}::timestamptz`;

interface SignedIn {
  customerId: string;
  /** Of its tokens; another name for a sign-in that has none yet. */
  family: string;
  by: NewSignIn["by"];
  /** The User-Agent. */
  agent: string | undefined;
}

export interface Noting {
  now: Date;
  storefrontUrl: (site: string) => string;
}

/**
 * Writes down with which browser somebody signed in. From one that no sign-in of the last 90 days had, nor one that
 * still lasts, they are told; the first sign-in ever tells nothing. One statement where there is nothing to tell.
 */
export async function noteSignIn(db: Database, noting: Noting, signedIn: SignedIn): Promise<void> {
  const { customerId, family, by, agent } = signedIn;
  const browser = browserOf(agent);
  const at = sql`${noting.now.toISOString()}::timestamptz`;
  const [seen] = await rowsOf<{ earlier: number; known: boolean }>(
    db,
    sql`with written as (
        insert into sign_ins (family, customer_id, browser, at) values (${family}, ${customerId}, ${browser}, ${at}))
      select count(*)::int as earlier, coalesce(bool_or(s.browser = ${browser} and (s.at > ${since(noting.now)}
          or exists (select 1 from oauth_tokens t where t.family = s.family and t.expires_at > ${at}))), false) as known
        from sign_ins s where s.customer_id = ${customerId}`,
  );
  if (!seen || seen.earlier === 0 || seen.known) return;
  const person = await findPerson(db, customerId);
  if (!person) return;
  const about = `sign-in ${randomUUID()}`;
  await db
    .insert(notices)
    .values({ customerId, kind: "sign-in", about, at: noting.now, details: { browser, by } });
  // Whoever signs in at their organisation is told by it.
  if (by !== "sso") await sendNewSignIn(db, noting, person, { about, browser });
}

function sendNewSignIn(
  db: Database,
  { now, storefrontUrl }: Noting,
  { user, organisation }: Person,
  { about, browser }: { about: string; browser: string },
): Promise<void> {
  const at = readableTime(now, organisation.timeZone);
  const message = newSignInMessage(shopOf(organisation, storefrontUrl), { browser, at });
  return mailPerson(db, user, { about, message }, now);
}

/** @param at in words, in the organisation's time zone. */
export const newSignInMessage = (
  shop: MailShop,
  { browser, at }: { browser: string; at: string },
): Message => ({
  shop,
  subject: "New sign-in to your account",
  heading: "New sign-in to your account",
  opening: [
    `Somebody signed in to your account with ${browser}, at ${at}. You have not used that browser here in the last ${KNOWN_DAYS} days.`,
  ],
  facts: [
    { label: "Browser", value: browser },
    { label: "Time", value: at },
  ],
  button: { label: "Set a new password", path: "/forgot-password" },
  next: [
    "If it was you, there is nothing to do.",
    "If it was not you, set a new password now: that ends every sign-in. Then check your passkeys under “Login and security”.",
  ],
  why: "somebody signed in to your account from a new browser",
  settings: "always",
});

/** Deletes what is older than 90 days and no sign-in any more. The newest of a person stays, so that nobody is new twice. */
export async function sweepBrowsers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from sign_ins s where s.at <= ${since(now)}
    and not exists (select 1 from oauth_tokens t where t.family = s.family)
    and exists (select 1 from sign_ins n where n.customer_id = s.customer_id
      and (n.at, n.family) > (s.at, s.family))`);
}
