import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { ownerOf, revokeAllOf, revokeFamily } from "../oauth";

type SessionCall = Pick<Call, "db" | "now" | "about" | "principal" | "header">;

/** What names a sign-in to its person: a hash, so that nothing about its tokens leaves the API. */
const idOf = (family: string) =>
  createHash("sha256").update(`session ${family}`).digest("base64url").slice(0, 22);

interface Row {
  family: string;
  name: string;
  browser: string | null;
  since: string | Date;
  last: string | Date;
}

const liveFamilies = (db: Database, customerId: string, now: Date) =>
  rowsOf<Row>(
    db,
    sql`
    select t.family, coalesce(max(c.name), max(t.client_id)) as name,
      (select s.browser from sign_ins s where s.family = t.family) as browser, min(t.issued_at) as since,
      max(coalesce(t.used_at, t.issued_at)) as last
    from oauth_tokens t left join oauth_clients c on c.client_id = t.client_id
    where t.customer_id = ${customerId}
    group by t.family
    having bool_or(t.revoked_at is null and t.expires_at > ${now.toISOString()}::timestamptz
      and (t.kind = 'access' or t.used_at is null))
    order by last desc, t.family limit 100`,
  );

const familyOf = async ({ db, header }: SessionCall) => {
  const token = /^bearer (.+)$/i.exec(header("Authorization")?.trim() ?? "")?.[1] ?? "";
  return (await ownerOf(db, token))?.family ?? "";
};

/** Where the person is signed in, newest use first. */
export async function sessionsOf(call: SessionCall) {
  const { db, about, now } = call;
  const own = await familyOf(call);
  const rows = await liveFamilies(db, about.user.customerId, now());
  return rows.map(({ family, name, browser, since, last }) => ({
    id: idOf(family),
    application: name,
    ...(browser ? { browser } : {}),
    signedIn: occDate(new Date(since)),
    lastUsed: occDate(new Date(last)),
    current: family === own,
  }));
}

/** Ends one sign-in with all its tokens. @throws OccError 404 for one that is not the person's, or has ended. */
export async function endSession(call: SessionCall, id: string): Promise<void> {
  const rows = await liveFamilies(call.db, call.about.user.customerId, call.now());
  const found = rows.find(({ family }) => idOf(family) === id);
  if (!found) throw notFound("This sign-in has ended.");
  await revokeFamily(call.db, found.family, call.now());
}

/** Ends every sign-in of the person but this one. */
export async function endOthers(call: SessionCall): Promise<void> {
  await revokeAllOf(call.db, call.about.user.customerId, call.now(), await familyOf(call));
}
