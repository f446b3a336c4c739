import { expect, signIn, test } from "../shop";
import { PASSWORD } from "../places";

test("[AC-01] somebody keeps an address, changes their email by its mail, and sees what closing the account does", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  const who = "casual@korraline.example";
  await signIn(page, shop, who, "/my-account/profile");
  await page.getByRole("main").getByRole("link", { name: "Delivery and shipping" }).click();
  await page.getByRole("link", { name: "Add an address" }).click();
  await page.getByLabel("Address line 1").fill("12 wattle st");
  await page.getByLabel("Town or suburb").fill("Fitzroy");
  await page.getByLabel("State").selectOption("NSW");
  await page.getByLabel("Postcode").fill("3065");
  await page.getByLabel("Country").selectOption("AU");
  await page.getByLabel("Make it my default address").check();
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("radiogroup", { name: "Which address is right?" })).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Save address" }).click();
  const card = page.getByRole("article").filter({ hasText: "12 Wattle Street, Fitzroy VIC 3065" });
  await expect(card).toContainText("Default");
  await card.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete address" }).click();
  await expect(page.getByText("Address deleted.")).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto(`${shop.url}/my-account/update-email`);
  await page.getByLabel("New email").fill("sam.field@korraline.example");
  await page.getByLabel("Current password").fill("wrong");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toContainText("Old password incorrect.");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("We sent a link to sam.field@korraline.example.")).toBeVisible();
  await expect(async () => {
    await page.goto(`${shop.url}/demo-outbox`);
    await expect(page.getByRole("link", { name: "Confirm your new email" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Confirm your new email" }).click();
  await expect(page.getByText("Demo outbox")).toBeVisible();
  const link = /\/update-email\?token=[\w-]+/.exec(await page.locator("pre").innerText())![0];
  await page.goto(shop.url + link);
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "CONFIRM" }).click();
  await expect(page.getByText("Your email is updated. Sign in with the new email.")).toBeVisible();

  await signIn(page, shop, "sam.field@korraline.example", "/my-account/sessions");
  await expect(page.getByText("This one")).toBeVisible();
  await page.goto(`${shop.url}/my-account/close-account`);
  await expect(page.getByRole("heading", { name: "Kept, and why" })).toBeVisible();
  expect(await problems()).toEqual([]);
});
