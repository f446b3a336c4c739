import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../database/connection";
import { SCHEDULE } from "./schedule";

/** The backlog of a job. */
export interface JobLag {
  job: string;
  /** Due and not finished. */
  waiting: number;
  /** Seconds since the oldest of them became due; 0 when nothing waits. */
  oldestSeconds: number;
  /** Mails that were given up, or failures since the last successful run. A person should look. */
  failed: number;
}

/** The backlog of the mail outbox and of every scheduled job, in one statement. */
export async function jobLag(db: Database, now: Date): Promise<JobLag[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const seconds = (since: ReturnType<typeof sql>) =>
    sql`greatest(0, coalesce(extract(epoch from ${at} - ${since}), 0))::int`;
  return rowsOf<JobLag>(
    db,
    sql`
    select 'mail' as job, count(*) filter (where dead_at is null)::int as waiting,
      ${seconds(sql`min(due_at) filter (where dead_at is null)`)} as "oldestSeconds",
      count(*) filter (where dead_at is not null)::int as failed
    from mail_outbox where sent_at is null and due_at <= ${at}
    union all
    select name, (due_at <= ${at})::int, ${seconds(sql`due_at`)}, failures from job_runs
    where name in ${SCHEDULE.map(({ name }) => name)}
    order by job`,
  );
}
