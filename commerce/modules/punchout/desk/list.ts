import type { z } from "@hono/zod-openapi";
import { desc, eq, sql, type SQL } from "drizzle-orm";
import { timeBefore } from "../../../calendar";
import { containing } from "../../../database/containing";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { occDate } from "../../../http/dates";
import { notFound } from "../../../http/errors";
import { pageOf, pagination, sortsOf } from "../../../http/paging";
import { differencesText } from "../order-match";
import { type FormField, punchoutOrders } from "../tables";
import type { ListQuery } from "./contract";

type ListCall = Pick<Call, "db" | "now">;

interface Row {
  name: string;
  active: boolean;
  return_hosts: string[];
  frame_origins: string[];
  allow_http_return: boolean;
  form_field: FormField;
  last_used_at: string | Date | null;
  organisation: string | null;
  credentials: { party: "sender" | "from" | "oci"; domain: string; identity: string; secrets: number }[];
  returned: number;
}

const SORTS = { name: "Name", "-used": "Last used first" };
type Sort = keyof typeof SORTS;
const ORDER: Record<Sort, SQL> = {
  name: sql`lower(c.name), c.name`,
  "-used": sql`c.last_used_at desc nulls last, c.name`,
};

/** Never a hash of a secret, only how many there are. */
const select = (since: Date) => sql`
  select c.name, c.active, c.return_hosts, c.frame_origins, c.allow_http_return, c.form_field, c.last_used_at,
    o.name as organisation,
    coalesce((select json_agg(json_build_object('party', p.party, 'domain', p.domain, 'identity', p.identity,
        'secrets', p.secrets) order by p.party, p.domain, p.identity)
      from (select party, domain, identity, count(*)::int as secrets from punchout_credentials
        where connection = c.name group by party, domain, identity) p), '[]') as credentials,
    (select count(*)::int from punchout_returns r
      where r.connection = c.name and r.returned_at > ${since.toISOString()}::timestamptz) as returned
  from punchout_connections c
    left join users u on u.customer_id = c.customer_id
    left join organisations o on o.uid = u.organisation_uid`;

const viewOf = (row: Row) => {
  const of = (party: Row["credentials"][number]["party"]) =>
    row.credentials.filter((one) => one.party === party);
  const senders = of("sender").map(({ domain, identity, secrets }) => ({ domain, identity, secrets }));
  const users = of("oci").map(({ identity }) => identity);
  return {
    name: row.name,
    kinds: [
      ...(senders.length > 0 ? (["cXML"] as const) : []),
      ...(users.length > 0 ? (["OCI"] as const) : []),
    ],
    active: row.active,
    senders,
    users,
    buyers: of("from").map(({ domain, identity }) => ({ domain, identity })),
    returnHosts: row.return_hosts,
    frameOrigins: row.frame_origins,
    allowHttpReturn: row.allow_http_return,
    formField: row.form_field,
    organisation: row.organisation ?? undefined,
    lastUsed: row.last_used_at === null ? undefined : occDate(new Date(row.last_used_at)),
    returned: row.returned,
  };
};

const weekAgo = (now: Date): Date => timeBefore(now, { days: 7 });

/** A page of the connections of buyers' systems; two statements. */
export async function listConnections({ db, now }: ListCall, asked: z.infer<typeof ListQuery>) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "name";
  const like = containing((asked.search ?? "").trim());
  const state =
    asked.status === undefined ? sql`true` : asked.status === "active" ? sql`c.active` : sql`not c.active`;
  const where = sql`${state} and (c.name ilike ${like}
    or array_to_string(c.return_hosts || c.frame_origins, ' ') ilike ${like}
    or exists (select from punchout_credentials p where p.connection = c.name and p.identity ilike ${like}))`;
  const rows = await rowsOf<Row>(
    db,
    sql`${select(weekAgo(now()))} where ${where} order by ${ORDER[sort]}
      limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from punchout_connections c where ${where}`,
  );
  return {
    connections: rows.map(viewOf),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

const MOST_ORDERS = 50;

/** One connection, with its newest orders. @throws OccError 404. */
export async function showConnection({ db, now }: ListCall, name: string) {
  const [row] = await rowsOf<Row>(db, sql`${select(weekAgo(now()))} where c.name = ${name}`);
  if (!row) throw notFound("That connection does not exist.", { subject: name.slice(0, 200) });
  const orders = await db
    .select()
    .from(punchoutOrders)
    .where(eq(punchoutOrders.connection, name))
    .orderBy(desc(punchoutOrders.receivedAt), punchoutOrders.orderId)
    .limit(MOST_ORDERS);
  return {
    ...viewOf(row),
    orders: orders.map((one) => ({
      orderId: one.orderId,
      received: occDate(one.receivedAt),
      state: one.state,
      orderCode: one.orderCode ?? undefined,
      differences: one.differences.length > 0 ? differencesText(one.differences) : undefined,
    })),
  };
}
