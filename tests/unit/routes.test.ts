import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { branchOf, manifest, type BuiltRoute } from "./built";

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
