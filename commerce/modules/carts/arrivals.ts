import { z } from "@hono/zod-openapi";
import { dayOf } from "../../calendar";
import { addWorkingDays, type Destination, firstDay, MAKING_DAYS, USUAL_WAY } from "../transit";
import type { CartLine, LoadedCart } from "./loaded-cart";

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

/** Working days until a garment without an expected date is back in stock. */
const RESTOCK_DAYS = 20;

interface Ready {
  entryNumber: number;
  quantity: number;
  day: string;
  about: boolean;
}

/** When the pieces of a line can ship: some from stock, the rest when stock arrives. */
function readyOf(
  { entry, stocked }: CartLine,
  packs: LoadedCart["packs"],
  { today, timeZone }: { today: string; timeZone: string },
  to: Destination,
): Ready[] {
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
    count > 0 ? [{ entryNumber, quantity: count, day: addWorkingDays(from, work, to), about }] : [];
  const bundle = packs.find(({ id }) => id === entry.packId)?.bundles.find(({ id }) => id === entry.bundleId);
  if (bundle?.isIndentOrder && bundle.indentDeliveryAt) {
    return leaving(quantity, dayOf(bundle.indentDeliveryAt, timeZone), true);
  }
  if (style.stockModel !== "stocked") return leaving(quantity, addWorkingDays(today, MAKING_DAYS, to), true);
  const now = Math.min(quantity, Math.max(0, variant.onHand));
  const expected = variant.expectedAt ? dayOf(new Date(variant.expectedAt), timeZone) : "";
  const later = expected > today ? expected : addWorkingDays(today, RESTOCK_DAYS, to);
  return [...leaving(now, today, false), ...leaving(quantity - now, later, true)];
}

/**
 * The parcels of a cart, earliest first. Pieces that can ship on the same day share a parcel.
 * @param now gives today in the organisation's time zone; after noon, goods leave on the next working day.
 * @param destination whose days off count, also while garments are made or decorated.
 */
export function expectedParcels(
  { lines, packs, mode }: LoadedCart,
  now: Date,
  timeZone: string,
  destination: Destination,
): ExpectedParcel[] {
  const today = firstDay(now, timeZone);
  const { minDays, maxDays } = mode ?? USUAL_WAY;
  const byDay = new Map<string, Ready[]>();
  for (const ready of lines.flatMap((line) => readyOf(line, packs, { today, timeZone }, destination))) {
    byDay.set(ready.day, [...(byDay.get(ready.day) ?? []), ready]);
  }
  return [...byDay.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, of]) => ({
      from: addWorkingDays(day, minDays, destination),
      to: addWorkingDays(day, maxDays, destination),
      about: of.some(({ about }) => about),
      entries: of.map(({ entryNumber, quantity }) => ({ entryNumber, quantity })),
    }));
}
