import { expect, signIn, test } from "../shop";

const BUYER = "buyer@harrowstreet.example";

for (const width of [390, 1280]) {
  test(`[CF-02] a shirt is embroidered with a name, changed, and ordered, at ${width} px`, async ({
    page,
    freshShop: shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, wholesale, BUYER, "/product/KC-5001/hi-vis-drill-shirt");
    await page.getByRole("link", { name: "Configure" }).click();
    await expect(
      page.getByText("This product is a base product and cannot be added to the cart."),
    ).toBeVisible();
    await page.getByRole("combobox", { name: "Colour and size" }).selectOption({ label: "Yellow/Navy, M" });
    await page.getByRole("button", { name: "CONFIGURE" }).click();

    const name = page.getByRole("textbox", { name: /^Name to embroider/ });
    const add = page.getByRole("button", { name: "Add to Cart" }).last();
    await name.fill("A name that is far too long to sew");
    await page.getByRole("textbox", { name: "Quantity" }).fill("3");
    await add.click();
    await expect(page.getByRole("alert")).toContainText("Enter at most 20 characters.");
    await expect(name).toHaveValue("A name that is far too long to sew");
    await name.fill("O'Brien-Ngāti & Co");
    await page.getByRole("button", { name: "Overview" }).first().click();
    await expect(page.getByText("O'Brien-Ngāti & Co")).toBeVisible();
    await page.getByRole("link", { name: "Configuration", exact: true }).click();
    await expect(name).toHaveValue("O'Brien-Ngāti & Co");
    await add.click();
    await expect(page.getByText("Configuration added to cart.")).toBeVisible();
    await page.getByRole("link", { name: "Continue to Cart" }).click();

    await expect(page.getByText("Name to embroider: O'Brien-Ngāti & Co")).toBeVisible();
    await page.getByRole("link", { name: /^Edit: Hi-vis drill shirt/ }).click();
    await name.fill("Tamsin");
    await page.getByRole("button", { name: "Done" }).last().click();
    await expect(page.getByText("Cart updated.")).toBeVisible();
    await expect(page.getByText("Name to embroider: Tamsin")).toBeVisible();
  });

  test(`[CF-01] a polo is decorated, a conflict resolved, and the cart updated, at ${width} px`, async ({
    page,
    freshShop: shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, wholesale, BUYER, "/configure/vc/product/entityKey/KC-5002");
    await page.getByRole("combobox", { name: "Colour and size" }).selectOption({ label: "Yellow/Navy, M" });
    await page.getByRole("button", { name: "CONFIGURE" }).click();

    const press = (name: string) => page.getByRole("button", { name, exact: true }).last().click();
    const heading = (name: string) => expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await page.getByRole("radio", { name: /^Store logo, one colour/ }).check();
    // Next waits for what the logo asks.
    await press("Next");
    await heading("Logo");
    await expect(page.getByRole("link", { name: "Method: Select a value." })).toBeVisible();
    await page.getByRole("combobox", { name: "Method" }).selectOption("EMBROIDERY");
    await press("Next");
    await heading("Placement");
    await page.getByRole("checkbox", { name: /^Back/ }).check();
    await press("Update");
    // What is typed comes back by way of the menu.
    const across = page.getByRole("textbox", { name: "Width of the back print" });
    await across.fill("20");
    await page.getByRole("button", { name: /^Name/ }).click();
    await heading("Name");
    await page.getByRole("button", { name: /^Placement/ }).click();
    await expect(across).toHaveValue("20");
    await expect(page.getByText("A logo on the back cannot be embroidered.").first()).toBeVisible();
    await expect(
      page.getByText(/issue\(s\) or conflict\(s\) must be resolved before checkout/),
    ).toBeVisible();
    await page.getByRole("checkbox", { name: /^Back/ }).uncheck();
    await page.getByRole("checkbox", { name: "Left chest" }).check();
    await press("Next");
    await heading("Thread colour");

    // Another visit asks whether to go on.
    await page.goto(page.url().replace(/\?.*/, ""));
    await heading("Unfinished configuration");
    await page.getByRole("link", { name: "Resume" }).click();
    await page.getByRole("button", { name: /^Thread colour/ }).click();
    await page.getByRole("combobox", { name: "Thread colour" }).selectOption("WHITE");
    await press("Overview");
    await expect(page.getByText("Store logo, one colour (+ $4.50)")).toBeVisible();
    await page.getByText("Filter the overview").click();
    await page.getByRole("checkbox", { name: "Price-relevant options" }).check();
    await press("Apply filters");
    await expect(page.getByRole("heading", { level: 2, name: "Placement" })).toBeHidden();
    await page.getByRole("link", { name: "Remove all" }).click();
    await heading("Placement");
    await press("Add to Cart");
    await expect(page.getByText("Configuration added to cart.")).toBeVisible();
    await page.getByRole("link", { name: "Continue to Cart" }).click();

    await expect(page.getByText("Thread colour: White")).toBeVisible();
    await page.getByRole("link", { name: /^Edit: Hi-vis polo/ }).click();
    await page.getByRole("button", { name: /^Thread colour/ }).click();
    await page.getByRole("combobox", { name: "Thread colour" }).selectOption("GOLD");
    await press("Done");
    await expect(page.getByText("Cart updated.")).toBeVisible();
    await expect(page.getByText("Thread colour: Gold")).toBeVisible();
  });
}
