import { timeAfter } from "../calendar";
import type { consignments, EventPerson, orderEvents } from "../modules/orders/tables";
import type { Fate } from "./order-fate";
import type { PlannedOrder } from "./planned-order";

type Event = typeof orderEvents.$inferInsert;
type Parcel = typeof consignments.$inferInsert;
type Happening = Omit<Event, "orderCode" | "sequence" | "channel">;

const hoursAfter = (at: Date, hours: number) => timeAfter(at, { hours });

/** Hours from placing an order until its person cancels it or its approver decides. */
const DECIDED = 2;
/** Hours from placing until the warehouse begins; a parcel that leaves does so six hours later. */
const BEGUN = 18;
/** What arrives later than this, in hours, had to be made or waited for. */
const LATE = 7 * 24;

/** Why orders were declined. */
const DECLINED: Pick<Event, "note" | "data">[] = [
  { data: { declined: { code: "ORDERED_TWICE", name: "Ordered twice" } } },
  {
    note: "Please order half of it now and the rest in the new year.",
    data: { declined: { code: "TOO_MANY", name: "More than is needed" } },
  },
  {
    note: "You are moving to another ward.",
    data: { declined: { code: "WRONG_ITEM", name: "Wrong item or size" } },
  },
];

/** When a cancelled or rejected order ended, or an approved one was approved. */
export const decidedAt = (order: PlannedOrder): Date => hoursAfter(order.placedAt, DECIDED);

/** The states of a parcel until the one it is in, with times up to that of its state. */
function parcelSteps(order: PlannedOrder, { code, status, statusAt }: Parcel): Happening[] {
  const begun = hoursAfter(order.placedAt, BEGUN);
  const late = statusAt > hoursAfter(order.placedAt, LATE);
  const step = (from: Happening["from"], to: Parcel["status"], at: Date): Happening => ({
    at,
    actor: "warehouse",
    parcel: code,
    from,
    to,
  });
  if (status === "WAITING") return [step(null, "WAITING", statusAt)];
  if (status === "PICKPACK") return [step(null, "PICKPACK", statusAt)];
  const arrived = status === "DELIVERY_COMPLETED";
  // Such goods are packed three days before they arrive.
  const packing = late ? hoursAfter(statusAt, -72) : begun;
  return [
    ...(late
      ? [step(null, "WAITING", begun), step("WAITING", "PICKPACK", packing)]
      : [step(null, "PICKPACK", packing)]),
    step("PICKPACK", "READY", hoursAfter(packing, 3)),
    step("READY", "SHIPPED", hoursAfter(packing, 6)),
    ...(arrived ? [step("SHIPPED", "DELIVERY_COMPLETED", statusAt)] : []),
  ];
}

/** What happened to an order until now, as one story with its parcels, in sequence. */
export function historyOf(
  order: PlannedOrder,
  code: string,
  fate: Fate,
  parcels: readonly Parcel[],
  approver: EventPerson | undefined,
): Event[] {
  const { row } = order.person;
  const wearer = { customerId: row.customerId, name: `${row.firstName} ${row.lastName}` };
  const first = fate.status === "PENDING_APPROVAL" || fate.approved ? "PENDING_APPROVAL" : "CREATED";
  const story: Happening[] = [{ at: order.placedAt, actor: "wearer", by: wearer, to: first }];
  const decided = decidedAt(order);
  if (fate.status === "CANCELLED") {
    story.push({ at: decided, actor: "wearer", by: wearer, from: first, to: "CANCELLED" });
  } else if (fate.status === "REJECTED") {
    story.push({
      at: decided,
      actor: "approver",
      by: approver,
      from: first,
      to: "REJECTED",
      ...DECLINED[order.lines.length % DECLINED.length],
    });
  } else if (fate.approved && fate.status !== "PENDING_APPROVAL") {
    story.push({ at: decided, actor: "approver", by: approver, from: first, to: "APPROVED" });
  }
  if (fate.status === "OPEN" || fate.status === "COMPLETED") {
    const begun = hoursAfter(order.placedAt, BEGUN);
    const before = fate.approved ? "APPROVED" : "CREATED";
    story.push({ at: begun, actor: "warehouse", from: before, to: "OPEN" });
    const steps = parcels
      .flatMap((parcel) => parcelSteps(order, parcel))
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    story.push(...steps);
    const end = story.at(-1)!.at;
    if (fate.status === "COMPLETED")
      story.push({ at: end, actor: "warehouse", from: "OPEN", to: "COMPLETED" });
  }
  return story.map((one, index) => ({ ...one, orderCode: code, sequence: index + 1, channel: "demo" }));
}
