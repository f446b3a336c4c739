import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import type { Organisation, User } from "../../http/principal";
import { type Addressee, mailPeople, type MailShop, type Message, queueTexts, shopOf } from "../mail";
import { type Topic, waysOf } from "./topics";

/** Who is told: their name, where messages go, and the ways that they chose. */
type ToldPerson = Addressee & Pick<User, "mobile" | "toldBy">;

/** A person whom a job tells something, with the shop of their organisation and its uniform desk. */
export type NotifiedPerson = ToldPerson &
  Pick<Organisation, "support" | "site" | "timeZone"> & { organisationName: string };

/** The columns of a `NotifiedPerson`, of `users u` and their `organisations o`. */
export const notifiedPersonColumns = sql`u.uid, u.first_name as "firstName", u.last_name as "lastName",
  u.preferred_name as "preferredName", u.mobile, u.told_by as "toldBy", o.support, o.site,
  o.name as "organisationName", o.time_zone as "timeZone"`;

export const shopOfNotified = (
  { organisationName: name, support, site, timeZone }: NotifiedPerson,
  storefrontUrl: (site: string) => string,
): MailShop => shopOf({ name, support, site, timeZone }, storefrontUrl);

export interface Told {
  person: ToldPerson;
  /** The event, as in the outbox. */
  about: string;
  message: Message;
  /** One sentence, for a mobile. */
  text: string;
}

/** Queues mails and text messages about a topic, each by the ways that its person chose, in three statements at most. */
export async function notify(db: Database, topic: Topic, all: readonly Told[], now: Date): Promise<void> {
  const by = (way: "email" | "text") => all.filter(({ person }) => waysOf(person, topic)[way]);
  await mailPeople(
    db,
    by("email").map(({ person, about, message }) => [person, { about, message }]),
    now,
  );
  await queueTexts(
    db,
    by("text").map(({ person, about, message: { subject, shop, button }, text }) => ({
      about: `${about} by text`,
      to: { name: personName(person), mobile: person.mobile! },
      subject: `Text message: ${subject}`,
      text: `Kitroom: ${text} ${shop.url}${button.path}`,
    })),
    now,
  );
}

/** People who are noted and told in one transaction. A statement that notes them takes no more. */
export const NOTIFIED_AT_ONCE = 500;

/**
 * Notes whom to tell and tells them, `NOTIFIED_AT_ONCE` in one transaction, until nobody is left.
 * @param note marks the next of them, so that they are not told again, and gives their rows.
 */
export async function notifyInBatches<Row>(
  db: Database,
  topic: Topic,
  now: Date,
  { note, told }: { note: (db: Database) => Promise<Row[]>; told: (row: Row) => Told },
): Promise<void> {
  const next = () =>
    db.transaction(async (tx) => {
      const rows = await note(tx);
      await notify(tx, topic, rows.map(told), now);
      return rows.length;
    });
  while ((await next()) === NOTIFIED_AT_ONCE);
}
