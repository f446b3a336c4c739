import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { FileRefusal } from "../../http/csv-rows";
import type { Call } from "../../http/call";
import { counted } from "../../http/counted";
import { readableTime } from "../../http/dates";
import { forbidden, invalid, notFound } from "../../http/errors";
import { checkLines, ordersIn } from "./check";
import type { UploadBody } from "./contract";
import { MOST_ORDERS, readLines, readOrderFile } from "./file";
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
  const file = fileOf(text);
  const read = readLines(file);
  const many = ordersIn(read);
  if (many > MOST_ORDERS) {
    throw invalid("text", `The file has ${many} orders. Send at most ${MOST_ORDERS} at once.`);
  }
  const { orders, lines } = await checkLines(call, read);
  const uploadId = randomUUID();
  const status: FileState = orders.some(({ state }) => state === "ready") ? "ready" : "mend";
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
  await call.db.insert(bulkUploadOrders).values(orders.map((order) => ({ uploadId, ...order })));
  for (let at = 0; at < lines.length; at += BATCH) {
    await call.db
      .insert(bulkUploadLines)
      .values(lines.slice(at, at + BATCH).map((line) => ({ uploadId, ...line })));
  }
  return { uploadId, status };
}

function fileOf(text: string) {
  try {
    return readOrderFile(text);
  } catch (error) {
    if (error instanceof FileRefusal) throw invalid("text", error.message);
    throw error;
  }
}

type UploadCall = Pick<Call, "db" | "about" | "now" | "baseSite">;

/** A file of the caller: nobody else sees it. @throws OccError 404 */
export async function ownUpload({ db, about }: Pick<UploadCall, "db" | "about">, uploadId: string) {
  const [upload] = await db
    .select()
    .from(bulkUploads)
    .where(and(eq(bulkUploads.id, uploadId), eq(bulkUploads.customerId, about.user.customerId)));
  if (upload) return upload;
  throw notFound("That upload does not exist.", { subject: uploadId, subjectType: "upload" });
}

/**
 * Lets the ready orders of a file be placed; the job does it. A second press changes nothing.
 * @throws OccError 400 without an order that is ready.
 */
export async function pressFile(call: UploadCall, uploadId: string) {
  mustHaveBulk(call);
  const upload = await ownUpload(call, uploadId);
  const ready = await call.db.$count(
    bulkUploadOrders,
    and(eq(bulkUploadOrders.uploadId, uploadId), eq(bulkUploadOrders.state, "ready")),
  );
  const pressed = await call.db
    .update(bulkUploads)
    .set({ status: "placing", pressedAt: call.now() })
    .where(
      and(eq(bulkUploads.id, uploadId), inArray(bulkUploads.status, ready > 0 ? ["ready", "placed"] : [])),
    )
    .returning({ id: bulkUploads.id });
  const done = (message: string) => ({ status: "SUCCESS" as const, message, uploadId });
  if (pressed.length > 0) {
    return done(`${counted(ready, "order")} ${ready === 1 ? "is" : "are"} being placed.`);
  }
  if (!upload.pressedAt) {
    throw invalid("uploadId", "No order is ready. Mend the file and send it again.");
  }
  const when = readableTime(upload.pressedAt, call.about.organisation.timeZone);
  return done(`These orders were sent to be placed at ${when}.`);
}
