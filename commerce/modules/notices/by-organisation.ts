import type { Database } from "../../database/connection";
import { mailPeople, type MailShop, type Message } from "../mail";
import { organisations } from "../organisation/tables";
import { NOTIFIED_AT_ONCE, type NotifiedPerson, shopOfNotified } from "../preferences";

/** A notice that was written for somebody, who gets a mail about it too. */
export type Told<Details> = NotifiedPerson & { customerId: string; about: string; details: Details };

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
