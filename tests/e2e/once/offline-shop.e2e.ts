import { rmSync } from "node:fs";
import { type IncomingMessage, request as ask, type RequestListener } from "node:http";
import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { between } from "../between";
import { startShop } from "../host";
import { copiedSeed, expect, signIn, test } from "../shop";

test.use({ alsoExpected: /ERR_|Failed to (fetch|load)/ });

const STEP = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=2";
const WEARER = "newstarter@kestrel.example";
const BLOUSE = "Women's 3/4 sleeve blouse";

const kept = (page: Page) =>
  page.waitForFunction(() => (window as Window & { keptReady?: boolean }).keptReady === true);
const pieces = (page: Page) => page.locator("#summary .code").first();

async function add(page: Page): Promise<void> {
  await page.locator(".qs label").filter({ hasText: /^12$/ }).first().click();
  await page.getByRole("button", { name: `Add: ${BLOUSE}`, exact: true }).click();
}

/** A connection that loses the answers of forms when it is told to. */
const lossy =
  (shop: string, loses: () => boolean): RequestListener =>
  (incoming, outgoing) => {
    const onward = ask(new URL(incoming.url!, shop), {
      method: incoming.method,
      headers: { ...incoming.headers, "accept-encoding": "identity" },
    });
    onward.on("response", (answer: IncomingMessage) => {
      if (incoming.method === "POST" && loses()) return void outgoing.destroy();
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  };

test("[B-13] a choice whose answer was lost on its way is sent again, and is added once", async ({
  page,
  freshShop: shop,
}) => {
  let losing = false;
  await between(
    lossy(shop.url, () => losing),
    async (address) => {
      const slow = { ...shop, url: address };
      await signIn(page, slow, WEARER, STEP);
      // Opened as a document, the page is the worker's.
      await kept(page);
      await page.reload();
      await awake(page);
      await kept(page);
      losing = true;
      await add(page);
      await expect(page.getByRole("region", { name: "Kept on this device" })).toContainText(BLOUSE);
      losing = false;
      await page.reload();
      await expect(pieces(page)).toHaveText("1 / 3–4");
      await expect(page.getByRole("region", { name: "Kept on this device" })).toHaveCount(0);
      await page.reload();
      await kept(page);
      await expect(pieces(page)).toHaveText("1 / 3–4");
      await page.close();
    },
  );
});

test("[B-13] a shop that is gone for a while is no network; switched off, the worker removes itself", async ({
  page,
}) => {
  const dataDir = copiedSeed();
  const first = await startShop(dataDir);
  const PORT = new URL(first.url).port;
  const shops = [first];
  try {
    await signIn(page, first, WEARER, STEP);
    await kept(page);
    await page.reload();
    await awake(page);
    await kept(page);
    await first.stop();
    await add(page);
    await expect(page.getByText(/We cannot reach the shop\. This page is as it was on/)).toBeVisible();
    await expect(page.locator("#summary").getByRole("region", { name: "Kept on this device" })).toContainText(
      BLOUSE,
    );
    const second = await startShop(dataDir, { PORT });
    shops.push(second);
    await page.reload();
    await expect(pieces(page)).toHaveText("1 / 3–4");
    await second.stop();

    const off = await startShop(dataDir, { PORT, OFFLINE_DRAFTS: "off" });
    shops.push(off);
    await page.goto(first.url + STEP);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await expect(pieces(page)).toHaveText("1 / 3–4");
  } finally {
    await page.close();
    for (const shop of shops) await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** A connection to a browser that does not know Clear-Site-Data, as Safari before 17. */
const withoutClearing =
  (shop: string): RequestListener =>
  (incoming, outgoing) => {
    const { method, headers } = incoming;
    const onward = ask(new URL(incoming.url!, shop), { method, headers });
    onward.on("response", (answer: IncomingMessage) => {
      delete answer.headers["clear-site-data"];
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  };

test("[B-13] signing out forgets what is kept in a browser that does not know Clear-Site-Data too", async ({
  page,
  freshShop: shop,
}) => {
  await between(withoutClearing(shop.url), async (address) => {
    await signIn(page, { ...shop, url: address }, WEARER, STEP);
    await kept(page);
    await page.goto(`${address}/logout`);
    await awake(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "SIGN OUT" }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
          (await indexedDB.databases()).length,
        ]),
      )
      .toEqual([0, 0, 0]);
    await page.close();
  });
});
