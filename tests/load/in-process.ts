import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import { parseSettings } from "../../app/http/settings.server";
import { createCommerceApi } from "../../commerce";
import type { Visitor } from "./visitor";

/** Who looks at a page, and at which site. */
export type Onlooker = Pick<Visitor, "cookie" | "origin">;

let asked = 0;

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
  const handle = createRequestHandler(build, "production");
  return {
    api,
    close: () => api.close(),
    /** Draws one page; its calls go to `commerceFetch`. */
    page: async (
      path: string,
      { cookie, origin }: Onlooker,
      commerceFetch: (request: Request) => Promise<Response>,
    ) => {
      const request = new Request(new URL(path, origin), { headers: { Cookie: cookie } });
      const response = await handle(request, { commerceFetch, correlationId: `bench-${(asked += 1)}` });
      await response.text();
    },
  };
}
