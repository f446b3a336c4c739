import { eq, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { dueAtOf, lastDue } from "./schedule";
import { dateAfter, type Recurrence } from "./recurrence";
import { replenishments } from "./tables";

interface Ahead {
  code: string;
  recurrence: Recurrence;
  start: string;
  due: string;
  timeZone: string;
}

/** Seconds by which clocks of several machines may differ. */
const CLOCKS_DIFFER_SECONDS = 60;

/**
 * A clock that was ahead has placed the orders of a day to come, and would let the days before it go by. The next date is
 * again the first after that day whose hour has not come.
 */
export async function correctDates(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const ahead = await rowsOf<Ahead>(
    db,
    sql`
    with late as (
      update replenishment_runs set at = ${at}, missed_dates = 0
      where at > ${at} + interval '1 second' * ${CLOCKS_DIFFER_SECONDS}::int
      returning replenishment_code, due_date)
    select r.code, r.recurrence, r.start_date::text as start, max(l.due_date)::text as due,
      o.time_zone as "timeZone"
    from late l join replenishments r on r.code = l.replenishment_code
    join organisations o on o.uid = r.organisation_uid
    group by r.code, o.time_zone`,
  );
  for (const { code, recurrence, start, due, timeZone } of ahead) {
    const last = lastDue(now, timeZone);
    const next = dateAfter(recurrence, start, due > last ? due : last);
    await db
      .update(replenishments)
      .set({ nextDate: next, dueAt: dueAtOf(next, timeZone) })
      .where(eq(replenishments.code, code));
  }
}
