import { sql } from "drizzle-orm";
import { preparedRows } from "../../database/prepared";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { isAllowed } from "../consents";
import type { Product } from "./contract";

/** The most orders to read, newest first, because a store's buyer has thousands. */
const RECENT_ORDERS = 20;

export type UsualSize = NonNullable<Product["usualSize"]>;

interface SaidSize {
  customerId: string;
  scale: string;
  source: UsualSize["source"];
  /** The source: the code of an order or an exchange, a chosen item, or the person's own list. */
  place: string;
  at: string;
  size: string;
  dimension: string | null;
}

const PEOPLE = sql`${sql.placeholder("customerIds")}::text[]`;
const SCALES = sql`${sql.placeholder("scales")}::text[]`;
const SITE = sql`${sql.placeholder("site")}::text`;
const CALLER = sql`${sql.placeholder("caller")}::text`;

const saidSizes = preparedRows<SaidSize>(
  () => sql`select said.* from (select distinct p.customer_id as "customerId", s.size_scale as scale, 'ordered' as source, o.code as place, o.placed_at as at,
        e.product ->> 'size' as size, e.product ->> 'dimension' as dimension
      from unnest(${PEOPLE}) p(customer_id) cross join lateral (
        select code, placed_at from orders where customer_id = p.customer_id and cancelled_at is null
        order by placed_at desc limit ${RECENT_ORDERS}) o
      join order_entries e on e.order_code = o.code and e.quantity > 0
      join styles s on s.code = e.product ->> 'styleCode' and s.size_scale = any(${SCALES})
      where p.customer_id = ${CALLER} or ${isAllowed("SIZES_FROM_ORDERS", sql`p.customer_id`, SITE)}
      union all
      select distinct r.customer_id, s.size_scale, 'exchanged', r.code, r.asked_at,
        e.new_product ->> 'size', e.new_product ->> 'dimension'
      from return_requests r
      join return_entries e on e.return_code = r.code and e.type = 'EXCHANGE' and e.new_sku <> e.sku
      join styles s on s.code = e.new_product ->> 'styleCode' and s.size_scale = any(${SCALES})
      where r.customer_id = any(${PEOPLE}) and r.status not in ('CANCELED', 'CANCELLING')
        and (r.customer_id = ${CALLER} or ${isAllowed("SIZES_FROM_ORDERS", sql`r.customer_id`, SITE)})
      union all
      select d.customer_id, s.size_scale, 'chosen', d.id, d.added_at, v.size, v.dimension
      from draft_items d join variants v on v.sku = d.sku
      join styles s on s.code = v.style_code and s.size_scale = any(${SCALES})
      where d.customer_id = any(${PEOPLE})
      union all
      select u.customer_id, u.scale, 'saved', '', u.saved_at, u.size, u.dimension
      from user_sizes u where u.customer_id = any(${PEOPLE}) and u.scale = any(${SCALES})) said
      join users p on p.customer_id = said."customerId"
        and (p.sizes_deleted_at is null or said.at > p.sizes_deleted_at)
      order by said.at desc, said.place desc`,
);

/**
 * A person's usual size in each scale: the latest of an order or of what one was exchanged for, which others see only if
 * the person allows it, a choice in a pack, or their own list of sizes; nothing from before they deleted their sizes. An
 * order with several sizes of a scale may be for several people or to try on, so it gives no usual size. Wholesale buyers
 * order for a store and have none. One statement for all scales.
 */
export async function usualSizes(
  call: Pick<Call, "db" | "about" | "baseSite" | "principal">,
  scales: readonly string[],
): Promise<Map<string, UsualSize>> {
  const { customerId } = call.about.user;
  return (await usualSizesOf(call, [customerId], scales)).get(customerId) ?? new Map();
}

/** The usual sizes of several people by their account numbers; one statement for all. */
export async function usualSizesOf(
  { db, baseSite, principal }: Pick<Call, "db" | "baseSite" | "principal">,
  customerIds: readonly string[],
  scales: readonly string[],
): Promise<Map<string, Map<string, UsualSize>>> {
  if (baseSite.theme === "wholesale" || scales.length === 0) return new Map();
  const caller = principal.kind === "person" ? principal.user.customerId : "";
  const rows = await saidSizes(db, { customerIds, scales, site: baseSite.uid, caller });
  const usualOf = (customerId: string) =>
    scales.flatMap((scale) => {
      const usual = lastSaid(rows.filter((row) => row.customerId === customerId && row.scale === scale));
      return usual ? [[scale, usual] as const] : [];
    });
  return new Map(customerIds.map((customerId) => [customerId, new Map(usualOf(customerId))]));
}

function lastSaid([last, next]: SaidSize[]): UsualSize | undefined {
  const isSent = last?.source === "ordered" || last?.source === "exchanged";
  if (!last || (isSent && next?.place === last.place)) return undefined;
  const { size, dimension, source, at } = last;
  return { size, dimension: dimension ?? undefined, source, at: occDate(new Date(at)) };
}

/** The usual size of one scale; see `usualSizes`. */
export const usualSize = async (
  call: Pick<Call, "db" | "about" | "baseSite" | "principal">,
  scale: string,
): Promise<UsualSize | undefined> => (await usualSizes(call, [scale])).get(scale);
