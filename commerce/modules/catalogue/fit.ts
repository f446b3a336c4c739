import { sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";

/** How many people must have asked for another size before anything is said: fewer would be chance, or somebody. */
const LEAST_PEOPLE = 5;
/** How many times as many as those who found the opposite. */
const CLEARLY = 2;
/** Garments are cut anew: older exchanges are about another one. */
const DAYS = 730;

/**
 * Writes how each style fits, from what people exchanged for a larger or a smaller size in the last two years: it runs
 * small if at least five people found it too small, and twice as many as found it too large. A style that says the same
 * as before is not written, because each change drops what is cached of the catalogue.
 */
export async function learnFits(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    with found as (
      select e.product ->> 'styleCode' as code,
        count(distinct r.customer_id) filter (where e.reason = 'TOO_SMALL')::int as small,
        count(distinct r.customer_id) filter (where e.reason = 'TOO_LARGE')::int as large
      from return_entries e join return_requests r on r.code = e.return_code
      where e.type = 'EXCHANGE' and r.status not in ('CANCELED', 'CANCELLING')
        and r.asked_at > ${timeBefore(now, { days: DAYS }).toISOString()}::timestamptz
      group by 1),
    learned as (
      select code, 'small' as runs, small as people from found
        where small >= ${LEAST_PEOPLE} and small >= ${CLEARLY} * large
      union all
      select code, 'large', large from found where large >= ${LEAST_PEOPLE} and large >= ${CLEARLY} * small)
    update styles s set runs = l.runs, runs_for = l.people
    from styles o left join learned l on l.code = o.code
    where o.code = s.code and (s.runs, s.runs_for) is distinct from (l.runs, l.people)`);
}
