import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import type { PageContext } from "../../app/commerce/page-context.server";
import { routeChains } from "../../app/http/route-chains.server";
import { parseSettings } from "../../app/http/settings.server";
import { createCommerceApi } from "../../commerce";
import type { Visitor } from "./visitor";

/** Who looks at a page, and at which site. */
export type Onlooker = Pick<Visitor, "cookie" | "origin">;

/** Where a page's calls go. */
export type Calls = Pick<PageContext, "commerceFetch" | "commerceRead">;

let asked = 0;

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
    const response = await handle(request, { ...calls, correlationId: `bench-${(asked += 1)}` });
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
  const build = (await import(pathToFileURL(resolve("build/index.js")).href)) as ServerBuild;
  return { api, build, close: () => api.close(), page: pagesOf(build) };
}
