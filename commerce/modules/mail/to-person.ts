import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import type { Organisation, User } from "../../http/principal";
import type { LetterBlock } from "./letter";
import { type Mail, queueMails } from "./outbox";

type Called = Pick<User, "firstName" | "preferredName">;
type Support = Organisation["support"];

/** How a mail addresses a person. */
export const greetingOf = ({ preferredName, firstName }: Called): string =>
  `Hello ${preferredName ?? firstName},`;

/** How a mail ends: who answers questions. */
export const signatureOf = ({ name, phone, email }: Support): string[] => [
  "Questions? Contact your uniform desk.",
  `${name}, ${phone}, ${email}`,
];

/** What a mail tells one person, and where its button leads. */
export interface Message {
  /** The event, as in the outbox. */
  about: string;
  subject: string;
  opening: string[];
  blocks?: LetterBlock[];
  link: { label: string; url: string };
}

interface Addressee {
  user: Called & Pick<User, "lastName" | "uid">;
  organisation: { support: Support };
}

/** Queues a mail to a person's own address. */
export const mailPerson = (db: Database, person: Addressee, message: Message, now: Date): Promise<void> =>
  mailPeople(db, [[person, message]], now);

/** Queues mails to several people, each to their own address, in one statement. */
export const mailPeople = (
  db: Database,
  mails: readonly (readonly [Addressee, Message])[],
  now: Date,
): Promise<void> => queueMails(db, mails.map(mailOf), now);

function mailOf([{ user, organisation }, message]: readonly [Addressee, Message]): Mail {
  const { about, subject, opening, blocks = [], link } = message;
  const { support } = organisation;
  const letter = { greeting: greetingOf(user), opening, blocks, link, closing: signatureOf(support) };
  const to = { name: personName(user), address: user.uid };
  return { about, to, replyTo: support.email, subject, letter };
}
