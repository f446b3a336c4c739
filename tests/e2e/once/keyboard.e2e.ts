import type { Locator, Page } from "@playwright/test";
import { awake } from "../awake";
import { expect, signIn, test } from "../shop";
import { PASSWORD } from "../places";

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const reached = () => control.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80; press++) {
    if (await reached()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never reached the control");
}

test("[PK-02] a step of a pack is chosen with the keyboard alone", async ({ page, freshShop: shop }) => {
  await page.goto(
    `${shop.url}/login?redirectTo=${encodeURIComponent("/packDetailsPage?packId=PK-KM-NS-CABIN&step=1")}`,
  );
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type("newstarter@kestrel.example");
  await tabTo(page, page.getByLabel("Password"));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suiting (Step 1 of 5)");

  await tabTo(page, page.getByRole("link", { name: "Women's one button jacket", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: /^6(,|$)/ }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("button", { name: "ADD TO BUNDLE" }));
  await page.keyboard.press("Enter");
  // The one jacket fills its step, so the next one opens.
  await expect(page.getByText("Women's one button jacket, 10, added.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tops (Step 2 of 5)");
});

test("[FW-01] the skip link leads past the header: the next Tab is the page's own first control", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/login`);
  await awake(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("[SH-05] menus open without a pointer and close with Escape", async ({ page, shop }) => {
  await page.goto(`${shop.url}/login`);
  await page.getByLabel("Email").fill("wearer@kestrel.example");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  const menu = page.locator("details.menu > summary");
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await overflow()).toBe("hidden");
  await page.keyboard.press("Escape");
  expect(await overflow()).not.toBe("hidden");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(menu).toBeFocused();
});

test("[SH-05] on a wide window the account menu is a dropdown, and a press elsewhere closes it", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 992, height: 700 });
  await signIn(page, shop, "wearer@kestrel.example");
  await awake(page);
  const link = page.getByRole("link", { name: "Billing and payments" });
  await page.locator("summary", { hasText: "Mei" }).click();
  await expect(link).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(link).toBeHidden();
  const [menu, account] = [
    page.locator("details.menu > summary"),
    page.locator("summary", { hasText: "Mei" }),
  ];
  await expect(menu).toBeHidden();
  // Below, its links are in the menu alone.
  for (const width of [991, 800]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(menu).toBeVisible();
    await expect(account).toBeHidden();
  }
});

test("[CA-01] the cart opens as a panel over the page and closes with Escape", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${shop.url}/login`);
  await page.getByLabel("Email").fill("wearer@kestrel.example");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /^Cart/ }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  expect(Math.round((await panel.boundingBox())?.width ?? 0)).toBe(531);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.getByRole("link", { name: /^Cart/ }).click();
  await panel.getByRole("link", { name: "Close cart" }).focus();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.nav a[href="/packList"], .nav a[href="/search"]')?.click(),
  );
  await expect(page).toHaveURL(/\/(packList|search)$/);
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await expect(panel).toBeHidden();
});
