import { expect, signIn, test } from "../shop";

const BUYER = "buyer@harrowstreet.example";

for (const width of [390, 1280]) {
  test(`[CA-04] [CA-05] a buyer types codes, mends one, and saves, copies and restores the cart at ${width} px`, async ({
    page,
    freshShop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shop = { ...freshShop, url: freshShop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, shop, BUYER, "/product/KC-5002/hi-vis-polo");
    const heading = page.getByRole("heading", { level: 1 });

    // The code of a size stands in the name of its box.
    const box = page.locator('input[name^="q-"]').first();
    const sku = (await box.getAttribute("name"))!.slice("q-".length);
    await box.fill("1");
    await page.getByRole("button", { name: "Add to wish list" }).click();
    await expect(page.getByText("is on your wish list.")).toBeVisible();

    await page.goto(`${shop.url}/cart`);
    await page.getByRole("main").getByRole("link", { name: "Quick order" }).click();
    await expect(heading).toHaveText("Quick order");
    await page.getByLabel("Code of row 1", { exact: true }).fill(sku.toLowerCase());
    await page.getByLabel("Quantity of row 1", { exact: true }).fill("4");
    await page.getByLabel("Code of row 2", { exact: true }).fill("O'Brien-Ngāti <b>&");
    await page.getByRole("button", { name: "More rows" }).click();
    await expect(page.getByLabel("Code of row 20", { exact: true })).toBeVisible();
    await page.getByLabel("Quantity of row 20", { exact: true }).fill("2");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page.getByText("1 line with 4 pieces was added to your cart.")).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    // What is wrong stays where it was typed; the row of what went in is empty.
    await expect(page.getByLabel("Code of row 1", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Code of row 2", { exact: true })).toHaveValue("O'Brien-Ngāti <b>&");
    await expect(page.getByText("Row 20: Enter a code.")).toBeVisible();
    await page.getByLabel("Code of row 2", { exact: true }).fill("");
    await page.getByLabel("Code of row 20", { exact: true }).fill(sku);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(heading).toHaveText("Your cart (1 line)");
    await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("6");

    await page.getByRole("link", { name: "Save this cart" }).click();
    await expect(heading).toHaveText("Save your cart");
    await page.getByRole("button", { name: "Save cart" }).click();
    await expect(page.getByRole("link", { name: "Name: This information is required." })).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("Monday <b>&");
    await page.getByRole("textbox", { name: "Description" }).fill("Stockroom");
    await page.getByRole("button", { name: "Save cart" }).click();
    await expect(heading).toHaveText("Monday <b>&");
    await page.getByRole("link", { name: "Make a copy" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Copy of Monday <b>&");
    await page.getByRole("button", { name: "Make the copy" }).click();
    await page.getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete saved cart" }).click();
    await expect(heading).toHaveText("Saved carts");
    await page.getByRole("link", { name: "Monday <b>&", exact: true }).click();
    await page.getByRole("link", { name: "RESTORE" }).click();
    await expect(page.getByRole("checkbox", { name: "Keep a copy in my saved carts" })).toBeChecked();
    await page.getByRole("button", { name: "RESTORE" }).click();
    await expect(page.getByText("Monday <b>& is your cart now.")).toBeVisible();
    await expect(heading).toHaveText("Your cart (1 line)");

    await page.getByRole("link", { name: "Import into this cart" }).click();
    await page.getByRole("textbox", { name: "Lines" }).fill(`code,quantity\n${sku},1\nnosuch,3`);
    await page.getByRole("button", { name: "Add the lines to your cart" }).click();
    await expect(page.getByRole("link", { name: /^Line 3, nosuch: We do not know this code/ })).toBeVisible();
    await page.getByLabel("Code of row 1", { exact: true }).fill(sku);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("10");

    await page.goto(`${shop.url}/my-account/wish-list`);
    // The demo has three.
    await expect(page.getByRole("rowheader")).toHaveCount(4);
    await page.getByRole("button", { name: /^Remove Hi-vis polo/ }).click();
    await expect(page.getByText("was removed from your wish list.")).toBeVisible();
    await expect(page.getByRole("rowheader")).toHaveCount(3);
  });
}
