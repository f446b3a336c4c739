import type { Page } from "@playwright/test";
import type { RunningShop } from "../host";
import { awake } from "../awake";
import { pickRadio, toCheckout, toPayment } from "../pack-steps";
import { expect, signIn, test } from "../shop";

/** A cart with one chino, up to the page where it is paid. */
async function openPayment(page: Page, shop: RunningShop): Promise<void> {
  await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
  await pickRadio(page, /^82.*Regular/);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await toCheckout(page);
  await toPayment(page);
}

test("[CK-02] a purchase order number that cannot be is refused in the spec's words and kept", async ({
  page,
  freshShop: shop,
}) => {
  await openPayment(page, shop);
  const number = page.getByLabel(/Purchase order number/).first();
  await number.fill("PO-123 456/789 0123456");
  await page.getByRole("checkbox", { name: /terms/i }).check();
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "Please enter less than 18 alphanumeric characters.",
  );
  await expect(number).toHaveValue("PO-123 456/789 0123456");
  await number.fill("");
  await page.getByRole("checkbox", { name: /terms/i }).uncheck();
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page).toHaveURL(/payment-details/);
});

const outcomes = [
  ["DEMOWAVEDOWN", /warehouse cannot confirm stock right now/],
  ["DEMOSOLDOUT", /sold out while you were checking out/],
  ["DEMOALLOCATION", /could not update your allowance/],
] as const;

test("[CK-03] every outcome of placing has its words, and nothing is lost", async ({
  page,
  freshShop: shop,
}) => {
  await openPayment(page, shop);
  for (const [number, words] of outcomes) {
    await page
      .getByLabel(/Purchase order number/)
      .first()
      .fill(number);
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "PLACE ORDER" }).click();
    await expect(page.locator("main")).toContainText(words);
  }
  await page
    .getByLabel(/Purchase order number/)
    .first()
    .fill("REAL1");
  await page.getByRole("checkbox", { name: /terms/i }).check();
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page).toHaveURL(/order-confirmation/);
});

test("[CK-03] two tabs, Back and reload make one order", async ({
  page,
  context,
  freshShop: shop,
  javaScriptEnabled,
}) => {
  await openPayment(page, shop);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab
      .getByLabel(/Purchase order number/)
      .first()
      .fill("ONCE1");
    await tab.getByRole("checkbox", { name: /terms/i }).check();
  }
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page).toHaveURL(/order-confirmation\?code=/);
  await other.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(other).toHaveURL(/order-confirmation\?code=/);
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  await page.reload();
  // Back stays within the document. Before scripts have taken it over, React would draw the page anew and report it.
  if (javaScriptEnabled !== false) await awake(page);
  await page.goBack();
  await page.goto(`${shop.url}/my-account/orders`);
  await expect(page.getByRole("link", { name: /^KR-100/ })).toHaveCount(1);
});

test("[CK-01] on a single page the total follows the delivery that is chosen, before the order is placed", async ({
  page,
  freshShop: shop,
  javaScriptEnabled,
}) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, "buyer@harrowstreet.example", "/search/maternity");
  await page.getByRole("link", { name: "Quick add: Maternity hi-vis shirt" }).click();
  await pickRadio(page, "12");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText(/was added to your cart/)).toBeVisible();
  await page.goto(`${wholesale.url}/cart`);
  await toCheckout(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Check and place your order");
  const total = main.locator(".tot dd");
  const standard = await total.innerText();
  const terms = page.getByRole("checkbox", { name: /terms/i });
  await terms.check();
  await pickRadio(page, /^Express/);
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Update total and dates" }).click();
  await expect(total).not.toHaveText(standard);
  const express = await total.innerText();
  await expect(terms).toBeChecked();
  await page
    .getByLabel(/Purchase order number/)
    .first()
    .fill("EXPRESS1");
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(main).toContainText(express);
});
