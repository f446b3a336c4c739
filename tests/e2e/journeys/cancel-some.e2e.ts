import { expect, signIn, test } from "../shop";
import { pickRadio, toCheckout, toPayment } from "../pack-steps";

test("[OR-02] some pieces of an order are cancelled, and the rest stands", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
  await pickRadio(page, /^82.*Regular/);
  await page.getByLabel(/^Quantity/).fill("3");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await toCheckout(page);
  await toPayment(page);
  await page.getByRole("checkbox", { name: /terms/i }).check();
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await page.getByRole("link", { name: "View order" }).click();
  await page.getByRole("link", { name: "Cancel order" }).click();

  await page.getByRole("button", { name: "Cancel these items" }).click();
  await expect(page.getByRole("alert")).toContainText("Select at least one item to cancel.");
  const box = page.getByLabel(/chino/i);
  await box.fill("4");
  await box.press("Enter");
  await expect(page.getByRole("alert")).toContainText("You can cancel at most 3 pieces.");
  await expect(box).toHaveValue("4");
  expect(await problems()).toEqual([]);
  await box.fill("2");
  await page.getByRole("button", { name: "Cancel these items" }).click();

  await expect(page.getByText(/^2 items of order KR-\d+ are cancelled\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cancelled" })).toBeVisible();
  await expect(page.locator(".st").first()).not.toHaveText("Cancelled");
  await expect(page.getByRole("link", { name: "Cancel order" })).toBeVisible();
  expect(await problems()).toEqual([]);
});
