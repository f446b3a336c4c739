import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { pickRadio, toCheckout, toPayment } from "../pack-steps";
import { expect, signIn, test, WINDOWS } from "../shop";

/** Fills the form of the demo's card provider. */
async function enterCard(page: Page, number: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Enter your card" })).toBeVisible();
  await page.getByLabel("Card type").selectOption("visa");
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Month").selectOption("08");
  await page.getByLabel("Year").selectOption({ index: 3 });
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on the card").fill("Aroha O'Brien-Ngāti");
  await page.getByRole("button", { name: "Save card" }).click();
}

for (const window of WINDOWS) {
  test(`[CK-04] a card is added at the card page, refused, replaced and pays an order, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
    await pickRadio(page, /^82.*Regular/);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await toCheckout(page);
    await toPayment(page);
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("link", { name: "Pay by card" }).click();
    await expect(heading).toHaveText("How do you pay?");
    await expect(page.getByRole("radio", { name: /From my pay/ })).toBeChecked();
    expect(await problems()).toEqual([]);

    // Cancelled at the provider: a warning, and nothing else.
    const add = page.getByRole("button", { name: "Add a card" });
    await add.click();
    await expect(page.getByRole("heading", { name: "Enter your card" })).toBeVisible();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByRole("alert")).toContainText("5 things have to be corrected.");
    await expect(page.getByText("Card number is not valid.")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Card registration was cancelled.")).toBeVisible();

    await add.click();
    await enterCard(page, "4000 0000 0000 0002");
    await expect(heading).toHaveText("Billing address");
    expect(await problems()).toEqual([]);
    if (javaScriptEnabled !== false) {
      await awake(page);
      await page.locator("a.logo").click();
      const question = page.getByRole("dialog", { name: "Leave without saving?" });
      await expect(question).toContainText("Your card is not saved yet.");
      await question.getByRole("button", { name: "Stay on this page" }).first().click();
    }
    await page.locator("label", { hasText: "Another address" }).click();
    await page.getByRole("button", { name: "SAVE CARD" }).click();
    await expect(page.getByText("Postal code is not valid.").first()).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.locator("label", { hasText: "The same as the delivery address" }).click();
    await page.getByRole("button", { name: "SAVE CARD" }).click();
    await expect(heading).toHaveText("How do you pay?");
    await expect(page.getByRole("radio", { name: /Visa ending in 0002/ })).toBeChecked();
    await page.getByRole("button", { name: "USE THIS" }).click();
    await expect(
      page.getByText(/Card payment\. Your share of \$[\d.]+ is charged to Visa ending in 0002\./),
    ).toBeVisible();

    // The bank refuses it: nothing is ordered, and another card pays.
    const place = page.getByRole("button", { name: "PLACE ORDER" });
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await place.click();
    await expect(page.getByText("The bank refused Visa ending in 0002. Nothing was charged.")).toBeVisible();
    await page.getByRole("link", { name: "Choose how to pay" }).click();
    await add.click();
    await enterCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: "SAVE CARD" }).click();
    await expect(page.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
    await page.getByRole("button", { name: "USE THIS" }).click();
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await place.click();
    await expect(page).toHaveURL(/order-confirmation/);
    await expect(page.getByRole("main")).toContainText("Visa ending in 4242");

    // Back to the card page and its callback harms nothing.
    await page.goto(`${shop.url}/checkout/card-callback?x-card-registration-status=successful`);
    await expect(heading).toHaveText("Saved cards");
    await expect(page.getByRole("heading", { level: 2, name: /^Visa ending in/ })).toHaveCount(2);
    await page.getByRole("button", { name: "Make default Visa ending in 4242" }).click();
    await expect(page.getByText("Your default card is changed.")).toBeVisible();
    await page.getByRole("link", { name: "Delete Visa ending in 0002" }).click();
    await expect(page.getByText("Delete Visa ending in 0002?")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Delete card" }).click();
    await expect(page.getByText("Card deleted.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: /^Visa ending in/ })).toHaveCount(1);
  });
}
