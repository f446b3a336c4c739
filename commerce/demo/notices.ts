import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { ORDER_NEWS, PARCEL_NEWS } from "../modules/orders";
import { RETURN_NEWS } from "../modules/returns";

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
  const weekAgo = new Date(today.getTime() - UNREAD_DAYS * 86_400_000).toISOString();
  await db.execute(sql`update users set notices_read_at = ${weekAgo}::timestamptz`);
}
