import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { wornLines } from "../ppe";
import type { Group } from "./counts";
import type { Quarter } from "./quarters";
import { type ForecastCall, workersFrom } from "./workers";

/** Pieces of a style that people still have and that are to be replaced in a quarter. */
export interface Replaced extends Omit<Group, "packId"> {
  styleCode: string;
  name: string;
  pieces: number;
}

/**
 * What is to be replaced in four quarters because it was issued so long ago, of what no pack gives again: whoever gets the
 * style with a yearly pack replaces it with that. As in reminders, what somebody was issued last of a class of garments
 * counts. One statement for any number of people; where no style is replaced it looks at nothing else.
 */
export function replacedIn(call: ForecastCall, quarters: readonly Quarter[]): Promise<Replaced[]> {
  const { timeZone, uid } = call.about.organisation;
  const from = sql`${quarters[0]!.first}::date`;
  const to = sql`${quarters.at(-1)!.last}::date`;
  return rowsOf<Replaced>(
    call.db,
    sql`with worker as (
      ${workersFrom(call, from)} and exists (select from styles s where s.replaced_after_months is not null)
    ), ${wornLines(sql`select customer_id from worker`, timeZone)},
    latest as (
      select w.*, max(w.replace_on) over (partition by w.customer_id, coalesce(w.kind, w.style_code)) as last
      from worn w where w.replace_on is not null)
    select p.centre, p.currency, p.gst_rate as "gstRate", l.style_code as "styleCode", l.name,
      date_trunc('quarter', l.replace_on::timestamp)::date::text as quarter,
      count(distinct l.customer_id)::int as people, sum(l.pieces)::int as pieces
    from latest l join worker p on p.customer_id = l.customer_id
    where l.replace_on = l.last and l.replace_on between ${from} and ${to}
      and (p.ends_on is null or p.ends_on >= l.replace_on)
      and not exists (select from allocations a join packs k on k.id = a.pack_id and k.reset <> 'once'
        join bundle_styles b on b.pack_id = k.id and b.style_code = l.style_code
        where a.customer_id = l.customer_id and k.organisation_uid = ${uid} and k.pack_type <> 'self-purchase')
    group by 1, 2, 3, 4, 5, 6`,
  );
}
