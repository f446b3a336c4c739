import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { createCommerceApi } from "../../commerce";
import { openDatabase } from "../../commerce/database/open";
import { type Database, rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { type Calls, cpuMs, type InProcess, openInProcess } from "./in-process";
import { shopSettings } from "./measure";
import { type MillionPage, millionPages } from "./million-pages";
import { BIG, fillMillion } from "./million-rows";
import { startServer } from "./processes";
import { percentile } from "./speed";
import { renderTable } from "./table";

/** One of the demo's organisations that stays as it is. */
const SMALL = "kestrel";
const WARM_UP = 6;
/** The two shops take turns, so that other work on the machine slows both. */
const ROUNDS = 5;
const A_ROUND = 4;
/** Of the largest tables. */
const TABLES = 14;

/** What a page costs: CPU of this process and of the database's server, in ms, and statements. */
interface Cost {
  shop: number;
  database: number;
  statements: number;
}

/** A shop that is measured: its pages, drawn in this process, and how to read the CPU of its server. */
interface Shop {
  name: string;
  pages: MillionPage[];
  inProcess: InProcess;
  calls: Calls;
  databaseMs: () => number;
}

const addressOf = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ").map(Number);

/**
 * CPU of a PostgreSQL server in ms: of the processes that it has, which the kernel counts in nanoseconds, and of those that
 * have ended, in hundredths of a second. A connection that is idle for long ends, and so do the workers of a statement.
 */
function serverMs(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  // Fields 16 and 17 of stat.
  const [user, system] = statOf(postmaster).slice(13, 15);
  return children.reduce((sum, pid) => sum + ranFor(Number(pid)), 0) + (user! + system!) * 10;
}

/** Milliseconds that a process has run; 0 for one that has just ended. */
function ranFor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}

async function openShop(
  postmaster: number,
  server: string,
  database: string,
  dataDir: string,
): Promise<Shop> {
  const environment = { ...shopSettings(dataDir), DATABASE_URL: addressOf(server, database) };
  const host = await startServer(["build/host.js"], environment);
  const pages: MillionPage[] = [];
  for (const organisation of [BIG, SMALL])
    for (const page of await millionPages(host.url, organisation))
      pages.push({ ...page, name: `${organisation}: ${page.name}` });
  await host.stop();
  const inProcess = await openInProcess(environment);
  return {
    name: database,
    pages,
    inProcess,
    calls: {
      commerceFetch: (request) => inProcess.api.fetch(request),
      commerceRead: (read) => inProcess.api.read(read),
    },
    databaseMs: () => serverMs(postmaster),
  };
}

const ask = ({ inProcess, calls }: Shop, { path, onlooker }: MillionPage) =>
  inProcess.page(path, onlooker, calls);

async function round(shop: Shop, page: MillionPage): Promise<Omit<Cost, "statements">> {
  const database = shop.databaseMs();
  const own = cpuMs();
  for (let n = 0; n < A_ROUND; n += 1) await ask(shop, page);
  return { shop: (cpuMs() - own) / A_ROUND, database: (shop.databaseMs() - database) / A_ROUND };
}

async function costs(shops: readonly Shop[], index: number): Promise<Cost[]> {
  const rounds: Omit<Cost, "statements">[][] = shops.map(() => []);
  for (const shop of shops) for (let n = 0; n < WARM_UP; n += 1) await ask(shop, shop.pages[index]!);
  for (let n = 0; n < ROUNDS; n += 1)
    for (const [at, shop] of shops.entries()) rounds[at]!.push(await round(shop, shop.pages[index]!));
  return Promise.all(
    shops.map(async (shop, at) => {
      const counted = { statements: 0, log: [] as string[] };
      await statementCount.run(counted, () => ask(shop, shop.pages[index]!));
      const middle = (of: "shop" | "database") =>
        percentile(
          rounds[at]!.map((one) => one[of]),
          0.5,
        );
      // The frame of a transaction asks nothing.
      const statements = counted.log.filter((text) => !/^(begin|commit|rollback)\b/i.test(text)).length;
      return { shop: middle("shop"), database: middle("database"), statements };
    }),
  );
}

/** Sizes of the largest tables, and of all that grows with orders, divided by them. */
async function printSizes(db: Database): Promise<void> {
  const tables = await rowsOf<{ name: string; rows: string; table: string; indices: string }>(
    db,
    sql`select relname as name, n_live_tup as rows, pg_table_size(relid) as table, pg_indexes_size(relid) as indices
      from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit ${TABLES}`,
  );
  const [whole] = await rowsOf<{ bytes: string; orders: number; people: number; skus: number }>(
    db,
    sql`select pg_database_size(current_database()) as bytes, (select count(*)::int from orders) as orders,
      (select count(*)::int from users) as people, (select count(*)::int from variants) as skus`,
  );
  const mb = (bytes: string) => (Number(bytes) / 1024 ** 2).toFixed(0);
  console.log(
    `\n${whole!.orders} orders, ${whole!.people} people, ${whole!.skus} SKUs: ${mb(whole!.bytes)} MB, ` +
      `${(Number(whole!.bytes) / whole!.orders).toFixed(0)} bytes an order`,
  );
  renderTable(
    ["table", "rows", "MB", "indices MB", "bytes an order"],
    tables.map(({ name, rows, table, indices }) => [
      ...[name, String(rows), mb(table), mb(indices)],
      ((Number(table) + Number(indices)) / whole!.orders).toFixed(0),
    ]),
  );
}

async function fill(server: string, database: string, work: (db: Database) => Promise<void>): Promise<void> {
  const connection = await openDatabase({ url: addressOf(server, database) });
  const started = performance.now();
  await work(connection.db);
  console.log(`  ${database}: filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await connection.close();
}

/** Fills a demo and a million orders, or a share of them, on a PostgreSQL server, and prints what pages of both cost. */
export async function printMillion(server: string, share: number): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const folder = mkdtempSync(join(tmpdir(), "kitroom-million-"));
  try {
    await admin.query("create database kitroom_demo");
    await fill(server, "kitroom_demo", async (db) => {
      const connection = await openDatabase({ url: addressOf(server, "kitroom_demo") });
      const api = await createCommerceApi({
        connection,
        demo: true,
        clientId: "kitroom_storefront",
        clientSecret: "bench",
      });
      await api.close();
      await db.execute(sql`vacuum analyze`);
    });
    await admin.query("create database kitroom_million template kitroom_demo");
    await fill(server, "kitroom_million", async (db) => {
      await fillMillion(db, share);
      await db.execute(sql`vacuum analyze`);
      await printSizes(db);
    });
    await printCosts(admin, server, folder, ["kitroom_demo", "kitroom_million"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    for (const name of ["kitroom_million", "kitroom_demo"])
      await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/** Prints what each page costs in both shops, which are filled. */
async function printCosts(
  admin: pg.Client,
  server: string,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const { rows: found } = await admin.query<{ pid: string }>("select pg_read_file('postmaster.pid') as pid");
  const postmaster = parseInt(found[0]!.pid, 10);
  const shops: Shop[] = [];
  for (const name of names) shops.push(await openShop(postmaster, server, name, folder));
  console.log(
    "\nCPU of a page in ms, of the shop and of the database, and statements: the demo, a million orders",
  );
  const figure = (value: number) => value.toFixed(1);
  const rows: string[][] = [];
  for (const [index, { name }] of shops[0]!.pages.entries()) {
    const [before, now] = await costs(shops, index);
    const all = (cost: Cost) => cost.shop + cost.database;
    rows.push([
      name,
      ...[before!.shop, now!.shop, before!.database, now!.database].map(figure),
      figure(all(now!) / all(before!)),
      String(before!.statements),
      String(now!.statements),
    ]);
  }
  renderTable(["page", "shop", "then", "database", "then", "times", "statements", "then"], rows);
  for (const { inProcess } of shops) await inProcess.close();
}
