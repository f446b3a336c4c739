import type { allocationChanges, entitlementMovements } from "../modules/entitlement/tables";
import { addDays, isoDate } from "./calendar";
import type { Allocation } from "./packs";
import type { Person } from "./people";

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

/** What administrators changed in some people's allocations. Extensions are written into the allocations. */
export function allocationChangeRows(
  allocations: readonly Allocation[],
  people: readonly Person[],
  today: Date,
): {
  changes: (typeof allocationChanges.$inferInsert)[];
  movements: (typeof entitlementMovements.$inferInsert)[];
} {
  const by = people.find(({ plan }) => plan.role === "admin")?.row;
  const found = CHANGES.flatMap((plan) => {
    const its = allocations.find(({ person, pack }) => person.uid === plan.uid && pack.id === plan.packId);
    return its && by
      ? [{ ...plan, by, allocationId: its.id, at: addDays(today, -plan.daysAgo), row: its.row }]
      : [];
  });
  const changes = found.map(({ row, ...plan }) => {
    const extendedUntil = plan.until === undefined ? null : isoDate(addDays(today, plan.until));
    row.extendedUntil = extendedUntil;
    return {
      id: plan.allocationId,
      allocationId: plan.allocationId,
      at: plan.at,
      byCustomerId: plan.by.customerId,
      byName: `${plan.by.firstName} ${plan.by.lastName}`,
      reason: plan.reason,
      extendedUntil,
    };
  });
  const movements = found.flatMap(({ more, allocationId, at }) =>
    more
      ? [
          {
            ...more,
            allocationId,
            at,
            changeId: allocationId,
            measure: "quantity" as const,
            kind: "grant" as const,
          },
        ]
      : [],
  );
  return { changes, movements };
}
