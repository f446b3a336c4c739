import { asc, inArray, sql, type SQL } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { occDate } from "../../http/dates";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import type { OrderedProduct } from "../orders/tables";
import { type Sort, SORTS } from "./contract";
import { reasonOf } from "./reasons";
import type { ReadCall } from "./read";
import { RETURN_STATES, type ReturnState, returnDisplay, TOLD_STATES } from "./states";
import { returnEntries } from "./tables";

const order: Record<Sort, SQL> = {
  byDate: sql`r.asked_at desc, r.code desc`,
  byDateUp: sql`r.asked_at, r.code`,
  byOrderNumber: sql`r.order_code, r.code`,
};

interface Row {
  code: string;
  status: ReturnState;
  asked_at: string;
  order_code: string;
  currency: string;
  goods_cents: number;
  tax_cents: number;
  post_cents: number;
  note: string | null;
}

const statesOf = (status: string | undefined): readonly ReturnState[] =>
  RETURN_STATES.filter((state) => state === status);

/** A page of the person's returns, in three statements. A page past the end is empty and has the true totals. */
export async function listReturns(
  { db, about }: ReadCall,
  asked: {
    currentPage?: number;
    pageSize?: number;
    sort?: string;
    status?: string;
    orderCode?: string;
    search?: string;
  },
) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "byDate";
  const states = statesOf(asked.status);
  const term = asked.search?.trim();
  const like = term && containing(term);
  const where = sql.join(
    [
      sql`r.customer_id = ${about.user.customerId}`,
      ...(states[0] ? [sql`r.status = ${states[0]}`] : []),
      ...(like
        ? [
            sql`(r.code ilike ${like} or r.order_code ilike ${like} or exists (
              select from return_entries e where e.return_code = r.code and e.product ->> 'name' ilike ${like}))`,
          ]
        : []),
      ...(asked.orderCode ? [sql`r.order_code = ${asked.orderCode}`] : []),
    ],
    sql` and `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select r.code, r.status, r.asked_at, r.order_code, r.currency, r.goods_cents, r.tax_cents, r.post_cents,
        (select v.note from return_events v where v.return_code = r.code and v.note is not null
          and v.to_state = any(${sql.param([...TOLD_STATES])}::text[]) order by v.sequence desc limit 1) as note
      from return_requests r where ${where} order by ${order[sort]}
      limit ${page.pageSize} offset ${page.offset}`,
  );
  const [count] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from return_requests r where ${where}`,
  );
  const codes = rows.map(({ code }) => code);
  const lines =
    codes.length > 0
      ? await db
          .select()
          .from(returnEntries)
          .where(inArray(returnEntries.returnCode, codes))
          .orderBy(asc(returnEntries.position))
      : [];
  return {
    returnRequests: rows.map((row) => ({
      code: row.code,
      rma: row.code,
      status: row.status,
      statusDisplay: returnDisplay(row.status),
      creationTime: occDate(new Date(row.asked_at)),
      order: { code: row.order_code },
      summary: lines.filter(({ returnCode }) => returnCode === row.code).map(lineSummary),
      totalPrice: priceOf(
        row.goods_cents + row.tax_cents - row.post_cents,
        row.currency,
        about.unit.currencySymbol,
      ),
      note: row.note ?? undefined,
    })),
    pagination: pagination(page, count!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** "2 × Porter polo, M to L". */
function lineSummary(
  line: Pick<typeof returnEntries.$inferSelect, "quantity" | "product" | "newProduct" | "reason">,
): string {
  const fit = ({ size, dimension }: OrderedProduct) => [size, dimension].filter(Boolean).join(" ");
  const kind = reasonOf(line.reason)?.kind;
  const what =
    kind === "size" && line.newProduct
      ? `${fit(line.product)} to ${[line.newProduct.name !== line.product.name && line.newProduct.name, fit(line.newProduct)].filter(Boolean).join(", ")}`
      : `${fit(line.product)}, ${kind === "unwanted" ? "returned" : "faulty or wrong"}`;
  return `${line.quantity} × ${line.product.name}, ${what}`;
}

/** The states of the person's returns with how many have each. */
export async function returnFilters({ db, about }: ReadCall) {
  const rows = await rowsOf<{ status: ReturnState; count: number }>(
    db,
    sql`select r.status, count(*)::int as count from return_requests r
      where r.customer_id = ${about.user.customerId} group by r.status`,
  );
  return {
    filters: [
      {
        code: "status",
        name: "Status",
        values: RETURN_STATES.flatMap((state) => {
          const row = rows.find(({ status }) => status === state);
          return row ? [{ code: state, name: returnDisplay(state), count: row.count }] : [];
        }),
      },
    ],
  };
}
