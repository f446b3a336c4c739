import type { components } from "~/commerce/occ";
import { counted } from "~/ui/counted";
import { readableDate } from "~/ui/dates";
import { dayRange } from "~/ui/day-range.server";
import { goodsOf, type PackGoods } from "./goods.server";
import type { ExchangeOf } from "./exchanges.server";
import { ARRIVED } from "./stages";
import { statusLabel } from "~/ui/order-status";

type ApiOrder = components["schemas"]["Order"];
type ApiParcel = components["schemas"]["Consignment"];

/** A parcel for the order page, or the items that are in no parcel yet. */
interface ParcelView {
  key: string;
  /** Only of a parcel. */
  code?: string;
  eyebrow: string;
  title: string;
  /** Set if the title is a date and does not say the stage. */
  stage?: string;
  /** The date on which it left. */
  sent?: string;
  carrier?: string;
  tracking?: string;
  /** The carrier's page about it. Only https, because the API may be somebody else's. */
  trackingUrl?: string;
  /** What was reported of it: "Shipped, 6 Oct 2026". */
  reports: string[];
  /** Its pieces can be exchanged or returned. */
  hasArrived: boolean;
  packs: PackGoods[];
}

/** An order with more rows than this is shown as a table, without pictures. */
const MOST_PICTURES = 12;

const HAS_LEFT = new Set([...ARRIVED, "shipped", "ready.to.collect", "delivery.rejected"]);

const piecesOf = (runs: readonly { quantity: number }[]) =>
  counted(
    runs.reduce((sum, { quantity }) => sum + quantity, 0),
    "piece",
  );

/**
 * The parcels of an order in their order, then the items that are in no parcel yet.
 * @param exchangeOf from `exchangesOf`, for the page that offers exchanges.
 */
export function parcelsOf(order: ApiOrder, timeZone: string, exchangeOf?: ExchangeOf): ParcelView[] {
  const parcels = order.consignments ?? [];
  const rest = order.unconsignedRuns ?? [];
  return [
    ...parcels.map((parcel, index) => ({
      key: parcel.code,
      // What was taken was never packed.
      code: parcel.stage === "taken" ? undefined : parcel.code,
      eyebrow:
        parcel.stage === "taken"
          ? piecesOf(parcel.runs ?? [])
          : `${parcels.length > 1 ? `Parcel ${index + 1} of ${parcels.length}` : "Parcel"}, ${piecesOf(parcel.runs ?? [])}`,
      ...titleOf(parcel, timeZone),
      carrier: parcel.carrier,
      tracking: parcel.trackingID,
      trackingUrl: parcel.trackingUrl?.startsWith("https://") ? parcel.trackingUrl : undefined,
      reports: reportsOf(order, parcel.code, timeZone),
      hasArrived: ARRIVED.has(parcel.stage),
      packs: goodsOf(
        order,
        parcel.runs ?? [],
        HAS_LEFT.has(parcel.stage),
        ARRIVED.has(parcel.stage) ? exchangeOf : undefined,
      ),
    })),
    ...(rest.length > 0
      ? [
          {
            key: "rest",
            eyebrow: piecesOf(rest),
            title: parcels.length > 0 ? statusLabel("waiting").label : "Items",
            reports: [],
            hasArrived: false,
            packs: goodsOf(order, rest, false),
          },
        ]
      : []),
  ];
}

type Event = NonNullable<ApiOrder["historyEntries"]>[number];

/** The states that a parcel went through and what was corrected of it, with their dates. */
const reportsOf = ({ historyEntries = [] }: ApiOrder, code: string, timeZone: string): string[] =>
  historyEntries
    .filter(({ consignment, trackingChange }) => (consignment ?? trackingChange?.consignment) === code)
    .map((event) => `${reportWords(event)}, ${readableDate(event.timestamp, timeZone)}`);

/** "Tracking number corrected from TLL8841207", or the state. */
function reportWords({ statusDisplay, trackingChange }: Event): string {
  const { carrier, trackingID } = trackingChange ?? {};
  const corrected = [
    ...(carrier?.from ? [`carrier corrected from ${carrier.from}`] : []),
    ...(trackingID?.from ? [`tracking number corrected from ${trackingID.from}`] : []),
  ];
  const words = trackingChange ? corrected.join(", ") : statusDisplay;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of a parcel: when it is expected, when it arrived, or its stage. */
function titleOf({ stage, statusDate, expected }: ApiParcel, timeZone: string) {
  const { label } = statusLabel(stage);
  if (expected) {
    return {
      title: `Expected ${dayRange(expected.from, expected.to)}`,
      stage,
      sent: readableDate(statusDate, timeZone),
    };
  }
  return { title: ARRIVED.has(stage) ? `${label} ${readableDate(statusDate, timeZone)}` : label };
}

/** Whether the order is shown as a table. */
export const isLong = (parcels: readonly ParcelView[]): boolean =>
  parcels.reduce((sum, { packs }) => sum + packs.reduce((all, { rows }) => all + rows.length, 0), 0) >
  MOST_PICTURES;
