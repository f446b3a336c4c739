import { request as ask, type RequestListener } from "node:http";
import type { Request } from "@playwright/test";
import { between } from "../between";
import { accessProblems, expect } from "../shop";
import {
  cancel,
  choosePolo,
  frameOf,
  heading,
  punchOut,
  returnCart,
  returned,
  test,
  toRequisition,
} from "../suite";

/** A proxy, as companies have them, that takes every cookie out of every request and answer. */
async function withoutCookies(work: (proxy: string) => Promise<void>): Promise<string[]> {
  const dropped: string[] = [];
  const drop: RequestListener = (incoming, outgoing) => {
    const { cookie, ...headers } = incoming.headers;
    if (cookie) dropped.push(cookie);
    const onward = ask(incoming.url!, { method: incoming.method, headers }, (answer) => {
      const { "set-cookie": set, ...kept } = answer.headers;
      if (set) dropped.push(...set);
      outgoing.writeHead(answer.statusCode!, kept);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  };
  await between(drop, work);
  return dropped;
}

test("[PO-03] a visit behind a proxy that drops cookies goes to its end, and misses none", async ({
  browser,
  suite,
}) => {
  const dropped = await withoutCookies(async (server) => {
    const context = await browser.newContext({ proxy: { server } });
    const page = await context.newPage();
    const screen = await punchOut(page, suite);
    await choosePolo(screen);
    await returnCart(screen);
    expect(returned(suite).lines).toHaveLength(1);
    await context.close();
  });
  expect(dropped).toEqual([]);
});

test("[PO-03] the browser keeps nothing of a visit, and its pages fit into frames from 320 to 1100 px", async ({
  page,
  context,
  suite,
}) => {
  const screen = await punchOut(page, suite);
  await page.setViewportSize({ width: 1280, height: 900 });
  const fits = async (what: string) => {
    const frame = await frameOf(page);
    for (const width of [320, 390, 768, 900, 1100]) {
      await page.locator("iframe").evaluate((node, px) => (node.style.maxWidth = `${px}px`), width);
      const wider = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${what}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  // Chromium refuses storage in the frame of another site, as it does for the cookies of third parties.
  const storage = await (
    await frameOf(page)
  ).evaluate(() => {
    try {
      return sessionStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe("SecurityError");
  await choosePolo(screen);
  await fits("product");
  await screen.getByRole("link", { name: "Kitroom" }).first().click();
  await expect(screen.getByRole("heading", { name: "Your requisition" })).toBeVisible();
  await fits("start");
  expect(await accessProblems(page)).toEqual([]);
  await screen.getByRole("link", { name: /^All \d+ styles$/ }).click();
  await expect(heading(screen)).toHaveText("Catalogue");
  await fits("catalogue");
  await toRequisition(screen);
  await fits("requisition");
  expect(await accessProblems(page)).toEqual([]);
  await screen.getByRole("link", { name: "Cancel requisition" }).click();
  await expect(screen.getByRole("button", { name: "CANCEL REQUISITION" })).toBeVisible();
  await fits("cancel");
  await cancel(screen);
  await expect(heading(screen)).toHaveText("No lines came back");
  expect(await context.cookies()).toEqual([]);
});

test("[PO-03] the start page in a frame, without scripts, is sent in less than 50 KB", async ({
  browser,
  shop,
  suite,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const sent: Request[] = [];
  page.on("requestfinished", (request) => request.url().startsWith(shop.url) && sent.push(request));
  await punchOut(page, suite);
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const request of sent) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  }
  expect(sent.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(50 * 1024);
  await context.close();
});
