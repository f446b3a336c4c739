import { and, isNotNull, isNull, lt } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { programUploads } from "./tables";

/** Files hold names and addresses of people: they go once nobody needs them to look back. */
const KEPT_DAYS = 90;
const WAITING_DAYS = 30;

/** Deletes what was never applied, and the contents of what was long ago; who applied what stays. */
export async function sweepProgramUploads(db: Database, now: Date): Promise<void> {
  const before = (days: number) => timeBefore(now, { days });
  await db
    .delete(programUploads)
    .where(and(isNull(programUploads.appliedAt), lt(programUploads.sentAt, before(WAITING_DAYS))));
  await db
    .update(programUploads)
    .set({ content: null })
    .where(and(isNotNull(programUploads.content), lt(programUploads.appliedAt, before(KEPT_DAYS))));
}
