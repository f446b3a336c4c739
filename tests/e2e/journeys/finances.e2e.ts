import { openFilters } from "../filters";
import { expect, signIn, test } from "../shop";

const FINANCE = "finance@emberbun.example";

test("[FI-02] invoices are chosen, refused with one card and paid with another, once", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, FINANCE, "/manage-finances");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Manage finances");
  await expect(page.getByText(/to be paid for \d+ invoices/)).toBeVisible();

  // Without a choice there is nothing to pay.
  await page.getByRole("button", { name: "PAY CHOSEN INVOICES…" }).click();
  await expect(page.getByText("Choose at least one invoice.")).toBeVisible();

  const ticks = page.getByRole("checkbox", { name: /^Choose INV-/ });
  const numbers: string[] = [];
  for (const tick of [ticks.nth(0), ticks.nth(1)]) {
    const number = (await tick.getAttribute("value"))!;
    await page.locator("label.tick", { hasText: number }).click();
    await expect(tick).toBeChecked();
    numbers.push(number);
  }
  await page.getByRole("button", { name: "PAY CHOSEN INVOICES…" }).click();
  await expect(heading).toHaveText("Make payment");
  await expect(page.getByText("2 invoices, each paid wholly.")).toBeVisible();
  for (const number of numbers) await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
  expect(await problems()).toEqual([]);

  await page.locator("label", { hasText: "Mastercard ending in 0002" }).click();
  const pay = page.getByRole("button", { name: /^PAY \$/ });
  await pay.click();
  await expect(page.getByRole("alert")).toContainText(
    "The bank refused Mastercard ending in 0002. Nothing was charged.",
  );
  await expect(page.getByRole("radio", { name: /Mastercard ending in 0002/ })).toBeChecked();
  await page.locator("label", { hasText: "Visa ending in 4242" }).click();
  const paidAt = page.url();
  await pay.click();
  await expect(heading).toHaveText("Paid invoices");
  await expect(page.getByText(/^You paid \$[\d.,]+ for 2 invoices with Visa ending in 4242\./)).toBeVisible();
  for (const number of numbers) await expect(page.getByText(number, { exact: true })).toBeVisible();

  // Whoever goes back is told, and cannot pay again.
  await page.goto(paidAt);
  await expect(page.getByText("These invoices are paid already.")).toBeVisible();
  await expect(pay).toBeHidden();
});

test("[FI-01] invoices are found, and their papers and statements are files", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, FINANCE, "/manage-finances");
  const heading = page.getByRole("heading", { level: 1 });
  const first = await page
    .getByRole("checkbox", { name: /^Choose INV-/ })
    .first()
    .getAttribute("value");
  await openFilters(page);
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(first!);
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Showing 1 to 1 of 1, by due date")).toBeVisible();
  const [invoice] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: `Download ${first} as PDF` }).click(),
  ]);
  expect(invoice.suggestedFilename()).toBe(`${first}.pdf`);

  await page.getByRole("link", { name: /^Paid/ }).click();
  await expect(heading).toHaveText("Paid invoices");
  await page
    .getByRole("link", { name: /^PAY-\d+$/ })
    .first()
    .click();
  await expect(page.getByText(/, last paid first$/)).toBeVisible();
  await page.getByRole("link", { name: /^Credits/ }).click();
  await expect(page.getByRole("heading", { name: "No credits yet" })).toBeVisible();
  await page.getByRole("link", { name: "Statements" }).click();
  await expect(heading).toHaveText("Statements");
  const [statement] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("link", { name: /^Download the statement of / })
      .first()
      .click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-emberbun-[\w-]+\.pdf$/);
});
