import { expect, signIn, test, WINDOWS } from "../shop";

for (const window of WINDOWS) {
  test(`[OR-03] a size is exchanged and the exchange cancelled, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@lanternbridge.example", "/exchange-return;returns=true");
    await page
      .getByRole("link", { name: /^Exchange or return from order/ })
      .first()
      .click();
    const line = page.locator(".xl", { hasText: "Another size" }).first();
    const send = page.getByRole("button", { name: "SEND MY REQUEST" });
    await expect(line).toBeVisible();
    await send.click();
    await expect(page.getByRole("alert")).toContainText("Choose at least one item");
    await line.getByText("Another size", { exact: true }).click();
    await send.click();
    await expect(page.getByRole("alert")).toContainText("Choose a new size.");
    await expect(line.getByRole("radio", { name: "Another size" })).toBeChecked();
    expect(await problems()).toEqual([]);
    // Few sizes are stickers, many are a list.
    const stickers = line.locator(".szs label");
    if (await stickers.count()) await stickers.first().click();
    else await line.getByLabel(/^New /).selectOption({ index: 1 });
    await line.getByLabel("Reason").first().selectOption("TOO_SMALL");
    await page.getByRole("button", { name: "Work out the cost" }).click();
    await expect(page.getByText("Post, wrong size")).toBeVisible();
    await expect(line.getByLabel("Reason").first()).toHaveValue("TOO_SMALL");
    await send.click();

    await expect(page.getByRole("heading", { name: /^Exchange RT-\d{6}$/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Return slip" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Bar code of RT-/ })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Cancel it" }).click();
    await page.getByRole("button", { name: /^Cancel RT-/ }).click();
    await expect(page.getByText(/is cancelled. Keep your items/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Cancel it" })).toHaveCount(0);
    await page.getByRole("link", { name: "Exchanges and returns" }).first().click();
    await expect(page.getByRole("table").getByText("Cancelled").first()).toBeVisible();
    expect(await problems()).toEqual([]);
  });
}
