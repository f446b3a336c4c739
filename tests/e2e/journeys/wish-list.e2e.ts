import { PASSWORD } from "../places";
import { pickRadio } from "../pack-steps";
import { expect, signIn, test } from "../shop";

const WEARER = "wearer@korraline.example";

test("[AC-02] a wish list is filled, ordered from and cleared beside the cart and the saved carts", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  // A stranger signs in first, and comes back to the list.
  await page.goto(`${shop.url}/my-account/wish-list`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Sign in");
  await page.getByLabel("Email").fill(WEARER);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(heading).toHaveText("Wish list");
  const list = page.getByRole("table", { name: "Wish list" });
  const remove = list.getByRole("button", { name: /^Remove/ });
  await expect(list.getByRole("columnheader")).toHaveText(["Product", "Item price", "Actions"]);
  const before = await remove.count();
  expect(before).toBeGreaterThan(0);
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/product/KC-5002/hi-vis-polo`);
  await pickRadio(page, "4XL");
  const wish = page.getByRole("button", { name: "Add to wish list" });
  await wish.click();
  await expect(page.getByText("Hi-vis polo, long sleeve is on your wish list.")).toBeVisible();
  await pickRadio(page, "4XL");
  await wish.click();
  await expect(page.getByText("Hi-vis polo, long sleeve was on your wish list already.")).toBeVisible();
  await page.getByRole("link", { name: "Open wish list" }).click();
  await expect(remove).toHaveCount(before + 1);
  const row = list.getByRole("row", { name: /Yellow\/Navy, 4XL/ });
  await expect(row.getByText(/^\$\d+\.\d\d$/)).toBeVisible();

  // It is a cart of its own: neither the one that is ordered, nor one of those that were saved.
  await page.goto(`${shop.url}/my-account/saved-carts`);
  await expect(page.getByRole("main")).not.toContainText(/wishlist/i);
  await page.goto(`${shop.url}/cart`);
  await expect(heading).toContainText(/cart/i);
  await expect(page.getByText("4XL")).toHaveCount(0);
  await page.goto(`${shop.url}/my-account/wish-list`);
  await row.getByRole("button", { name: /^Add to cart/ }).click();
  await expect(page.getByText("Hi-vis polo, long sleeve was added to your cart.")).toBeVisible();
  await expect(row).toBeVisible();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText(/4XL/).first()).toBeVisible();

  await page.goto(`${shop.url}/my-account/wish-list`);
  await row.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Hi-vis polo, long sleeve was removed from your wish list.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(remove).toHaveCount(before);
});

test("[AC-02] a colleague does not see what the wearer wishes for", async ({ page, shop }) => {
  await signIn(page, shop, "approver@korraline.example", "/my-account/wish-list");
  await expect(page.getByText("Your wish list is empty")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See the catalogue" }).click();
  await expect(page).toHaveURL(/\/search/);
});
