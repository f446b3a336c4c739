import { z } from "@hono/zod-openapi";

const code = z.string();
const maybe = code.nullable();

const Order = z.object({
  code,
  status: code,
  site: code,
  organisation: code,
  unit: code,
  person: z.object({ customerId: code, employeeId: maybe }),
  placedAt: z.iso.datetime(),
  total: z.object({ currencyIso: code, value: z.number() }),
  purchaseOrderNumber: maybe,
  costCentre: maybe,
  urgent: z.boolean(),
  lines: z.array(
    z.object({
      entryNumber: z.int(),
      sku: code,
      name: z.string(),
      quantity: z.int(),
      cancelled: z.int(),
      packId: maybe,
    }),
  ),
});
const Parcel = z.object({
  code,
  status: code,
  carrier: z.string().nullable(),
  trackingId: maybe,
  lines: z.array(z.object({ entryNumber: z.int(), quantity: z.int() })),
});
const Changed = z.object({
  quantities: z.array(
    z.object({ entryNumber: z.int(), from: z.int(), to: z.int(), inPlaceOf: z.int().nullable() }),
  ),
  cancelled: z.array(z.object({ entryNumber: z.int(), quantity: z.int() })),
  purchaseOrderNumber: z.object({ from: maybe, to: maybe }).nullable(),
});
const Return = z.object({
  code,
  status: code,
  lines: z.array(
    z.object({ entryNumber: z.int(), sku: code, quantity: z.int(), type: z.enum(["RETURN", "EXCHANGE"]) }),
  ),
});
const Person = z.object({
  customerId: code,
  employeeId: maybe,
  organisation: code,
  unit: code,
  roles: z.array(code),
  job: maybe,
  active: z.boolean(),
});

const ofOrder = z.object({ order: Order });
const ofParcel = z.object({ order: Order, parcel: Parcel });
const ofPerson = z.object({ person: Person });

/** Every type of event: when it is sent, and its data. The docs and the bodies come from here. */
export const EVENTS = {
  "order.placed": { when: "An order was placed; it may still need an approval (`status`)", data: ofOrder },
  "order.approved": { when: "An approver approved an order", data: ofOrder },
  "order.declined": {
    when: "An approver declined an order",
    data: ofOrder.extend({ reason: z.object({ code, name: z.string() }).nullable() }),
  },
  "order.amended": {
    when: "An approver approved fewer or other pieces (`order.approved` follows), some pieces were cancelled, or the purchase order number was changed",
    data: ofOrder.extend({ changed: Changed }),
  },
  "order.cancelled": { when: "A whole order was cancelled", data: ofOrder },
  "order.packed": { when: "A parcel of an order is packed", data: ofParcel },
  "order.sent": { when: "A parcel has left the warehouse; again if it is sent once more", data: ofParcel },
  "order.delivered": { when: "A parcel was delivered, collected, or taken on site", data: ofParcel },
  "order.returned": {
    when: "The warehouse has received and checked a return or exchange",
    data: ofOrder.extend({ return: Return }),
  },
  "person.added": { when: "A person was added, or their account was opened again", data: ofPerson },
  "person.changed": {
    when: "Names, email, mobile, employee ID, unit, roles, job, working time or cost centre of a person changed",
    data: ofPerson,
  },
  "person.left": { when: "A person's account was closed or deleted", data: ofPerson },
  "stock.ran-out": {
    when: "Nothing is left of a product; only for subscriptions without an organisation",
    data: z.object({ sku: code, onHand: z.int() }),
  },
} as const satisfies Record<string, { when: string; data: z.ZodObject }>;

export type EventType = keyof typeof EVENTS;
export type EventData = { [Type in EventType]: z.input<(typeof EVENTS)[Type]["data"]> };

export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];
export const isEventType = (name: string): name is EventType => Object.hasOwn(EVENTS, name);
