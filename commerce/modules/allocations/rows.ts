import type { Measure } from "../entitlement";
import type { allocationChanges } from "../entitlement/tables";

/** What orders that wait for approval use of a counter. */
export interface Waiting {
  allocationId: number;
  bundleId: string | null;
  measure: Measure;
  amount: number;
}
/** A change, and by how much it changed each counter; what was withdrawn is negative. */
export interface Change {
  row: typeof allocationChanges.$inferSelect;
  amounts: { measure: Measure; bundleId: string | null; amount: number }[];
}
