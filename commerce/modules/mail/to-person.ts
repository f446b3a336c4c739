import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import type { Organisation, User } from "../../http/principal";
import type { LetterBlock } from "./letter";
import { queueMail } from "./outbox";

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

/** Queues a mail to a person's own address. */
export function mailPerson(
  db: Database,
  person: { user: Called & Pick<User, "lastName" | "uid">; organisation: { support: Support } },
  { about, subject, opening, blocks = [], link }: Message,
  now: Date,
): Promise<void> {
  const { user, organisation } = person;
  const { support } = organisation;
  const letter = { greeting: greetingOf(user), opening, blocks, link, closing: signatureOf(support) };
  const to = { name: personName(user), address: user.uid };
  return queueMail(db, { about, to, replyTo: support.email, subject, letter }, now);
}
