import { pickRadio } from "../pack-steps";
import { expect, signIn, test } from "../shop";

test("[SR-08] a product is added from its card, and the list is still there", async ({
  page,
  freshShop: shop,
}) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, "buyer@harrowstreet.example", "/search/maternity");
  const list = page.url();
  await page.getByRole("link", { name: "Quick add: Maternity hi-vis shirt" }).click();
  await expect(page.getByRole("heading", { name: "Quick add to cart" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Maternity hi-vis shirt", level: 2 })).toBeVisible();

  // Without a size it is refused; what was typed stays, and the way to the size is a link.
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("3");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByRole("heading", { name: "There is 1 thing to fix" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Size: Choose a size." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("3");

  await pickRadio(page, "12");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText(/^Maternity hi-vis shirt was added to your cart\./)).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("link", { name: "Cart, 3 items" })).toBeAttached();
  await page.goto(`${wholesale.url}/cart`);
  await expect(page.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("3");
});
