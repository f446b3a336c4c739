/**
 * `npm run bench [-- --json FILE]`: weighs the core pages of the built shop, counts what they ask for, times them
 * beside a static page and a bare Remix page of the same size, shows the product list to a slow phone, and has
 * more and more people order at once. Loopback only, about four minutes. TEST_DATABASE_URL, as
 * `node tests/support/with-postgres.mjs npm run bench` sets it, measures on PostgreSQL; the CPU of that server is
 * not counted.
 *
 * `node tests/support/with-postgres.mjs npm run bench -- --scale 1,10,100`: how cost grows with the shop.
 *
 * `node tests/support/with-postgres.mjs npm run bench -- --upgrade 70`: how long the migrations of an upgrade take on a
 * shop with 100,000 orders.
 *
 * `node tests/support/with-postgres.mjs npm run bench -- --forecast 50000`: how long the forecast of so many people takes.
 *
 * `node tests/support/with-postgres.mjs npm run bench -- --million`: what pages cost in a shop with a million orders, beside
 * the demo. It takes half an hour; a number after it, such as 0.1, is the share of the million that is made.
 *
 * `npm run bench -- --import`: how long a program of 10,000 SKUs takes on the embedded database, and how much memory;
 * beside a PostgreSQL server one of 100,000 SKUs, 300,000 prices and 50,000 people.
 *
 * `npm run bench -- --cpu [home,orders]`: only the CPU of the core pages, or of some, beside bare Remix pages.
 *
 * `npm run bench -- --routes`: how a page's CPU grows with the number of routes.
 *
 * `npm run bench -- --sign-ins`: how long one person's pages take while 5,000 people a minute sign in, for 25 s.
 *
 * `npm run bench -- --split`: how much of a page's CPU is the storefront's and how much the API's.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { overBudget } from "./budgets";
import { printCpu } from "./cpu";
import { printForecast } from "./forecast";
import { printGrowth } from "./growth";
import { printImport } from "./import";
import { measure, shopSettings, type Result } from "./measure";
import { printMillion } from "./million";
import { printRoutes } from "./routes";
import { printSignIns } from "./sign-ins";
import { printSplit } from "./split";
import { renderTable } from "./table";
import { printUpgrade } from "./upgrade";

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const fixed = (digits: number) => (figure: number | undefined) => figure?.toFixed(digits) ?? "";

function print(result: Result): void {
  const [whole, tenths, hundredths] = [fixed(0), fixed(1), fixed(2)];
  console.log("\nBytes of a first visit, in KB: br at its best, sent as the shop sent it");
  renderTable(
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
      "js br",
      "sent",
      "waits",
      "pictures",
    ],
    result.pages.map(({ name, weight: w }) => [
      name,
      String(w.status),
      ...[w.html, w.htmlBrotli, w.htmlServed, w.htmlSaveDataBrotli, w.cssBrotli, w.cssServed].map(kb),
      String(w.scripts),
      ...[w.scriptsBrotli, w.scriptsServed].map(kb),
      String(w.blocking),
      kb(w.picturesServed),
    ]),
  );
  console.log(
    "\nQuestions and speed: CPU in ms a page, beside a bare Remix page and a static page of the same size",
  );
  renderTable(
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
  console.log("\nOrdering at once: pages, posts included, of whole orders; answers in ms");
  renderTable(
    [
      "people",
      "orders",
      "failed",
      ...["shop", "bare", "static"].flatMap((who) => [`${who} pages/s`, "p50", "p99", "cpu", "MB"]),
    ],
    result.crowds.map(({ shop, ...peers }) => [
      String(shop.people),
      String(shop.orders),
      String(shop.failed + shop.broken),
      ...[shop, peers.bare, peers.static].flatMap((speed) => [
        whole(speed.pagesPerSecond),
        tenths(speed.p50),
        tenths(speed.p99),
        hundredths(speed.cpuMsPerPage),
        whole(speed.rssMb),
      ]),
    ]),
  );
  const { shop: ours, static: plain } = result.phone;
  console.log(
    `\nA product list on a phone with 400 kbit/s and 400 ms: first paint ${whole(ours.paint)} ms, largest ` +
      `${whole(ours.largest)} ms; a static page of 29 KB ${whole(plain.paint)} and ${whole(plain.largest)} ms ` +
      `(x ${tenths(ours.paint / plain.paint)} and ${tenths(ours.largest / plain.largest)}).`,
  );
  console.log(
    `\nStart: ${tenths(result.coldStartSeconds)} s with an empty data folder, ${tenths(result.warmStartSeconds)} s after. ` +
      `Memory: ${whole(result.restMb)} MB at rest, ${whole(result.loadMb)} MB under load. Database: ${result.database}.`,
  );
}

function option(name: string, takes: string): string | undefined {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? undefined : process.argv[at + 1];
  if (at >= 0 && !value) throw new Error(`${name} takes ${takes}.`);
  return value;
}

function serverFor(name: string): string {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server)
    throw new Error(`${name} needs a server: node tests/support/with-postgres.mjs npm run bench -- …`);
  return server;
}

async function main(): Promise<void> {
  if (!existsSync("build/host.js")) throw new Error("There is no build. Run npm run build first.");
  const scales = option("--scale", "sizes such as 1,10,100");
  if (scales) return printGrowth(serverFor("--scale"), scales.split(",").map(Number));
  const upgraded = option("--upgrade", "how many times the demo, such as 70");
  if (upgraded) return printUpgrade(serverFor("--upgrade"), Number(upgraded));
  const people = option("--forecast", "a number of people, such as 50000");
  if (people) return printForecast(serverFor("--forecast"), Number(people));
  const million = process.argv.indexOf("--million");
  if (million >= 0) return printMillion(serverFor("--million"), Number(process.argv[million + 1] ?? 1));
  if (process.argv.includes("--import")) return printImport(process.env["TEST_DATABASE_URL"]);
  if (process.argv.includes("--split")) return printSplit(shopSettings);
  if (process.argv.includes("--sign-ins")) return printSignIns();
  if (process.argv.includes("--routes")) return printRoutes(shopSettings);
  if (process.argv.includes("--cpu")) {
    const names = process.argv[process.argv.indexOf("--cpu") + 1];
    return printCpu(names?.split(","));
  }
  const file = option("--json", "the name of a file");
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
