import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../../database/connection";

export interface Taken {
  sku: string;
  quantity: number;
  /** Whether pieces beyond the stock may be back-ordered or are made to order. */
  mayRunShort: boolean;
}

export interface TakenStock {
  /** SKUs that could not be taken; the caller rolls the transaction back. */
  short: string[];
  /** Pieces taken from stock for each line, in the order of the lines. */
  taken: number[];
}

/**
 * Takes pieces from stock in one statement, in SKU order so that two orders cannot deadlock. A line that
 * allows back-orders takes what is available; any other line takes all or nothing.
 */
export async function takeStock(db: Database, lines: Taken[]): Promise<TakenStock> {
  const wanted = new Map<string, Taken>();
  for (const line of lines) {
    const same = wanted.get(line.sku);
    wanted.set(line.sku, { ...line, quantity: line.quantity + (same?.quantity ?? 0) });
  }
  const rows = [...wanted.values()].sort((a, b) => a.sku.localeCompare(b.sku));
  if (rows.length === 0) return { short: [], taken: [] };
  const list = JSON.stringify(rows);
  const locked = await rowsOf<{ sku: string; on_hand: number }>(
    db,
    sql`select l.sku, l.on_hand from stock_levels l
      where l.sku in (select r.sku from json_to_recordset(${list}::json) r(sku text))
      order by l.sku for update`,
  );
  const onHand = new Map(locked.map((row) => [row.sku, row.on_hand]));
  const short = rows.filter((row) => !row.mayRunShort && (onHand.get(row.sku) ?? 0) < row.quantity);
  if (short.length > 0) return { short: short.map((row) => row.sku), taken: [] };
  await db.execute(sql`
    update stock_levels l set on_hand = greatest(0, l.on_hand - r.quantity)
    from json_to_recordset(${list}::json) r(sku text, quantity int) where l.sku = r.sku`);
  const taken = lines.map(({ sku, quantity }) => {
    const there = onHand.get(sku) ?? 0;
    onHand.set(sku, Math.max(0, there - quantity));
    return Math.min(there, quantity);
  });
  return { short: [], taken };
}

/** Locks shelves in SKU order, for a caller that puts back and takes in one transaction. */
export async function lockShelves(db: Database, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  await db.execute(sql`select sku from stock_levels where sku in ${[...skus]} order by sku for update`);
}

/** Returns the pieces of an order to stock. */
export const returnStock = (db: Database, orderCode: string): Promise<void> =>
  putBack(
    db,
    sql`select sku, sum(stock_taken)::int as pieces from order_entries
    where order_code = ${orderCode} group by sku having sum(stock_taken) > 0`,
  );

/** Returns some pieces to stock. */
export const returnPieces = (db: Database, pieces: { sku: string; pieces: number }[]): Promise<void> =>
  putBack(
    db,
    sql`select sku, sum(pieces)::int as pieces
    from json_to_recordset(${JSON.stringify(pieces)}::json) p(sku text, pieces int)
    group by sku having sum(pieces) > 0`,
  );

/** Adds pieces to the shelf, in SKU order so that two orders cannot deadlock. */
async function putBack(db: Database, its: SQL): Promise<void> {
  await db.execute(sql`
    select sku from stock_levels where sku in (select t.sku from (${its}) t) order by sku for update`);
  await db.execute(sql`
    update stock_levels l set on_hand = l.on_hand + t.pieces from (${its}) t where l.sku = t.sku`);
}
