import { chromium, type Browser } from "playwright";
import { findChromium } from "../support/prepare.mjs";
import type { Visitor } from "./visitor";

/** The budget's phone: 400 kbit/s each way, 400 ms to the server. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const RUNS = 3;

/** Milliseconds from the tap on a link to the first thing on the screen, and to the largest. */
export interface FirstView {
  paint: number;
  largest: number;
}

const median = (figures: number[]) => figures.sort((a, b) => a - b)[figures.length >> 1]!;

/** A first visit, with nothing in the cache, scripts on, the cookie of a signed-in person. */
async function visit(browser: Browser, url: string, cookie: string): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(cookie ? { extraHTTPHeaders: { Cookie: cookie } } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  const view = await page.evaluate(
    () =>
      new Promise<FirstView>((done) => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          done({ paint, largest: list.getEntries().at(-1)?.startTime ?? paint });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return view;
}

/** The visitor signed in from a browser that had the stylesheet by then; a first visit does not say that it has. */
const firstCookie = (visitor: Visitor | undefined) => visitor?.cookieWithout("kitroom-style") ?? "";

/** The median of a few first views of each address, on a slow phone. */
export async function firstViews(pages: { url: string; visitor?: Visitor }[]): Promise<FirstView[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const views: FirstView[] = [];
    for (const { url, visitor } of pages) {
      const runs: FirstView[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, url, firstCookie(visitor)));
      views.push({
        paint: median(runs.map(({ paint }) => paint)),
        largest: median(runs.map(({ largest }) => largest)),
      });
    }
    return views;
  } finally {
    await browser.close();
  }
}

/** A page of 29 KB that needs nothing else: words in a list. */
export function plainPage(): string {
  const words = Array.from(
    { length: 260 },
    (_, row) => `<li>${row * 7919} ${(row * 104_729).toString(36)} ${"uniform list ".repeat(6)}</li>`,
  );
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A list</title></head><body><h1>A list</h1><ul>${words.join("")}</ul></body></html>`;
  return page.slice(0, 29 * 1024);
}
