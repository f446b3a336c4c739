import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { pickRadio } from "../pack-steps";
import { accessProblems, expect, signIn, test } from "../shop";

const WEARER = "wearer@lanternbridge.example";
const LIST = "/search/chino";
const TITLE = "Results for ‘chino’ | Kitroom";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Quick add to cart" });
const openFirst = (page: Page) => page.getByRole("link", { name: "Quick add: Men's stretch chino" }).click();

test("[SR-08] it is 900 px wide, and as wide as the window at 1024 px or narrower", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, WEARER, LIST);
  await awake(page);
  await openFirst(page);
  const widths = { 390: 390, 1024: 1024, 1025: 900 };
  for (const [window, width] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(window), height: 844 });
    await expect
      .poll(() => dialogOf(page).boundingBox())
      .toEqual({ x: Number(window) - width, y: 0, width, height: 844 });
  }
});

test("[SR-08] one size after another is added over the list, and closing gives the focus back", async ({
  page,
  freshShop: shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, shop, WEARER, LIST);
  await awake(page);
  await openFirst(page);
  const add = dialogOf(page).getByRole("button", { name: "ADD TO CART" });
  await expect(add).toBeVisible();
  expect(await accessProblems(page)).toEqual([]);
  await add.click();
  await expect(dialogOf(page).getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${TITLE}`);
  expect(await accessProblems(page)).toEqual([]);
  await pickRadio(page, "82 Regular");
  await add.click();
  await expect(
    dialogOf(page)
      .getByRole("status")
      .getByText(/was added to your cart/),
  ).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
  await expect(page.locator('a[aria-label="Cart, 1 item"]')).toBeAttached();
  // The same once more is a second wish, no repetition of the first.
  await add.click();
  await expect(page.locator('a[aria-label="Cart, 2 items"]')).toBeAttached();
  await pickRadio(page, "87 Regular");
  await add.click();
  await expect(page.locator('a[aria-label="Cart, 3 items"]')).toBeAttached();
  expect(await accessProblems(page)).toEqual([]);
  await dialogOf(page).getByRole("link", { name: "Continue shopping" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search\/chino$/);
  await expect(page.getByRole("link", { name: "Quick add: Men's stretch chino" })).toBeFocused();
  await openFirst(page);
  // Escape before it is open would close nothing.
  await expect(add).toBeVisible();
  await expect(dialogOf(page).getByText(/was added to your cart/)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ alsoExpected: /ERR_INTERNET_DISCONNECTED/ });

  test("[SR-08] [SH-09] offline nothing is sent and what was chosen stays", async ({
    page,
    context,
    freshShop: shop,
  }) => {
    await signIn(page, shop, WEARER, LIST);
    await awake(page);
    await openFirst(page);
    await pickRadio(page, "82 Regular");
    await context.setOffline(true);
    await dialogOf(page).getByRole("button", { name: "ADD TO CART" }).click();
    await expect(dialogOf(page).getByRole("alert")).toContainText("You are offline");
    await expect(dialogOf(page).getByRole("radio", { name: "82 Regular" })).toBeChecked();
    await context.setOffline(false);
    await dialogOf(page).getByRole("button", { name: "ADD TO CART" }).click();
    await expect(dialogOf(page).getByText(/was added to your cart/)).toBeVisible();
    await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  });
});
