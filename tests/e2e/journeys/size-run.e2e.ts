import { accessProblems, expect, signIn, test } from "../shop";

for (const width of [390, 1280]) {
  test(`[SR-07] a buyer orders many sizes of a style at once, ${width} px`, async ({
    page,
    freshShop: shop,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, wholesale, "buyer@harrowstreet.example", "/product/KC-5101/x");
    const box = (name: string) => page.getByRole("textbox", { name, exact: true });
    const result = page.getByRole("status").filter({ hasText: "pieces" });
    await box("Navy, Regular, 72").fill("9");
    await box("Navy, Regular, 77").fill("ten");
    // Pieces follow with scripts; without them the button brings them.
    await expect(result).toContainText(javaScriptEnabled ? "9 pieces" : "0 pieces");
    await page.getByRole("button", { name: "Update totals" }).click();
    await expect(page.getByRole("heading", { name: "There is 1 thing to fix" })).toBeVisible();
    await expect(box("Navy, Regular, 72")).toHaveValue("9");
    await page.getByRole("link", { name: /^Navy, Regular, 77: / }).click();
    await expect(box("Navy, Regular, 77")).toBeFocused();
    if (javaScriptEnabled) expect(await accessProblems(page)).toEqual([]);

    await box("Navy, Regular, 77").fill("10");
    await page.getByRole("button", { name: "Update totals" }).click();
    await expect(result).toContainText("19 pieces, exc. GST");
    await expect(result).toContainText("$851.00");
    await expect(result).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (javaScriptEnabled) {
      // A price is taken away as soon as it is not true any more.
      await box("Khaki, Long, 84").fill("2");
      await expect(result).toContainText("21 pieces");
      await expect(result).not.toContainText("$851.00");
      await box("Khaki, Long, 84").fill("");
      await expect(result).toContainText("$851.00");
    }

    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page.getByText("19 pieces of Cargo work pant were added to your cart.")).toBeVisible();
    await expect(page.getByText("$851.00").first()).toBeVisible();
  });
}
