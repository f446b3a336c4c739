import { EVENTS, type EventData, type EventType } from "./events";
import type { Facts } from "./facts";

/** An event as its row has it. */
export interface StoredEvent {
  type: string;
  sequence: number;
  at: Date;
  facts: Facts;
}

const instantOf = (text: string) => new Date(text).toISOString();

function orderOf({ order }: Facts) {
  const { customerId, employeeId, currency, totalCents, placedAt, ...rest } = order!;
  return {
    ...rest,
    person: { customerId, employeeId },
    placedAt: instantOf(placedAt),
    total: { currencyIso: currency, value: totalCents / 100 },
  };
}

const changedOf = ({ change }: Facts) => ({
  quantities: (change?.amended ?? []).map(({ inPlaceOf = null, ...line }) => ({ ...line, inPlaceOf })),
  cancelled: change?.cancelled ?? [],
  purchaseOrderNumber: change?.purchaseOrderNumber ?? null,
});

const ofOrder = (facts: Facts) => ({ order: orderOf(facts) });
const ofParcel = (facts: Facts) => ({ order: orderOf(facts), parcel: facts.parcel! });
const ofPerson = (facts: Facts) => ({ person: facts.person! });

const DATA: { [Type in EventType]: (facts: Facts) => EventData[Type] } = {
  "order.placed": ofOrder,
  "order.approved": ofOrder,
  "order.declined": (facts) => ({ ...ofOrder(facts), reason: facts.change?.declined ?? null }),
  "order.amended": (facts) => ({ ...ofOrder(facts), changed: changedOf(facts) }),
  "order.cancelled": ofOrder,
  "order.packed": ofParcel,
  "order.sent": ofParcel,
  "order.delivered": ofParcel,
  "order.returned": (facts) => ({ ...ofOrder(facts), return: facts.return! }),
  "person.added": ofPerson,
  "person.changed": ofPerson,
  "person.left": ofPerson,
  "stock.ran-out": (facts) => facts.stock!,
};

/**
 * The body of an event: JSON with the properties in the order of their declaration, the same text for each attempt.
 * @throws ZodError if the row is not what the declaration says.
 */
export function bodyOf({ type, sequence, at, facts }: StoredEvent): string {
  const known = type as EventType;
  const data = EVENTS[known].data.parse(DATA[known](facts));
  return JSON.stringify({ type, timestamp: at.toISOString(), sequence, data });
}
