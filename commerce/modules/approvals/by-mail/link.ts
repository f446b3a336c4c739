import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { invalid, notFound, OccError } from "../../../http/errors";
import { may } from "../../../http/policy";
import type { Person } from "../../../http/principal";
import { findPerson, hashOf } from "../../oauth";
import { lastDigits, mailDecisionBarred } from "../../organisation";
import type { DecideCall } from "../decide";
import { waitingInScope } from "../scope";
import { decidedAlready } from "../waiting";

/** A call of whoever has a link: nobody is signed in. */
export type MailCall = Pick<
  Call,
  "db" | "now" | "baseSite" | "mediaBaseUrl" | "storefrontUrl" | "once" | "header"
>;

/** A link of a mail to an approver, with the order as it is now. */
export interface MailLink {
  keyHash: string;
  code: string;
  sentTo: string;
  expiresAt: string;
  tries: number;
  usedAt: string | null;
  status: string;
  currency: string;
  totalCents: number;
}

/** @param lock so that of two presses at once the second waits for the first. @throws OccError 404 for none. */
export async function findMailLink(db: Database, key: string, lock = false): Promise<MailLink> {
  const keyHash = hashOf(key);
  // By itself: a statement that waits for a lock would read the order as it was before.
  if (lock) await db.execute(sql`select from mail_decisions where key_hash = ${keyHash} for update`);
  const [link] = await rowsOf<MailLink>(
    db,
    sql`select m.key_hash as "keyHash", m.order_code as code, m.sent_to as "sentTo", m.expires_at as "expiresAt",
        m.tries, m.used_at as "usedAt", o.status, o.currency, o.total_cents as "totalCents"
      from mail_decisions m join orders o on o.code = m.order_code
      where m.key_hash = ${keyHash}`,
  );
  if (!link) throw notFound("This link is not complete, or it is too old.", { subject: "key" });
  return link;
}

/** Wrong digits after which a link ends. */
export const MOST_TRIES = 5;

const barred = (reason: string, message: string) =>
  new OccError(403, { type: "ForbiddenError", message, reason, subject: "key", subjectType: "parameter" });

export const endedByTries = () =>
  barred(
    "tooManyTries",
    `Wrong digits were entered ${MOST_TRIES} times, so this link has ended. Sign in to decide.`,
  );

/** 403 without what became of the order: whoever may not decide any more learns nothing of it. */
const noRight = () =>
  barred("noRight", "This link does not work any more. Sign in to see what waits for you.");

/** The calls of the approver whom a link was sent to, as the log will name them: themselves, through the mail's link. */
const actingAs = (call: MailCall, person: Person): DecideCall => ({
  ...call,
  about: person,
  principal: { kind: "person", clientId: "mail-link", scopes: [], ...person },
  // The headers are of whoever opened the link: of another visit, perhaps.
  header: () => undefined,
});

/** The approver of a link, if they may still approve orders. @throws OccError 403 else. */
async function approverOf(call: MailCall, { sentTo }: MailLink): Promise<Person> {
  const person = await findPerson(call.db, sentTo);
  if (!person?.user.active || !person.unit.active || !may(person, "approve-orders")) throw noRight();
  return person;
}

/**
 * Whose decision a link takes. Everything is judged as it is now: what the mail promised may have been withdrawn since.
 * @throws OccError 403 for an approver who may not decide about the order any more, for an organisation that does not
 * permit it any more or not for as much as it comes to, and after too many wrong digits; 409 with what became of an order
 * that waits no longer; 400 after the link's time.
 */
export async function mustBeOpen(call: MailCall, link: MailLink): Promise<DecideCall> {
  const person = await approverOf(call, link);
  const as = actingAs(call, person);
  // Read again, in one statement: since the link was read a page may have decided.
  const [order] = await rowsOf<{ status: string; waits: boolean }>(
    call.db,
    sql`select o.status, (${waitingInScope(as)}) as waits from orders o where o.code = ${link.code}`,
  );
  if (order!.status !== "PENDING_APPROVAL") throw await decidedAlready(as, link.code);
  if (!order!.waits) throw noRight();
  if (link.tries >= MOST_TRIES) throw endedByTries();
  if (new Date(link.expiresAt) <= call.now())
    throw invalid(
      "key",
      "This link has expired. The order still waits for a decision: sign in to decide.",
      "expired",
    );
  const permitted = mailDecisionBarred(person.organisation, link);
  if (permitted === "off" || !lastDigits(person.user.wearerId))
    throw barred("off", "Your organisation asks you to sign in to decide.");
  if (permitted === "over")
    throw barred(
      "overAmount",
      `${link.code} comes to more than your organisation lets you approve from an email. Sign in to decide.`,
    );
  return as;
}
