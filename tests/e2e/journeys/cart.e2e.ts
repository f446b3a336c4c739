import { pickRadio } from "../pack-steps";
import { expect, signIn, test, WINDOWS } from "../shop";

for (const window of WINDOWS) {
  test(`[CA-01] a quantity is refused, changed and taken out on the cart's page, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
    await pickRadio(page, /^82.*Regular/);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page.getByText(/added to your cart/i).first()).toBeVisible();
    await page.goto(`${shop.url}/cart`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Your cart (1 line)");
    const box = page.getByRole("textbox", { name: /^Quantity of/ });
    await box.fill("some");
    await box.press("Enter");
    await expect(page.getByRole("alert").first()).toContainText(/whole number/);
    await expect(box).toHaveValue("some");
    expect(await problems()).toEqual([]);
    await box.fill("2");
    await box.press("Enter");
    await expect(box).toHaveValue("2");
    await expect(page.getByRole("main")).toContainText("2 pieces");
    await page.getByRole("button", { name: /^Remove / }).click();
    await expect(heading).not.toHaveText("Your cart (1 line)");
    await expect(page.getByRole("main")).toContainText(/empty/i);
    expect(await problems()).toEqual([]);
  });
}
