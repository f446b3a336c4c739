import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import type { CartCall } from "../carts";
import { cartEntries } from "../carts/tables";
import { moveHolds, releaseHolds } from "../entitlement";
import type { Connection } from "./connections";
import type { OrderedLine, OrderRequest } from "./cxml/order-request";
import type { ReturnLine } from "./return-line";
import { likeness, lineFor } from "./order-match";
import { punchoutReturns } from "./tables";

export type Returned = typeof punchoutReturns.$inferSelect;

/** Carts that are looked at for one order, and for how long a cart can be ordered. */
const MOST_CARTS = 50;
const ORDER_DAYS = 365;

/**
 * The returned carts that an order is of. The first is the one that it names, else the one that has most of its lines,
 * of these the newest, because an edit returns everything once more. The others have lines that the first lacks, or
 * could only send back as they came: a requisition may be of two visits, and lines of packs are of the visit that chose
 * them.
 */
export async function cartsOf(
  { db, now }: Pick<CartCall, "db" | "now">,
  { name }: Connection,
  { cartCode, lines }: OrderRequest,
): Promise<Returned[]> {
  const since = timeBefore(now(), { days: ORDER_DAYS });
  const open = and(
    eq(punchoutReturns.connection, name),
    isNull(punchoutReturns.orderCode),
    gt(punchoutReturns.returnedAt, since),
  );
  const parts = JSON.stringify([...new Set(lines.map(({ partId }) => partId.toUpperCase()))]);
  const found = await db
    .select()
    .from(punchoutReturns)
    .where(
      and(
        open,
        sql`exists (select from jsonb_array_elements(${punchoutReturns.lines}) line
          where ${parts}::jsonb ? upper(line ->> 'partId'))`,
      ),
    )
    .orderBy(desc(punchoutReturns.returnedAt), desc(punchoutReturns.cartCode))
    .limit(MOST_CARTS);
  const like = (one: Returned) =>
    one.cartCode === cartCode ? Number.MAX_SAFE_INTEGER : likeness(one.lines, lines);
  const [best] = found
    .filter((one) => like(one) > 0)
    .sort(
      (one, other) =>
        like(other) - like(one) ||
        // Of two carts that have all of it, the one without more.
        (like(one) === lines.length ? one.lines.length - other.lines.length : 0),
    );
  if (!best) return [];
  const chosen = [best, ...othersFor(best, found, lines)].map((one) => one.cartCode);
  const held = await db
    .select()
    .from(punchoutReturns)
    .where(and(open, inArray(punchoutReturns.cartCode, chosen)))
    .orderBy(asc(punchoutReturns.cartCode))
    .for("update");
  const first = held.find((one) => one.cartCode === best.cartCode);
  return first ? [first, ...held.filter((one) => one !== first)] : [];
}

/** Whether a cart has a line, and not only as the buyer's system sent it. */
const has = (one: Returned, line: OrderedLine): boolean => {
  const found = one.lines[lineFor(one.lines, line)];
  return found !== undefined && !found.kept;
};

function othersFor(best: Returned, found: readonly Returned[], lines: readonly OrderedLine[]): Returned[] {
  const others: Returned[] = [];
  for (const line of lines) {
    if ([best, ...others].some((one) => has(one, line))) continue;
    const other = found.find((one) => has(one, line));
    if (other) others.push(other);
  }
  return others;
}

/** A line with the cart that it is of, and its place there. */
export interface Sourced {
  line: ReturnLine;
  cart: Returned;
  index: number;
}

const same = (one: ReturnLine, other: ReturnLine): boolean =>
  one.partId === other.partId && one.auxiliaryId === other.auxiliaryId;

/** The lines of several carts as if they were one. What an edit returned once more counts once. */
export function combined(
  [first, ...others]: readonly Returned[],
  ordered: readonly OrderedLine[],
): Sourced[] {
  if (!first) return [];
  const sourced = (cart: Returned): Sourced[] => cart.lines.map((line, index) => ({ line, cart, index }));
  const mine = first.lines.filter(({ kept }) => !kept);
  const sent = first.lines.filter(({ kept }) => kept);
  const theirs = others
    .flatMap(sourced)
    .filter(({ line }) => !line.kept && !mine.some((one) => same(one, line)))
    // What an edit took off its requisition is not missing in the order.
    .filter(
      ({ line }) =>
        sent.length === 0 ||
        sent.some((one) => same(one, line)) ||
        ordered.some((one) => lineFor([line], one) >= 0),
    );
  const own = sourced(first).filter(({ line }) => !line.kept || !theirs.some((one) => same(one.line, line)));
  return [...own, ...theirs];
}

/**
 * Puts ordered entries of another returned cart into the one that is ordered, with the entitlement that they hold; the
 * rest of it is released, because a cart becomes one order.
 * @param pieces of each entry of the other cart.
 * @returns false if a pack would be torn apart; the caller undoes what was written.
 */
export async function gather(
  db: Database,
  cartCode: string,
  other: string,
  pieces: readonly number[],
): Promise<boolean> {
  const entries = await db
    .select()
    .from(cartEntries)
    .where(eq(cartEntries.cartCode, other))
    .orderBy(asc(cartEntries.entryNumber));
  const asked = entries.map((entry, index) => ({ ...entry, wanted: pieces[index] ?? 0 }));
  const packs = [...new Set(asked.flatMap(({ packId, wanted }) => (packId && wanted > 0 ? [packId] : [])))];
  const torn = asked.some(
    ({ packId, wanted, quantity }) => packId && packs.includes(packId) && wanted !== quantity,
  );
  if (torn) return false;
  let next = await db.$count(cartEntries, eq(cartEntries.cartCode, cartCode));
  for (const { entryNumber, wanted } of asked) {
    if (wanted === 0) continue;
    await db
      .update(cartEntries)
      .set({ cartCode, entryNumber: next++, quantity: wanted })
      .where(and(eq(cartEntries.cartCode, other), eq(cartEntries.entryNumber, entryNumber)));
  }
  for (const packId of packs) await moveHolds(db, other, cartCode, packId);
  await releaseHolds(db, other);
  return true;
}
