import { sql } from "drizzle-orm";
import { dayOf } from "../../calendar";
import type { Database } from "../../database/connection";
import { readableDay } from "../../http/dates";
import type { MailShop, Message } from "../mail";
import { wornLines } from "../ppe";
import { tellByOrganisation, type Told, writeDue } from "./by-organisation";
import type { Replacement } from "./tables";
import { replacementWords } from "./words";

/** How many days before a garment is to be replaced its wearer is told, once. */
export const REPLACED_DAYS = 30;

/**
 * Writes a notice for each garment of an organisation's people that is to be replaced soon, because it was issued so long
 * ago. What somebody was issued later of the same kind counts. A later issue is told of anew; each day once.
 */
export function noteReplacements(
  db: Database,
  uid: string,
  timeZone: string,
  now: Date,
): Promise<Told<Replacement>[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = sql`${dayOf(now, timeZone)}::date`;
  const people = sql`select u.customer_id from users u where u.organisation_uid = ${uid} and u.active
    and (u.ends_on is null or u.ends_on >= ${today})`;
  return writeDue(
    db,
    sql`${wornLines(people, timeZone)},
    latest as (
      select distinct on (w.customer_id, coalesce(w.garment_class, w.style_code)) w.*
      from worn w where w.replace_on is not null
      order by w.customer_id, coalesce(w.garment_class, w.style_code), w.replace_on desc, w.style_code),
    due as (
      select l.*, l.customer_id as told, 'replacement ' || l.style_code || ' ' || l.replace_on as about from latest l
      where l.replace_on between ${today} and ${today} + ${REPLACED_DAYS}::int)`,
    {
      kind: "replacement",
      at,
      details: sql`jsonb_build_object('styleCode', d.style_code, 'name', d.name,
          'issuedOn', d.issued_on::text, 'months', d.replaced_after_months, 'replaceOn', d.replace_on::text)`,
    },
  );
}

/** Tells people what they are to replace, one organisation at a time by its own calendar. */
export const notifyOfReplacements = (
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> =>
  tellByOrganisation(db, storefrontUrl, now, { note: noteReplacements, message: replacementMessage });

export function replacementMessage(shop: MailShop, details: Replacement): Message {
  const { title, more, action } = replacementWords(details, details.issuedOn);
  return {
    shop,
    subject: title,
    heading: title,
    opening: [more],
    facts: [
      { label: "Garment", value: details.name, main: true },
      { label: "Issued", value: readableDay(details.issuedOn) },
      { label: "Replace by", value: readableDay(details.replaceOn), main: true },
    ],
    button: { label: action.label, path: action.url },
    next: ["Order a new one from your packs, and hand in the old one."],
    why: "it was issued to you",
    settings: "always",
  };
}
