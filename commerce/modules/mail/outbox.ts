import { randomUUID } from "node:crypto";
import { lt, or } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { createSites } from "../sites";
import { KEPT_DAYS } from "../../database/kept";
import { letterHtml } from "./frame";
import { type Letter, oneLine } from "./letter";
import type { SiteLook } from "./shop";
import { mailOutbox } from "./tables";
import { letterText } from "./text";

/** Days that a mail is kept: sent ones, and ones that were given up. */
const KEPT = KEPT_DAYS["sweep-mails"];

export interface Mail {
  /** The event that it is about. A second mail about the same event is not written. */
  about: string;
  to: { name: string; address: string };
  /** The address for replies. */
  replyTo?: string;
  letter: Letter;
  /** Attaches the files that were sent with this; see modules/files. */
  filesOf?: string;
}

const ADDRESS = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+$/;

/**
 * Writes a mail to the outbox. Call it in the transaction of the event, so that both are committed or
 * neither. A person without an email address gets no mail.
 */
export const queueMail = (db: Database, mail: Mail, now: Date): Promise<void> => queueMails(db, [mail], now);

/** A short text for a mobile. */
export interface TextMessage {
  /** As `Mail.about`. */
  about: string;
  to: { name: string; mobile: string };
  /** What the outbox lists it by; it is not sent. */
  subject: string;
  text: string;
}

/** Writes a text message to the outbox, as `queueMail` does a mail. */
export const queueText = (db: Database, message: TextMessage, now: Date): Promise<void> =>
  queueTexts(db, [message], now);

/** Queues several text messages in one statement. */
export async function queueTexts(db: Database, messages: readonly TextMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ about, to, subject, text }) => ({
    ...{ id: randomUUID(), about, channel: "SMS" as const, toAddress: to.mobile, toName: to.name },
    ...{ subject: oneLine(subject), text, html: "", createdAt: now, dueAt: now },
  }));
  await db.insert(mailOutbox).values(rows).onConflictDoNothing({ target: mailOutbox.about });
}

/** Queues several mails in one statement, after one for the sites that they are from unless those are known; each as `queueMail`. */
export async function queueMails(db: Database, mails: readonly Mail[], now: Date): Promise<void> {
  const reachable = mails.filter(({ to }) => ADDRESS.test(oneLine(to.address)));
  if (reachable.length === 0) return;
  const known = reachable.every(({ letter }) => letter.shop.look);
  const sites: ReadonlyMap<string, SiteLook> = known ? new Map() : await createSites(db).all();
  const rows = reachable.map((mail) => {
    const { look, site } = mail.letter.shop;
    return rowOf(mail, look ?? sites.get(site) ?? NO_SITE, now);
  });
  await db.insert(mailOutbox).values(rows).onConflictDoNothing({ target: mailOutbox.about });
}

/** How a mail looks that is from no site of the database. */
const NO_SITE = { name: "Kitroom", theme: "default" } as const;

function rowOf(
  { about, to, replyTo, letter, filesOf }: Mail,
  site: Parameters<typeof letterHtml>[1],
  now: Date,
): typeof mailOutbox.$inferInsert {
  return {
    id: randomUUID(),
    about,
    toAddress: oneLine(to.address),
    toName: oneLine(to.name),
    replyTo: replyTo && ADDRESS.test(replyTo) ? replyTo : null,
    subject: oneLine(letter.subject),
    text: letterText(letter),
    html: letterHtml(letter, site),
    filesOf: filesOf ?? null,
    createdAt: now,
    dueAt: now,
  };
}

/** Deletes mails that were sent a month ago or given up a quarter ago: they contain names and addresses. */
export async function sweepMails(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => timeBefore(now, { days });
  await db
    .delete(mailOutbox)
    .where(or(lt(mailOutbox.sentAt, daysAgo(KEPT.sent)), lt(mailOutbox.deadAt, daysAgo(KEPT.givenUp))));
}
