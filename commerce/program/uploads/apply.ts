import { and, eq, isNull } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { authorOf } from "../../http/author";
import type { Call } from "../../http/call";
import { invalid, OccError } from "../../http/errors";
import { importFiles } from "../import";
import { type Plan } from "../plan";
import { planDigest } from "../plan-digest";
import type { ApplyBody } from "./contract";
import { keptFiles } from "./validate";
import { listedUpload } from "./show";
import { programUploads } from "./tables";

const CHANGED =
  "Something changed since you looked: the file would now do something else. Look at it again, then apply it.";

/**
 * Writes all rows of an upload, and notes it with them: together or not at all. Pressed again it changes nothing.
 * @throws OccError 400 for wrong rows; 404; 409 if it would do something else than whoever pressed saw.
 */
export async function applyUpload(
  call: Call,
  uploadId: string,
  { version, prune }: z.infer<typeof ApplyBody>,
): Promise<void> {
  const { db, now, storefrontUrl } = call;
  // A second press waits for the first, and then finds it done.
  await db
    .select({ id: programUploads.id })
    .from(programUploads)
    .where(eq(programUploads.id, uploadId))
    .for("update");
  const upload = await listedUpload(call, uploadId);
  if (upload.appliedAt) return;
  const { by } = authorOf(call);
  const { files, faults } = await keptFiles(db, uploadId);
  if (faults.length > 0) throw toFix();
  const plan = await importFiles(db, files, { dryRun: false, prune, now, storefrontUrl, by: by.name });
  if (plan.faults.length > 0) throw toFix();
  // What was written goes with the transaction.
  if (planDigest(plan) !== version) throw changed();
  await db
    .update(programUploads)
    .set({ appliedAt: now(), appliedBy: by, applied: countsOf(plan, prune) })
    .where(eq(programUploads.id, uploadId));
}

const toFix = () => invalid("uploadId", "Fix the wrong rows first, and send the file again.");

const changed = () => new OccError(409, { type: "ConflictError", message: CHANGED, reason: "changed" });

const countsOf = ({ kinds }: Plan, prune: boolean) =>
  kinds
    .map(({ kind, added, changed: rows, missing }) => ({
      kind: kind.file,
      added: added.length,
      changed: rows.length,
      ended: prune ? missing.length : 0,
    }))
    .filter((one) => one.added + one.changed + one.ended > 0);

/** Takes an upload back that was not applied. @throws OccError 404; 409 for one that was. */
export async function discardUpload(call: Call, uploadId: string): Promise<void> {
  const upload = await listedUpload(call, uploadId);
  if (upload.appliedAt) {
    throw new OccError(409, {
      type: "ConflictError",
      message: "This file was applied, and stays in the list.",
    });
  }
  await call.db
    .delete(programUploads)
    .where(and(eq(programUploads.id, uploadId), isNull(programUploads.appliedAt)));
}
