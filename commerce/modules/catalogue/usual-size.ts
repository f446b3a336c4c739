import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import type { Product } from "./contract";

/** The most orders to read, newest first, because a store's buyer has thousands. */
const RECENT_ORDERS = 20;

export type UsualSize = NonNullable<Product["usualSize"]>;

interface SaidSize {
  scale: string;
  source: UsualSize["source"];
  /** The source: an order code, a chosen item, or the person's own list. */
  place: string;
  at: string;
  size: string;
  dimension: string | null;
}

/**
 * A person's usual size in each scale: the latest of an order, a choice in a pack, or their own list of
 * sizes. An order with several sizes of a scale may be for several people or to try on, so it gives no usual
 * size. Wholesale buyers order for a store and have none. One statement for all scales.
 */
export async function usualSizes(
  { db, about, baseSite }: Pick<Call, "db" | "about" | "baseSite">,
  scales: readonly string[],
): Promise<Map<string, UsualSize>> {
  if (baseSite.theme === "wholesale" || scales.length === 0) return new Map();
  const { customerId } = about.user;
  const rows = await rowsOf<SaidSize>(
    db,
    sql`select distinct s.size_scale as scale, 'ordered' as source, o.code as place, o.placed_at as at,
        e.product ->> 'size' as size, e.product ->> 'dimension' as dimension
      from (select code, placed_at from orders where customer_id = ${customerId} and cancelled_at is null
        order by placed_at desc limit ${RECENT_ORDERS}) o
      join order_entries e on e.order_code = o.code and e.quantity > 0
      join styles s on s.code = e.product ->> 'styleCode' and s.size_scale in ${scales}
      union all
      select s.size_scale, 'chosen', d.id, d.added_at, v.size, v.dimension
      from draft_items d join variants v on v.sku = d.sku
      join styles s on s.code = v.style_code and s.size_scale in ${scales}
      where d.customer_id = ${customerId}
      union all
      select u.scale, 'saved', '', u.saved_at, u.size, u.dimension
      from user_sizes u where u.customer_id = ${customerId} and u.scale in ${scales}
      order by at desc, place desc`,
  );
  return new Map(
    scales.flatMap((scale) => {
      const said = rows.filter((row) => row.scale === scale);
      const usual = lastSaid(said);
      return usual ? [[scale, usual] as const] : [];
    }),
  );
}

function lastSaid([last, next]: SaidSize[]): UsualSize | undefined {
  if (!last || (last.source === "ordered" && next?.place === last.place)) return undefined;
  const { size, dimension, source, at } = last;
  return { size, dimension: dimension ?? undefined, source, at: occDate(new Date(at)) };
}

/** The usual size of one scale; see `usualSizes`. */
export const usualSize = async (
  call: Pick<Call, "db" | "about" | "baseSite">,
  scale: string,
): Promise<UsualSize | undefined> => (await usualSizes(call, [scale])).get(scale);
