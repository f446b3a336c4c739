import type { ServerBuild } from "@remix-run/node";
import { routePatterns } from "./route-patterns.server";

type Routes = ServerBuild["routes"];

/**
 * Builds with only the routes of one address: its page and the layouts around it. Remix compares an address with
 * every route of its build, three times a page, and makes React's routes of all of them; with a build of one chain
 * a page costs the same however many routes the shop has. Browsers get the whole list of routes as before.
 */
export function routeChains(build: ServerBuild) {
  const { routes } = build;
  const patterns = routePatterns(build);
  const leaves = leavesOf(routes, (id) => patterns.ofRoute(id)!);
  const chains = new Map<string, ServerBuild>();

  function chainOf(leaf: string): ServerBuild {
    const known = chains.get(leaf);
    if (known) return known;
    const ids: string[] = [];
    for (let id: string | undefined = leaf; id; id = routes[id]?.parentId) ids.unshift(id);
    const only = <T>(all: Record<string, T>) =>
      Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]] as const] : [])));
    const assets = { ...build.assets, routes: only(build.assets.routes) };
    const chain = { ...build, routes: only(routes), assets };
    chains.set(leaf, chain);
    return chain;
  }

  return {
    /** `path` as requested, without the key of a keyed visit. The whole build if the shop has no such page. */
    of(path: string): ServerBuild {
      const pattern = patterns.find(decoded(path) || "/");
      const leaf = pattern === undefined ? undefined : leaves.get(pattern);
      return leaf === undefined ? build : chainOf(leaf);
    },
  };
}

export type RouteChains = ReturnType<typeof routeChains>;

/** Remix decodes each segment, but an encoded slash divides none. */
function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return path
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return path;
  }
}

/** The route that answers each pattern: of those that share one, an index before its layout. */
function leavesOf(routes: Routes, patternOf: (id: string) => string): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const { id, path, index } of Object.values<NonNullable<Routes[string]>>(routes)) {
    // A layout without a path answers nothing itself.
    if (path === undefined && !index) continue;
    if (index || !leaves.has(patternOf(id))) leaves.set(patternOf(id), id);
  }
  return leaves;
}
