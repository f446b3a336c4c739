import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withEmptyRoutes } from "./empty-routes";
import { openInProcess, pagesOf } from "./in-process";
import { preparePages, wholesaleVisitor } from "./pages";
import { startServer } from "./processes";
import { drawTable } from "./table";
import { Visitor } from "./visitor";

/** Pages that show nothing, beside the shop's own. */
const EMPTY = [0, 40, 160];
const BATCHES = 60;
const BATCH = 20;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The least CPU of a batch, in ms a page: other work on the machine only adds to it. */
async function leastOf(ask: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 300; n++) await ask();
  let least = Infinity;
  for (let batch = 0; batch < BATCHES; batch++) {
    const started = cpuMs();
    for (let n = 0; n < BATCH; n++) await ask();
    least = Math.min(least, (cpuMs() - started) / BATCH);
  }
  return least;
}

/** How a page's CPU grows with the number of routes: the list of orders in process, with 40 and 160 empty pages. */
export async function printRoutes(settings: (dataDir: string) => Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-routes-"));
  try {
    const environment = settings(join(folder, "data"));
    const shop = await startServer(["build/host.js"], environment);
    const [nobody, wearer, admin] = [new Visitor(shop.url), new Visitor(shop.url), new Visitor(shop.url)];
    const buyer = wholesaleVisitor(shop.url);
    const pages = await preparePages({ nobody, wearer, admin, buyer });
    for (const visitor of [nobody, wearer, admin, buyer]) visitor.close();
    await shop.stop();
    const { api, build, close } = await openInProcess(environment);
    const orders = pages.find(({ name }) => name === "orders")!;
    const calls = { commerceFetch: (sent: Request) => api.fetch(sent), commerceRead: api.read };
    const rows = [];
    for (const count of EMPTY) {
      const page = pagesOf(withEmptyRoutes(build, count));
      const least = await leastOf(() => page(orders.path, orders.visitor, calls));
      rows.push([String(Object.keys(build.routes).length + count), least.toFixed(2)]);
    }
    await close();
    console.log("\nCPU in ms of the list of orders, in process and without HTTP");
    drawTable(["routes", "cpu"], rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
