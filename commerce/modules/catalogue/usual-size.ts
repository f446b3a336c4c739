import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import type { Product } from "./contract";

/** Orders that are looked through, newest first: who buys for a shop has thousands. */
const RECENT_ORDERS = 20;

/**
 * The size of a scale that a person ordered last. An order that holds several sizes of it was for several
 * people, or to try on, and says nothing: then there is no usual one. Nor has a buyer of the wholesale site, who
 * orders for a store. One statement.
 */
export async function usualSize(
  { db, about, baseSite }: Pick<Call, "db" | "about" | "baseSite">,
  sizeScale: string,
): Promise<Product["usualSize"]> {
  if (baseSite.theme === "wholesale") return undefined;
  const rows = await rowsOf<{ code: string; at: string; size: string; dimension: string | null }>(
    db,
    sql`select distinct o.code, o.placed_at as at, e.product ->> 'size' as size,
        e.product ->> 'dimension' as dimension
      from (select code, placed_at from orders where customer_id = ${about.user.customerId} and cancelled_at is null
        order by placed_at desc limit ${RECENT_ORDERS}) o
      join order_entries e on e.order_code = o.code
      join styles s on s.code = e.product ->> 'styleCode' and s.size_scale = ${sizeScale}
      order by o.placed_at desc, o.code desc`,
  );
  const [last, next] = rows;
  if (!last || next?.code === last.code) return undefined;
  return { size: last.size, dimension: last.dimension ?? undefined, orderedAt: occDate(new Date(last.at)) };
}
