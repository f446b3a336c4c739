import { expect, signIn, test } from "../shop";

test.use({ alsoExpected: /ERR_INTERNET_DISCONNECTED/ });

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
  await page.getByRole("button", { name: "Save" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("You are offline");
  await expect(page.getByText("What you entered is still here.")).toBeVisible();
  // Too early: nothing is lost by it.
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("What you entered is still here.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your preferred name was saved.")).toBeVisible();
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
