import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { Measure } from "./measures";
import { allocationChanges, allocations, entitlementMovements } from "./tables";

/** By how much a counter changes; what is withdrawn is negative. */
export interface Correction {
  measure: Measure;
  bundleId: string | null;
  amount: number;
}

/** Who changes allocations, why and when. */
export interface Changing {
  byCustomerId: string;
  byName: string;
  reason: string;
  at: Date;
}

/**
 * Changes what an allocation grants, or how long it is open. The change is a row with its reason, also if it has no
 * corrections and no day; its amounts are movements. The caller must have locked the allocation.
 * @param until The last local day on which the person may choose.
 */
export async function changeEntitlement(
  db: Database,
  changing: Changing,
  allocationId: number,
  { corrections = [], until }: { corrections?: readonly Correction[]; until?: string } = {},
): Promise<void> {
  const [row] = await db
    .insert(allocationChanges)
    .values({ ...changing, allocationId, extendedUntil: until ?? null })
    .returning({ id: allocationChanges.id });
  if (corrections.length > 0) {
    await db.insert(entitlementMovements).values(
      corrections.map(({ amount, measure, bundleId }) => ({
        measure,
        bundleId,
        allocationId,
        kind: amount > 0 ? ("grant" as const) : ("withdraw" as const),
        amount: Math.abs(amount),
        changeId: row!.id,
        at: changing.at,
      })),
    );
  }
  if (until !== undefined) {
    await db.update(allocations).set({ extendedUntil: until }).where(eq(allocations.id, allocationId));
  }
}
