import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { beforeAll, expect, it } from "vitest";
import { routePatterns, type RoutePatterns } from "../../app/http/route-patterns.server";
import { cpuOf, isCostly } from "../hostile/long-runs";

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
  build = (await import(pathToFileURL(resolve("build/index.js")).href)) as ServerBuild;
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

it("[SH-12] no value of an address is in its pattern, and data requests have their route's", () => {
  expect(patterns.of("/product/KC-5101/hat?colour=NV")).toBe("/product/:productCode/:name");
  expect(patterns.of("/cart?_data=routes%2Fmy-account.orders.%24code")).toBe("/my-account/orders/:code");
  expect(patterns.of("/cart?_data=forged")).toBe("unknown");
});

it("[SI-08] a path of slashes costs no more than another long path", async () => {
  const plain = await cpuOf(async () => patterns.of(`/a${"x".repeat(30_000)}z`));
  expect(await isCostly(plain, async () => patterns.of(`/a${"/".repeat(30_000)}z`))).toBe(false);
});
