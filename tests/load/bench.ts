/**
 * `npm run bench [-- --json FILE]`: weighs the core pages of the built shop, counts what they ask for, and
 * times them beside a static page and a bare Remix page of the same size. Loopback only, under three minutes.
 * TEST_DATABASE_URL, as `node tests/support/with-postgres.mjs npm run bench` sets it, measures on PostgreSQL; the
 * CPU of that server is not counted.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { overBudget } from "./budgets";
import { preparePages, type CorePage } from "./pages";
import { startServer, type Server } from "./processes";
import { openCounting, type Questions } from "./questions";
import { load, type Speed } from "./speed";
import { drawTable } from "./table";
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

export interface Result {
  at: string;
  node: string;
  database: "pglite" | "postgresql";
  coldStartSeconds: number;
  warmStartSeconds: number;
  restMb: number;
  loadMb: number;
  pages: PageResult[];
}

const SHOP = ["--enable-source-maps", "build/host.js"];
/** Settings of whoever runs the bench must not change what is measured. */
const shopSettings = (dataDir: string) => ({
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

async function buildPeers(): Promise<string> {
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
async function rowsFor(visitor: Visitor, bytes: number): Promise<number> {
  const size = async (rows: number) => Buffer.byteLength((await visitor.get(`/?rows=${rows}`)).text);
  const [none, many] = [await size(1), await size(201)];
  return Math.max(1, Math.round(((bytes - none) * 200) / (many - none)));
}

async function timed(
  shop: Server,
  page: CorePage,
  weight: Weight,
  peers: Record<"static" | "bare", [Server, Visitor]>,
) {
  const [bare, bareVisitor] = peers.bare;
  const [still, stillVisitor] = peers.static;
  const rows = await rowsFor(bareVisitor, weight.html);
  return {
    speed: await load(shop, page.visitor, page.path, 2),
    bare: await load(bare, bareVisitor, `/?rows=${rows}`, 1.2),
    static: await load(still, stillVisitor, `/${encodeURIComponent(page.name)}.html`, 0.8),
  };
}

async function measure(folder: string): Promise<Result> {
  const dataDir = join(folder, "data");
  const pagesDir = join(folder, "pages");
  mkdirSync(pagesDir);
  const peers = await buildPeers();

  const cold = await startServer(SHOP, shopSettings(dataDir));
  await cold.stop();
  const shop = await startServer(SHOP, shopSettings(dataDir));
  await wait(2000);
  const restMb = shop.rssMb();
  const bare = await startServer([peers, "bare"], {});
  const still = await startServer([peers, "static", pagesDir], {});
  const others = {
    bare: [bare, new Visitor(bare.url)] as [Server, Visitor],
    static: [still, new Visitor(still.url)] as [Server, Visitor],
  };
  const shoppers = {
    nobody: new Visitor(shop.url),
    wearer: new Visitor(shop.url),
    admin: new Visitor(shop.url),
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
  for (const visitor of [...Object.values(shoppers), others.bare[1], others.static[1]]) visitor.close();
  await Promise.all([shop.stop(), bare.stop(), still.stop()]);

  const counting = await openCounting(shopSettings(dataDir));
  for (const result of results) {
    const cookie = pages.find((page) => page.name === result.name)!.visitor.cookie;
    if (result.weight.status === 200) result.questions = await counting.questions(result.path, cookie);
  }
  await counting.close();

  return {
    at: new Date().toISOString(),
    node: process.version,
    database: process.env["TEST_DATABASE_URL"] ? "postgresql" : "pglite",
    coldStartSeconds: cold.startSeconds,
    warmStartSeconds: shop.startSeconds,
    restMb,
    loadMb: Math.max(...results.map(({ speed }) => speed?.rssMb ?? 0)),
    pages: results,
  };
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const fixed = (digits: number) => (figure: number | undefined) => figure?.toFixed(digits) ?? "";

function print(result: Result): void {
  const [whole, tenths, hundredths] = [fixed(0), fixed(1), fixed(2)];
  console.log("\nBytes of a first visit, in KB: br at its best, sent as the shop sent it");
  drawTable(
    [
      "page",
      "status",
      "html",
      "br",
      "sent",
      "lean br",
      "css br",
      "sent",
      "files",
      "js gzip",
      "br",
      "waits",
      "pictures",
    ],
    result.pages.map(({ name, weight: w }) => [
      name,
      String(w.status),
      ...[w.html, w.htmlBrotli, w.htmlServed, w.htmlSaveDataBrotli, w.cssBrotli, w.cssServed].map(kb),
      String(w.scripts),
      ...[w.scriptsGzip, w.scriptsBrotli].map(kb),
      String(w.blocking),
      kb(w.picturesServed),
    ]),
  );
  console.log(
    "\nQuestions and speed: CPU in ms a page, beside a bare Remix page and a static page of the same size",
  );
  drawTable(
    [
      "page",
      "calls",
      "rounds",
      "sql",
      "most",
      "pages/s",
      "bare",
      "static",
      "cpu",
      "bare",
      "static",
      "x bare",
    ],
    result.pages
      .filter(({ speed }) => speed)
      .map(({ name, questions: q, speed, bare, static: still }) => [
        name,
        ...[q?.calls, q?.rounds, q?.statements, q?.mostStatements].map((figure) => String(figure ?? "")),
        ...[speed, bare, still].map((figures) => whole(figures?.pagesPerSecond)),
        ...[speed, bare, still].map((figures) => hundredths(figures?.cpuMsPerPage)),
        tenths((speed?.cpuMsPerPage ?? 0) / (bare?.cpuMsPerPage ?? 1)),
      ]),
  );
  console.log(
    `\nStart: ${tenths(result.coldStartSeconds)} s with an empty data folder, ${tenths(result.warmStartSeconds)} s after. ` +
      `Memory: ${whole(result.restMb)} MB at rest, ${whole(result.loadMb)} MB under load. Database: ${result.database}.`,
  );
}

async function main(): Promise<void> {
  if (!existsSync("build/host.js")) throw new Error("There is no build. Run npm run build first.");
  const at = process.argv.indexOf("--json");
  const file = at < 0 ? undefined : process.argv[at + 1];
  if (at >= 0 && !file) throw new Error("--json takes the name of a file.");
  const folder = mkdtempSync(join(tmpdir(), "kitroom-bench-"));
  try {
    const result = await measure(folder);
    print(result);
    const over = overBudget(result);
    console.log(
      over.length > 0 ? `\nOver budget:\n${over.map((line) => `  ${line}`).join("\n")}` : "\nWithin budget.",
    );
    if (file) writeFileSync(file, `${JSON.stringify({ ...result, overBudget: over }, null, 2)}\n`);
    process.exitCode = over.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
