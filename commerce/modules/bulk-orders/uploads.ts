import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { type CsvRows, rowRead } from "../../http/csv/rows";
import type { Call } from "../../http/call";
import { forbidden, invalid, notFound, OccError } from "../../http/errors";
import { readOrRefuse } from "../../http/file-refusal";
import { checkLines, ordersIn } from "./check";
import type { ColumnsBody, UploadBody } from "./contract";
import { MOST_ORDERS, readLines, readOrderFile, withMeanings } from "./file";
import type { BulkCall } from "./place";
import { bulkUploadLines, bulkUploadOrders, bulkUploads, type FileState } from "./tables";

/** Rows of one insert. */
const BATCH = 500;

/**
 * Bulk orders are for the wholesale site, and there for units that have them (spec 001 §6).
 * @throws OccError 403
 */
export function mustHaveBulk({ baseSite, about }: Pick<Call, "baseSite" | "about">): void {
  if (baseSite.theme === "wholesale" && about.unit.bulkUploadEnabled) return;
  throw forbidden("Orders from a file are for wholesale stores that have them.");
}

/**
 * Keeps a file of orders with what would come of each. Nothing is ordered yet.
 * @throws OccError 400 for a file that cannot be read, misses a column, or has too many lines or orders.
 */
export async function sendFile(call: BulkCall, { fileName, text }: z.infer<typeof UploadBody>) {
  mustHaveBulk(call);
  const file = readOrRefuse("text", () => readOrderFile(text));
  const { orders, lines } = await judged(call, file);
  const uploadId = randomUUID();
  const status = statusOf(orders);
  await call.db.insert(bulkUploads).values({
    id: uploadId,
    customerId: call.about.user.customerId,
    organisationUid: call.about.organisation.uid,
    site: call.baseSite.uid,
    fileName,
    columns: file.columns,
    digest: createHash("sha256").update(text).digest("hex"),
    status,
    sentAt: call.now(),
  });
  await keep(call, uploadId, orders, lines);
  return { uploadId, status };
}

type Judged = Awaited<ReturnType<typeof checkLines>>;

/** @throws OccError 400 for too many orders. */
async function judged(call: BulkCall, file: CsvRows): Promise<Judged> {
  const read = readLines(file);
  const many = ordersIn(read);
  if (many > MOST_ORDERS) {
    throw invalid("text", `The file has ${many} orders. Send at most ${MOST_ORDERS} at once.`);
  }
  return checkLines(call, read);
}

const statusOf = (orders: Judged["orders"]): FileState =>
  orders.some(({ state }) => state === "ready") ? "ready" : "mend";

async function keep({ db }: BulkCall, uploadId: string, orders: Judged["orders"], lines: Judged["lines"]) {
  await db.insert(bulkUploadOrders).values(orders.map((order) => ({ uploadId, ...order })));
  for (let at = 0; at < lines.length; at += BATCH) {
    await db
      .insert(bulkUploadLines)
      .values(lines.slice(at, at + BATCH).map((line) => ({ uploadId, ...line })));
  }
}

/**
 * Says what columns of a file mean that were not understood, and checks all its lines again.
 * @throws OccError 400 for a column that the file has not, or a meaning that another column has; 404; 409 for a file
 * that was pressed.
 */
export async function mapColumns(
  call: BulkCall,
  uploadId: string,
  meant: z.infer<typeof ColumnsBody>["columns"],
) {
  mustHaveBulk(call);
  const mine = await ownUpload(call, uploadId);
  const columns = withMeanings(mine.columns, meant);
  if (!columns) throw invalid("columns", "Choose something else for each column.");
  // The press waits for this, and then finds what is checked anew.
  const [upload] = await call.db.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId)).for("update");
  if (!upload || upload.pressedAt) {
    const message = "The orders of this file were sent to be placed already.";
    throw new OccError(409, { type: "ConflictError", message });
  }
  const of = eq(bulkUploadLines.uploadId, uploadId);
  const kept = await call.db.select().from(bulkUploadLines).where(of).orderBy(bulkUploadLines.line);
  const { orders, lines } = await judged(call, {
    columns,
    rows: kept.map(rowRead),
  });
  await call.db.delete(bulkUploadOrders).where(eq(bulkUploadOrders.uploadId, uploadId));
  await call.db.delete(bulkUploadLines).where(of);
  await keep(call, uploadId, orders, lines);
  const status = statusOf(orders);
  await call.db.update(bulkUploads).set({ columns, status }).where(eq(bulkUploads.id, uploadId));
  return { uploadId, status };
}

/** A file of the caller: nobody else sees it. @throws OccError 404 */
export async function ownUpload({ db, about }: Pick<Call, "db" | "about">, uploadId: string, lock = false) {
  const found = db
    .select()
    .from(bulkUploads)
    .where(and(eq(bulkUploads.id, uploadId), eq(bulkUploads.customerId, about.user.customerId)));
  const [upload] = await (lock ? found.for("update") : found);
  if (upload) return upload;
  throw notFound("That upload does not exist.", { subject: uploadId, subjectType: "upload" });
}
