import { sql } from "drizzle-orm";
import pg from "pg";
import { createCommerceApi } from "../../commerce";
import { rowsOf, type Database } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { openDatabase } from "../../commerce/database/open";
import { percentile } from "./speed";
import { renderTable } from "./table";

const ORGANISATION = "saltbush";
const READER = "finance@saltbush.example";
const SIGN_IN = { username: READER, password: "Kitroom-2026!" };
const CLIENT = { clientId: "kitroom_storefront", clientSecret: "bench" };
const ASKED = 15;
/** Of how many people one has a first, and one a last day ahead. */
const ONE_IN = 25;

/**
 * Adds people to an organisation of the demo: copies of its wearers with all that they have of packs, for this year and for
 * the year before.
 */
async function addPeople(db: Database, people: number): Promise<void> {
  await db.execute(sql`create temporary table copied as
    select u.customer_id as "from", 'LOAD-' || n || '-' || u.customer_id as "to", n
    from (select *, count(*) over () as wearers from users
      where organisation_uid = ${ORGANISATION} and 'customergroup' = any(groups) and active) u
    cross join lateral generate_series(1, ceil(${people}::float8 / u.wearers)::int) n limit ${people}::int`);
  await db.execute(sql`insert into users select (jsonb_populate_record(u, jsonb_build_object(
      'customer_id', c."to", 'uid', lower(c."to") || '@load.example', 'wearer_id', c."to", 'mobile', null,
      'fte', (array[100, 100, 80, 60, 40])[1 + c.n % 5],
      'starts_on', case when c.n % ${ONE_IN} = 1 then current_date + 60 + c.n % 200 end,
      'ends_on', case when c.n % ${ONE_IN} = 2 then current_date + 60 + c.n % 200 end))).*
    from copied c join users u on u.customer_id = c."from"`);
  for (const years of [0, 1]) {
    await db.execute(sql`create temporary table copied_allocations as
      select a.id as "from", nextval(pg_get_serial_sequence('allocations', 'id'))::int as "to", c."to" as customer_id
      from copied c join allocations a on a.customer_id = c."from" join packs p on p.id = a.pack_id
      where ${years}::int = 0 or p.reset <> 'once'`);
    await db.execute(sql`insert into allocations select (jsonb_populate_record(a, jsonb_build_object('id', c."to",
        'customer_id', c.customer_id, 'period_start', (a.period_start - make_interval(years => ${years}::int))::date,
        'period_end', case when a.period_end > '9000-01-01' then a.period_end
          else (a.period_end - make_interval(years => ${years}::int))::date end))).*
      from copied_allocations c join allocations a on a.id = c."from"`);
    await db.execute(sql`insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, order_code)
      select c."to", m.bundle_id, m.measure, m.kind, m.amount, m.order_code
      from copied_allocations c join entitlement_movements m on m.allocation_id = c."from"`);
    await db.execute(sql`drop table copied_allocations`);
  }
  await db.execute(sql`analyze`);
}

/** Asks for the forecast of an organisation with so many people on a PostgreSQL server, and prints how long it takes. */
export async function printForecast(server: string, people: number): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query("create database kitroom_forecast");
  const url = new URL(server);
  url.pathname = "/kitroom_forecast";
  const connection = await openDatabase({ url: url.href });
  try {
    const api = await createCommerceApi({ connection, demo: true, ...CLIENT });
    await connection.db.transaction((tx) => addPeople(tx, people));
    const token = await signIn(api.fetch);
    const ask = async (path: string) => {
      const request = new Request(`http://bench.local/occ/v2/uniforms/wwg-manage-finances/${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const counted = { statements: 0 };
      const asked = performance.now();
      const response = await statementCount.run(counted, () => api.fetch(request));
      const body = (await response.json()) as { totals: { people: number; pieces: number }[] };
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return { ms: performance.now() - asked, statements: counted.statements, body };
    };
    const rows: string[][] = [];
    for (const path of ["forecast", "forecast/working?currency=AUD"]) {
      const took = [];
      for (let n = 0; n < ASKED; n += 1) took.push(await ask(path));
      const ms = took.map((one) => one.ms);
      rows.push([
        path,
        ...[ms[0]!, percentile(ms, 0.5), Math.max(...ms)].map((value) => value.toFixed(0)),
        String(took.at(-1)!.statements),
      ]);
    }
    const { body } = await ask("forecast");
    const [size] = await rowsOf<{ allocations: number; movements: number }>(
      connection.db,
      sql`select (select count(*)::int from allocations) as allocations,
        (select count(*)::int from entitlement_movements) as movements`,
    );
    console.log(
      `\nThe forecast of ${body.totals.map((one) => one.people).join(" and ")} people (${body.totals[0]?.pieces} pieces), ` +
        `with ${size!.allocations} allocations and ${size!.movements} movements in the shop; milliseconds, one at a time`,
    );
    renderTable(["call", "first", "median", "most", "statements"], rows);
  } finally {
    await connection.close();
    await admin.query("drop database if exists kitroom_forecast with (force)");
    await admin.end();
  }
}

async function signIn(fetch: (request: Request) => Promise<Response>): Promise<string> {
  const body = new URLSearchParams({
    ...SIGN_IN,
    ...{ grant_type: "password", client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
  });
  const response = await fetch(
    new Request("http://bench.local/authorizationserver/oauth/token", { method: "POST", body }),
  );
  return ((await response.json()) as { access_token: string }).access_token;
}
