import { sql, type SQL } from "drizzle-orm";
import { MAKING_DAYS, USUAL_WAY } from "./warehouse";

/**
 * The `LeadTime` of a pack as JSON: that of the garment which takes longest of those that are not collected in a window,
 * with all that can be put on it, by the way that a checkout proposes. Whatever somebody chooses takes no longer, as long
 * as it is in stock.
 * @param country where it goes.
 */
export const leadTimeOf = (packId: SQL, country: SQL): SQL => sql`(
  select json_build_object('making', slow.making, 'decoration', slow.decoration,
    'carrier', coalesce((select m.max_days from delivery_modes m where m.country = ${country}
      order by m.sort limit 1), ${USUAL_WAY.maxDays}::int))
  from (
    select case s.stock_model when 'stocked' then 0 else ${MAKING_DAYS}::int end as making,
      coalesce((select max(v.lead_days) from style_value_adds x join value_adds v on v.code = x.value_add_code
        where x.style_code = s.code), 0) as decoration
    from bundles b join bundle_styles y on y.pack_id = b.pack_id and y.bundle_id = b.id
    join styles s on s.code = y.style_code
    where b.pack_id = ${packId} and not b.is_indent_order and coalesce(b.opens_after_start, 0) <= 0) slow
    group by slow.making, slow.decoration order by slow.making + slow.decoration desc limit 1)`;
