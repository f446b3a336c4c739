import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { beforeAll, expect, it } from "vitest";
import { routePatterns, type RoutePatterns } from "../../app/host/route-patterns.server";
import { routeChains } from "../../app/host/route-chains.server";
import { cpuOf, isCostly } from "../hostile/long-runs";
import { withEmptyRoutes } from "../load/empty-routes";

interface Node {
  id: string;
  path?: string;
  index?: boolean;
  children?: Node[];
}

let build: ServerBuild;
let patterns: RoutePatterns;
beforeAll(async () => {
  process.env["SESSION_SECRET"] = "a-secret-for-tests-alone-0123456789-abcdef";
  build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  patterns = routePatterns(build);
});

/** The routes as Remix nests them to find one. */
function nested(parent?: string): Node[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parent)
    .map((route) => {
      const { id, path, index } = route;
      return index ? { id, path, index } : { id, path, children: nested(id) };
    });
}

/** An address of each route, its names filled with words that no other route has. */
const addresses = () =>
  Object.values(build.routes)
    .map((route) => patterns.of(`/any?_data=${encodeURIComponent(route.id)}`))
    .map((pattern) => pattern.replace(/:[^/]+/g, "Word-1").replace("*", "what/ever"));

it("[SH-12] an address has the pattern of the route that Remix finds for it", () => {
  const tree = nested() as Parameters<typeof matchRoutes>[0];
  const all = [...addresses(), "/nothing/at/all", "/packList/", "/ORDERUNIFORM", "/product/only-one"];
  expect(all.length).toBeGreaterThan(30);
  for (const address of all) {
    const found = matchRoutes(tree, address) ?? [];
    const path = found.map(({ route }) => route.path ?? "").filter(Boolean);
    expect(patterns.of(address).toLowerCase(), address).toBe(`/${path.join("/")}`.toLowerCase());
  }
});

/** The ids of the routes that Remix finds for a path, from the outermost. */
const foundByRemix = (tree: Node[], path: string) =>
  (matchRoutes(tree as Parameters<typeof matchRoutes>[0], path) ?? []).map(({ route }) => route.id);

it("[SH-12] the build of an address has the routes that Remix finds for it, and no others", () => {
  const tree = nested();
  const chains = routeChains(build);
  const odd = [
    "",
    "//",
    "//cart",
    "/cart//",
    "/%63art",
    "/search/a%2Fb",
    "/search/%25",
    "/s",
    "/product//x",
    "/Ä/ö",
  ];
  const words = [
    "",
    "cart",
    "CART",
    "search",
    "product",
    "my-account",
    "orders",
    "checkout",
    "x%20y",
    "é",
    "login",
  ];
  const made = words.flatMap((one) => words.flatMap((two) => [`/${one}/${two}`, `/${one}/${two}/cancel`]));
  for (const path of [...addresses(), ...odd, ...made]) {
    const found = foundByRemix(tree, path || "/");
    const ids = Object.keys(chains.of(path).routes);
    expect(ids.sort(), path).toEqual(found.sort());
    expect(Object.keys(chains.of(path).assets.routes).sort(), path).toEqual(ids);
  }
});

it("[SH-12] what Remix looks through for a page does not grow with the number of routes", () => {
  const many = withEmptyRoutes(build, 160);
  const [few, more] = [routeChains(build), routeChains(many)];
  for (const path of addresses()) {
    expect(Object.keys(more.of(path).routes)).toEqual(Object.keys(few.of(path).routes));
  }
  expect(Object.keys(more.of("/empty-159").routes)).toEqual(["root", "routes/empty-159"]);
});

it("[SH-12] no value of an address is in its pattern, and data requests have their route's", () => {
  expect(patterns.of("/product/KC-5101/hat?colour=NV")).toBe("/product/:productCode/:name");
  expect(patterns.of("/cart?_data=routes%2Fmy-account.orders.%24code")).toBe("/my-account/orders/:code");
  expect(patterns.of("/cart?_data=forged")).toBe("unknown");
});

it("[SI-08] a path of slashes costs no more than another long path", async () => {
  const plain = await cpuOf(async () => patterns.of(`/a${"x".repeat(30_000)}z`));
  expect(await isCostly(plain, async () => patterns.of(`/a${"/".repeat(30_000)}z`))).toBe(false);
});
