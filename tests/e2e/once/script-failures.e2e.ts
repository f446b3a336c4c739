import type { Page } from "@playwright/test";
import { extend, wrapTexts } from "../../reach/surroundings/changed-page";
import { refuseData } from "../../reach/surroundings/refuse-data";
import { awake } from "../awake";
import { checkOut, choose, next, pickRadio } from "../pack-steps";
import { PASSWORD } from "../places";
import { expect, signIn, test } from "../shop";

const failures =
  /NotFoundError|removeChild|net::ERR_FAILED|Failed to load resource|Failed to fetch|Content Security/;
test.use({ alsoExpected: failures });

const translate = (page: Page) => page.evaluate(wrapTexts);

/** Orders socks and a hat from a pack, whose steps go on by themselves where scripts run. */
async function orderHat(page: Page): Promise<void> {
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  await choose(page, { product: "Wide brim hat", size: "L" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Socks (Step 2 of 3)");
  await next(page);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await checkOut(page, { purchaseOrder: "REQ79" });
}

for (const how of ["refused", "reset"] as const) {
  test(`[SH-12] somebody signs in and orders where a filter has data requests ${how}`, async ({
    page,
    freshShop: shop,
  }) => {
    await refuseData(page, how);
    await page.goto(`${shop.url}/login?redirectTo=%2ForderUniform`);
    await awake(page);
    await page.getByLabel("Email").fill("wearer@korraline.example");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await expect(page).toHaveURL(/\/orderUniform/);
    await orderHat(page);
    await page.goto(`${shop.url}/my-account/orders`);
    await expect(page.getByText("REQ79")).toHaveCount(1);
  });
}

test("[SH-12] somebody signs in where data requests are never answered", async ({
  page,
  freshShop: shop,
}) => {
  await page.clock.install();
  // A filter that swallows them: neither an answer nor an error.
  await page.route(/[?&]_data=/, () => undefined);
  await page.goto(`${shop.url}/login?redirectTo=%2ForderUniform`);
  await awake(page);
  await page.getByLabel("Email").fill("wearer@korraline.example");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.locator("[data-busy]")).toHaveCount(1);
  await page.clock.fastForward(25_000);
  await expect(page).toHaveURL(/\/orderUniform/);
  await awake(page);
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  // The wait begins a moment after the press, which nothing on the page shows.
  await expect(async () => {
    await page.clock.fastForward(25_000);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Step 1 of 3", { timeout: 2_000 });
  }).toPass();
});

test("[SH-12] a page that the browser translates in the middle goes on as a document", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@korraline.example", "/orderUniform");
  await awake(page);
  page.on("domcontentloaded", () => void translate(page).catch(() => undefined));
  await translate(page);
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Step 1 of 3");
  await translate(page);
  await page.getByRole("link", { name: "Wide brim hat", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await translate(page);
  await pickRadio(page, "L");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(heading).toContainText("Step 2 of 3");
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

test("[SI-01] what is typed before scripts take over stays where an extension has changed the page", async ({
  page,
  shop,
}) => {
  await page.addInitScript(extend);
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      const email = document.querySelector<HTMLInputElement>('input[name="email"]');
      if (email && document.readyState === "interactive") email.value = "wearer@korraline.example";
    }),
  );
  await page.goto(`${shop.url}/login`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Email")).toHaveValue("wearer@korraline.example");
  await expect(page.locator("span", { hasText: "fill" }).first()).toBeAttached();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Sign in");
});

test("[SH-12] pages that nobody has changed are taken over by scripts", async ({ page, shop }) => {
  await signIn(page, shop, "wearer@lanternbridge.example");
  for (const path of ["/", "/orderUniform", "/search", "/product/LB-2102/x", "/cart", "/my-account/orders"]) {
    await page.goto(shop.url + path);
    await awake(page);
  }
});

test("[SH-12] after two failures the pages of a tab stay documents, and a new tab has scripts", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@korraline.example", "/orderUniform");
  const heading = page.getByRole("heading", { level: 1 });
  await refuseData(page, "refused");
  for (const step of [/Step 1 of 3/, /My packs/]) {
    await awake(page);
    await page
      .getByRole("link", { name: step.source.includes("Step") ? /: Sun and socks$/ : "My packs" })
      .first()
      .click();
    await expect(heading).toContainText(step);
  }
  // The filter is gone, and still no page asks for data.
  await page.unrouteAll();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  await expect(heading).toContainText("Step 1 of 3");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((address) => address.includes("_data="))).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(document.body).filter((key) => key.startsWith("__react"))),
  ).toEqual([]);
  const other = await context.newPage();
  await other.goto(`${shop.url}/orderUniform`);
  await awake(other);
});
