import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { browserText } from "../../build-steps/route-list.mjs";
import { type FileHost, openFileHost } from "./as-sent";
import {
  type BuiltRoute,
  brotliBytes,
  manifest,
  manifestFile,
  metafile,
  scriptsOf,
  stylesheet,
} from "./built";

const KB = 1024;
/** The pages that the route list must have room for. */
const PAGES = 277;
/** Bytes of the route list that the 105 KB have room for. */
const ROUTE_LIST = 2000;

let host: FileHost;
beforeAll(async () => {
  host = await openFileHost();
});
afterAll(() => host.close());

describe("byte budgets of the build (docs/operations/harnesses.md)", () => {
  it("[SH-01] one stylesheet serves every page and site in at most 12 KB", () => {
    expect(brotliBytes(stylesheet())).toBeLessThanOrEqual(12 * KB);
  });

  // The list of routes grows with every page, whichever page is opened, so its growth has a budget of its own.
  it("[SH-12] the list of all routes is at most 3 KB", () => {
    expect(brotliBytes(manifestFile())).toBeLessThanOrEqual(3 * KB);
  });

  it("[SH-12] 277 pages have room in that list, 120 more than when its limit was set", () => {
    const built = structuredClone(manifest());
    const { module, ...home } = built.routes["routes/_index"]!;
    const folder = module.slice(0, module.lastIndexOf("/") + 1);
    const routes = { ...built.routes };
    const names = Object.keys(routes).map((id) => id.slice(7));
    for (const name of names.filter((name) => /^[\w.$-]+$/.test(name)).slice(0, PAGES - names.length)) {
      // Names that say as much as those of other pages, in other words.
      const other = `empty-${name.replace(/\W/g, "-").replace(/[a-z]/g, shifted)}`;
      const id = `routes/${other}`;
      routes[id] = { ...home, id, path: other, module: `${folder}${other}.js` };
      delete routes[id].index;
    }
    expect(
      brotliCompressSync(browserText({ ...built, routes: inOrder(routes) }, folder)).length,
    ).toBeLessThanOrEqual(3 * KB);
  });

  const shifted = (letter: string) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 13) % 26));
  const inOrder = ({ root, ...others }: Record<string, BuiltRoute>) => ({
    root: root!,
    ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1))),
  });

  it("[SH-12] a first page's scripts are at most 8 files and 105 KB as sent, with their headers", async () => {
    const built = manifest();
    const growth = Math.max(0, brotliBytes(manifestFile()) - ROUTE_LIST);
    const heavy = [];
    for (const route of Object.values(built.routes)) {
      const files = scriptsOf(built, route);
      const bytes = (await host.sent(files)) - growth;
      if (files.length > 8 || bytes > 105 * KB) heavy.push({ route: route.id, files: files.length, bytes });
    }
    expect(heavy).toEqual([]);
  });
});

describe("pages of administration (docs/decisions/0070)", () => {
  const administration =
    /^routes\/(business-units|change-log|connections|cost-centres|manage-organisation|manage-users|program-data|purchase-limits|user-groups)\b(?!\[)/;

  it("[OG-01] send no script of their own but their title and how they are opened", () => {
    const own = Object.values(manifest().routes)
      .filter(({ id }) => administration.test(id))
      .map(({ id, module }) => ({ id, bytes: brotliBytes(`public${module}`) }));
    expect(own.length).toBeGreaterThan(12);
    expect(own.filter(({ bytes }) => bytes > 800)).toEqual([]);
  });
});

describe("what reaches the browser", () => {
  const forbidden = [/\.server\.[jt]sx?$/, /^commerce\//, /(^|\/)node_modules\/(@conform-to\/)?zod\//];

  it("[API-1] no byte of a server module, zod or the commerce API is in a browser file", () => {
    const leaks = Object.entries(metafile().outputs).flatMap(([file, { inputs }]) =>
      Object.entries(inputs)
        .filter(([input, { bytesInOutput }]) => bytesInOutput > 0 && isServerOnly(input))
        .map(([input]) => `${input} in ${file}`),
    );
    expect(leaks).toEqual([]);
  });

  /** The compiler replaces server modules by "empty-module:…"; those hold nothing. */
  const isServerOnly = (input: string) =>
    !input.startsWith("empty-module:") && forbidden.some((pattern) => pattern.test(input));
});
