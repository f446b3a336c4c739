import { and, asc, eq, lt, ne } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { readableDate } from "../../http/dates";
import { jobCall, type JobContext } from "../../http/job-call";
import type { Person } from "../../http/principal";
import { mailPerson, shopOf } from "../mail";
import { findPerson } from "../oauth";
import { createSites } from "../sites";
import { KEPT_DAYS } from "../../database/kept";
import { bulkOrderMessage } from "./end-mail";
import { isLeftOut } from "./file";
import { type BulkCall, LinesRefused, OrderRefused, placeWanted, stylesOf, type Wanted } from "./place";
import { bulkUploadLines, bulkUploadOrders, bulkUploads } from "./tables";

type Upload = typeof bulkUploads.$inferSelect;
type Order = typeof bulkUploadOrders.$inferSelect;

/** Orders of one run, so that other jobs get their turn. */
const SLICE = 5;
/**
 * Places the next orders of the files that were pressed. Each is placed with its row in one transaction, so that a
 * process that ends leaves no order half placed and none is placed twice.
 */
export async function placeUploaded(
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const [upload] = await db
    .select()
    .from(bulkUploads)
    .where(eq(bulkUploads.status, "placing"))
    .orderBy(asc(bulkUploads.pressedAt))
    .limit(1);
  if (!upload) return;
  const job = { db, now, storefrontUrl };
  const next = await db
    .select()
    .from(bulkUploadOrders)
    .where(and(eq(bulkUploadOrders.uploadId, upload.id), eq(bulkUploadOrders.state, "ready")))
    .orderBy(bulkUploadOrders.number)
    .limit(SLICE);
  for (const order of next) await placeNext(job, upload, order);
  if (next.length < SLICE) await endPress(job, upload);
}

/** The buyer as the caller of a job, while the account and the store may order. */
async function callerOf(job: JobContext, upload: Upload): Promise<BulkCall | undefined> {
  const about = await findPerson(job.db, upload.customerId);
  const site = await createSites(job.db).find(upload.site);
  if (!site || !about?.user.active || !about.unit.active || !about.unit.bulkUploadEnabled) return undefined;
  return jobCall(job, about, site, "bulk-order");
}

const NOT_ACTIVE = "The account or its store was deactivated before this order was placed.";

async function placeNext(job: JobContext, upload: Upload, order: Order): Promise<void> {
  const mine = and(eq(bulkUploadOrders.uploadId, upload.id), eq(bulkUploadOrders.number, order.number));
  const lines = await job.db
    .select()
    .from(bulkUploadLines)
    .where(and(eq(bulkUploadLines.uploadId, upload.id), eq(bulkUploadLines.number, order.number)))
    .orderBy(bulkUploadLines.line);
  const wanted: Wanted = {
    purchaseOrder: order.purchaseOrderNumber,
    addressId: order.addressId ?? undefined,
    lines: lines.filter((line) => !isLeftOut(line)),
  };
  try {
    await job.db.transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      const taken = await tx
        .update(bulkUploadOrders)
        .set({ state: "placed" })
        .where(and(mine, eq(bulkUploadOrders.state, "ready")))
        .returning({ number: bulkUploadOrders.number });
      if (taken.length === 0) return;
      const call = await callerOf({ ...job, db: tx }, upload);
      if (!call) throw new OrderRefused(NOT_ACTIVE);
      const { orderCode, totalCents, waits } = await placeWanted(
        call,
        wanted,
        await stylesOf(call, [wanted]),
      );
      if (order.totalCents !== null && totalCents !== order.totalCents) throw new OrderRefused(CHANGED);
      await tx.update(bulkUploadOrders).set({ orderCode, totalCents, waits }).where(mine);
    });
  } catch (error) {
    if (error instanceof LinesRefused) {
      for (const [line, message] of error.faults) {
        await job.db
          .update(bulkUploadLines)
          .set({ faults: [{ column: "", message }] })
          .where(and(eq(bulkUploadLines.uploadId, upload.id), eq(bulkUploadLines.line, line)));
      }
      await job.db.update(bulkUploadOrders).set({ state: "mend" }).where(mine);
    } else if (error instanceof OrderRefused) {
      await job.db.update(bulkUploadOrders).set({ state: "mend", message: error.message }).where(mine);
    } else throw error;
  }
}

/** Nobody pays another sum than the page said before the press. */
const CHANGED = "The price changed after the file was checked. Send the file again to see the new one.";

/** Ends a press, and tells the buyer by mail what came of it. */
async function endPress({ db, now, storefrontUrl }: JobContext, upload: Upload): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const ended = await tx
      .update(bulkUploads)
      .set({ status: "placed" })
      .where(and(eq(bulkUploads.id, upload.id), eq(bulkUploads.status, "placing")))
      .returning({ id: bulkUploads.id });
    const about = await findPerson(tx, upload.customerId);
    // Nobody writes to somebody who left.
    if (ended.length === 0 || !about?.user.active) return;
    await mailEnd({ db: tx, now, storefrontUrl }, upload, about);
  });
}

async function mailEnd({ db, now, storefrontUrl }: JobContext, upload: Upload, about: Person): Promise<void> {
  const { user, organisation } = about;
  const of = (state: Order["state"]) =>
    db.$count(
      bulkUploadOrders,
      and(eq(bulkUploadOrders.uploadId, upload.id), eq(bulkUploadOrders.state, state)),
    );
  const message = bulkOrderMessage(shopOf(organisation, storefrontUrl, upload.site), {
    id: upload.id,
    fileName: upload.fileName,
    sent: readableDate(upload.sentAt, organisation.timeZone),
    placed: await of("placed"),
    mend: await of("mend"),
  });
  const event = `bulk-order ${upload.id} ${upload.pressedAt?.toISOString() ?? ""}`;
  await mailPerson(db, user, { about: event, message }, now);
}

/** Files are kept for three months. */
export async function sweepBulkUploads(db: Database, now: Date): Promise<void> {
  const before = timeBefore(now, { days: KEPT_DAYS["sweep-bulk-uploads"].sent });
  await db.delete(bulkUploads).where(and(lt(bulkUploads.sentAt, before), ne(bulkUploads.status, "placing")));
}
