import { expect, signIn, test } from "../shop";
import { checkOut, pickRadio } from "../pack-steps";

test("[CK-03] the purchase order number of a placed order is changed and deleted", async ({
  page,
  freshShop: shop,
}) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, "buyer@harrowstreet.example", "/search/maternity");
  await page.getByRole("link", { name: "Quick add: Maternity hi-vis shirt" }).click();
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("3");
  await pickRadio(page, "12");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText(/was added to your cart/)).toBeVisible();
  await page.goto(`${wholesale.url}/cart`);
  const code = await checkOut(page, { purchaseOrder: "HS2027A" });
  await page.goto(`${wholesale.url}/my-account/orders/${code}`);
  await page.getByRole("link", { name: "Change purchase order number" }).click();
  const number = page.getByLabel("Purchase order number", { exact: true });
  await expect(number).toHaveValue("HS2027A");
  await number.fill("much-too-long-and-with-dashes");
  await page.getByRole("button", { name: "Save change" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter less than 18 alphanumeric characters.");
  await expect(number).toHaveValue("much-too-long-and-with-dashes");
  await number.fill("HS2027B");
  await page.getByRole("button", { name: "Save change" }).click();
  await expect(page.getByText(`The purchase order number of order ${code} is HS2027B now.`)).toBeVisible();
  await page.getByRole("link", { name: "Change purchase order number" }).click();
  await page.getByRole("button", { name: "Delete HS2027B" }).click();
  await expect(page.getByText(`Order ${code} has no purchase order number now.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a purchase order number" })).toBeVisible();
});
