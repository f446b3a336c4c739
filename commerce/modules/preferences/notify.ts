import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import type { Organisation, User } from "../../http/principal";
import { greetingOf, queueMails, queueTexts, signatureOf, type LetterBlock } from "../mail";
import { type Topic, waysOf } from "./topics";

/** Who is told, and whose uniform desk answers. */
export type NotifiedPerson = Pick<
  User,
  "uid" | "firstName" | "lastName" | "preferredName" | "mobile" | "toldBy"
> &
  Pick<Organisation, "support">;

/** The columns of a `NotifiedPerson`, of `users u` and their `organisations o`. */
export const notifiedPersonColumns = sql`u.uid, u.first_name as "firstName", u.last_name as "lastName",
  u.preferred_name as "preferredName", u.mobile, u.told_by as "toldBy", o.support`;

export interface Told {
  person: NotifiedPerson;
  /** The event, as in the outbox. */
  about: string;
  subject: string;
  opening: string[];
  blocks?: LetterBlock[];
  link: { label: string; url: string };
  /** One sentence, for a mobile. */
  text: string;
}

/** Queues mails and text messages about a topic, each by the ways that its person chose, in two statements at most. */
export async function notify(db: Database, topic: Topic, all: readonly Told[], now: Date): Promise<void> {
  const by = (way: "email" | "text") => all.filter(({ person }) => waysOf(person, topic)[way]);
  await queueMails(
    db,
    by("email").map(({ person, about, subject, opening, blocks = [], link }) => ({
      about,
      to: { name: nameOf(person), address: person.uid },
      replyTo: person.support.email,
      subject,
      letter: {
        greeting: greetingOf(person),
        opening,
        blocks,
        link,
        closing: signatureOf(person.support),
      },
    })),
    now,
  );
  await queueTexts(
    db,
    by("text").map(({ person, about, subject, text, link }) => ({
      about: `${about} by text`,
      to: { name: nameOf(person), mobile: person.mobile! },
      subject: `Text message: ${subject}`,
      text: `Kitroom: ${text} ${link.url}`,
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

const nameOf = ({ firstName, lastName }: NotifiedPerson) => personName({ firstName, lastName });
