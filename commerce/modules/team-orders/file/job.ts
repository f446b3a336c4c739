import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { timeBefore } from "../../../calendar";
import type { Database } from "../../../database/connection";
import { KEPT_DAYS } from "../../../database/kept";
import { OccError } from "../../../http/errors";
import { jobCall, type JobContext } from "../../../http/job-call";
import { may } from "../../../http/policy";
import { findPerson } from "../../oauth";
import { holdWearer, wearerFor } from "../../proxy";
import { createSites } from "../../sites";
import { LinesRefused, type OrderCall } from "../place-for";
import { teamDrafts, teamFileOrders, teamFiles } from "../tables";
import { orderedBefore } from "./before";
import {
  type Against,
  faultsOf,
  placeRows,
  rowsOfOrder,
  settle,
  type TeamFile,
  type TeamOrder,
  tryOrder,
} from "./try-order";

/** Orders of one run, so that other jobs get their turn. */
const SLICE = 20;

/** Rows that were ordered meanwhile, by their lines, with the order in words. */
class OrderedMeanwhile extends Error {
  constructor(readonly notes: Map<number, string>) {
    super("ordered");
  }
}

/** The total is not the one that the page showed. */
class TotalChanged extends Error {}

/**
 * Goes on with the files of team orders: tries the orders that were not tried yet, and places those that were pressed.
 * Each is placed with its rows in one transaction, so that a process that ends leaves no order half placed and none is
 * placed twice.
 */
export async function workTeamFiles(
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const next = await db
    .select({ order: teamFileOrders, file: teamFiles, draft: teamDrafts })
    .from(teamFileOrders)
    .innerJoin(teamFiles, eq(teamFiles.draftId, teamFileOrders.draftId))
    .innerJoin(teamDrafts, eq(teamDrafts.id, teamFileOrders.draftId))
    .where(inArray(teamFileOrders.state, ["check", "placing"]))
    .orderBy(asc(teamDrafts.changedAt), asc(teamFileOrders.draftId), asc(teamFileOrders.number))
    .limit(SLICE);
  const job = { db, now, storefrontUrl };
  for (const { order, file, draft } of next) {
    await (order.state === "check" ? checkNext(job, draft, file, order) : placeNext(job, draft, file, order));
  }
}

type Draft = typeof teamDrafts.$inferSelect;

/** Whoever sent the file as the caller of a job, while they may order for others. */
async function callerOf(job: JobContext, draft: Draft): Promise<OrderCall | undefined> {
  const about = await findPerson(job.db, draft.customerId);
  const site = await createSites(job.db).find(draft.site);
  if (!site || !about?.user.active || !about.unit.active || !may(about, "order-for-others")) return undefined;
  return jobCall(job, about, site, "team-order");
}

/** Locks an order while it is in a state; undefined if it is in it no more. */
async function locked(tx: Database, { draftId, number, state }: TeamOrder): Promise<TeamOrder | undefined> {
  const [order] = await tx
    .select()
    .from(teamFileOrders)
    .where(
      and(
        eq(teamFileOrders.draftId, draftId),
        eq(teamFileOrders.number, number),
        eq(teamFileOrders.state, state),
      ),
    )
    .for("update");
  return order;
}

const NO_MORE = "Whoever sent this file may not order for others now.";

/** What an order gets whose sender may not order for others any more. */
async function refuseAll(tx: Database, order: TeamOrder): Promise<void> {
  const rows = await rowsOfOrder(tx, order);
  const fault = { column: "", cell: "", message: NO_MORE };
  await settle(tx, order, { faults: new Map(rows.map(({ line }) => [line, [fault]])), notes: new Map() });
}

const checkNext = (job: JobContext, draft: Draft, file: TeamFile, order: TeamOrder) =>
  job.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const open = await locked(tx, order);
    if (!open) return;
    const call = await callerOf({ ...job, db: tx }, draft);
    await (call ? tryOrder(call, file, open) : refuseAll(tx, open));
  });

async function placeNext(job: JobContext, draft: Draft, file: TeamFile, order: TeamOrder): Promise<void> {
  const rows = await rowsOfOrder(job.db, order);
  try {
    await job.db.transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      const open = await locked(tx, order);
      if (!open) return;
      const call = await callerOf({ ...job, db: tx }, draft);
      if (!call) return refuseAll(tx, open);
      // Two files with the same rows wait for each other at the person.
      await holdWearer(call, await wearerFor(call, order.customerId));
      const before = await orderedBefore(
        call,
        rows.map(({ key }) => key!),
      );
      const notes = new Map(
        rows.flatMap(({ line, key }) => (before.has(key!) ? [[line, before.get(key!)!]] : [])),
      );
      if (notes.size > 0) throw new OrderedMeanwhile(notes);
      const placed = await placeRows(call, file, open, rows);
      if (order.totalCents !== null && placed.totalCents !== order.totalCents) throw new TotalChanged();
      await settle(
        tx,
        open,
        { faults: new Map(), notes: new Map() },
        { ...placed, state: "placed", message: null },
      );
    });
  } catch (error) {
    await refused(job.db, file, order, rows, error);
  }
}

const CHANGED = "What it costs changed after the file was checked. See the new total, then place it.";

/** What is refused waits to be mended; the others of its order are tried again and wait for another press. */
async function refused(
  db: Database,
  file: TeamFile,
  order: TeamOrder,
  rows: Awaited<ReturnType<typeof rowsOfOrder>>,
  error: unknown,
): Promise<void> {
  const against: Against = { faults: new Map(), notes: new Map() };
  let message = "It was not placed with the others. Look at its rows, then place it.";
  if (error instanceof OrderedMeanwhile) against.notes = error.notes;
  else if (error instanceof TotalChanged) message = CHANGED;
  else if (error instanceof LinesRefused || error instanceof OccError)
    against.faults = faultsOf(error, file, rows);
  else throw error;
  const isLeft = rows.some(({ line }) => !against.faults.has(line) && !against.notes.has(line));
  await db.transaction((tx) =>
    settle(tx as unknown as Database, order, against, isLeft ? { state: "check", message } : undefined),
  );
}

/** Begun team orders are kept for three months after their last change, and so is what their files ordered. */
export async function sweepTeamDrafts(db: Database, now: Date): Promise<void> {
  const before = timeBefore(now, { days: KEPT_DAYS["sweep-team-drafts"].changed });
  await db
    .delete(teamDrafts)
    .where(
      and(
        lt(teamDrafts.changedAt, before),
        sql`not exists (select from team_file_orders o where o.draft_id = ${teamDrafts.id} and o.state = 'placing')`,
      ),
    );
}
