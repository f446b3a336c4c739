import { pickRadio } from "../pack-steps";
import { expect, signIn, test } from "../shop";

test("[PK-06] [PK-09] a pre-order says from when it is sent, and its review what can be returned", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/packDetailsPage?packId=PK-KM-COAT");
  const main = page.getByRole("main");
  const note = /Available for pre-order to ship from \d{1,2} \w{3} \d{4}/;
  await expect(main).toContainText(note);
  await page.getByRole("link", { name: "Trench coat", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await expect(main).toContainText(note);
  expect(await problems()).toEqual([]);
  await pickRadio(page, /10/);
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-COAT&step=review`);
  await expect(main).toContainText("Returns are not accepted for products in this pack.");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).not.toHaveURL(/step=review/);
  await page.goto(`${shop.url}/cart`);
  await expect(main).toContainText(note);
  await expect(main).toContainText("Returns are not accepted for products in this pack.");
});
