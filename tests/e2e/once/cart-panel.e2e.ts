import type { Page } from "@playwright/test";
import { awake } from "../awake";
import type { RunningShop } from "../host";
import { accessProblems, expect, signIn, test } from "../shop";

const WEARER = "wearer@lanternbridge.example";

/** A wearer puts one chino into the cart. */
async function addChino(page: Page, shop: RunningShop) {
  await signIn(page, shop, WEARER);
  await page.goto(`${shop.url}/product/LB-2102/mens-stretch-chino`);
  await page.locator("label.stk").first().click();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** A wearer with one chino in the cart opens the panel over a list. */
async function openPanel(page: Page, shop: RunningShop) {
  const { url } = shop;
  await addChino(page, shop);
  await page.goto(`${url}/search/chino`);
  await awake(page);
  await page.getByRole("link", { name: /^Cart, / }).click();
  const panel = page.getByRole("dialog", { name: /^Your cart/ });
  await expect(panel.getByRole("button", { name: "CHECK OUT" })).toBeVisible();
  return panel;
}

test("[CA-01] the panel changes a quantity and stays open, with the focus where it was", async ({
  page,
  freshShop: shop,
}) => {
  const panel = await openPanel(page, shop);
  const here = page.url();
  const box = panel.getByRole("textbox", { name: /^Quantity of/ });
  const more = panel.getByRole("button", { name: /^One more/ });
  // Pressed faster than anybody answers.
  await more.click();
  await more.click();
  await expect(panel.getByRole("status").first()).toHaveText(/chino: 3 in your cart\.$/);
  await expect(box).toHaveValue("3");
  await expect(more).toBeFocused();
  await expect(page.getByRole("link", { name: "Cart, 3 items", includeHidden: true })).toBeAttached();
  await box.fill("5");
  await box.press("Enter");
  await expect(panel.getByRole("status").first()).toHaveText(/chino: 5 in your cart\.$/);
  await expect(box).toBeFocused();
  await box.fill("none");
  await box.press("Enter");
  await expect(panel.getByText("Enter a whole number from 1 to 999.").last()).toBeVisible();
  await expect(box).toHaveValue("none");
  await expect(box).toBeFocused();
  expect(await accessProblems(page)).toEqual([]);
  expect(page.url()).toBe(here);
});

test("[CA-01] presses of + on the cart's page that are faster than its answers all count", async ({
  page,
  freshShop: shop,
}) => {
  await addChino(page, shop);
  await awake(page);
  const box = page.getByRole("textbox", { name: /^Quantity of/ });
  const more = page.getByRole("button", { name: /^One more/ });
  const docket = page.locator(".docket");
  for (let press = 0; press < 5; press += 1) await more.click();
  await page.getByRole("button", { name: /^One fewer/ }).click();
  // The docket may have come by five on the way to six. Until the last number is answered, none counts as shown.
  await expect(page.locator('[name="lines[0].shown"]')).toHaveValue("5");
  await expect(docket).toContainText("5 pieces");
  await expect(box).toHaveValue("5");
  await page.reload();
  await expect(box).toHaveValue("5");
  await expect(docket).toContainText("5 pieces");
});

test("[CA-01] what is typed in the panel or on the page is ordered when CHECK OUT is pressed", async ({
  page,
  freshShop: shop,
}) => {
  const panel = await openPanel(page, shop);
  await panel.getByRole("textbox", { name: /^Quantity of/ }).fill("4");
  await panel.getByRole("button", { name: "CHECK OUT" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review order");
  await expect(page.getByRole("main")).toContainText("4 pieces");
  await expect(panel).toHaveCount(0);
  await page.goto(`${shop.url}/cart`);
  await awake(page);
  await page.getByRole("textbox", { name: /^Quantity of/ }).fill("6");
  await page.getByRole("button", { name: "CHECK OUT" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review order");
  await expect(page.getByRole("main")).toContainText("6 pieces");
});

test("[CA-01] a line that the panel removes is told of, and the focus is not lost with it", async ({
  page,
  freshShop: shop,
}) => {
  const panel = await openPanel(page, shop);
  await panel.getByRole("button", { name: /^Remove / }).click();
  await expect(panel.getByText("Men's stretch chino was removed from your cart.")).toBeVisible();
  await expect(panel.getByRole("status").first()).toBeFocused();
  await expect(panel.getByText("Your cart is empty")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
  await expect(page).toHaveURL(/\/search\/chino$/);
});

test("[PK-07] the panel opens with the pack after ADD TO CART, once, and not on the next page", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/packDetailsPage?packId=PK-KM-PTS-CABIN&step=2");
  const add = () => page.locator("#quick-KM-1001").getByRole("button", { name: /^Add/ }).first().click();
  await add();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-PTS-CABIN&step=review`);
  await awake(page);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/\/packList\?role=PK-KM-PTS-CABIN/);
  const panel = page.getByRole("dialog", { name: /^Your cart/ });
  await expect(panel.getByText("Women's 3/4 sleeve blouse")).toBeVisible();
  expect(await accessProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.reload();
  await awake(page);
  await page.waitForTimeout(1200);
  await expect(panel).toBeHidden();
  // Somebody who has gone on by then is left alone.
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-PTS-CABIN&step=review`);
  await awake(page);
  await page.evaluate(() => {
    const going = setInterval(() => {
      if (window.location.pathname !== "/packList") return;
      clearInterval(going);
      document.querySelector<HTMLAnchorElement>('a[href="/my-account/orders"]')?.click();
    }, 20);
  });
  await page.getByRole("button", { name: "UPDATE CART" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await page.waitForTimeout(1200);
  await expect(panel).toBeHidden();
});
