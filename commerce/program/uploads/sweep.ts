import { and, isNotNull, isNull, lt } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { KEPT_DAYS } from "../../database/kept";
import { programUploads } from "./tables";

const KEPT = KEPT_DAYS["sweep-program-uploads"];

/** Deletes what was never applied, and the contents of what was long ago; who applied what stays. */
export async function sweepProgramUploads(db: Database, now: Date): Promise<void> {
  const before = (days: number) => timeBefore(now, { days });
  await db
    .delete(programUploads)
    .where(and(isNull(programUploads.appliedAt), lt(programUploads.sentAt, before(KEPT.waiting))));
  await db
    .update(programUploads)
    .set({ content: null })
    .where(and(isNotNull(programUploads.content), lt(programUploads.appliedAt, before(KEPT.applied))));
}
