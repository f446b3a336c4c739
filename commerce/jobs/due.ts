import { sql, type SQL } from "drizzle-orm";

/** Clocks of several machines may differ by so many seconds. */
export const CLOCKS_DIFFER_SECONDS = 60;

/**
 * When a job is due. A time that is further away than its pace was written by a clock that was ahead, and counts as due:
 * otherwise the job would stand still for as long as the clock was ahead.
 */
export const isDue = (dueAt: SQL, everySeconds: SQL, at: SQL): SQL =>
  sql`(${dueAt} <= ${at} or ${dueAt} > ${at} + interval '1 second' * (${everySeconds} + ${CLOCKS_DIFFER_SECONDS}::int))`;

/** Whether nobody holds a claim of so many seconds, for the same reason. */
export const isFree = (claimedUntil: SQL, seconds: number, at: SQL): SQL =>
  sql`(${claimedUntil} is null or ${claimedUntil} <= ${at}
    or ${claimedUntil} > ${at} + interval '1 second' * ${seconds + CLOCKS_DIFFER_SECONDS}::int)`;

/** The pace of each job, as a table `pace (name, every)` of a statement. */
export const paceOf = (schedule: readonly { name: string; everySeconds: number }[]): SQL =>
  sql`(values ${sql.join(
    schedule.map(({ name, everySeconds }) => sql`(${name}, ${everySeconds}::int)`),
    sql`, `,
  )}) as pace (name, every)`;

export const instantOf = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
