import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import type { User } from "../../http/principal";
import type { Message } from "./letter";
import { type Mail, queueMail, queueMails } from "./outbox";

type Called = Pick<User, "firstName" | "preferredName">;

/** How a mail addresses a person. */
export const greetingOf = ({ preferredName, firstName }: Called): string =>
  `Hello ${preferredName ?? firstName},`;

/** Who a mail goes to: a person, at the address that they sign in with. */
export type Addressee = Called & Pick<User, "lastName" | "uid">;

/** A message about one event, as in the outbox. */
export interface Dispatch {
  about: string;
  message: Message;
}

/** Queues a mail to a person's own address. Replies go to the uniform desk. */
export const mailPerson = (db: Database, user: Addressee, sent: Dispatch, now: Date): Promise<void> =>
  mailPeople(db, [[user, sent]], now);

/** Queues mails to several people, each to their own address, in one statement. */
export const mailPeople = (
  db: Database,
  mails: readonly (readonly [Addressee, Dispatch])[],
  now: Date,
): Promise<void> => queueMails(db, mails.map(mailOf), now);

const mailOf = ([user, { about, message }]: readonly [Addressee, Dispatch]): Mail => ({
  about,
  to: { name: personName(user), address: user.uid },
  replyTo: message.shop.support?.email,
  letter: { ...message, greeting: greetingOf(user) },
});

/**
 * Queues a mail to the uniform desk of the message's shop.
 * @param from whom it is from: replies go to them. Without it they go to the desk itself.
 * @param filesOf as in `Mail`.
 */
export async function mailDesk(
  db: Database,
  { about, message, from, filesOf }: Dispatch & { from?: Addressee; filesOf?: string },
  now: Date,
): Promise<void> {
  const { support } = message.shop;
  if (!support) return;
  await queueMail(
    db,
    {
      about,
      to: { name: support.name, address: support.email },
      replyTo: from?.uid ?? support.email,
      letter: { ...message, answersTo: from && personName(from) },
      filesOf,
    },
    now,
  );
}
