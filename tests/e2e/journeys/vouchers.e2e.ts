import { expect, signIn, test, WINDOWS } from "../shop";
import { pickRadio } from "../pack-steps";

for (const window of WINDOWS) {
  test(`[CA-03] a voucher is entered, refused, used and given back, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2401/x");
    await pickRadio(page, /^L$|^L /);
    await page.getByLabel(/^Quantity/).fill("2");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page).toHaveURL(/\/cart/);

    const main = page.getByRole("main");
    const code = main.getByLabel("Voucher or promotion code");
    await code.fill("WINTER25");
    await code.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Invalid code provided.");
    await expect(code).toHaveValue("WINTER25");
    expect(await problems()).toEqual([]);
    await code.fill("style10");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Voucher STYLE10 was added.")).toBeVisible();
    const row = main.locator(".docket > dl.sum div", { hasText: "Voucher STYLE10" });
    await expect(row).toContainText("−$13.64");
    await main.getByRole("button", { name: "Remove voucher STYLE10" }).click();
    await expect(page.getByText("Voucher STYLE10 was removed.")).toBeVisible();
    await expect(row).toHaveCount(0);
    await code.fill("STYLE10");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(row).toContainText("−$13.64");
    expect(await problems()).toEqual([]);
  });
}
