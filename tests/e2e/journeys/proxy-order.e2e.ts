import { openFilters } from "../filters";
import { pickRadio, toCheckout, toPayment } from "../pack-steps";
import { expect, signIn, test, WINDOWS } from "../shop";

for (const window of WINDOWS) {
  test(`[PX-01] an approver orders for a person of the unit, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    const heading = page.getByRole("heading", { level: 1 });
    const banner = page.getByRole("region", { name: "Ordering for somebody else" });
    await signIn(page, shop, "approver@korraline.example", "/proxy-order");
    await expect(heading).toHaveText("Order for somebody else");
    await openFilters(page);
    await page.getByRole("searchbox", { name: "Search" }).last().fill("nobody like that");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Nobody is like that.")).toBeVisible();
    await openFilters(page);
    await page.getByRole("searchbox", { name: "Search" }).last().fill("dane marchetti");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Showing 1 to 1 of 1, by name")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Order for Dane" }).click();
    await expect(heading).toHaveText("Dane’s packs");
    await expect(banner).toContainText("Dane Marchetti");
    expect(await problems()).toEqual([]);

    await page.goto(`${shop.url}/product/KC-5002/x`);
    await pickRadio(page, /^L$|^L,/);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(heading).toHaveText(/^Dane’s cart/);
    await expect(banner).toBeVisible();
    // What is one's own stays closed, and says why.
    await page.goto(`${shop.url}/my-account/orders`);
    await expect(heading).toHaveText("Order in progress");
    await expect(page.getByText("You asked for Orders")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Discard Dane’s cart" }).click();
    await expect(page.getByRole("heading", { name: "Discard Dane’s cart?" })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Keep it" }).click();
    // Put aside and taken up again: the cart is as it was.
    await page.getByRole("button", { name: "Put it aside, go to Orders" }).click();
    await expect(heading).toHaveText("Orders");
    await expect(banner).toHaveCount(0);
    await page.goto(`${shop.url}/proxy-order?search=marchetti`);
    await expect(page.getByText("1 piece in the cart")).toBeVisible();
    await page.getByRole("button", { name: "Order for Dane" }).click();
    await expect(heading).toHaveText("Dane’s packs");
    await page.goto(`${shop.url}/cart`);
    await toCheckout(page);
    await toPayment(page);
    await page
      .getByLabel(/purchase order/i)
      .first()
      .fill("PO4711");
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "PLACE ORDER" }).click();
    await expect(heading).toHaveText("The order for Dane Marchetti is placed");
    await expect(page.getByText("You are ordering for yourself again.")).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "View order", exact: true }).click();
    await expect(page.getByText("Ordered by", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cancel order" })).toHaveCount(0);
  });
}
