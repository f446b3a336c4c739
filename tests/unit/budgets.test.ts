import { describe, expect, it } from "vitest";
import { brotliBytes, manifest, manifestFile, metafile, scriptsOf, stylesheet } from "./built";

const KB = 1024;
/** Bytes of the route list that the 95 KB have room for. */
const ROUTE_LIST = 2123;

describe("byte budgets of the build (docs/operations.md)", () => {
  it("[SH-01] one stylesheet serves every page and site in at most 12 KB", () => {
    expect(brotliBytes(stylesheet())).toBeLessThanOrEqual(12 * KB);
  });

  // The list of routes grows with every page, whichever page is opened, so its growth has a budget of its own.
  it("[SH-12] the list of all routes is at most 3 KB", () => {
    expect(brotliBytes(manifestFile())).toBeLessThanOrEqual(3 * KB);
  });

  it("[SH-12] no first page loads more than 95 KB of scripts", () => {
    const built = manifest();
    const growth = Math.max(0, brotliBytes(manifestFile()) - ROUTE_LIST);
    const heavy = Object.values(built.routes)
      .map((route) => ({
        route: route.id,
        bytes: scriptsOf(built, route).reduce((sum, file) => sum + brotliBytes(file), 0) - growth,
      }))
      .filter(({ bytes }) => bytes > 95 * KB);
    expect(heavy).toEqual([]);
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
