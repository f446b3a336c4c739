import type { PlannedLine } from "./order-choice";
import type { usesOf } from "./order-packs";
import type { Allocation } from "./world/packs";
import type { Person } from "./world/programs";

/** An order before it has a number. */
export interface PlannedOrder {
  person: Person;
  placedAt: Date;
  daysAgo: number;
  lines: PlannedLine[];
  /** The pack it was ordered from; wholesale orders have none. */
  allocation?: Allocation;
  fund: { ownShareCents: number; subsidyCents: number; points: number };
  /** What it takes from the running period's ledger; empty for orders of earlier periods. */
  uses: ReturnType<typeof usesOf>;
  waits: boolean;
}
