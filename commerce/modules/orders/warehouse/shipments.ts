import type { Database } from "../../../database/connection";
import { RowRefusal, type RowState } from "../../../http/row-refusal";
import type { OrderState, ParcelState } from "../life/states";
import { ORDER_TRANSITIONS, statesBefore } from "../life/transitions";
import { unconsigned } from "../showing/parcels";
import type { consignments, orderEntries } from "../tables";
import { packParcel, reportParcel, rowsOfOrder } from "./packing";
import { momentOf, orderOfRow } from "./reported-order";
import { reportTracking } from "./tracking";

type Entry = typeof orderEntries.$inferSelect;
type Parcel = typeof consignments.$inferSelect;

/** How far a parcel is when another system reports it, in the order of its way. */
export const SHIPMENT_STATES = ["PICKPACK", "READY", "SHIPPED"] as const satisfies ParcelState[];

/** The states of orders of which something can be sent by shipments. */
const SENDABLE: readonly OrderState[] = [
  ...statesBefore(ORDER_TRANSITIONS, "OPEN", "warehouse").filter((state) => state !== "CANCELLING"),
  "OPEN",
];

const isSendable = (status: OrderState) => SENDABLE.some((state) => state === status);

/** Some pieces of an order, by the number of their line or by their SKU. */
export interface ShippedLine {
  entry?: number;
  sku?: string;
  quantity: number;
}

/** A parcel as the system of the warehouse reports it. */
export interface Shipment {
  order: string;
  /** Its number there. */
  shipment: string;
  status: (typeof SHIPMENT_STATES)[number];
  carrier: string | null;
  tracking: string | null;
  sentAt: Date | null;
  /** Null for all that is left of the order. */
  lines: readonly ShippedLine[] | null;
}

/** Who reports, when, and what tells the order's person of a parcel on its way. */
export interface Reporting {
  db: Database;
  now: Date;
  channel: string;
  storefrontUrl: (site: string) => string;
}

/**
 * Takes a parcel as far as another system reports it: packs it if it is new, and moves it on. The same report again
 * changes nothing. The caller has a transaction.
 * @throws RowRefusal
 */
export async function reportShipment(report: Reporting, shipment: Shipment): Promise<RowState> {
  const { db, now, channel, storefrontUrl } = report;
  const order = await orderOfRow(db, shipment.order);
  const at = momentOf("sent_at", shipment.sentAt, order.placedAt, now);
  const heard = { channel, heardAt: now };
  const { entries, parcels } = await rowsOfOrder(db, order.code);
  const known = parcels.find((parcel) => parcel.shipment === shipment.shipment);
  let done: RowState = "same";
  let parcel: Pick<Parcel, "code" | "status">;
  if (known) {
    mustBeAlike(known, shipment, entries);
    done = await reportTracking(db, known, shipment, now, { channel });
    parcel = known;
  } else {
    if (!isSendable(order.status)) {
      throw new RowRefusal(
        "order",
        `Order ${order.code} is ${order.status}. Shipments are of orders that are ${SENDABLE.join(", ")}.`,
      );
    }
    const lines = linesOf(shipment.lines, entries, leftOf(entries, parcels));
    const packed = {
      orderCode: order.code,
      lines,
      shipment: shipment.shipment,
      carrier: shipment.carrier ?? undefined,
      trackingId: shipment.tracking ?? undefined,
    };
    parcel = { code: await packParcel(db, packed, at, heard), status: "PICKPACK" };
    done = "applied";
  }
  for (const to of statesTo(parcel.status, shipment.status)) {
    await reportParcel(db, { orderCode: order.code, code: parcel.code }, to, at, storefrontUrl, heard);
    done = "applied";
  }
  return done;
}

/** The states between the one that a parcel has and the one that is reported; none if it is there or further. */
function statesTo(from: ParcelState, to: Shipment["status"]): ParcelState[] {
  const begun = SHIPMENT_STATES.findIndex((state) => state === from);
  // A parcel of another way of packing, such as one that is ready to be collected, is further.
  return begun < 0 ? [] : SHIPMENT_STATES.slice(begun + 1, SHIPMENT_STATES.indexOf(to) + 1);
}

/** Pieces that are in no parcel, by the number of their line. */
const leftOf = (entries: readonly Entry[], parcels: readonly Parcel[]) =>
  new Map(
    unconsigned(
      parcels.filter(({ status }) => status !== "CANCELLED"),
      [...entries],
    ).map(({ entryNumber, quantity }) => [entryNumber, quantity]),
  );

type Lines = Parcel["lines"];

/** The lines of a new parcel. @throws RowRefusal */
function linesOf(
  said: Shipment["lines"],
  entries: readonly Entry[],
  left: ReadonlyMap<number, number>,
): Lines {
  if (said === null) {
    const all = [...left].map(([entryNumber, quantity]) => ({ entryNumber, quantity }));
    if (all.length === 0) throw new RowRefusal("lines", "Everything of the order is in other shipments.");
    return all;
  }
  const lines = byLine(said.flatMap((line) => piecesOf(line, entries, left)));
  for (const [entryNumber, quantity] of lines) {
    const there = left.get(entryNumber) ?? 0;
    if (quantity > there) {
      const sku = entries.find((entry) => entry.entryNumber === entryNumber)!.sku;
      throw new RowRefusal("lines", `Of line ${entryNumber} (${sku}) ${there} can be sent, not ${quantity}.`);
    }
  }
  return [...lines].map(([entryNumber, quantity]) => ({ entryNumber, quantity }));
}

/** Pieces of each line, by its number. */
function byLine(pieces: Lines): Map<number, number> {
  const lines = new Map<number, number>();
  for (const { entryNumber, quantity } of pieces)
    lines.set(entryNumber, (lines.get(entryNumber) ?? 0) + quantity);
  return lines;
}

/** The pieces that one said line stands for. An SKU may stand in several lines, with other texts on each. */
function piecesOf(
  { entry, sku, quantity }: ShippedLine,
  entries: readonly Entry[],
  left: ReadonlyMap<number, number>,
): Lines {
  if (entry !== undefined) {
    if (!entries.some(({ entryNumber }) => entryNumber === entry))
      throw new RowRefusal("lines", `The order has no line ${entry}. Its lines are ${numbersOf(entries)}.`);
    return [{ entryNumber: entry, quantity }];
  }
  const its = entries.filter((one) => one.sku === sku);
  if (its.length === 0) throw new RowRefusal("lines", `The order has no ${sku}.`);
  if (its.length === 1) return [{ entryNumber: its[0]!.entryNumber, quantity }];
  const open = its.flatMap(({ entryNumber }) => {
    const there = left.get(entryNumber) ?? 0;
    return there > 0 ? [{ entryNumber, quantity: there }] : [];
  });
  if (open.length === 1) return [{ entryNumber: open[0]!.entryNumber, quantity }];
  const all = open.reduce((sum, one) => sum + one.quantity, 0);
  if (all === quantity) return open;
  throw new RowRefusal(
    "lines",
    `${sku} stands in the lines ${numbersOf(its)}. Name the line, such as #${its[0]!.entryNumber}.`,
  );
}

const numbersOf = (entries: readonly Entry[]) => entries.map(({ entryNumber }) => entryNumber).join(", ");

/** Refuses a report of a known parcel that has other contents. @throws RowRefusal */
function mustBeAlike(known: Parcel, { shipment, lines }: Shipment, entries: readonly Entry[]): void {
  if (lines === null) return;
  const inside = byLine(known.lines);
  const said = byLine(lines.flatMap((line) => piecesOf(line, entries, inside)));
  if (said.size !== inside.size || [...said].some(([line, quantity]) => inside.get(line) !== quantity)) {
    const is = known.lines.map(({ entryNumber, quantity }) => `#${entryNumber}:${quantity}`).join("|");
    throw new RowRefusal(
      "lines",
      `Shipment ${shipment} was taken before with ${is}. Give a new one its own number.`,
    );
  }
}
