import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ASSETS, branchOf, manifest, type BuiltRoute } from "./built";
import { WITHOUT_CALLS } from "./routes-without-calls";

const ROUTES = "app/routes";

/** The address of a route with its parameters nameless, as the router compares it. */
function addressOf(routes: Record<string, BuiltRoute>, route: BuiltRoute): string {
  const path = branchOf(routes, route)
    .flatMap(({ path = "" }) => path.split("/"))
    .filter((segment) => segment !== "")
    .map((segment) => (segment.startsWith(":") ? ":" : segment.toLowerCase()));
  return `/${path.join("/")}`;
}

describe("the site map", () => {
  it("[SH-12] no two pages share an address", () => {
    const { routes } = manifest();
    const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
    const byAddress = new Map<string, string[]>();
    for (const route of Object.values(routes)) {
      if (layouts.has(route.id)) continue;
      const address = addressOf(routes, route);
      byAddress.set(address, [...(byAddress.get(address) ?? []), route.id]);
    }
    expect([...byAddress].filter(([, ids]) => ids.length > 1)).toEqual([]);
    expect(byAddress.size).toBeGreaterThan(5);
  });

  it("[SH-12] every file of app/routes is a page of the build", () => {
    const files = readdirSync(ROUTES).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const ids = files.map((file) => `routes/${file.replace(/\.tsx?$/, "")}`);
    expect(Object.keys(manifest().routes)).toEqual(expect.arrayContaining(ids));
  });

  it("[SH-12] loaders and actions are function declarations, which the compiler can take out of browser files", () => {
    const other = readdirSync(ROUTES).filter((file) =>
      /export (const|let|var) (loader|action)\b|export \{[^}]*\b(loader|action)\b/.test(
        readFileSync(join(ROUTES, file), "utf8"),
      ),
    );
    expect(other).toEqual([]);
  });
});

describe("routes call, features render (docs/decisions/0108)", () => {
  const CALL = /\bcommerce\s*\.(GET|POST|PUT|PATCH|DELETE)\(/;
  const pages = readdirSync(ROUTES)
    .map((file) => ({ name: file.replace(/\.tsx?$/, ""), text: readFileSync(join(ROUTES, file), "utf8") }))
    .filter(({ text }) => text.includes("export default"));

  it("[SH-12] each page calls the API in its own route, or is named with the reason why not", () => {
    const without = pages.filter(({ text }) => !CALL.test(text)).map(({ name }) => name);
    expect(without.sort()).toEqual(Object.keys(WITHOUT_CALLS).sort());
  });

  it("[SH-12] no route holds a schema, which would reach the browser", () => {
    expect(pages.filter(({ text }) => /from "zod"/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it("[API-1] no file for the browser holds the path of a call", () => {
    const types = readFileSync("app/commerce/occ.d.ts", "utf8");
    const calls = [...types.matchAll(/^ {4}"(\/[^"]+)": \{$/gm)].map(([, path]) => path!);
    expect(calls.length).toBeGreaterThan(300);
    const ours = new Set(Object.values(manifest().routes).map(({ path = "" }) => `/${path}`));
    const files = readdirSync(ASSETS, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => join(ASSETS, file));
    const found = files.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return calls
        .filter((path) => !ours.has(path) && text.includes(`"${path}"`))
        .map((path) => `${path} in ${file}`);
    });
    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
