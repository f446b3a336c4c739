import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { EventPerson } from "../../http/event-person";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { countedPagination, isWhole, MOST_COUNTED, pageOf, sortsOf } from "../../http/paging";
import { unitsBelow } from "../organisation";
import type { EventData } from "../orders/tables";
import { type ListBody, type LogKind, type Sort, SORTS } from "./contract";
import type { ValueChange } from "../changes/tables";
import { channelName, KIND_NAMES, orderValues, returnValues } from "./words";

type LogCall = Pick<Call, "db" | "about" | "once">;
type Asked = z.infer<typeof ListBody>;

interface Row {
  id: string;
  at: string;
  kind: LogKind;
  subject_code: string;
  subject_name: string;
  by: EventPerson | null;
  on_behalf_of: EventPerson | null;
  channel: string;
  client_name: string | null;
  note: string | null;
  values: ValueChange[] | null;
  from_state: string | null;
  to_state: string | null;
  data: EventData | null;
  line_names: Record<string, string> | null;
  among: "orders" | "approvals" | null;
}

/** Who did a row, for its filter: the shop itself has no person. */
const who = sql`coalesce(l.by ->> 'customerId', 'shop')`;

/**
 * Every row that the caller may see: changes of the organisation, and events of its orders and returns. What the
 * warehouse does to an order is left out: its steps are on the page of the order. That of a return is no page of an
 * administrator, so its steps are here. Each is one walk of an index; whose order it is about is read only if rows are
 * searched for it, because otherwise only those of a page need it.
 * @returns for each of the three its rows, all columns of one, and the few that are enough to count them.
 */
function sources({ about: { organisation, unit } }: LogCall, { from, to, searched, walked }: Range) {
  const within = (at: SQL) =>
    sql`${from ? sql`and ${at} >= ${from}` : sql``} ${to ? sql`and ${at} < ${to}` : sql``}`;
  // As an array the units are read once, before the walk. How many rows are of them the planner knows only of a join: for
  // thousands of rows it would else sort all instead of walking.
  const units = (one: SQL) =>
    walked
      ? sql`${one}.unit_uid in ${unitsBelow(unit.uid)}`
      : sql`${one}.unit_uid = any(array${unitsBelow(unit.uid)})`;
  const its = (one: SQL) => sql`${one}.organisation_uid = ${organisation.uid} and ${units(one)}
    ${within(sql`${one}.at`)}`;
  const named = (name: SQL) => (searched ? name : sql`null`);
  return [
    {
      all: sql`'c' || c.id as id, c.at, c.id as sequence, c.kind, c.subject_code, c.subject_name, c.by,
        c.on_behalf_of, c.channel, c.note, c.changes as "values", null as from_state, null as to_state,
        null::jsonb as data`,
      few: sql`c.kind, c.by, c.on_behalf_of, c.channel`,
      rows: sql`from change_events c where ${its(sql`c`)}`,
    },
    {
      all: sql`v.order_code || '.' || v.sequence as id, v.at, v.sequence, 'order' as kind,
        v.order_code as subject_code, ${named(sql`o.ordered_by`)} as subject_name, v.by, v.on_behalf_of, v.channel,
        v.note, null::jsonb as "values", v.from_state, v.to_state, v.data`,
      few: sql`'order', v.by, v.on_behalf_of, v.channel`,
      rows: sql`from order_events v ${searched ? sql`join orders o on o.code = v.order_code` : sql``}
        where v.parcel is null and v.actor <> 'warehouse' and ${its(sql`v`)}`,
    },
    {
      all: sql`e.return_code || '.' || e.sequence as id, e.at, e.sequence, 'return' as kind,
        e.return_code as subject_code, ${named(nameOfReturn)} as subject_name, e.by, e.on_behalf_of, e.channel,
        e.note, null::jsonb as "values", e.from_state, e.to_state, null::jsonb as data`,
      few: sql`'return', e.by, e.on_behalf_of, e.channel`,
      rows: sql`from return_events e ${
        searched
          ? sql`join return_requests r on r.code = e.return_code join orders o on o.code = r.order_code`
          : sql``
      } where ${its(sql`e`)}`,
    },
  ];
}

/** What a return of an order `o` is called. */
const nameOfReturn = sql`o.ordered_by || ', order ' || o.code`;

/** All rows of the log to count them, with the columns that filters and the search ask about. */
const log = (call: LogCall, range: Range): SQL => {
  const selects = sources(call, range).map(
    ({ all, few, rows }) => sql`select ${range.searched ? all : few} ${rows}`,
  );
  return sql`(${sql.join(selects, sql` union all `)}) l`;
};

/** The newest rows of each source, as far as lists count. */
const newest = (call: LogCall): SQL => {
  const selects = sources(call, { searched: false, walked: true }).map(
    ({ few, rows }) => sql`(select ${few} ${rows} order by at desc limit ${MOST_COUNTED + 1})`,
  );
  return sql`(${sql.join(selects, sql` union all `)}) l`;
};

/** The first rows that the filters find; only those of each source are read and sorted. */
const firstRows = (call: LogCall, filters: SQLFilters, order: SQL, count: number): SQL => {
  const selects = sources(call, filters).map(
    ({ all, rows }) =>
      sql`(select * from (select ${all} ${rows}) l where ${filters.where} order by ${order} limit ${count})`,
  );
  return sql`(${sql.join(selects, sql` union all `)}) l`;
};

interface Range {
  from?: SQL;
  to?: SQL;
  /** Whether the rows must have the name of what they are about. */
  searched: boolean;
  /** Whether thousands of rows are taken in the order of an index. */
  walked?: boolean;
}

interface SQLFilters extends Range {
  where: SQL;
}

function filtersFor({ about }: LogCall, { search = "", filters = {} }: Asked): SQLFilters {
  const like = containing(search.trim());
  const midnight = (day: string | undefined, days: number) =>
    day === undefined
      ? undefined
      : sql`((${day}::date + ${days}::int)::timestamp at time zone ${about.organisation.timeZone})`;
  return {
    from: midnight(filters.from, 0),
    to: midnight(filters.to, 1),
    searched: search.trim() !== "",
    where: sql.join(
      [
        sql`true`,
        ...(filters.kind ? [sql`l.kind = ${filters.kind}`] : []),
        ...(filters.who ? [sql`${who} = ${filters.who}`] : []),
        ...(filters.channel ? [sql`l.channel = ${filters.channel}`] : []),
        ...(filters.behalf
          ? [sql`l.on_behalf_of is ${filters.behalf === "yes" ? sql`not null` : sql`null`}`]
          : []),
        ...(search.trim()
          ? [
              sql`concat_ws(' ', l.subject_code, l.subject_name, l.by ->> 'name', l.on_behalf_of ->> 'name', l.note,
                l."values"::text, l.data::text) ilike ${like}`,
            ]
          : []),
      ],
      sql` and `,
    ),
  };
}

const ORDER: Record<Sort, SQL> = {
  "-time": sql`l.at desc, l.sequence desc, l.id desc`,
  time: sql`l.at, l.sequence, l.id`,
};

/** A page of the change log, in two statements at most. A page past the end is empty and has the true totals. */
export async function listChanges(call: LogCall, asked: Asked) {
  const page = pageOf(asked, 50);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "-time";
  const filters = filtersFor(call, asked);
  const me = call.about.user.customerId;
  const rows = await rowsOf<Row>(
    call.db,
    sql`select l.*, k.name as client_name,
        case l.kind when 'order' then o.ordered_by when 'return' then ${nameOfReturn} else l.subject_name end
          as subject_name,
        (select json_object_agg(e.entry_number, e.product ->> 'name') from order_entries e
          where l.data is not null and e.order_code = l.subject_code) as line_names,
        case when l.kind = 'order' then case
            when o.customer_id = ${me} or o.placed_by ->> 'customerId' = ${me} then 'orders'
            when exists (select from order_events w where w.order_code = o.code and w.to_state = 'PENDING_APPROVAL')
              then 'approvals' end end as among
      from (select * from ${firstRows(call, filters, ORDER[sort], page.pageSize + page.offset)}
        order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}) l
        left join oauth_clients k on k.client_id = l.channel
        left join orders o on o.code = case l.kind when 'order' then l.subject_code
          when 'return' then (select r.order_code from return_requests r where r.code = l.subject_code) end
      order by ${ORDER[sort]}`,
  );
  const total = await totalOf(call, asked, filters);
  return {
    changes: rows.map(viewOf),
    pagination: countedPagination(page, total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** How many rows the filters find, as far as lists count. Of all rows the filters of the page know it, which count them anyway. */
async function totalOf(call: LogCall, asked: Asked, narrowed: SQLFilters): Promise<number> {
  if (isWhole(asked)) return (await groupsOf(call)).reduce((sum, { n }) => sum + n, 0);
  const [counts] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total
      from (select from ${log(call, narrowed)} where ${narrowed.where} limit ${MOST_COUNTED + 1}) found`,
  );
  return counts!.total;
}

function viewOf(row: Row) {
  const names = new Map(Object.entries(row.line_names ?? {}).map(([number, name]) => [Number(number), name]));
  const values =
    row.values ??
    (row.kind === "return"
      ? returnValues({ from: row.from_state, to: row.to_state! })
      : orderValues({ from: row.from_state, to: row.to_state!, data: row.data }, names));
  return {
    id: row.id,
    timestamp: occDate(new Date(row.at)),
    kind: { code: row.kind, name: KIND_NAMES[row.kind] },
    subject: { code: row.subject_code, name: row.subject_name },
    among: row.among ?? undefined,
    values: values.map(({ what, from, to, reason }) => ({
      what,
      from: from ?? undefined,
      to: to ?? undefined,
      reason,
    })),
    note: noteOf(row),
    user: row.by ?? undefined,
    onBehalfOf: row.on_behalf_of ?? undefined,
    channel: { code: row.channel, name: channelName(row.channel, row.client_name) },
  };
}

/** Why an approver declined, and their own words. */
const noteOf = ({ data, note }: Pick<Row, "data" | "note">): string | undefined =>
  [data?.declined?.name, note].filter(Boolean).join(": ") || undefined;

/** Values that a filter offers at most: those with the most rows. The search finds everybody. */
const MOST_VALUES = 50;

interface Group {
  kind: LogKind;
  who: string;
  name: string | null;
  channel: string;
  client: string | null;
  n: number;
}

/**
 * How many rows there are of each kind, person and channel, of what the caller may see; read once a page. Of years of a
 * large organisation only the newest are counted: all of them take seconds.
 */
const groupsOf = (call: LogCall): Promise<Group[]> =>
  call.once("groups of the change log", () =>
    rowsOf<Group>(
      call.db,
      sql`select g.*, k.name as client
        from (select l.kind, ${who} as who, max(l.by ->> 'name') as name, l.channel, count(*)::int as n
          from ${newest(call)} group by 1, 2, 4) g
          left join oauth_clients k on k.client_id = g.channel`,
    ),
  );

/** Whether one of the three sources has more rows than were counted. */
function isCut(rows: readonly Group[]): boolean {
  const counts = { order: 0, return: 0, other: 0 };
  for (const { kind, n } of rows) counts[kind === "order" || kind === "return" ? kind : "other"] += n;
  return Object.values(counts).some((count) => count > MOST_COUNTED);
}

/** The filters of the log with how many rows each would find, or at least. */
export async function filtersOf(call: LogCall) {
  const rows = await groupsOf(call);
  const values = (code: (row: Group) => string, name: (row: Group) => string) => {
    const found = new Map<string, { code: string; name: string; count: number }>();
    for (const row of rows) {
      const one = found.get(code(row)) ?? { code: code(row), name: name(row), count: 0 };
      found.set(one.code, { ...one, count: one.count + row.n });
    }
    return [...found.values()]
      .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
      .slice(0, MOST_VALUES)
      .sort((a, b) => a.name.localeCompare(b.name, "en"));
  };
  return {
    ...(isCut(rows) ? { more: true } : {}),
    filters: [
      {
        code: "who",
        name: "Who",
        values: values(
          (row) => row.who,
          (row) => row.name ?? "The shop itself",
        ),
      },
      {
        code: "kind",
        name: "What",
        values: values(
          (row) => row.kind,
          (row) => KIND_NAMES[row.kind],
        ),
      },
      {
        code: "channel",
        name: "Channel",
        values: values(
          (row) => row.channel,
          (row) => channelName(row.channel, row.client),
        ),
      },
    ],
  };
}
