import { expect, signIn, test } from "../shop";

test("[CA-04] the characters left follow what is typed, and are told once it rests", async ({
  page,
  freshShop,
}) => {
  const shop = { ...freshShop, url: freshShop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, shop, "buyer@harrowstreet.example", "/product/KC-5002/hi-vis-polo");
  await page.locator('input[name^="q-"]').first().fill("1");
  await page.getByRole("button", { name: /^ADD TO CART/ }).click();
  await expect(page.getByText(/added to your cart/).first()).toBeVisible();
  await page.goto(`${shop.url}/my-account/saved-carts?do=save`);
  const name = page.getByRole("textbox", { name: "Name" });
  const words = page.locator("#save-cart-name-left");
  await expect(words).toHaveText("50 characters left");
  await name.pressSequentially("Monday ");
  // A blank at the end is not saved.
  await expect(words).toHaveText("44 characters left");
  await expect(page.locator('[data-left-of="save-cart-name"]')).toHaveText("44 characters left");
  await name.fill("x".repeat(52));
  await expect(words).toHaveText("2 characters too many");
  await page.getByRole("textbox", { name: "Description" }).fill("one\ntwo");
  await expect(page.locator("#save-cart-description-left")).toHaveText("243 characters left");
  await page.getByRole("button", { name: "Save cart" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter at most 50 characters.");
  await expect(words).toHaveText("2 characters too many");
  await name.press("End");
  await name.press("Backspace");
  await expect(words).toHaveText("1 character too many");
});
