import { checkOut, choose, next, pickRadio } from "../pack-steps";
import { keepRows } from "../rows";
import { expect, signIn, test } from "../shop";

/** "$1,204.50" as cents. */
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);

test("[PK-05] points: a points order uses points and shows no price", async ({ page, freshShop: shop }, {
  project,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/packDetailsPage?packId=PK-KM-PTS-CABIN&step=1");
  const pack = () => page.getByRole("article", { name: /points/i });
  await choose(page, { product: "Women's one button jacket", size: "12" });
  await expect(page.locator("#summary")).toContainText("28 points left after this order");
  // More than is left is refused with the number that is needed and the number that is left.
  await page.getByRole("link", { name: "Women's one button jacket", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await pickRadio(page, "14");
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("2");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByRole("alert").first()).toContainText("This needs 48 points and you have 44 left");
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-PTS-CABIN&step=review`);
  await expect(page.locator(".docket")).toContainText("16 points");
  await expect(page.locator(".docket")).toContainText("You pay$0.00");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await checkOut(page);
  await page.goto(`${shop.url}/orderUniform`);
  await expect(pack().first()).toContainText("28 points left of 75 points");
  await keepRows(page, shop, "points", project.name);
});

test("[PK-05] dollar: an order inside the allowance is paid from it", async ({ page, freshShop: shop }, {
  project,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example", "/orderUniform");
  const pack = page.getByRole("article", { name: "Yearly wardrobe" });
  const left = async () => cents(/\$([\d,.]+) left/.exec((await pack.textContent()) ?? "")?.[1] ?? "");
  const before = await left();
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-LB-WARDROBE&step=1`);
  await choose(page, { product: "Women's tie neck blouse", colour: "Ivory", size: "12" });
  await next(page);
  const docket = page.locator(".docket");
  await expect(docket).toContainText("Paid by Lanternbridge Bank−$53.90");
  await expect(docket).toContainText("You pay$0.00");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await checkOut(page);
  await page.goto(`${shop.url}/orderUniform`);
  expect(before - (await left())).toBe(5390);
  await keepRows(page, shop, "dollar", project.name);
});

test("[PK-05] subsidy: what goes over the allowance is shared", async ({ page, freshShop: shop }, {
  project,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example", "/packDetailsPage?packId=PK-LB-WARDROBE&step=1");
  await choose(page, { product: "Women's ponte blazer", colour: "Ink", size: "12", quantity: 2 });
  await next(page);
  const docket = page.locator(".docket");
  // Two blazers at $129.00 and 10 % GST are $283.80; $197.80 is left, half of the rest is subsidised.
  await expect(docket).toContainText("Paid by Lanternbridge Bank−$197.80");
  await expect(docket).toContainText("Subsidy−$43.00");
  await expect(docket).toContainText("You pay$43.00");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await checkOut(page);
  await expect(page.getByText("$43.00").first()).toBeVisible();
  await keepRows(page, shop, "subsidy", project.name);
});

test("[CK-01] catalogue: a wearer with pricing on orders from the search", async ({ page, freshShop: shop }, {
  project,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example", "/search/chino");
  await page.getByRole("link", { name: "Men's stretch chino", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Men's stretch chino");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Choose a size.");
  await pickRadio(page, /^82.*Regular|Regular.*82/);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText("Men's stretch chino was added to your cart.")).toBeVisible();
  await page
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: /^Quantity/ }).first()).toHaveValue("2");
  await checkOut(page, { purchaseOrder: "ABC123" });
  await keepRows(page, shop, "catalogue", project.name);
});
