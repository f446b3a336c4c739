import { expect, signIn, test, WINDOWS } from "../shop";
import { pickRadio, toCheckout } from "../pack-steps";

for (const window of WINDOWS) {
  test(`[CA-02] goods that were taken on site are ordered, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "approver@emberbun.example", "/product/EB-4001/x");
    await pickRadio(page, /^M$|^M /);
    await page.getByLabel(/^Quantity/).fill("3");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page).toHaveURL(/\/cart/);

    const taken = page.getByRole("main").getByLabel(/^Taken on site of/);
    await taken.fill("4");
    await taken.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Enter a whole number from 0 to 3.");
    await expect(taken).toHaveValue("4");
    expect(await problems()).toEqual([]);
    const update = page.getByRole("main").getByRole("button", { name: /^Update what was taken/ });
    await taken.fill("2");
    await update.click();
    await expect(page.getByText(/2 of 3 taken on site/)).toBeVisible();
    await expect(taken.first()).toHaveValue("0");
    await expect(taken.last()).toHaveValue("2");
    await taken.first().fill("1");
    await update.first().click();
    await expect(taken).toHaveCount(1);
    await expect(taken).toHaveValue("3");
    await toCheckout(page);

    await expect(page).toHaveURL(/\/checkout\/payment-details$/);
    await expect(page.getByText("Nothing is delivered")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "PLACE ORDER" }).click();
    await expect(page.getByText(/You took everything from your stockroom/)).toBeVisible();
    await page.getByRole("link", { name: "View order", exact: true }).click();
    await expect(page.getByText("Taken on site").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Cancel order" })).toHaveCount(0);
    expect(await problems()).toEqual([]);
  });
}
