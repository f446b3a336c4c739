import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { mailPeople, type MailShop, type Message } from "../mail";
import { organisations } from "../organisation/tables";
import { NOTIFIED_AT_ONCE, notifiedPersonColumns, type NotifiedPerson, shopOfNotified } from "../preferences";
import type { notices } from "./tables";

/** A notice that was written for somebody, who gets a mail about it too. */
export type Told<Details> = NotifiedPerson & { customerId: string; about: string; details: Details };

/**
 * Writes a notice of each row of `due`, which has the customer `told` and what the notice is `about`, but for those who were
 * told of it before; at most `NOTIFIED_AT_ONCE`.
 * @param due the common table expressions that end with `due`.
 */
export const writeDue = <Details>(
  db: Database,
  due: SQL,
  { kind, at, details }: { kind: (typeof notices.$inferInsert)["kind"]; at: SQL; details: SQL },
): Promise<Told<Details>[]> =>
  rowsOf<Told<Details>>(
    db,
    sql`with ${due},
    written as (
      insert into notices (customer_id, kind, about, at, details)
      select d.told, ${kind}, d.about, ${at}, ${details}
      from due d where not exists (select from notices x where x.customer_id = d.told and x.about = d.about)
      order by d.about, d.told limit ${NOTIFIED_AT_ONCE}
      on conflict (customer_id, about) do nothing returning customer_id, about, details)
    select w.customer_id as "customerId", w.about, w.details, ${notifiedPersonColumns}
    from written w join users u on u.customer_id = w.customer_id
    join organisations o on o.uid = u.organisation_uid`,
  );

/**
 * Writes notices and mails them, one organisation at a time by its own calendar, in batches: a mail goes with its notice or
 * not at all.
 * @param note writes at most `NOTIFIED_AT_ONCE` notices of an organisation's people.
 */
export async function tellByOrganisation<Details>(
  db: Database,
  storefrontUrl: (site: string) => string,
  now: Date,
  {
    note,
    message,
  }: {
    note: (db: Database, uid: string, timeZone: string, now: Date) => Promise<Told<Details>[]>;
    message: (shop: MailShop, details: Details) => Message;
  },
): Promise<void> {
  const all = await db
    .select({ uid: organisations.uid, timeZone: organisations.timeZone })
    .from(organisations);
  for (const { uid, timeZone } of all) {
    const next = () =>
      db.transaction(async (tx) => {
        const rows = await note(tx, uid, timeZone, now);
        await mailPeople(
          tx,
          // Notices of several people may be about the same; each person gets a mail.
          rows.map(({ customerId, about, details, ...person }) => [
            person,
            {
              about: `${about} ${customerId}`,
              message: message(shopOfNotified(person, storefrontUrl), details),
            },
          ]),
          now,
        );
        return rows.length;
      });
    while ((await next()) === NOTIFIED_AT_ONCE);
  }
}
