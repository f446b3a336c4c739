import packageJson from "../../package.json";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { build } from "esbuild";
import { rowsOf } from "../../commerce/database/connection";
import { openDatabase } from "../../commerce/database/open";
import { shopTogether, type JourneySpeed } from "./journey";
import { preparePages, wholesaleVisitor, type CorePage } from "./pages";
import { firstViews, plainPage, type FirstView } from "./phone";
import { startServer, type Server } from "./processes";
import { openCounting, type Questions } from "./questions";
import { load, type Speed } from "./speed";
import { Visitor } from "./visitor";
import { weigh, type Weight } from "./weight";

export interface PageResult {
  name: string;
  path: string;
  weight: Weight;
  speed?: Speed;
  static?: Speed;
  bare?: Speed;
  questions?: Questions;
}

/** The same number of people at each of the three servers. */
interface Crowd {
  shop: JourneySpeed;
  bare: Speed;
  static: Speed;
}

export interface Result {
  at: string;
  node: string;
  database: "pglite" | "postgresql";
  coldStartSeconds: number;
  warmStartSeconds: number;
  restMb: number;
  loadMb: number;
  pages: PageResult[];
  phone: { shop: FirstView; static: FirstView };
  crowds: Crowd[];
}

/** How many people order at once. */
const CROWDS = [1, 4, 16, 64];
const CROWD_SECONDS = 6;

/** As `npm start` starts it. */
export const SHOP: string[] = packageJson.scripts.start.split(" ").slice(1);
/** Settings of whoever runs the bench must not change what is measured. */
export const shopSettings = (dataDir: string) => ({
  PORT: "0",
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  DATABASE_URL: process.env["TEST_DATABASE_URL"] ?? "",
  ...Object.fromEntries(
    ["COMMERCE_URL", "SESSION_SECRET", "PUBLIC_URL", "MEDIA_BASE_URL", "SITE", "DEMO"].map((name) => [
      name,
      "",
    ]),
  ),
});

export async function buildPeers(): Promise<string> {
  const outfile = resolve(".cache/bench/peers.mjs");
  await build({
    entryPoints: ["tests/load/peers.tsx"],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  return outfile;
}

/** How many rows make the bare page as long as a page of the shop. */
export async function rowsFor(visitor: Visitor, bytes: number): Promise<number> {
  const size = async (rows: number) => Buffer.byteLength((await visitor.get(`/?rows=${rows}`)).text);
  const [none, many] = [await size(1), await size(201)];
  return Math.max(1, Math.round(((bytes - none) * 200) / (many - none)));
}

type Peers = Record<"static" | "bare", [Server, Visitor]>;

async function timed(shop: Server, page: CorePage, weight: Weight, peers: Peers) {
  const [bare, bareVisitor] = peers.bare;
  const [still, stillVisitor] = peers.static;
  const rows = await rowsFor(bareVisitor, weight.html);
  return {
    speed: await load(shop, page.visitor, page.path, 2),
    bare: await load(bare, bareVisitor, `/?rows=${rows}`, 1.2),
    static: await load(still, stillVisitor, `/${encodeURIComponent(page.name)}.html`, 0.8),
  };
}

/** People who may buy from the catalogue, each with a cart of their own. */
async function buyers(dataDir: string): Promise<string[]> {
  const connection = await openDatabase({
    url: process.env["TEST_DATABASE_URL"],
    dataDir: join(dataDir, "db"),
  });
  const rows = await rowsOf<{ uid: string }>(
    connection.db,
    sql`select p.uid from users p join units u on u.uid = p.unit_uid
      where p.organisation_uid = 'korraline' and p.active and u.active and p.price_enabled
      and 'b2bcustomergroup' = any(p.groups) order by p.uid limit ${CROWDS.at(-1)}`,
  );
  await connection.close();
  return rows.map(({ uid }) => uid);
}

async function crowdOf(people: number, emails: string[], shop: Server, peers: Peers): Promise<Crowd> {
  const rows = await rowsFor(peers.bare[1], 12 * 1024);
  return {
    shop: await shopTogether(shop, emails.slice(0, people), CROWD_SECONDS),
    bare: await load(...peers.bare, `/?rows=${rows}`, 1.5, people),
    static: await load(...peers.static, "/cart.html", 1.5, people),
  };
}

/** A product list on a slow phone beside a page of 29 KB that is sent as it stands. */
async function phoneViews(shop: Visitor, list: string, still: Server): Promise<Result["phone"]> {
  const [ours, plain] = await firstViews([
    { url: new URL(list, shop.base).href, visitor: shop },
    { url: new URL("/plain.html", still.url).href },
  ]);
  return { shop: ours!, static: plain! };
}

export async function measure(folder: string): Promise<Result> {
  const dataDir = join(folder, "data");
  const pagesDir = join(folder, "pages");
  mkdirSync(pagesDir);
  const peers = await buildPeers();

  const cold = await startServer(SHOP, shopSettings(dataDir));
  await cold.stop();
  const emails = await buyers(dataDir);
  const shop = await startServer(SHOP, shopSettings(dataDir));
  await wait(2000);
  const restMb = shop.rssMb();
  const bare = await startServer([peers, "bare"], {});
  const still = await startServer([peers, "static", pagesDir], {});
  const others: Peers = {
    bare: [bare, new Visitor(bare.url)],
    static: [still, new Visitor(still.url)],
  };
  const shoppers = {
    nobody: new Visitor(shop.url),
    wearer: new Visitor(shop.url),
    admin: new Visitor(shop.url),
    buyer: wholesaleVisitor(shop.url),
  };
  const pages = await preparePages(shoppers);

  const results: PageResult[] = [];
  for (const page of pages) {
    const weight = await weigh(page);
    const result: PageResult = { name: page.name, path: page.path, weight };
    results.push(result);
    if (weight.status !== 200) continue;
    writeFileSync(join(pagesDir, `${page.name}.html`), (await page.visitor.get(page.path)).text);
    Object.assign(result, await timed(shop, page, weight, others));
  }
  writeFileSync(join(pagesDir, "plain.html"), plainPage());
  const phone = await phoneViews(shoppers.admin, "/search/shirt", still);
  const crowds: Crowd[] = [];
  for (const people of CROWDS) crowds.push(await crowdOf(people, emails, shop, others));
  for (const visitor of [...Object.values(shoppers), others.bare[1], others.static[1]]) visitor.close();
  await Promise.all([shop.stop(), bare.stop(), still.stop()]);

  const counting = await openCounting(shopSettings(dataDir));
  for (const result of results) {
    const { visitor } = pages.find((page) => page.name === result.name)!;
    if (result.weight.status === 200) result.questions = await counting.questions(result.path, visitor);
  }
  await counting.close();

  return {
    at: new Date().toISOString(),
    node: process.version,
    database: process.env["TEST_DATABASE_URL"] ? "postgresql" : "pglite",
    coldStartSeconds: cold.startSeconds,
    warmStartSeconds: shop.startSeconds,
    restMb,
    loadMb: Math.max(
      ...results.map(({ speed }) => speed?.rssMb ?? 0),
      ...crowds.map((crowd) => crowd.shop.rssMb),
    ),
    pages: results,
    phone,
    crowds,
  };
}
