import { type SQL, and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { accessRequests } from "./tables";

/**
 * Only the newest link and the newest code of a person work; a new password ends all of them. What the job has not
 * answered yet goes to the person as they are then.
 */
export const endRequests = (db: Database, customerId: string, now: Date, which?: SQL): Promise<void> =>
  endRequestsOf(
    db,
    and(eq(accessRequests.customerId, customerId), isNotNull(accessRequests.handledAt), which),
    now,
  );
/** Ends links and codes. @param those a condition of the table. */
export async function endRequestsOf(db: Database, those: SQL | undefined, now: Date): Promise<void> {
  await db
    .update(accessRequests)
    .set({ usedAt: now })
    .where(and(isNull(accessRequests.usedAt), those));
}
