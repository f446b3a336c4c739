import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { containing } from "../../database/containing";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personName, personNameOf } from "../../http/person-name";
import { openCartCode } from "../carts";

type AgentCall = Pick<Call, "db" | "about" | "baseSite">;

/** People `u` of a site's organisations `o`, without agents and deleted accounts. */
const people = sql`users u join units n on n.uid = u.unit_uid join organisations o on o.uid = u.organisation_uid`;
const ofSite = ({ baseSite }: AgentCall) =>
  sql`o.site = ${baseSite.uid} and u.deleted_at is null and not 'asagentgroup' = any(u.groups)`;

const waiting = sql`(select count(*)::int from orders w
  where w.customer_id = u.customer_id and w.status = 'PENDING_APPROVAL')`;

const hasGoods = sql`exists (select 1 from carts c join cart_entries e on e.cart_code = c.code
  where c.customer_id = u.customer_id and c.saved_at is null and c.punchout_sid is null)`;

const lastAssist = ({ about }: AgentCall) => sql`(select max(a.last_at) from assists a
  where a.agent_id = ${about.user.customerId} and a.customer_id = u.customer_id)`;

/** The lists that every agent has; those of the organisations follow. */
const LISTS: readonly { uid: string; name: string; of: (call: AgentCall) => SQL }[] = [
  { uid: "recent", name: "My recent customers", of: (call) => sql`${lastAssist(call)} is not null` },
  { uid: "carts", name: "With an open cart", of: () => hasGoods },
  { uid: "approval", name: "Waiting for approval", of: () => sql`${waiting} > 0` },
];

const OF_ORGANISATION = "organisation-";

/** The people of a list; nobody for one that does not exist. */
function listed(call: AgentCall, uid: string): SQL {
  if (uid.startsWith(OF_ORGANISATION)) return sql`o.uid = ${uid.slice(OF_ORGANISATION.length)}`;
  return LISTS.find((list) => list.uid === uid)?.of(call) ?? sql`false`;
}

/** The lists with how many people each has, in two statements. */
export async function customerLists(call: AgentCall) {
  const [counts] = await rowsOf<Record<string, number>>(
    call.db,
    sql`select ${sql.join(
      LISTS.map(({ uid, of }) => sql`count(*) filter (where ${of(call)})::int as ${sql.identifier(uid)}`),
      sql`, `,
    )} from ${people} where ${ofSite(call)}`,
  );
  const organisations = await rowsOf<{ uid: string; name: string; count: number }>(
    call.db,
    sql`select o.uid, o.name, count(*)::int as count from ${people} where ${ofSite(call)}
      group by o.uid, o.name order by lower(o.name), o.uid`,
  );
  const userGroups = [
    ...LISTS.map(({ uid, name }) => ({ uid, name, membersCount: counts?.[uid] ?? 0 })),
    ...organisations.map(({ uid, name, count }) => ({
      uid: `${OF_ORGANISATION}${uid}`,
      name: `People of ${name}`,
      membersCount: count,
    })),
  ];
  const total = userGroups.length;
  return { userGroups, currentPage: 0, numberOfPages: 1, pageSize: total, totalNumber: total };
}

const SORTS = {
  byNameAsc: "By name",
  byNameDesc: "By name, backwards",
  byOrganisation: "By organisation",
  byRecent: "Last helped first",
};

type Sort = keyof typeof SORTS;

const byName = sql`lower(u.last_name), lower(u.first_name), u.customer_id`;

const orderBy = (call: AgentCall): Record<Sort, SQL> => ({
  byNameAsc: byName,
  byNameDesc: sql`lower(u.last_name) desc, lower(u.first_name) desc, u.customer_id desc`,
  byOrganisation: sql`lower(o.name), lower(n.name), ${byName}`,
  byRecent: sql`${lastAssist(call)} desc nulls last, ${byName}`,
});

export interface CustomerQuery {
  query?: string;
  orderId?: string;
  customerListId?: string;
  sort?: string;
  currentPage?: number;
  pageSize?: number;
}

/** Every word is found in a name, id, email, unit or organisation; or the text is the number of an order or a cart. */
function matching(text: string): SQL {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const inWords = words.map(
    (
      word,
    ) => sql`concat_ws(' ', u.first_name, u.last_name, u.preferred_name, u.uid, u.wearer_id, u.customer_id, n.name, o.name)
      ilike ${containing(word)}`,
  );
  return sql`((${sql.join(inWords, sql` and `)}) or ${ofOrder(text)} or u.customer_id in (
    select c.customer_id from carts c where c.code = ${text} or c.guid = ${text}))`;
}

const ofOrder = (code: string) => sql`u.customer_id in (
  select r.customer_id from orders r where r.code = ${code.toUpperCase()})`;

interface Row {
  uid: string;
  customer_id: string;
  first_name: string;
  last_name: string;
  wearer_id: string;
  unit_uid: string;
  unit_name: string;
  organisation_uid: string;
  organisation_name: string;
  cart_code: string | null;
  in_cart: number;
  waiting: number;
  assisted_at: string | null;
  barred: "closed" | "forbidden" | null;
}

/** A page of the customers that an agent looks for, in two statements. */
export async function findCustomers(call: AgentCall, asked: CustomerQuery) {
  const page = pageOf(asked);
  const usual: Sort = asked.customerListId === "recent" ? "byRecent" : "byNameAsc";
  const sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : usual;
  const text = asked.query?.trim() ?? "";
  const orderId = asked.orderId?.trim() ?? "";
  const where = sql.join(
    [
      ofSite(call),
      ...(text ? [matching(text)] : []),
      ...(orderId ? [ofOrder(orderId)] : []),
      ...(asked.customerListId ? [listed(call, asked.customerListId)] : []),
    ],
    sql` and `,
  );
  const [counts] = await rowsOf<{ found: number }>(
    call.db,
    sql`select count(*)::int as found from ${people} where ${where}`,
  );
  const rows = await rowsOf<Row>(
    call.db,
    sql`select p.*, coalesce((select sum(e.quantity)::int from cart_entries e where e.cart_code = p.cart_code), 0) as in_cart
      from (select row_number() over (order by ${orderBy(call)[sort]}) as place,
          u.uid, u.customer_id, u.first_name, u.last_name, u.wearer_id, u.unit_uid, n.name as unit_name,
          o.uid as organisation_uid, o.name as organisation_name, ${openCartCode(sql`u.customer_id`)} as cart_code,
          ${waiting} as waiting, ${lastAssist(call)} as assisted_at,
          case when not u.active or not n.active then 'closed' when not o.assisted then 'forbidden' end as barred
        from ${people} where ${where} order by place limit ${page.pageSize} offset ${page.offset}) p
      order by p.place`,
  );
  return {
    entries: rows.map((row) => ({
      uid: row.uid,
      customerId: row.customer_id,
      name: personName({ firstName: row.first_name, lastName: row.last_name }),
      firstName: row.first_name,
      lastName: row.last_name,
      wearerId: row.wearer_id,
      orgUnit: { uid: row.unit_uid, name: row.unit_name },
      organisation: { uid: row.organisation_uid, name: row.organisation_name },
      cartId: row.in_cart > 0 ? (row.cart_code ?? undefined) : undefined,
      inCart: row.in_cart,
      waiting: row.waiting,
      assistedAt: row.assisted_at ? occDate(new Date(row.assisted_at)) : undefined,
      barred: row.barred ?? undefined,
    })),
    pagination: pagination(page, counts?.found ?? 0, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** The last twenty times in which an agent acted for the person. */
export async function assistsOf({ db, about }: Pick<Call, "db" | "about">) {
  const rows = await rowsOf<{ agent: string; started_at: string; last_at: string }>(
    db,
    sql`select ${personNameOf("g")} as agent, a.started_at, a.last_at
      from assists a join users g on g.customer_id = a.agent_id
      where a.customer_id = ${about.user.customerId} order by a.started_at desc, a.id limit 20`,
  );
  return {
    assists: rows.map((row) => ({
      agent: row.agent,
      startedAt: occDate(new Date(row.started_at)),
      lastAt: occDate(new Date(row.last_at)),
    })),
  };
}
