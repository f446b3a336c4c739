import { sql } from "drizzle-orm";
import { dayOf } from "../../calendar";
import type { Database } from "../../database/connection";
import { readableDay } from "../../http/dates";
import { givenLines } from "../leavers";
import type { MailShop, Message } from "../mail";
import { tellByOrganisation, type Told, writeDue } from "./by-organisation";
import type { RecallNews } from "./tables";
import { recallWords } from "./words";

/**
 * Writes a notice for whoever of an organisation was issued pieces of a style that is recalled, or that is exchanged at no
 * charge because the brand changes. Of each style a person is told once.
 */
export function noteRecalls(
  db: Database,
  uid: string,
  timeZone: string,
  now: Date,
): Promise<Told<RecallNews>[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = sql`${dayOf(now, timeZone)}::date`;
  const people = sql`select u.customer_id from users u where u.organisation_uid = ${uid} and u.active
    and (u.ends_on is null or u.ends_on >= ${today})
    and exists (select from styles s where s.ends_on is not null)`;
  return writeDue(
    db,
    sql`${givenLines(people, false)},
    held as (
      select g.customer_id, g.style_code, sum(g.still_out)::int as pieces from given g
      where g.still_out > 0 group by 1, 2),
    due as (
      select h.*, h.customer_id as told, s.name, s.end_kind, s.end_reason, s.ends_on, s.exchange_free, r.name as replacement,
        'recall ' || h.style_code as about
      from held h join styles s on s.code = h.style_code left join styles r on r.code = s.replaced_by
      where s.ends_on is not null and (s.end_kind = 'recall' or s.exchange_free))`,
    {
      kind: "recall",
      at,
      details: sql`jsonb_build_object('styleCode', d.style_code, 'name', d.name,
          'kind', d.end_kind, 'reason', d.end_reason, 'endsOn', d.ends_on::text, 'pieces', d.pieces,
          'replacement', d.replacement, 'exchangeFree', d.exchange_free)`,
    },
  );
}

/** Tells people that they hold recalled pieces, one organisation at a time by its own calendar. */
export const notifyOfRecalls = (
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> => tellByOrganisation(db, storefrontUrl, now, { note: noteRecalls, message: recallMessage });

export function recallMessage(shop: MailShop, details: RecallNews): Message {
  const { title, why, how, action } = recallWords(details);
  return {
    shop,
    subject: title,
    heading: title,
    opening: [why],
    facts: [
      { label: "Garment", value: details.name, main: true },
      { label: "You have", value: String(details.pieces) },
      { label: "Last day to order it", value: readableDay(details.endsOn) },
      ...(details.replacement ? [{ label: "Replaced by", value: details.replacement, main: true }] : []),
    ],
    button: { label: action.label, path: action.url },
    next: [how],
    why: "it was issued to you",
    settings: "always",
  };
}
