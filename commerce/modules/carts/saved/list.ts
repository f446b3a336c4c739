import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../../database/connection";
import { containing } from "../../../database/containing";
import { PartlyRead } from "../../../http/call";
import { occDate } from "../../../http/dates";
import { pageOf, pagination, sortsOf } from "../../../http/paging";
import { goodsPrice } from "../../organisation";
import type { CartCall } from "../loaded-cart";
import { hasKeptName } from "./names";

export interface SavedQuery {
  currentPage?: number;
  pageSize?: number;
  sort?: string;
  search?: string;
}

/** The properties of a saved cart that its list needs no lines for. */
export const LISTED = [
  ...["code", "name", "description", "saveTime"],
  ...["totalItems", "totalUnitCount", "subTotal", "totalPrice"],
];

const SORTS = {
  "-date": "Last saved first",
  date: "First saved first",
  name: "Name",
  "-name": "Name, backwards",
};

type Sort = keyof typeof SORTS;

const ORDER: Record<Sort, SQL> = {
  "-date": sql`c.saved_at desc, c.code desc`,
  date: sql`c.saved_at, c.code`,
  name: sql`lower(c.name), c.code`,
  "-name": sql`lower(c.name) desc, c.code desc`,
};

interface Row {
  code: string;
  name: string;
  description: string | null;
  savedAt: string;
  items: number;
  units: number;
  cents: string;
}

/**
 * A page of a person's saved carts without their lines, in two statements; a wish list is none. Amounts are those of
 * the goods at the prices that they were saved with, without freight and offers.
 */
export async function listSaved({ db, about }: CartCall, asked: SavedQuery) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "-date";
  const search = (asked.search ?? "").trim();
  const like = containing(search);
  const where = sql`c.customer_id = ${about.user.customerId} and c.saved_at is not null
    and c.punchout_sid is null and not ${hasKeptName(sql`c.name`)}
    and ${search ? sql`(c.name ilike ${like} or c.description ilike ${like} or c.code ilike ${like})` : sql`true`}`;
  const rows = await rowsOf<Row>(
    db,
    sql`select p.*, s.items, s.units, s.cents
      from (select c.code, c.name, c.description, c.saved_at as "savedAt",
          row_number() over (order by ${ORDER[sort]}) as place
        from carts c where ${where} order by place limit ${page.pageSize} offset ${page.offset}) p
      cross join lateral (select count(*)::int as items, coalesce(sum(e.quantity), 0)::int as units,
          coalesce(sum(e.quantity::bigint * e.unit_cents), 0)::text as cents
        from cart_entries e where e.cart_code = p.code) s
      order by p.place`,
  );
  const [counts] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from carts c where ${where}`,
  );
  return new PartlyRead({
    carts: rows.map((row) => {
      const goods = about.user.priceEnabled ? goodsPrice(Number(row.cents), about) : undefined;
      return {
        code: row.code,
        name: row.name,
        description: row.description ?? undefined,
        saveTime: occDate(new Date(row.savedAt)),
        totalItems: row.items,
        totalUnitCount: row.units,
        subTotal: goods,
        totalPrice: goods,
      };
    }),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
  });
}
