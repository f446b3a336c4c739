import { and, asc, eq, lte } from "drizzle-orm";
import { dayOf, daysBetween } from "../../calendar";
import type { Database } from "../../database/connection";
import { jobCall, type JobContext, type PersonsCall } from "../../http/job-call";
import { leftAlready } from "../../http/last-day";
import { may } from "../../http/policy";
import type { Person } from "../../http/principal";
import { findPerson } from "../oauth";
import { organisations } from "../organisation/tables";
import { createSites } from "../sites";
import { dueAtOf, lastDue } from "./schedule";
import { NotPlaced, placeOnce, type Replenishment } from "./place";
import { dateAfter } from "./recurrence";
import { replenishmentLines, replenishmentRuns, replenishments } from "./tables";
import { notifyNotPlaced } from "./notify";

/** Orders of one run, so that other jobs get their turn. */
const MOST = 100;

/** The client that the history of an order names. */
const CHANNEL = "replenishment";

/**
 * Places the orders that are due, each with its date in one transaction: a process that ends leaves no order half placed,
 * and of two processes one passes by. What fails for a reason of ours holds up no other and is tried again.
 */
export async function placeDue(
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const due = await db
    .select({ code: replenishments.code })
    .from(replenishments)
    .where(isDue(now))
    .orderBy(asc(replenishments.dueAt), asc(replenishments.code))
    .limit(MOST);
  let fault: unknown;
  for (const { code } of due) {
    await workOff({ db, now, storefrontUrl }, code).catch((error: unknown) => (fault ??= error));
  }
  if (fault) throw fault;
}

const isDue = (now: Date) => and(eq(replenishments.active, true), lte(replenishments.dueAt, now));

/** Works off the next date of one, if it is still due and no other process is at it. */
function workOff(job: JobContext, code: string): Promise<void> {
  return job.db.transaction(async (transaction) => {
    const db = transaction as unknown as Database;
    const [row] = await db
      .select()
      .from(replenishments)
      .where(and(eq(replenishments.code, code), isDue(job.now)))
      .for("update", { skipLocked: true });
    if (!row) return;
    const about = await findPerson(db, row.customerId);
    const timeZone = await timeZoneOf(db, row);
    const outcome = await outcomeOf({ ...job, db }, row, about, timeZone);
    const { next, missed } = nextOf(row, job.now, timeZone);
    await db.insert(replenishmentRuns).values({
      replenishmentCode: code,
      dueDate: row.nextDate,
      at: job.now,
      orderCode: outcome.orderCode ?? null,
      reason: outcome.reason ?? null,
      missedDates: missed,
    });
    await db
      .update(replenishments)
      .set({
        nextDate: next,
        dueAt: dueAtOf(next, timeZone),
        ...(outcome.totalCents === undefined ? {} : { totalCents: outcome.totalCents }),
      })
      .where(eq(replenishments.code, code));
    if (outcome.reason && about) {
      await notifyNotPlaced({ ...job, db }, about, { row, reason: outcome.reason, next });
    }
  });
}

/** The order that was placed, or why there is none; of what was begun for it nothing stays. */
async function outcomeOf(
  job: JobContext,
  row: Replenishment,
  about: Person | undefined,
  timeZone: string,
): Promise<{ orderCode?: string; totalCents?: number; reason?: string }> {
  try {
    mustBeRecent(row, job.now, timeZone);
    return await job.db.transaction(async (transaction) => {
      const db = transaction as unknown as Database;
      const lines = await db
        .select()
        .from(replenishmentLines)
        .where(eq(replenishmentLines.replenishmentCode, row.code))
        .orderBy(asc(replenishmentLines.entryNumber));
      return placeOnce(await callOf({ ...job, db }, row, about), row, lines);
    });
  } catch (error) {
    if (error instanceof NotPlaced) return { reason: error.message };
    throw error;
  }
}

/** The days after its date in which an order is still what its owner wants. */
const STILL_WANTED = 31;

/** A shop that was down for long does not order in the place of people who have long helped themselves. @throws NotPlaced */
function mustBeRecent({ nextDate }: Replenishment, now: Date, timeZone: string): void {
  if (daysBetween(nextDate, dayOf(now, timeZone)) > STILL_WANTED) {
    throw new NotPlaced(
      "We could not place it for more than a month, so we ordered nothing without asking you.",
    );
  }
}

/** The owner as the caller of the job, while they may order. @throws NotPlaced */
async function callOf(job: JobContext, row: Replenishment, about: Person | undefined): Promise<PersonsCall> {
  const site = await createSites(job.db).find(row.site);
  if (!about?.user.active) throw new NotPlaced("The account of its owner is deactivated.");
  const left = leftAlready(about.user, dayOf(job.now, about.organisation.timeZone));
  if (left) throw new NotPlaced(left.message);
  if (!about.unit.active)
    throw new NotPlaced(`${about.unit.name} is deactivated, so nothing is ordered for it.`);
  if (!site || about.organisation.uid !== row.organisationUid || !may(about, "schedule-orders")) {
    throw new NotPlaced("Its owner may not have orders repeated any more.");
  }
  if (about.unit.currency !== row.currency) {
    throw new NotPlaced("Its owner orders in another currency now. Set it up again.");
  }
  return jobCall(job, about, site, CHANNEL);
}

async function timeZoneOf(db: Database, { organisationUid }: Replenishment): Promise<string> {
  const [row] = await db
    .select({ timeZone: organisations.timeZone })
    .from(organisations)
    .where(eq(organisations.uid, organisationUid));
  return row!.timeZone;
}

/**
 * The date to go on with: the first whose hour has not come, so that a shop that was down places one order for all dates
 * that passed meanwhile.
 * @returns missed how many dates passed after the one that is worked off.
 */
function nextOf(
  { recurrence, firstDate, nextDate }: Pick<Replenishment, "recurrence" | "firstDate" | "nextDate">,
  now: Date,
  timeZone: string,
): { next: string; missed: number } {
  const last = lastDue(now, timeZone);
  let next = dateAfter(recurrence, firstDate, nextDate);
  let missed = 0;
  while (next <= last) {
    next = dateAfter(recurrence, firstDate, next);
    missed += 1;
  }
  return { next, missed };
}
