import { expect, signIn, test, WINDOWS } from "../shop";

for (const window of WINDOWS) {
  test(`[OR-03] a garment that does not fit is exchanged from its line of the order, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@lanternbridge.example", "/exchange-return;returns=true");
    const code = await page
      .getByRole("link", { name: /^Exchange or return from order/ })
      .first()
      .getAttribute("href");
    await page.goto(shop.url + code!.replace("/exchange-return", ""));
    const wrong = page.getByRole("link", { name: /^Wrong size\? / });
    const lines = await wrong.count();
    expect(lines).toBeGreaterThan(0);
    expect((await wrong.first().boundingBox())!.height).toBeGreaterThanOrEqual(24);
    expect(await problems()).toEqual([]);

    await wrong.first().click();
    const piece = page.locator(".xl");
    await expect(piece).toHaveCount(1);
    await expect(piece.getByRole("radio", { name: "Another size" })).toBeChecked();
    await expect(piece.getByText(/^New /)).toBeVisible();
    expect(await problems()).toEqual([]);
    // A refusal keeps the line and the choice.
    await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose a new size.");
    await expect(piece).toHaveCount(1);
    await expect(piece.getByRole("radio", { name: "Another size" })).toBeChecked();
    const stickers = piece.locator(".szs label");
    if (await stickers.count()) await stickers.first().click();
    else await piece.getByLabel(/^New /).selectOption({ index: 1 });
    await piece.getByLabel("Reason").first().selectOption("TOO_SMALL");
    await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
    await expect(page.getByRole("heading", { name: /^Exchange RT-\d{6}$/ })).toBeVisible();

    await page.goto(shop.url + code!.replace("/exchange-return", ""));
    await expect(page.getByText(/^1 in RT-\d{6}$/)).toBeVisible();
    expect(await problems()).toEqual([]);
  });
}
