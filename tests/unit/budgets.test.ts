import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileHost, openFileHost } from "./as-sent";
import { brotliBytes, manifest, manifestFile, scriptsOf, stylesheet } from "./built";

const KB = 1024;
/** Bytes of the list of routes that the 105 KB have room for. */
const ROUTE_LIST = 2000;
/** What somebody opens who signs in and orders a pack. */
const ORDER = [
  "login",
  "home",
  "orderUniform",
  "packDetailsPage",
  "packItem",
  "cart",
  "checkout.delivery-address",
  "checkout.delivery-mode",
  "checkout.review-order",
  "checkout.summary",
  "order-confirmation",
  "my-account.orders._index",
].map((name) => `routes/${name}`);

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
  it("[SH-12] the list of all routes is at most 6 KB", () => {
    expect(brotliBytes(manifestFile())).toBeLessThanOrEqual(6 * KB);
  });

  it("[SH-12] a first page's scripts are at most 9 files and 105 KB as sent, with their headers", async () => {
    const built = manifest();
    const growth = Math.max(0, brotliBytes(manifestFile()) - ROUTE_LIST);
    const heavy = [];
    for (const route of Object.values(built.routes)) {
      const files = scriptsOf(built, route);
      const bytes = (await host.sent(files)) - growth;
      if (files.length > 9 || bytes > 105 * KB) heavy.push({ route: route.id, files: files.length, bytes });
    }
    expect(heavy).toEqual([]);
  });

  it("[SH-12] the scripts of a whole order, from signing in to the list of orders, are at most 138 KB", async () => {
    const built = manifest();
    const files = [...new Set(ORDER.flatMap((id) => scriptsOf(built, built.routes[id]!)))];
    expect(files.length).toBeLessThanOrEqual(28);
    expect(await host.sent(files)).toBeLessThanOrEqual(138 * KB);
  });
});

describe("pages of administration (docs/decisions/0070)", () => {
  const administration =
    /^routes\/(business-units|change-log|connections|cost-centres|manage-organisation|manage-users|program-data|purchase-limits|user-groups)\b(?!\[)/;

  it("[OG-01] send no script of their own but their title and how they are opened", () => {
    const own = Object.values(manifest().routes)
      .filter(({ id }) => administration.test(id))
      .map(({ id, module }) => ({ id, bytes: brotliBytes(`build/client${module}`) }));
    expect(own.length).toBeGreaterThan(12);
    expect(own.filter(({ bytes }) => bytes > 800)).toEqual([]);
  });
});
