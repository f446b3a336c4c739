import type { ServerBuild } from "@remix-run/node";
import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import type { RouteChains } from "./route-chains.server";

type Options = Parameters<typeof createRequestHandler>[0];

/**
 * Remix's request handler for the page at a path: one for each chain of routes, made at its first request.
 * @param made changes a build before its handler is made.
 */
export function pageHandlers(
  chains: RouteChains,
  options: Omit<Options, "build">,
  made: (build: ServerBuild) => ServerBuild = (build) => build,
): (path: string) => RequestHandler {
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  return (path) => {
    const chain = chains.of(path);
    const known = handlers.get(chain);
    if (known) return known;
    const handler = createRequestHandler({ ...options, build: made(chain) });
    handlers.set(chain, handler);
    return handler;
  };
}
