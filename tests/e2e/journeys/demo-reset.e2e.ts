import { expect, signIn, test } from "../shop";

const WEARER = "wearer@korraline.example";

test("[B-21] somebody resets the demo from its sign-in page, and finds it as new", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, WEARER, "/my-account/profile");
  await page.getByRole("main").getByRole("link", { name: "Delivery and shipping" }).click();
  await page.getByRole("link", { name: "Add an address" }).click();
  await page.getByLabel("Address line 1").fill("12 Wattle Street");
  await page.getByLabel("Town or suburb").fill("Fitzroy");
  await page.getByLabel("State").selectOption("VIC");
  await page.getByLabel("Postcode").fill("3065");
  await page.getByLabel("Country").selectOption("AU");
  await page.getByRole("button", { name: "Save address" }).click();
  const address = page.getByRole("article").filter({ hasText: "12 Wattle Street" });
  await expect(address).toHaveCount(1);
  await page.goto(`${shop.url}/demo-outbox`);
  await page.getByRole("link", { name: "Reset the demo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset the demo");
  expect(await problems()).toEqual([]);
  await page.getByLabel("The word RESET").fill("reset?");
  await page.getByRole("button", { name: "RESET THE DEMO" }).click();
  await expect(page.getByRole("link", { name: /Type RESET to reset the demo/ })).toBeVisible();
  await expect(page.getByLabel("The word RESET")).toHaveValue("reset?");
  expect(await problems()).toEqual([]);
  await page.getByLabel("The word RESET").fill("RESET");
  await page.getByRole("button", { name: "RESET THE DEMO" }).click();
  // It is filled meanwhile, and on a busy machine that takes its time.
  await expect(page.getByText("The demo is as new, dated from today.")).toBeVisible({ timeout: 90_000 });
  await expect(page).toHaveURL(/\/login$/);
  await page.getByText("Demo accounts").click();
  await expect(page.getByRole("link", { name: "Reset the demo" })).toBeVisible();
  await signIn(page, shop, WEARER, "/my-account/profile");
  await page.getByRole("main").getByRole("link", { name: "Delivery and shipping" }).click();
  await expect(page.getByRole("link", { name: "Add an address" })).toBeVisible();
  await expect(address).toHaveCount(0);
});
