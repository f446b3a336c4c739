import { restrictedAmong } from "../modules/orders";
import type { consignments, RestrictedStyle } from "../modules/orders/tables";
import { addDays } from "./calendar";
import type { PlannedOrder } from "./planned-order";
import type { Random } from "./random";

/** The outcome of an order. */
export interface Fate {
  status: "CREATED" | "OPEN" | "PENDING_APPROVAL" | "APPROVED" | "COMPLETED" | "CANCELLED" | "REJECTED";
  /** The entry that is still on back-order, when one is. */
  backOrdered?: number;
  /** Whether the entitlement was returned. */
  givenBack: boolean;
  /** Whether an approver decides about such an order before it is packed. */
  approved: boolean;
}

/** Whether an approver decides about an order. */
export const isApproved = (order: Pick<PlannedOrder, "person" | "lines" | "fund">) => {
  const { approval } = order.person.program.row;
  if (approval === "always" || restrictedIn(order).length > 0) return true;
  return approval === "own-share" && order.fund.ownShareCents > 0;
};

/** The restricted styles in an order, each once. */
export const restrictedIn = ({ person, lines }: Pick<PlannedOrder, "person" | "lines">): RestrictedStyle[] =>
  restrictedAmong(
    lines.map(({ style }) => style),
    person.program.row.restrictedStyles,
  );

const isPreOrder = (order: PlannedOrder) => order.lines.some((line) => line.bundle?.isIndentOrder);

/** Orders go from created to open to completed within three weeks; a few end differently. */
export function fateOf(order: PlannedOrder, random: Random): Fate {
  const { daysAgo, lines } = order;
  const approved = isApproved(order);
  const kept = { givenBack: false, approved };
  if (order.waits) return { status: "PENDING_APPROVAL", ...kept };
  if (isPreOrder(order)) return { status: "OPEN", ...kept };
  const luck = random.next();
  if (luck < 0.02) return { status: "CANCELLED", givenBack: true, approved };
  if (luck < 0.05 && approved) return { status: "REJECTED", givenBack: true, approved };
  if (daysAgo >= 5 && daysAgo <= 75 && lines.length > 1 && luck > 0.45) {
    return { status: "OPEN", backOrdered: lines.length - 1, ...kept };
  }
  if (daysAgo > 12) return { status: "COMPLETED", ...kept };
  if (daysAgo > 3) return { status: "OPEN", ...kept };
  return { status: approved ? "APPROVED" : "CREATED", ...kept };
}

type Consignment = typeof consignments.$inferInsert;

/** The parcels of an order: items in stock first, then items that are made or on back-order. */
export function consignmentsOf(
  order: PlannedOrder,
  code: string,
  fate: Fate,
  today: Date,
  random: Random,
): Consignment[] {
  if (fate.status !== "COMPLETED" && fate.status !== "OPEN") return [];
  const done = fate.status === "COMPLETED";
  const numbered = order.lines.map((line, entryNumber) => ({ line, entryNumber }));
  const later = numbered.filter(
    ({ line, entryNumber }) => entryNumber === fate.backOrdered || line.style.stockModel !== "stocked",
  );
  const ready = numbered.filter((one) => !later.includes(one));
  const parcel = (lines: typeof numbered, days: number, last: boolean): Consignment[] => {
    if (lines.length === 0) return [];
    const at = addDays(order.placedAt, days);
    const arrived = at < today && (done || !last);
    const waiting = !done && last && later.length > 0;
    return [
      {
        orderCode: code,
        code: `${code}-${last && ready.length > 0 && later.length > 0 ? 2 : 1}`,
        status: arrived
          ? "DELIVERY_COMPLETED"
          : waiting
            ? "WAITING"
            : order.daysAgo > 5
              ? "SHIPPED"
              : "PICKPACK",
        statusAt: arrived ? at : addDays(order.placedAt, 1),
        trackingId:
          waiting || (!arrived && order.daysAgo <= 5) ? null : `KRP${random.int(100_000_000, 999_999_999)}`,
        carrier: waiting ? null : "Kitroom Parcels",
        lines: lines.map(({ line, entryNumber }) => ({ entryNumber, quantity: line.quantity })),
      },
    ];
  };
  return [
    ...parcel(ready, Math.min(random.int(3, 6), Math.max(1, order.daysAgo - 1)), later.length === 0),
    ...parcel(later, Math.min(random.int(8, 12), Math.max(1, order.daysAgo - 1)), true),
  ];
}
