import { existsSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { brotliBytes } from "../unit/built";

const KB = 1024;
/** docs/operations/harnesses.md, Budgets: bytes at brotli's best, pictures as they came. */
const MOST = { html: 14 * KB, scripts: 95 * KB, pictures: 40 * KB };

/** Bytes of the pictures that stand in the first screen. */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    const addresses = new Set(shown.map((image) => image.currentSrc));
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => addresses.has(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

const scriptsOf = (html: string): number =>
  [...html.matchAll(/<link [^>]*rel="modulepreload"[^>]*href="([^"]*)"/g)]
    .map(([, href]) => `public${href}`)
    .filter((file, at, all) => all.indexOf(file) === at && existsSync(file))
    .reduce((sum, file) => sum + brotliBytes(file), 0);

/** A line for each budget that a page does not keep. */
export async function overweight(page: Page, html: string): Promise<string[]> {
  const weights = {
    // The stylesheet inside a first visit has its own budget.
    html: brotliCompressSync(html.replace(/<style[\s\S]*?<\/style>/, "")).length,
    scripts: scriptsOf(html),
    pictures: await picturesOf(page),
  };
  return (Object.keys(MOST) as (keyof typeof MOST)[])
    .filter((what) => weights[what] > MOST[what])
    .map((what) => `${weights[what]} bytes of ${what}, ${MOST[what]} at most`);
}
