import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { deliveryModes } from "../../checkout/tables";
import { units } from "../../organisation/tables";
import { releaseRest, usesOf } from "../../entitlement";
import { chargesOf, keptUses, packsOfOrder, type FundingPack } from "../../packs";
import { discountsLeft, goodsCents } from "../../promotions";
import { causeOf } from "../life/cause";
import { noteOrder } from "../life/life";
import { returnPieces } from "./stock";
import { orderEntries, orders } from "../tables";

type OrderRow = typeof orders.$inferSelect;
type EntryRow = typeof orderEntries.$inferSelect;
type PartCall = Pick<Call, "db" | "about" | "now">;

interface Cut {
  line: EntryRow;
  quantity: number;
}

/** A line with what stands of it, as the charges read it. */
const chargeLine = (line: EntryRow) => ({
  packId: line.packId,
  bundleId: line.bundleId ?? "",
  quantity: line.quantity,
  cents: goodsCents(line),
  points: line.points * line.quantity,
});

/** A line of which so many pieces are cancelled. */
const without = (entry: EntryRow, cut: number): EntryRow => ({
  ...entry,
  quantity: entry.quantity - cut,
  discounts: [...discountsLeft(entry, entry.quantity - cut)],
});

/** The order's discounts, as far as the lines that are left have them. */
const discountsOf = ({ discounts }: OrderRow, lines: readonly EntryRow[]) =>
  discounts
    .map((discount) => ({
      ...discount,
      cents: lines
        .flatMap((line) => line.discounts)
        .filter(({ code }) => code === discount.code)
        .reduce((sum, { cents }) => sum + cents, 0),
    }))
    .filter(({ cents }) => cents > 0);

/** GST of the order's unit, in basis points, and whether its delivery mode has a price of its own. */
async function ratesOf(db: Database, order: OrderRow) {
  const [row] = await db
    .select({ gstRate: units.gstRate, modeCents: deliveryModes.cents })
    .from(units)
    .leftJoin(
      deliveryModes,
      and(
        eq(deliveryModes.code, order.deliveryMode.code),
        eq(deliveryModes.country, order.deliveryAddress.country),
      ),
    )
    .where(eq(units.uid, order.unitUid));
  return row!;
}

/**
 * What the remaining lines cost and who pays. Freight follows the organisation's rule but never rises, because
 * nobody should pay for cancelling; a delivery mode with a price of its own keeps it.
 */
function chargesLeft(
  { about }: PartCall,
  order: OrderRow,
  lines: readonly EntryRow[],
  packs: readonly FundingPack[],
  { gstRate, modeCents }: Awaited<ReturnType<typeof ratesOf>>,
) {
  const person = { ...about, unit: { ...about.unit, gstRate } };
  const cost = (freight: number | null) =>
    chargesOf(lines.map(chargeLine), packs, person, { modeCents: freight, exceptCart: null });
  if (modeCents !== null) return cost(order.deliveryCents);
  const ruled = cost(null);
  return ruled.deliveryCents > order.deliveryCents ? cost(order.deliveryCents) : ruled;
}

/** Pieces of a line that came off the shelf and go back: pieces that were never there are cancelled first. */
const backToShelf = ({ line, quantity }: Cut) =>
  line.stockTaken - Math.min(line.stockTaken, line.quantity - quantity);

/**
 * Takes pieces off an order that the caller has locked: what they took of entitlement and stock goes back, and the order
 * is charged for the rest. The caller writes the event.
 * @param added new lines in the place of what is taken off. They never cost more than it, in points or money, so nothing
 * more is taken of entitlement. The caller has taken their stock.
 */
export async function takeOff(
  call: PartCall,
  order: OrderRow,
  entries: readonly EntryRow[],
  cuts: readonly Cut[],
  added: readonly EntryRow[] = [],
): Promise<void> {
  const { db } = call;
  const { code } = order;
  const cutOf = new Map(cuts.map(({ line, quantity }) => [line.entryNumber, quantity]));
  const left = [
    ...entries.map((entry) => without(entry, cutOf.get(entry.entryNumber) ?? 0)),
    ...added,
  ].filter(({ quantity }) => quantity > 0);
  const rates = await ratesOf(db, order);
  const uses = await usesOf(db, code);
  const packIds = [...new Set(entries.flatMap(({ packId }) => packId ?? []))];
  const packs = await packsOfOrder(db, packIds, uses, order);
  const kept = keptUses(uses, packs, left.map(chargeLine), rates.gstRate);
  await releaseRest(db, code, uses, kept, call.now());
  await returnPieces(
    db,
    cuts.map((cut) => ({ sku: cut.line.sku, pieces: backToShelf(cut) })),
  );
  const cutRows = JSON.stringify(
    cuts.map(({ line, quantity }) => ({
      n: line.entryNumber,
      quantity,
      discounts: without(line, quantity).discounts,
    })),
  );
  await db.execute(sql`
    update order_entries e set quantity = e.quantity - r.quantity, cancelled = e.cancelled + r.quantity,
      stock_taken = least(e.stock_taken, e.quantity - r.quantity), discounts = r.discounts
    from json_to_recordset(${cutRows}::json) r(n int, quantity int, discounts jsonb)
    where e.order_code = ${code} and e.entry_number = r.n`);
  if (added.length > 0) await db.insert(orderEntries).values([...added]);
  const { origin: _, ...charges } = chargesLeft(call, order, left, packs, rates);
  await db
    .update(orders)
    .set({ ...charges, discounts: discountsOf(order, left) })
    .where(eq(orders.code, code));
}

/** As takeOff, for its person: the order's history says what was cancelled. */
export async function cancelPart(
  call: PartCall & Pick<Call, "principal" | "header">,
  order: OrderRow,
  entries: readonly EntryRow[],
  cuts: readonly Cut[],
): Promise<void> {
  await takeOff(call, order, entries, cuts);
  const cancelled = cuts.map(({ line, quantity }) => ({ entryNumber: line.entryNumber, quantity }));
  await noteOrder(call.db, order.code, causeOf(call, "wearer", { cancelled }));
}
