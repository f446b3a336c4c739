import type { ServerBuild } from "@remix-run/node";
import express, { type RequestHandler } from "express";

const BUILD = "virtual:remix/server-build";

/**
 * The shop while it is being written: Vite compiles pages from their source and sends browsers what changes.
 * @param shopOf the handler of a build, made again after each change.
 */
export async function developedShop(shopOf: (build: ServerBuild) => RequestHandler): Promise<RequestHandler> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  let latest: { build: ServerBuild; shop: RequestHandler } | undefined;
  const app = express.Router();
  app.use(vite.middlewares);
  app.use((request, response, next) => {
    const answer = async () => {
      const build = (await vite.ssrLoadModule(BUILD)) as ServerBuild;
      if (latest?.build !== build) latest = { build, shop: shopOf(build) };
      latest.shop(request, response, next);
    };
    answer().catch(next);
  });
  return app;
}
