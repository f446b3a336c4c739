import { withEmptyRoutes } from "./empty-routes";
import { cpuMs, measureInProcess, pagesOf } from "./in-process";
import { renderTable } from "./table";

/** Pages that show nothing, beside the shop's own. */
const EMPTY = [0, 40, 160];
const BATCHES = 60;
const BATCH = 20;

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
export const printRoutes = (settings: (dataDir: string) => Record<string, string>): Promise<void> =>
  measureInProcess(settings, async ({ api, build }, pages) => {
    const orders = pages.find(({ name }) => name === "orders")!;
    const calls = { commerceFetch: (sent: Request) => api.fetch(sent), commerceRead: api.read };
    const rows = [];
    for (const count of EMPTY) {
      const page = pagesOf(withEmptyRoutes(build, count));
      const least = await leastOf(() => page(orders.path, orders.visitor, calls));
      rows.push([String(Object.keys(build.routes).length + count), least.toFixed(2)]);
    }
    console.log("\nCPU in ms of the list of orders, in process and without HTTP");
    renderTable(["routes", "cpu"], rows);
  });
