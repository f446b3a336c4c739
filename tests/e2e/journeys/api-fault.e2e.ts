import { mkdtempSync, rmSync } from "node:fs";
import { request, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { listen } from "../between";
import { apiOf, startShop, type RunningShop } from "../host";
import { pickRadio } from "../pack-steps";
import { accessProblems, expect, signIn, test } from "../shop";

/** A proxy in front of a shop's API that answers with its own maintenance page while `spoils` fits a call. */
async function proxyTo(api: string) {
  const faults = { spoils: undefined as RegExp | undefined };
  const handle: RequestListener = (incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    if (faults.spoils?.test(`${method} ${url}`)) {
      outgoing.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>");
      return;
    }
    const onward = request(new URL(url, api), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  };
  return { ...(await listen(handle)), faults };
}

/** A storefront of its own whose API is a shop's, behind the proxy. */
async function apart(
  page: Page,
  api: RunningShop,
  work: (shop: RunningShop, proxy: { spoils: RegExp | undefined }) => Promise<void>,
): Promise<void> {
  const { url, clientSecret } = apiOf(api);
  const proxy = await proxyTo(url);
  const dataDir = mkdtempSync(join(tmpdir(), "kitroom-e2e-"));
  const shop = await startShop(dataDir, {
    COMMERCE_URL: proxy.url,
    COMMERCE_CLIENT_SECRET: clientSecret,
  });
  try {
    await work(shop, proxy.faults);
  } finally {
    // The page goes first: one that is still fetching would report that its shop is gone.
    await page.close();
    await shop.stop();
    await proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test.use({ alsoExpected: /status of 502/ });

test("[FW-01] a form that meets a broken API is said so in words, and one press finishes it", async ({
  page,
  freshShop,
  javaScriptEnabled,
}) => {
  await apart(page, freshShop, async (shop, proxy) => {
    await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=4");
    await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
    await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
    await page.getByLabel("Name to engrave").fill("Māia O'Brien");
    await pickRadio(page, /./);
    proxy.spoils = /^POST .*\/items/;
    await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByText("A server error occurred. Please try again later")).toBeVisible();
    await expect(page.getByText("What you entered is still here.")).toBeVisible();
    await expect(page.locator("#reference")).toHaveText(/^[\w-]{36}$/);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText("Maintenance")).toHaveCount(0);
    // axe is a script itself.
    if (javaScriptEnabled) expect(await accessProblems(page)).toEqual([]);

    proxy.spoils = undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Engraved name: Māia O'Brien")).toHaveCount(1);
  });
});

test("[FW-01] a page that cannot be read is there again when its API is", async ({ page, freshShop }) => {
  await apart(page, freshShop, async (shop, proxy) => {
    await signIn(page, shop, "wearer@kestrel.example", "/orderUniform");
    proxy.spoils = /^GET .*\/packs\//;
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.locator("#reference")).toHaveText(/^[\w-]{36}$/);
    proxy.spoils = undefined;
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Step 1 of");
  });
});
