import { expect, signIn, test, WINDOWS } from "../shop";
import { pickRadio, toCheckout, toPayment } from "../pack-steps";

for (const window of WINDOWS) {
  test(`[OR-02] an order is ordered again, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
    await pickRadio(page, /^82.*Regular/);
    await page.getByLabel(/^Quantity/).fill("3");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await toCheckout(page);
    await toPayment(page);
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "PLACE ORDER" }).click();
    await page.getByRole("link", { name: "View order", exact: true }).click();
    await page.getByRole("link", { name: "Order again" }).click();

    const box = page.getByLabel(/chino/i);
    await expect(box).toHaveValue("3");
    await box.fill("none");
    await page.getByRole("button", { name: "Order again" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter a whole number from 0 to 999.");
    await expect(box).toHaveValue("none");
    expect(await problems()).toEqual([]);
    await box.fill("2");
    await page.getByRole("button", { name: "Order again" }).click();

    await expect(page.getByRole("heading", { name: "Ordered again" })).toBeVisible();
    const section = page.getByRole("region", { name: "In your cart" });
    await expect(section.getByText("× 2")).toBeVisible();
    expect(await problems()).toEqual([]);
    await section.getByRole("link", { name: "Go to your cart" }).click();
    await expect(page.getByLabel(/^Quantity/).first()).toHaveValue("2");
  });
}
