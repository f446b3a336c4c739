import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import type { PageContext } from "../../app/commerce/page-context.server";
import { routeChains } from "../../app/host/route-chains.server";
import { parseSettings } from "../../app/config/settings.server";
import { createCommerceApi } from "../../commerce";
import { preparePages, wholesaleVisitor } from "./pages";
import { startServer } from "./processes";
import { Visitor } from "./visitor";

/** Who looks at a page, and at which site. */
export type Onlooker = Pick<Visitor, "cookie" | "origin">;

/** Where a page's calls go. */
export type Calls = Pick<PageContext, "commerceFetch" | "commerceRead">;

let asked = 0;

/** What this process has spent so far. */
export const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Draws pages of a build as the host does: each by a handler of the routes of its address. */
export function pagesOf(build: ServerBuild) {
  const chains = routeChains(build);
  const handlers = new Map<ServerBuild, RequestHandler>();
  return async (path: string, { cookie, origin }: Onlooker, calls: Calls): Promise<void> => {
    const chain = chains.of(path.split("?")[0]!);
    const handle = handlers.get(chain) ?? createRequestHandler(chain, "production");
    handlers.set(chain, handle);
    const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
    const request = new Request(new URL(path, origin), { headers });
    const response = await handle(request, {
      ...calls,
      asksForPage: true,
      correlationId: `bench-${(asked += 1)}`,
    });
    await response.text();
  };
}

/**
 * The built storefront and the API in this process, on a shop's own data folder, without a host between. The shop
 * itself must have stopped.
 */
export async function openInProcess(environment: Record<string, string>) {
  // The storefront's build reads the process's settings too, and React draws slower unless told before it is loaded.
  Object.assign(process.env, { NODE_ENV: "production" }, environment);
  const settings = parseSettings(process.env);
  const api = await createCommerceApi({
    ...settings,
    dataDir: resolve(settings.dataDir, "db"),
    logger: pino({ level: "silent" }),
  });
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  return { api, build, close: () => api.close(), page: pagesOf(build) };
}

export type InProcess = Awaited<ReturnType<typeof openInProcess>>;
type Pages = Awaited<ReturnType<typeof preparePages>>;

/** Prepares the pages of a shop on a folder of its own, then measures them in process; the folder goes afterwards. */
export async function measureInProcess(
  settings: (dataDir: string) => Record<string, string>,
  measure: (inProcess: InProcess, pages: Pages) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-in-process-"));
  try {
    const environment = settings(join(folder, "data"));
    const shop = await startServer(["build/host.js"], environment);
    const [nobody, wearer, admin] = [new Visitor(shop.url), new Visitor(shop.url), new Visitor(shop.url)];
    const buyer = wholesaleVisitor(shop.url);
    const pages = await preparePages({ nobody, wearer, admin, buyer });
    for (const visitor of [nobody, wearer, admin, buyer]) visitor.close();
    await shop.stop();
    const inProcess = await openInProcess(environment);
    await measure(inProcess, pages);
    await inProcess.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
