import type { ServerBuild } from "@remix-run/node";
import { withoutEndSlashes } from "./odd-path.server";

type Routes = ServerBuild["routes"];

/** A higher rank is more specific, in Remix's order: static segments, then parameters, then splats. */
const scoreOf = (pattern: string): number =>
  pattern
    .split("/")
    .reduce((score, part) => score + (part === "*" ? -2 : part.startsWith(":") ? 3 : 10) + 1, 0);

const matcherOf = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/:[^/]+/g, "[^/]+")
    .replace("*", ".*");
  return new RegExp(`^${source}$`, "i");
};

function patternOf(routes: Routes, id: string): string {
  const { parentId, path = "" } = routes[id]!;
  const before = parentId && routes[parentId] ? patternOf(routes, parentId) : "";
  return [before, path].filter(Boolean).join("/");
}

/**
 * The route pattern of a URL, such as "/product/:productCode/:name". Logs and metrics use it to name a page
 * without values from the URL. Remix does not expose its match for redirects and forms.
 */
export function routePatterns({ routes }: Pick<ServerBuild, "routes">) {
  const byId = new Map(Object.keys(routes).map((id) => [id, `/${patternOf(routes, id)}`]));
  const patterns = [...new Set(byId.values())].sort((a, b) => scoreOf(b) - scoreOf(a));
  const isPlain = (pattern: string) => !/[:*]/.test(pattern);
  // Letter case makes no difference to Remix.
  const plain = new Map(patterns.filter(isPlain).map((pattern) => [pattern.toLowerCase(), pattern]));
  const matchers = patterns
    .filter((pattern) => !isPlain(pattern))
    .map((pattern) => ({ pattern, matcher: matcherOf(pattern) }));
  const find = (path: string): string | undefined => {
    const bare = path.length > 1 ? withoutEndSlashes(path) || "/" : path;
    const known = plain.get(bare.toLowerCase());
    return known ?? matchers.find(({ matcher }) => matcher.test(bare))?.pattern;
  };
  return {
    /** The pattern of a path, decoded as Remix decodes it; undefined if no route has it. */
    find,
    /** The pattern of a route. */
    ofRoute: (id: string): string | undefined => byId.get(id),
    /** `address` is the requested path and query, without the key of a keyed visit. */
    of(address: string): string {
      const [path = "/", query = ""] = address.split("?", 2);
      // A data request names its route.
      const data = query.includes("_data=") ? new URLSearchParams(query).get("_data") : null;
      if (data !== null) return byId.get(data) ?? "unknown";
      return find(path) ?? "unknown";
    },
  };
}

export type RoutePatterns = ReturnType<typeof routePatterns>;
