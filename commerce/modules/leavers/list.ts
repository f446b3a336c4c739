import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { hasLeft } from "../../http/last-day";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personName, personNameOf } from "../../http/person-name";
import { todayOf } from "../../http/today";
import { inScope } from "../manage-users";
import { LEAVER_SORTS, type LeaversQuery } from "./contract";
import { figuresOf, givenLines } from "./lines";

type Asked = z.infer<typeof LeaversQuery>;
type ListCall = Pick<Call, "db" | "about" | "now">;

interface Figures {
  issued: number;
  returned: number;
  wornOut: number;
  missing: number;
  stillOut: number;
  cents: number;
  currency: string | null;
  symbol: string | null;
  shown: boolean;
}

interface LeaverRow extends Figures {
  customerPK: string;
  firstName: string;
  lastName: string;
  employeeCode: string;
  uid: string;
  name: string;
  lastDay: string;
  waiting: number;
  total: number;
}

const figuresView = ({ cents, currency, symbol, shown, ...figures }: Figures) => {
  const { issued, returned, wornOut, missing, stillOut } = figures;
  const value = shown && currency ? priceOf(cents, currency, symbol ?? "$") : undefined;
  return { issued, returned, wornOut, missing, stillOut, value };
};

const ORDER: Record<keyof typeof LEAVER_SORTS, SQL> = {
  "-lastDay": sql`v.ends_on desc, lower(v.last_name), lower(v.first_name), v.customer_id`,
  lastDay: sql`v.ends_on, lower(v.last_name), lower(v.first_name), v.customer_id`,
  name: sql`lower(v.last_name), lower(v.first_name), v.customer_id`,
  unit: sql`lower(v.unit_name), v.uid, v.ends_on desc, lower(v.last_name), v.customer_id`,
};

/** People of the caller's units with a last day, over or ahead. */
const leaversOf = (call: ListCall, { unit, search = "" }: Asked = {}): SQL => sql`
  select u.customer_id, u.first_name, u.last_name, u.wearer_id, u.ends_on, n.uid, n.name as unit_name
  from users u join units n on n.uid = u.unit_uid
  where ${inScope(call)} and u.ends_on is not null ${unit ? sql`and u.unit_uid = ${unit}` : sql``}
    ${search.trim() ? sql`and (${personNameOf("u")} ilike ${containing(search.trim())} or u.wearer_id ilike ${containing(search.trim())})` : sql``}`;

/**
 * A page of the leavers of the caller's units, in one statement. What is issued is read of the people of the page; of all,
 * if those who have pieces out are asked for.
 */
export async function listLeavers(call: ListCall, query: Asked) {
  const page = pageOf(query);
  const asked = query.sort ?? "";
  const sort = Object.hasOwn(LEAVER_SORTS, asked) ? (asked as keyof typeof LEAVER_SORTS) : "-lastDay";
  const { organisation, user } = call.about;
  const onlyOut = query.state === "out";
  const cut = sql`limit ${page.pageSize} offset ${page.offset}`;
  const order = sql`order by ${ORDER[sort]}`;
  const rows = await rowsOf<LeaverRow>(
    call.db,
    sql`with leaver as materialized (${leaversOf(call, query)}),
      chosen as materialized (select v.*, (count(*) over ())::int as total from leaver v
        ${onlyOut ? sql`` : sql`${order} ${cut}`}),
      ${givenLines(sql`select customer_id from chosen`, organisation.priceIncludingGst)},
      sums as (select f.customer_id, ${figuresOf(user.priceEnabled)} from given f group by f.customer_id),
      v as (select c.*, s.issued, s.returned, s."wornOut", s.missing, s."stillOut", s.cents, s.currency, s.symbol, s.shown
        from chosen c left join sums s on s.customer_id = c.customer_id)
      select v.customer_id as "customerPK", v.first_name as "firstName", v.last_name as "lastName",
        v.wearer_id as "employeeCode", v.uid, v.unit_name as name, v.ends_on::text as "lastDay",
        coalesce(v.issued, 0) as issued, coalesce(v.returned, 0) as returned, coalesce(v."wornOut", 0) as "wornOut",
        coalesce(v.missing, 0) as missing, coalesce(v."stillOut", 0) as "stillOut", v.cents, v.currency, v.symbol,
        coalesce(v.shown, false) as shown,
        (select count(*)::int from orders o where o.customer_id = v.customer_id and o.status = 'PENDING_APPROVAL') as waiting,
        ${onlyOut ? sql`(count(*) over ())::int` : sql`v.total`} as total
      from v ${onlyOut ? sql`where v."stillOut" > 0` : sql``} ${order} ${onlyOut ? cut : sql``}`,
  );
  const today = todayOf(call);
  return {
    leavers: rows.map((row) => ({
      customerPK: row.customerPK,
      name: personName(row),
      employeeCode: row.employeeCode,
      unit: { uid: row.uid, name: row.name },
      lastDay: row.lastDay,
      left: hasLeft({ endsOn: row.lastDay }, today),
      waiting: row.waiting,
      ...figuresView(row),
    })),
    sorts: sortsOf(LEAVER_SORTS, sort),
    pagination: pagination(page, rows[0]?.total ?? (await countLeavers(call, query, page.offset)), sort),
  };
}

/** How many there are, for a page past the end. */
async function countLeavers(call: ListCall, query: Asked, offset: number) {
  if (offset === 0 || query.state) return 0;
  const [row] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from (${leaversOf(call, query)}) v`,
  );
  return row!.total;
}

/** The leavers of each unit of the caller's together, by name of the unit; one statement. */
export async function leaversByUnit(call: ListCall) {
  const { organisation, user } = call.about;
  const rows = await rowsOf<Figures & { uid: string; name: string; people: number }>(
    call.db,
    sql`with leaver as materialized (${leaversOf(call)}),
      ${givenLines(sql`select customer_id from leaver`, organisation.priceIncludingGst)}
      select v.uid, v.unit_name as name, count(distinct v.customer_id)::int as people, ${figuresOf(user.priceEnabled)}
      from leaver v left join given f on f.customer_id = v.customer_id
      group by v.uid, v.unit_name order by lower(v.unit_name), v.uid`,
  );
  return {
    units: rows.map(({ uid, name, people, ...figures }) => ({
      unit: { uid, name },
      people,
      ...figuresView(figures),
    })),
  };
}
