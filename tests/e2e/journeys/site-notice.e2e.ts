import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../shop";

const WORDS = "Parcels ordered after noon on Friday leave the warehouse on Monday.";
const close = (page: Page) => page.getByRole("button", { name: "Close this notice for a week" });

test("[SH-06] the shop's notice stands on home and where delivery is chosen, until it is closed", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example");
  await expect(page.getByText(WORDS)).toBeVisible();
  for (const path of ["/search/chino", "/orderUniform", "/my-account/orders"]) {
    await page.goto(shop.url + path);
    await expect(page.getByText(WORDS)).toHaveCount(0);
  }
  await page.goto(`${shop.url}/product/LB-2102/mens-stretch-chino`);
  await page.locator("label.stk").first().click();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/\/cart/);
  await page.goto(`${shop.url}/checkout/delivery-address`);
  await expect(page.getByText(WORDS)).toHaveCount(0);
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: /^CONTINUE/ }).click();
  await expect(page).toHaveURL(/\/checkout\/delivery-mode$/);
  await expect(page.getByText(WORDS)).toBeVisible();
  await close(page).click();
  await expect(page.getByText("The notice is closed for a week.")).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/delivery-mode$/);
  await expect(page.getByText(WORDS)).toHaveCount(0);
  await page.goto(shop.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(WORDS)).toHaveCount(0);
  // Whoever signs in next at this computer has not read it.
  await page.goto(`${shop.url}/logout`);
  await page.getByRole("button", { name: "SIGN OUT" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, shop, "wearer@kestrel.example");
  await expect(page.getByText(WORDS)).toBeVisible();
  await close(page).click();
  await expect(page.getByText(WORDS)).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/`);
});
