import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { checkOut, choose, next } from "../pack-steps";
import { expect, signIn, test } from "../shop";

const lost = /Error loading route module|Failed to fetch dynamically imported module|net::ERR_FAILED/;
test.use({ alsoExpected: lost });

/** Loses the file of a route's module; gives how often it was asked for. */
async function lose(page: Page, route: string) {
  const times = { asked: 0 };
  await page.route(new RegExp(`/build/${route}-[\\w-]+\\.js$`), (request) => {
    times.asked++;
    return request.abort();
  });
  return times;
}

test("[SH-12] a link whose page's script cannot be had leads there all the same", async ({ page, shop }) => {
  const script = await lose(page, "packDetailsPage");
  await signIn(page, shop, "newstarter@kestrel.example", "/orderUniform");
  await awake(page);
  await page.getByRole("link", { name: /: New starter pack, cabin crew$/ }).click();
  await expect(page).toHaveURL(/\/packDetailsPage\?/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Step 1 of");
  expect(script.asked).toBeGreaterThan(0);
});

test("[SH-12] a form whose next page's script cannot be had is taken once and leads on", async ({
  page,
  freshShop: shop,
}) => {
  const packs = await lose(page, "packList");
  const confirmation = await lose(page, "order-confirmation");
  await signIn(page, shop, "wearer@korraline.example", "/my-account/orders");
  const orders = page.locator("tbody tr");
  const before = await orders.count();
  await page.goto(`${shop.url}/orderUniform`);
  await awake(page);
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  await choose(page, { product: "Wide brim hat", size: "L" });
  // One hat is all that its step takes, so the next one opens by itself.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Socks (Step 2 of 3)");
  await next(page);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await checkOut(page, { purchaseOrder: "REQ78" });
  expect([packs.asked, confirmation.asked].every(Boolean)).toBe(true);
  await page.goto(`${shop.url}/my-account/orders`);
  await expect(orders).toHaveCount(before + 1);
});

test("[SH-12] a form sent to a page whose script cannot be had is sent", async ({
  page,
  freshShop: shop,
}) => {
  const script = await lose(page, "logout");
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, shop, "wearer@kestrel.example");
  await awake(page);
  await page.locator('summary[aria-label^="Account"]').click();
  await page.getByRole("button", { name: /sign out/i }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  expect(script.asked).toBeGreaterThan(0);
});

test("[SH-12] a browser that does not tell which button was pressed keeps the page as it came", async ({
  page,
  freshShop: shop,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "SubmitEvent"));
  await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1");
  await choose(page, { product: "Women's one button jacket", size: "12" });
  const woken = await page.evaluate(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
  expect(woken).toBe(false);
});
