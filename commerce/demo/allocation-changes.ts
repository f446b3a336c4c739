import type { Database } from "../database/connection";
import { changeEntitlement } from "../modules/entitlement";
import { addDays, isoDate } from "./calendar";
import type { Allocation } from "./world/packs";
import type { Person } from "./world/programs";

interface ChangePlan {
  uid: string;
  packId: string;
  daysAgo: number;
  reason: string;
  /** Days from today. */
  until?: number;
  more?: { bundleId: string; amount: number };
}

const CHANGES: readonly ChangePlan[] = [
  {
    uid: "extended@kestrel.example",
    packId: "PK-KM-COAT-CLOSED",
    daysAgo: 1,
    reason: "On leave while orders were open",
    until: 14,
  },
  {
    uid: "maternity@kestrel.example",
    packId: "PK-KM-MATERNITY",
    daysAgo: 12,
    reason: "Needs a second size before the leave begins",
    more: { bundleId: "TOPS", amount: 2 },
  },
];

/** What administrators changed in some people's allocations, with a line in the history of each. */
export async function changeAllocations(
  db: Database,
  all: readonly Allocation[],
  admin: Person["row"] | undefined,
  today: Date,
): Promise<void> {
  for (const { uid, packId, daysAgo, reason, until, more } of CHANGES) {
    const its = all.find(({ person, pack }) => person.row.uid === uid && pack.id === packId);
    if (!its || !admin) continue;
    const changing = {
      byCustomerId: admin.customerId,
      byName: `${admin.firstName} ${admin.lastName}`,
      reason,
      at: addDays(today, -daysAgo),
    };
    await changeEntitlement(db, changing, its.row.id, {
      corrections: more ? [{ measure: "quantity", ...more }] : [],
      until: until === undefined ? undefined : isoDate(addDays(today, until)),
    });
  }
}
