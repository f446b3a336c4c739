import { expect, signIn, test, WINDOWS } from "../shop";

const BUYER = "buyer@harrowstreet.example";

for (const window of WINDOWS) {
  test(`[CF-03] a printed run is configured, quoted, changed in the draft and sent, at ${window.width} px`, async ({
    page,
    freshShop,
    problems,
  }) => {
    await page.setViewportSize(window);
    const shop = { ...freshShop, url: freshShop.url.replace("localhost", "wholesale.localhost") };
    const heading = (name: string | RegExp) =>
      expect(page.getByRole("heading", { name }).first()).toBeVisible();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).last().click();
    await signIn(page, shop, BUYER, "/product/KC-5202/wet-weather-set");
    await page.getByRole("link", { name: "Configure" }).click();
    await page.getByRole("combobox", { name: "Colour and size" }).selectOption({ label: "Yellow/Navy, M" });
    await press("CONFIGURE");

    await page.getByRole("radio", { name: /^Your logo, up to three colours/ }).check();
    await page.getByRole("textbox", { name: "Quantity" }).fill("30");
    await press("Next");
    await heading("Placement");
    await expect(page.getByText("Your uniform desk prices them in a quote", { exact: false })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("checkbox", { name: /^Back/ }).check();
    await press("Ask for a quote");
    await expect(page.getByText(/Configuration added to quote Q-\d+\./)).toBeVisible();
    await expect(page.getByText("Your logo, up to three colours (price on request)")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Continue to Quote" }).click();

    await heading(/^Quote Q-\d+$/);
    await expect(page.getByRole("textbox", { name: /^Pieces of/ })).toHaveValue("30");
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: /^Edit: Wet weather set/ }).click();
    await page.getByRole("radio", { name: /^A design for you/ }).check();
    await press("Next");
    await page.getByRole("textbox", { name: "What it should show" }).fill("A gull & an anchor");
    await press("Done");
    await expect(page.getByText("Quote updated.")).toBeVisible();
    await expect(page.getByText("What it should show: A gull & an anchor")).toBeVisible();
    await press("SEND TO THE DESK");
    await expect(page.getByText("With the desk").first()).toBeVisible();
    await page.getByRole("link", { name: /^View configuration/ }).click();
    await expect(page.getByText("A gull & an anchor")).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue to Quote" })).toBeVisible();
  });
}
