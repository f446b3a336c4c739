import { z } from "@hono/zod-openapi";
import { localDate } from "../../http/dates";
import type { CartLine, LoadedCart } from "./records";

export const ParcelSchema = z
  .object({
    /** Local days of the organisation, YYYY-MM-DD. */
    from: z.string(),
    to: z.string(),
    /** The day depends on a supplier or the workshop, so it may change. */
    about: z.boolean(),
    entries: z.array(z.object({ entryNumber: z.number(), quantity: z.number() })),
  })
  .openapi("ExpectedParcel");
export type ExpectedParcel = z.infer<typeof ParcelSchema>;

/** Working days for a garment that is made or sourced to order, if nothing better is known. */
const MAKING_DAYS = 15;
/** Working days until a garment without an expected date is back in stock. */
const RESTOCK_DAYS = 20;
/** The delivery time before a delivery mode is chosen. */
const USUAL_WAY = { minDays: 3, maxDays: 5 };

/** Days since 1970-01-01, a Thursday. */
const dayNumber = (text: string) => Date.parse(text.slice(0, 10)) / 86_400_000;
const textOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const isWorkingDay = (day: number) => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;

/** A day so many working days later; a weekend counts as the Monday after it. Both as YYYY-MM-DD. */
export function addWorkingDays(from: string, days: number): string {
  let day = dayNumber(from);
  while (!isWorkingDay(day)) day += 1;
  for (let left = days; left > 0;) {
    day += 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return textOf(day);
}

interface Ready {
  entryNumber: number;
  quantity: number;
  day: string;
  about: boolean;
}

/** When the pieces of a line can ship: some from stock, the rest when stock arrives. */
function readyOf({ entry, stocked }: CartLine, packs: LoadedCart["packs"], today: string): Ready[] {
  const { entryNumber, quantity } = entry;
  if (!stocked || entry.taken) return [];
  const { style, variant } = stocked;
  const work = Math.max(
    0,
    ...entry.valueAdds.map(
      (added) => added.leadDays ?? style.valueAdds.find(({ code }) => code === added.code)?.leadDays ?? 0,
    ),
  );
  const leaving = (count: number, from: string, about: boolean): Ready[] =>
    count > 0 ? [{ entryNumber, quantity: count, day: addWorkingDays(from, work), about }] : [];
  const bundle = packs.find(({ id }) => id === entry.packId)?.bundles.find(({ id }) => id === entry.bundleId);
  if (bundle?.isIndentOrder && bundle.indentDeliveryAt) {
    return leaving(quantity, bundle.indentDeliveryAt.toISOString(), true);
  }
  if (style.stockModel !== "stocked") return leaving(quantity, addWorkingDays(today, MAKING_DAYS), true);
  const now = Math.min(quantity, Math.max(0, variant.onHand));
  const later =
    variant.expectedAt && variant.expectedAt.slice(0, 10) > today
      ? variant.expectedAt.slice(0, 10)
      : addWorkingDays(today, RESTOCK_DAYS);
  return [...leaving(now, today, false), ...leaving(quantity - now, later, true)];
}

/**
 * The parcels of a cart, earliest first. Pieces that can ship on the same day share a parcel.
 * @param now gives today in the organisation's time zone.
 */
export function expectedParcels(
  { lines, packs, mode }: LoadedCart,
  now: Date,
  timeZone: string,
): ExpectedParcel[] {
  const today = localDate(now, timeZone);
  const { minDays, maxDays } = mode ?? USUAL_WAY;
  const byDay = new Map<string, Ready[]>();
  for (const ready of lines.flatMap((line) => readyOf(line, packs, today))) {
    byDay.set(ready.day, [...(byDay.get(ready.day) ?? []), ready]);
  }
  return [...byDay.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, of]) => ({
      from: addWorkingDays(day, minDays),
      to: addWorkingDays(day, maxDays),
      about: of.some(({ about }) => about),
      entries: of.map(({ entryNumber, quantity }) => ({ entryNumber, quantity })),
    }));
}
