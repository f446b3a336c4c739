import type { Locator, Page } from "@playwright/test";
import { awake } from "../awake";
import { accessProblems, expect, signIn, test } from "../shop";

// The worker of pack pages may be on its way when the network goes.
test.use({ alsoExpected: /ERR_INTERNET_DISCONNECTED|when fetching the script/ });

/**
 * Presses a button without a network. After its post has failed the page asks whether the server is there, and would
 * send the form as a document if it were: that request must have failed too before there is a connection again.
 */
async function pressInVain(page: Page, press: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
  await press();
  await asked;
}

test("[SH-09] what is typed outlives a lost connection, and one press sends it", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@saltbush.example", "/my-account/profile");
  const name = page.getByLabel(/Preferred name/);
  await name.fill("O'Brien-Ngāti <b>&");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
  await pressInVain(page, () => page.getByRole("button", { name: "Save" }).click());
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("You are offline");
  await expect(page.getByText("What you entered is still here.")).toBeVisible();
  // Too early: nothing is lost by it.
  await pressInVain(page, () => page.getByRole("button", { name: "Try again" }).click());
  await expect(page.getByText("What you entered is still here.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await expect(name).toHaveValue("O'Brien-Ngāti <b>&");
});

test("[SI-01] a password is never kept for a second try", async ({ page, context, freshShop: shop }) => {
  await page.goto(`${shop.url}/login`);
  await page.getByLabel("Email").fill("wearer@saltbush.example");
  await page.getByLabel("Password").fill("Kitroom-2026!");
  // The page listens once its scripts run.
  await page.waitForFunction(() => "__remixContext" in window && document.readyState === "complete");
  await context.setOffline(true);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.locator('input[name="password"]')).toHaveCount(0);
});

const told = (page: Page) => page.getByRole("alert").filter({ hasText: "we cannot open that page" });

/** Presses it in vain; the page must be the same one, in its place. */
async function heldBack(page: Page, press: () => Promise<unknown>, stays: Locator): Promise<void> {
  const address = page.url();
  await press();
  await expect(told(page)).toBeInViewport();
  await expect(stays).toBeVisible();
  expect(page.url()).toBe(address);
}

test("[SH-09] a link pressed without a network keeps its page and says so; the same link works again later", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", "/orderUniform");
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-NS-CABIN&step=1`);
  await awake(page);
  const heading = page.getByRole("heading", { level: 1 });
  const choose = page.getByRole("link", { name: "Women's one button jacket", exact: true });
  await context.setOffline(true);
  // To the same route, whose code is here, and to others, whose code is not; the cart's panel; a search; the menu.
  await heldBack(page, () => choose.click(), choose);
  await heldBack(page, () => page.locator("a.logo").click(), choose);
  await heldBack(page, () => page.getByRole("link", { name: /^Cart/ }).click(), choose);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole("searchbox").fill("polo");
  await heldBack(page, () => page.keyboard.press("Enter"), choose);
  await expect(page.getByRole("searchbox")).toHaveValue("polo");
  expect(await accessProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // What needs no network works.
  await page.locator(".bar a").click();
  await expect(page.locator("#summary")).toBeInViewport();
  await context.setOffline(false);
  await expect(told(page)).toBeHidden();
  await choose.click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();

  // Back leaves as well.
  await context.setOffline(true);
  await heldBack(page, () => page.goBack(), page.getByRole("button", { name: "ADD TO BUNDLE" }));
  await context.setOffline(false);
  await page.goBack();
  await expect(choose).toBeVisible();
  await page.locator("a.logo").click();
  await expect(heading).toContainText("Hello");
});

test("[SH-09] links that the router does not follow, and pages without a header, keep still too", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await page.goto(`${shop.url}/login`);
  await page.getByLabel("Email").fill("newstarter@kestrel.example");
  await awake(page);
  await context.setOffline(true);
  await page.locator("main summary").click();
  await heldBack(page, () => page.locator("main a[href]").first().click(), page.getByLabel("Email"));
  await expect(page.getByLabel("Email")).toHaveValue("newstarter@kestrel.example");
  await context.setOffline(false);

  await signIn(
    page,
    shop,
    "newstarter@kestrel.example",
    "/packDetailsPage?packId=PK-KM-NS-CABIN&step=3&continued=1",
  );
  const onward = page.getByRole("link", { name: "Go on and come back later" });
  await awake(page);
  await context.setOffline(true);
  await heldBack(page, () => onward.click(), onward);
  await context.setOffline(false);
  await onward.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessories (Step 4 of 5)");
});
