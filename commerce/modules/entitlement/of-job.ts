import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { givePacks } from "./renewal";

/**
 * Gives a new wearer the packs of their job. No table says which these are, so the people who do the same job in the
 * organisation do: a pack that more than half of them have now, and a new starter pack that any of them has.
 */
export async function givePacksOfJob(db: Database, customerId: string, now: Date): Promise<void> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`with peers as (
        select u.customer_id from users me join users u on u.organisation_uid = me.organisation_uid
          and u.job_group = me.job_group and u.customer_id <> me.customer_id
        where me.customer_id = ${customerId} and 'customergroup' = any(me.groups)
          and u.active and 'customergroup' = any(u.groups))
      select p.id from packs p join allocations a on a.pack_id = p.id join peers on peers.customer_id = a.customer_id
      join organisations o on o.uid = p.organisation_uid
      where a.period_end >= (${now.toISOString()}::timestamptz at time zone o.time_zone)::date
      group by p.id, p.pack_type
      having p.pack_type = 'new starter' or count(distinct a.customer_id) * 2 > (select count(*) from peers)
      order by p.id`,
  );
  await givePacks(
    db,
    customerId,
    found.map(({ id }) => id),
    now,
  );
}
