import { sql, type SQL } from "drizzle-orm";
import { dayOf } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { readableDay } from "../../http/dates";
import type { MailShop, Message } from "../mail";
import { organisations } from "../organisation/tables";
import { amountText } from "../packs";
import {
  NOTIFIED_AT_ONCE,
  notifyInBatches,
  notifiedPersonColumns,
  type NotifiedPerson,
  shopOfNotified,
} from "../preferences";
import type { Lapse } from "./tables";
import { lapseWords, packUrl } from "./words";

/** How many days before what is left of a pack lapses its person is told: once, and once more if something is left then. */
export const LAPSE_DAYS = { first: 30, last: 7 } as const;

/** What a notice is about, of allocations `a`: the second one of each has its days behind it. */
const aboutLapse = (today: SQL): SQL =>
  sql`('lapse ' || a.id || case when a.period_end <= ${today} + ${LAPSE_DAYS.last}::int then ${` ${LAPSE_DAYS.last}`} else '' end)`;

type Lapsing = NotifiedPerson & { about: string; details: Lapse };

/**
 * Writes a notice for each allocation of an organisation whose period ends soon and of which something is left that its
 * person can order until then. One that has the notice of its days already is left alone; of two that were missed, the
 * second is written.
 */
export function noteLapses(db: Database, uid: string, day: string, now: Date): Promise<Lapsing[]> {
  const today = sql`${day}::date`;
  const about = aboutLapse(today);
  const at = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<Lapsing>(
    db,
    sql`with lapsing as (
      select a.id, ${about} as about, a.customer_id, a.period_end, p.id as pack_id, p.name, p.allocation_type, n.currency_symbol, rest.amount
      from allocations a join packs p on p.id = a.pack_id
      join users u on u.customer_id = a.customer_id join units n on n.uid = u.unit_uid
      cross join lateral (
        select coalesce(sum(greatest(0, b.amount)), 0)::int as amount from (
          select sum(case when m.kind in ('grant', 'release') then m.amount else -m.amount end) as amount
          from entitlement_movements m where m.allocation_id = a.id and m.measure = p.allocation_type
            and (a.extended_until >= ${today} or not exists (select from bundles c where c.pack_id = p.id
              and c.id = m.bundle_id and c.is_indent_order and c.indent_ends_at <= ${at}))
          group by m.bundle_id) b) rest
      where u.organisation_uid = ${uid} and u.active and (u.ends_on is null or u.ends_on >= a.period_end) and p.reset <> 'once' and p.pack_type <> 'self-purchase'
        and a.period_end between ${today} and ${today} + ${LAPSE_DAYS.first}::int and a.period_start <= ${today}
        and (a.extended_until >= ${today} or (coalesce(p.closes_at > ${at}, true) and exists (
          select 1 from bundles b where b.pack_id = p.id
            and (not b.is_indent_order or coalesce(b.indent_ends_at > ${at}, true)))))
        and rest.amount > 0
        and not exists (select 1 from notices x where x.customer_id = a.customer_id and x.about = ${about})
      order by a.id limit ${NOTIFIED_AT_ONCE}),
    written as (
      insert into notices (customer_id, kind, about, at, details)
      select customer_id, 'points', about, ${at},
        jsonb_build_object('packId', pack_id, 'packName', name, 'measure', allocation_type, 'amount', amount,
          'symbol', currency_symbol, 'lastDay', period_end::text)
      from lapsing on conflict (customer_id, about) do nothing returning customer_id, about, details)
    select w.about, w.details, ${notifiedPersonColumns}
    from written w join users u on u.customer_id = w.customer_id
    join organisations o on o.uid = u.organisation_uid`,
  );
}

/** Tells people what is about to lapse, one organisation at a time by its own calendar. */
export async function notifyOfLapses(
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const all = await db
    .select({ uid: organisations.uid, timeZone: organisations.timeZone })
    .from(organisations);
  for (const { uid, timeZone } of all) {
    const today = dayOf(now, timeZone);
    await notifyInBatches(db, "lapse", now, {
      note: (tx) => noteLapses(tx, uid, today, now),
      told: ({ about, details, ...person }) => {
        const message = lapseMessage(shopOfNotified(person, storefrontUrl), details);
        return { person, about, message, text: `${message.subject}.` };
      },
    });
  }
}

export function lapseMessage(shop: MailShop, details: Lapse): Message {
  const { title, more } = lapseWords(details);
  const { packName, amount, measure, symbol, lastDay } = details;
  return {
    shop,
    subject: title,
    heading: title,
    opening: [`${title}. ${more}`],
    facts: [
      { label: "Pack", value: packName },
      { label: "Left", value: amountText(amount, measure, symbol), main: true },
      { label: "Last day", value: readableDay(lastDay), main: true },
    ],
    button: { label: "See the pack", path: packUrl(details) },
    next: [`Order by ${readableDay(lastDay)} to use what is left. After that it can’t be brought back.`],
    why: "something is left in a pack of yours",
    settings: "topic",
  };
}
