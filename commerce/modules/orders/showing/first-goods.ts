import { sql, type SQL } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { mediaUrl } from "../../catalogue";
import type { OrderedProduct } from "../tables";

/** Styles that a list returns for each order. */
const FIRST = 3;

/** The first styles of an order, in the order of its lines, and the number of all its styles. */
export interface FirstGoods {
  count: number;
  first: { product: OrderedProduct }[] | null;
}

/** What a list shows of the goods of an order. */
export const FirstProductsSchema = z.array(
  z.object({ styleCode: z.string(), name: z.string(), image: z.string() }),
);

/** The first goods of an order, as JSON. @param code of the order, as the statement around it names it. */
export const firstGoods = (code: SQL) => sql<FirstGoods>`(
  select json_build_object(
    'count', count(*),
    'first', to_json((array_agg(json_build_object('product', s.product) order by s.n))[1:${sql.raw(String(FIRST))}]))
  from (
    select distinct on (e.product ->> 'styleCode') e.product, e.entry_number n
    from order_entries e where e.order_code = ${code} and e.quantity > 0
    order by e.product ->> 'styleCode', e.entry_number) s)`;

/** The same for whoever may not know sizes: classes of garments instead of styles. */
export const firstClasses = (code: SQL) => sql<FirstGoods>`(
  select json_build_object(
    'count', count(*),
    'first', to_json((array_agg(json_build_object('product', json_build_object('styleCode', '', 'name', s.name))
      order by s.n))[1:${sql.raw(String(FIRST))}]))
  from (
    select coalesce(c.name, 'Garment') as name, min(e.entry_number) as n
    from order_entries e left join styles t on t.code = e.product ->> 'styleCode'
      left join categories c on c.code = t.category_code
    where e.order_code = ${code} and e.quantity > 0 group by 1) s)`;

export const firstProducts = ({ first }: FirstGoods, mediaBaseUrl: string) =>
  (first ?? []).map(({ product: { styleCode, name, picture } }) => ({
    styleCode,
    name,
    image: mediaUrl(picture ?? null, mediaBaseUrl),
  }));
