import { sql } from "drizzle-orm";
import { occDate } from "../../../http/dates";
import { parcelStage } from "./parcels";
import { parcelDisplay, statusDisplay } from "./status";
import type { orderEvents } from "../tables";

type EventRow = Omit<typeof orderEvents.$inferSelect, "orderCode">;
type EventJson = Omit<EventRow, "at"> & { at: string };

/**
 * The events of an order in sequence, as a column of a statement on orders. `orders.code` is written out because
 * Drizzle would write the column alone.
 */
export const eventsJson = sql<EventJson[] | null>`(
  select json_agg(json_build_object('sequence', v.sequence, 'at', v.at, 'actor', v.actor, 'by', v.by,
    'onBehalfOf', v.on_behalf_of, 'parcel', v.parcel, 'from', v.from_state, 'to', v.to_state,
    'channel', v.channel, 'note', v.note, 'data', v.data) order by v.sequence)
  from order_events v where v.order_code = orders.code)`;

/** Only the events by which an order was approved: enough for its stage in a list. */
export const approvalsJson = sql<EventJson[] | null>`(
  select json_agg(json_build_object('at', v.at, 'parcel', null, 'from', v.from_state, 'to', v.to_state)
    order by v.sequence)
  from order_events v
  where v.order_code = orders.code and v.parcel is null and v.to_state in ('APPROVED', 'APPROVED_BY_MERCHANT'))`;

export const eventsOf = (json: EventJson[] | null): EventRow[] =>
  (json ?? []).map((event) => ({ ...event, at: new Date(event.at) }));

type Reached = ReadonlyMap<string, Date>;

/**
 * When an order reached its states, the last time if it was there twice. The first event does not count: placing
 * has its own date, and for an order from before histories it only says when the history began.
 */
export const statesReached = (events: readonly EventRow[]): Reached =>
  new Map(
    events.flatMap(({ parcel, from, to, at }) => (parcel === null && from && from !== to ? [[to, at]] : [])),
  );

/** When a parcel reached its stages, the first time if several of its states are one stage. */
export const stagesReached = (events: readonly EventRow[], parcel: string): Reached =>
  new Map(
    events
      .filter((event) => event.parcel === parcel)
      .map(({ to, at }) => [parcelStage(to), at] as const)
      .reverse(),
  );

/** The events as the API returns them. */
export const historyView = (events: readonly EventRow[]) =>
  events.map(({ at, by, onBehalfOf, parcel, from, to, note, data, ...event }) => ({
    ...event,
    timestamp: occDate(at),
    user: by ?? undefined,
    onBehalfOf: onBehalfOf ?? undefined,
    consignment: parcel ?? undefined,
    previousStatus: from ?? undefined,
    status: to,
    statusDisplay: parcel ? parcelDisplay(to) : statusDisplay(to),
    note: note ?? undefined,
    cancelledEntries: data?.cancelled?.map(({ entryNumber, quantity }) => ({
      orderEntryNumber: entryNumber,
      quantity,
    })),
    purchaseOrderNumberChange: numberChange(data),
    trackingChange: trackingChange(data),
    declineReason: data?.declined,
    amendedEntries: amendedView(data),
  }));

/** Lines of which an approver approved fewer pieces, as the API returns them. */
const amendedView = (data: EventRow["data"]) =>
  data?.amended?.map(({ entryNumber, ...change }) => ({ orderEntryNumber: entryNumber, ...change }));

const trackingChange = (data: EventRow["data"]) => {
  if (!data?.tracking) return undefined;
  const { parcel, carrier, trackingId } = data.tracking;
  const corrected = (one: typeof carrier) => one && { from: one.from ?? undefined, to: one.to };
  return { consignment: parcel, carrier: corrected(carrier), trackingID: corrected(trackingId) };
};

const numberChange = (data: EventRow["data"]) =>
  data?.purchaseOrderNumber && {
    from: data.purchaseOrderNumber.from ?? undefined,
    to: data.purchaseOrderNumber.to ?? undefined,
  };
