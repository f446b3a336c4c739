import { scryptSync } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { DEMO_PASSWORD_COST } from "../modules/oauth";
import { users } from "../modules/users/tables";
import { addDays } from "./calendar";
import { namedPeople } from "./world/named-people";

export const DEMO_PASSWORD = "Kitroom-2026!";

/** The days before the demo began on which its oldest rows were added. */
const LONG_AGO = 900;
/** The oldest account is of this many days before. */
const OLDEST_ACCOUNT = 760;

/**
 * The stored form of the demo password. The salt is fixed and the hash is made once for all people:
 * these accounts are public, and 520 derivations would take half a minute.
 */
function demoPasswordHash(): string {
  const salt = Buffer.from("kitroom-demo-key");
  const key = scryptSync(DEMO_PASSWORD, salt, 32, { N: DEMO_PASSWORD_COST, r: 8, p: 1 });
  return `scrypt$${DEMO_PASSWORD_COST}$8$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** The supplier's agent, whom no file of a program has. */
export async function seedAgent(db: Database, today: Date): Promise<void> {
  await db.insert(users).values({
    customerId: "KR-000001",
    uid: "agent@kitroom.example",
    passwordHash: "",
    title: "Ms",
    firstName: "Vesna",
    lastName: "Tamariki",
    wearerId: "20527",
    organisationUid: "kitroom",
    unitUid: "kitroom",
    groups: ["asagentgroup"],
    priceEnabled: true,
    hiredAt: addDays(today, -1200),
    addedAt: today,
    updatedAt: today,
  });
}

/**
 * Makes of rows that files have just brought those of people and places that have been here for a long time: each came
 * when they were hired, nobody waits for a first link, everybody's password is the demo's, and content has no history yet.
 */
export async function settle(db: Database, today: Date): Promise<void> {
  const isFirst = [...namedPeople()].filter(([, { firstLogin }]) => firstLogin).map(([email]) => email);
  const longAgo = addDays(today, -LONG_AGO).toISOString();
  const day = today.toISOString();
  // Somebody who has not begun yet was added twelve days ago.
  await db.execute(sql`
    update users set password_hash = ${demoPasswordHash()}, is_first_login = uid = any(${sql.param(isFirst)}::text[]),
      show_login_preference_page = true,
      added_at = case when hired_at > ${day}::timestamptz then ${day}::timestamptz - interval '12 days'
        else greatest(hired_at, ${day}::timestamptz - ${`${OLDEST_ACCOUNT} days`}::interval) end`);
  await db.execute(sql`update users set updated_at = added_at`);
  await db.execute(sql`delete from access_requests`);
  await db.execute(sql`truncate change_events restart identity`);
  for (const table of ["units", "cost_centres"]) {
    await db.execute(sql`update ${sql.identifier(table)} set added_at = ${longAgo}::timestamptz,
      updated_at = ${addDays(today, -30).toISOString()}::timestamptz`);
  }
  await db.execute(sql`delete from cms_versions`);
  await byAdministrators(db, today);
}

/** How many days ago purchase orders were added; others half a year ago, one a day. */
const ADDED: Readonly<Record<string, number>> = {
  "PO-KC-0004": 40,
  "PO-KC-0005": 400,
  "PO-KC-0006": 600,
  "PO-KC-0007": 310,
  "PO-KC-0008": 122,
  "PO-KC-0009": 18,
  "PO-KC-0010": 66,
  "PO-KC-0011": 770,
  "PO-KC-0012": 5,
};

/** What administrators, or the finance team where there is one, have added by hand. */
async function byAdministrators(db: Database, today: Date): Promise<void> {
  await db.execute(sql`update unit_members m set added_at = u.hired_at, added_by = (select min(a.customer_id) from users a
      where a.organisation_uid = u.organisation_uid and 'b2badmingroup' = any(a.groups))
    from users u where u.customer_id = m.customer_id`);
  await db.execute(sql`update purchase_orders p set added_at = its.at, updated_at = its.at, added_by = its.by, updated_by = its.by
    from (select o.id, ${today.toISOString()}::timestamptz - interval '1 day' * coalesce((${JSON.stringify(ADDED)}::jsonb ->> o.id)::int,
          201 - row_number() over (partition by o.organisation_uid order by o.id)) as at,
        (select a.customer_id from users a where a.organisation_uid = o.organisation_uid
            and a.groups && array['financegroup', 'b2badmingroup']
          order by 'financegroup' = any(a.groups) desc, a.customer_id limit 1) as by
      from purchase_orders o) its
    where its.id = p.id`);
}
