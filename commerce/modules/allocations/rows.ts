import type { Measure } from "../entitlement";
import type { allocationChanges } from "../entitlement/tables";

/** A change, and by how much it changed each counter; what was withdrawn is negative. */
export interface Change {
  row: typeof allocationChanges.$inferSelect;
  amounts: { measure: Measure; bundleId: string | null; amount: number }[];
}
