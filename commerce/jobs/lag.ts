import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../database/connection";
import { instantOf, isDue, paceOf } from "./due";
import { isDueMail } from "./mail";
import { isDueDelivery } from "./webhooks";
import { SCHEDULE, type ScheduledJob } from "./schedule";

/** The backlog of a job. */
export interface JobLag {
  job: string;
  /** Due and not finished. */
  waiting: number;
  /** Seconds since the oldest of them became due; 0 when nothing waits. */
  oldestSeconds: number;
  /** Mails or deliveries of events that were given up, or failures since the last successful run. A person should look. */
  failed: number;
}

/**
 * The backlog of the mail outbox, of events for other systems, and of every scheduled job, in one statement. A job that has not ended well for twice
 * its pace waits, whatever its row says of when it is due.
 */
export async function jobLag(
  db: Database,
  now: Date,
  schedule: readonly ScheduledJob[] = SCHEDULE,
): Promise<JobLag[]> {
  const at = instantOf(now);
  const seconds = (since: SQL) => sql`greatest(0, coalesce(extract(epoch from ${at} - ${since}), 0))::int`;
  const late = sql`r.finished_at < ${at} - interval '2 seconds' * pace.every`;
  const wasDue = sql`case when ${late} then least(r.due_at, r.finished_at + interval '1 second' * pace.every)
    else r.due_at end`;
  return rowsOf<JobLag>(
    db,
    sql`
    select 'mail' as job, count(*) filter (where dead_at is null)::int as waiting,
      ${seconds(sql`min(due_at) filter (where dead_at is null)`)} as "oldestSeconds",
      count(*) filter (where dead_at is not null)::int as failed
    from mail_outbox where sent_at is null and ${isDueMail(sql`due_at`, at)}
    union all
    select 'webhooks', count(*) filter (where d.dead_at is null)::int,
      ${seconds(sql`min(coalesce(d.due_at, e.at)) filter (where d.dead_at is null)`)},
      count(*) filter (where d.dead_at is not null)::int
    from webhook_deliveries d join webhook_events e on e.sequence = d.event
    where d.delivered_at is null and ${isDueDelivery(now)}
    union all
    select r.name, (${isDue(sql`r.due_at`, sql`pace.every`, at)} or coalesce(${late}, false))::int,
      ${seconds(wasDue)}, r.failures
    from job_runs r join ${paceOf(schedule)} on pace.name = r.name
    order by job`,
  );
}
