import { eq } from "drizzle-orm";
import { counted } from "../../http/counted";
import { readableTime } from "../../http/dates";
import type { Call } from "../../http/call";
import { invalid, OccError } from "../../http/errors";
import { acknowledge, fingerprintOf } from "./read";
import { bulkUploads } from "./tables";
import { mustHaveBulk, ownUpload } from "./uploads";

type PressCall = Pick<Call, "db" | "about" | "now" | "baseSite">;

/**
 * Lets the ready orders of a file be placed; the job does it. A second press changes nothing.
 * @param shown the fingerprint of the file as the person saw it.
 * @throws OccError 400 without an order that is ready; 409 if the file was checked otherwise since it was shown.
 */
export async function pressFile(call: PressCall, uploadId: string, shown?: string) {
  mustHaveBulk(call);
  // Columns that are mapped in another tab wait for this, or this for them.
  const upload = await ownUpload(call, uploadId, true);
  const done = (message: string) => ({ status: "SUCCESS" as const, message, uploadId });
  if (upload.pressedAt) {
    const when = readableTime(upload.pressedAt, call.about.organisation.timeZone);
    return done(`These orders were sent to be placed at ${when}.`);
  }
  const orders = await acknowledge(call, uploadId);
  const ready = orders.filter(({ state }) => state === "ready").length;
  if (shown && shown !== fingerprintOf(upload, orders)) throw changed(ready, orders.length);
  if (ready === 0) throw invalid("uploadId", "No order is ready. Mend the file and send it again.");
  await call.db
    .update(bulkUploads)
    .set({ status: "placing", pressedAt: call.now() })
    .where(eq(bulkUploads.id, uploadId));
  return done(`${counted(ready, "order")} ${ready === 1 ? "is" : "are"} being placed.`);
}

const changed = (ready: number, all: number) =>
  new OccError(409, {
    type: "ConflictError",
    message: `The file was checked again after this page was shown: now ${ready} of ${counted(all, "order")} ${ready === 1 ? "is" : "are"} ready. Check them, then place them.`,
    reason: "changed",
    subjectType: "upload",
  });
