import { bodyOf } from "./body";
import { EVENTS, EVENT_TYPES, type EventType } from "./events";
import type { Facts } from "./facts";

const order: NonNullable<Facts["order"]> = {
  code: "KR-100483",
  status: "CREATED",
  site: "uniforms",
  organisation: "kestrel",
  unit: "kestrel-syd",
  customerId: "C-1042",
  employeeId: "KA20417",
  placedAt: "2026-11-29T01:20:00.000Z",
  currency: "AUD",
  totalCents: 13_250,
  purchaseOrderNumber: "PO-7788",
  costCentre: "KM-CABIN",
  urgent: false,
  lines: [
    {
      entryNumber: 0,
      sku: "KM-1001-NVY-12",
      name: "Cabin blouse",
      quantity: 2,
      cancelled: 0,
      packId: "PK-KM-NS-CABIN",
    },
  ],
};
const person: NonNullable<Facts["person"]> = {
  customerId: "C-1042",
  employeeId: "KA20417",
  organisation: "kestrel",
  unit: "kestrel-syd",
  roles: ["b2bcustomergroup", "customergroup"],
  job: "CABIN",
  active: true,
};
const parcel = (status: string): Facts => ({
  order: { ...order, status: "OPEN" },
  parcel: {
    ...{ code: "KR-100483-1", status, carrier: "StarTrack", trackingId: "ST0042" },
    lines: [{ entryNumber: 0, quantity: 2 }],
  },
});

const EXAMPLES: Record<EventType, Facts> = {
  "order.placed": { order },
  "order.approved": { order: { ...order, status: "APPROVED" } },
  "order.declined": {
    order: { ...order, status: "REJECTED" },
    change: { declined: { code: "NOT_NEEDED", name: "Not needed" } },
  },
  "order.amended": {
    order: { ...order, status: "APPROVED" },
    change: { amended: [{ entryNumber: 0, from: 3, to: 2 }] },
  },
  "order.cancelled": { order: { ...order, status: "CANCELLED" } },
  "order.packed": parcel("READY"),
  "order.sent": parcel("SHIPPED"),
  "order.delivered": parcel("DELIVERY_COMPLETED"),
  "order.returned": {
    order: { ...order, status: "COMPLETED" },
    return: {
      ...{ code: "RT-000042", status: "RECEIVED" },
      lines: [{ entryNumber: 0, sku: "KM-1001-NVY-12", quantity: 1, type: "EXCHANGE" }],
    },
  },
  "person.added": { person },
  "person.changed": { person: { ...person, unit: "kestrel-mel" } },
  "person.left": { person: { ...person, active: false } },
  "stock.ran-out": { stock: { sku: "KM-1001-NVY-12", onHand: 0 } },
};

/** The example of each type: the body as it would be sent. */
export const exampleOf = (type: EventType): string =>
  bodyOf({
    ...{ type, sequence: 4711 + EVENT_TYPES.indexOf(type), at: new Date("2026-11-29T01:20:00.000Z") },
    facts: EXAMPLES[type],
  });

/** The page of all types, with when each is sent and an example. */
export const eventTypesText = (): string =>
  EVENT_TYPES.map((type) =>
    [
      `## \`${type}\``,
      `${EVENTS[type].when}.`,
      `\`\`\`json\n${JSON.stringify(JSON.parse(exampleOf(type)), null, 2)}\n\`\`\``,
    ].join("\n\n"),
  ).join("\n\n");
