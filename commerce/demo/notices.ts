import { sql } from "drizzle-orm";
import { dayOf } from "../calendar";
import type { Database } from "../database/connection";
import { noteBackInStock } from "../modules/interests";
import { LAPSE_DAYS, noteLapses, noteRecalls, noteReplacements, REPLACED_DAYS } from "../modules/notices";
import { noteNewRequests, ORDER_NEWS, PARCEL_NEWS } from "../modules/orders";
import { organisations } from "../modules/organisation/tables";
import { RETURN_NEWS } from "../modules/returns";
import { addDays } from "./calendar";

/** Days whose notices nobody has read yet. */
const UNREAD_DAYS = 7;

/** When others last did something to an order or a return, as the API notes it; everybody has read what is older than a week. */
export async function seedNotices(db: Database, today: Date): Promise<void> {
  const orderNews = sql.param([...ORDER_NEWS, ...PARCEL_NEWS]);
  await db.execute(sql`update orders o set news_at = (
    select max(e.at) from order_events e where e.order_code = o.code and e.actor <> 'wearer'
      and e.from_state is distinct from e.to_state and e.to_state = any(${orderNews}::text[]))`);
  await db.execute(sql`update return_requests r set news_at = (
    select max(e.at) from return_events e where e.return_code = r.code and e.actor <> 'wearer'
      and e.from_state is not null and e.to_state = any(${sql.param([...RETURN_NEWS])}::text[]))`);
  await seedAsked(db, today);
  await seedInterests(db, today);
  await seedLapses(db, today);
  await seedReplacements(db, today);
  await seedRecalls(db, today);
  const weekAgo = addDays(today, -UNREAD_DAYS).toISOString();
  await db.execute(sql`update users set notices_read_at = ${weekAgo}::timestamptz`);
}

/** Whoever is asked about an order that waits was told when it was placed. */
async function seedAsked(db: Database, today: Date): Promise<void> {
  await noteNewRequests(db, today);
  await db.execute(sql`update notices t set at = o.placed_at from orders o
    where t.kind = 'approval' and o.code = t.details ->> 'orderCode'`);
}

/** Two sizes that a wearer or buyer of each program waits for, and one that came back two days ago. */
async function seedInterests(db: Database, today: Date): Promise<void> {
  const asked = addDays(today, -20).toISOString();
  await db.execute(sql`
    with offered as (
      select u.customer_id, v.sku, l.on_hand = 0 as gone,
        row_number() over (partition by u.customer_id, l.on_hand = 0 order by v.sku) as place
      from users u join assortments a on a.organisation_uid = u.organisation_uid
      join styles s on s.code = a.style_code and s.stock_model = 'stocked'
      join variants v on v.style_code = s.code join stock_levels l on l.sku = v.sku
      where (u.uid like 'wearer@%' or u.uid like 'buyer@%') and l.on_hand < 5)
    insert into product_interests (customer_id, sku, added_at)
    select customer_id, sku, ${asked}::timestamptz from offered where place <= case when gone then 2 else 1 end`);
  await noteBackInStock(db, addDays(today, -2));
}

/** Whoever holds recalled pieces was told on the day after the last one, or the demo would begin with a mail to each. */
async function seedRecalls(db: Database, today: Date): Promise<void> {
  for (const { uid, timeZone } of await db.select().from(organisations)) {
    while ((await noteRecalls(db, uid, timeZone, today)).length > 0);
  }
  await db.execute(sql`update notices n set at = (s.ends_on + 1)::timestamp from styles s
    where n.kind = 'recall' and s.code = n.details ->> 'styleCode' and s.ends_on < ${dayOf(today, "UTC")}::date`);
}

/** What lapses soon was told in its time, or the demo would begin with a mail to everybody. */
async function seedLapses(db: Database, today: Date): Promise<void> {
  for (const { uid, timeZone } of await db.select().from(organisations)) {
    while ((await noteLapses(db, uid, dayOf(today, timeZone), today)).length > 0);
  }
  const { first, last } = LAPSE_DAYS;
  await db.execute(sql`update notices set at = least(at, ((details ->> 'lastDay')::date
      - case when about like ${`% % ${last}`} then ${last}::int else ${first}::int end)::timestamp at time zone 'UTC')
    where kind = 'points'`);
}

/** So was what is to be replaced soon. */
async function seedReplacements(db: Database, today: Date): Promise<void> {
  for (const { uid, timeZone } of await db.select().from(organisations)) {
    while ((await noteReplacements(db, uid, timeZone, today)).length > 0);
  }
  await db.execute(sql`update notices set at = least(at, ((details ->> 'replaceOn')::date - ${REPLACED_DAYS}::int)::timestamp at time zone 'UTC')
    where kind = 'replacement'`);
}
