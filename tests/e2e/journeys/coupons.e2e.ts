import { expect, signIn, test } from "../shop";

const WEARER = "wearer@lanternbridge.example";

for (const width of [390, 1280]) {
  test(`[AC-03] a coupon is claimed by its link, used in the cart, and removed, at ${width} px`, async ({
    page,
    freshShop: shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, shop, WEARER, "/my-account/coupon/claim/spring5");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Claim coupon SPRING5");
    await page.getByRole("button", { name: "CLAIM COUPON" }).click();
    await expect(page.getByText("SPRING5 is on your list.")).toBeVisible();
    await expect(heading).toHaveText("My coupons");
    await expect(page.getByText("Effective soon", { exact: true })).toBeVisible();
    await expect(page.getByText("Expiring soon", { exact: true })).toBeVisible();

    // A wrong code is said beside its field.
    await page.getByRole("textbox", { name: "Coupon code" }).fill("NONSENSE");
    await page.getByRole("button", { name: "Claim", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("There is no coupon with the code NONSENSE.");
    await expect(page.getByRole("textbox", { name: "Coupon code" })).toHaveValue("NONSENSE");

    await page.getByRole("button", { name: "Tell me of SPRING5", exact: true }).click();
    await expect(page.getByRole("button", { name: "Do not tell me of SPRING5" })).toBeVisible();
    await page.getByRole("button", { name: "Use in my cart coupon SPRING5" }).click();
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    await page.goto(`${shop.url}/product/LB-2102/mens-stretch-chino`);
    await page.locator("label.stk").first().click();
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page).toHaveURL(/\/cart/);
    await page.goto(`${shop.url}/my-account/coupons`);
    await page.getByRole("button", { name: "Use in my cart coupon SPRING5" }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("button", { name: "Remove voucher SPRING5" })).toBeVisible();

    await page.goto(`${shop.url}/my-account/coupons`);
    await page.getByRole("button", { name: "Remove SPRING5" }).click();
    await expect(page.getByText("SPRING5 is not on your list any more.")).toBeVisible();
    await page.getByRole("link", { name: /^Used or expired/ }).click();
    await expect(page.getByRole("heading", { name: "15% off in autumn" })).toBeVisible();
    await expect(page.getByText("Expired", { exact: true })).toBeVisible();
  });
}
