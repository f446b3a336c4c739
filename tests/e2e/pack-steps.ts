import { expect, type Locator, type Page } from "@playwright/test";

/** A page, or the frame of another site that holds it. */
export type Screen = Pick<Page, "getByRole" | "getByLabel" | "getByText" | "locator">;

/** One choice in a bundle's step, as a wearer makes it. */
export interface Choice {
  product: string;
  size?: string;
  colour?: string;
  /** Prompt label to the text typed for it. */
  texts?: Record<string, string>;
  quantity?: number;
}

/**
 * Chooses an item of the step that is open on its own page, and lands on the step again; a step that is full then
 * leads on by itself.
 */
export async function choose(page: Screen, pick: Choice): Promise<void> {
  await page.getByRole("link", { name: pick.product, exact: true }).first().click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await fill(page, pick);
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
}

export async function fill(page: Screen, pick: Choice): Promise<void> {
  if (pick.colour) await pickRadio(page, pick.colour);
  if (pick.size) await pickRadio(page, pick.size);
  if (pick.quantity) await page.getByRole("textbox", { name: /^Quantity/ }).fill(String(pick.quantity));
  for (const [label, text] of Object.entries(pick.texts ?? {})) await page.getByLabel(label).fill(text);
}

/** Radios are drawn by their labels: what a finger meets is the sticker, not the input. */
export async function pickRadio(page: Screen, name: string | RegExp): Promise<void> {
  // A sticker that is low on stock says so after its size.
  const radio = page.getByRole("radio", {
    name: typeof name === "string" ? new RegExp(`^${name}(,|$)`) : name,
  });
  await page.locator("label").filter({ has: radio }).first().click();
  await expect(radio.first()).toBeChecked();
}

export const next = (page: Screen) =>
  page
    .getByRole("button", { name: /^Next: |^Back to review/ })
    .first()
    .click();

/** From the checkout that has been opened to the page where the order is placed: at once where nothing is to pay. */
export async function toPayment(page: Screen): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(/review order|check and place/i);
  if (/check and place/i.test((await heading.textContent()) ?? "")) return;
  await expect(heading).toContainText(/review/i);
  await page.getByRole("link", { name: /^continue/i }).click();
  await expect(heading).toContainText(/check your details/i);
  await pickRadio(page, /./);
  await page
    .getByRole("button", { name: /^continue/i })
    .first()
    .click();
  await expect(heading).toContainText(/delivery/i);
  await pickRadio(page, /./);
  await page
    .getByRole("button", { name: /^continue/i })
    .first()
    .click();
  await expect(heading).toContainText(/pay/i);
}

/**
 * Presses what the cart's panel may stand over: with scripts it opens by itself once something was added, sooner or
 * later, and is closed here. Only what can be pressed is pressed, and that once: a press may take longer than the look
 * whether it can be, because it waits for the page that it leads to.
 */
export async function pressUnderPanel(page: Screen, target: Locator): Promise<void> {
  const close = page.getByRole("link", { name: "Close cart" });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 2_000 });
    await target.click({ timeout: 2_000, trial: true });
    await target.click({ timeout: 30_000 });
  }).toPass();
}

/** From a page with the cart to the checkout's first: a button where quantities that are typed are saved first. */
export const toCheckout = (page: Screen): Promise<void> => {
  // As it is written: the page that it leads to has a "Check out step by step".
  const name = /^CHECK OUT$/;
  return pressUnderPanel(
    page,
    page.getByRole("link", { name }).or(page.getByRole("button", { name })).first(),
  );
};

/** From a page with the cart through the checkout to the confirmation; gives the order's number. */
export async function checkOut(page: Screen, details: { purchaseOrder?: string } = {}): Promise<string> {
  await toCheckout(page);
  await toPayment(page);
  if (details.purchaseOrder) {
    await page
      .getByLabel(/Purchase order number/)
      .first()
      .fill(details.purchaseOrder);
  }
  const centre = page.getByLabel(/Cost centre/);
  if ((await centre.count()) > 0) await centre.first().selectOption({ index: 1 });
  await page.getByRole("checkbox", { name: /terms/i }).check();
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  const code = page.locator(".code", { hasText: /^KR-\d{6}$/ }).first();
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? "";
}

/** An order of a pack of Saltbush, which waits for an approval, placed by the wearer who is signed in; gives its number. */
export async function orderVest(page: Page, shopUrl: string): Promise<string> {
  await page.goto(`${shopUrl}/packDetailsPage?packId=PK-SV-SELF-NURSE&step=3`);
  await choose(page, { product: "Soft shell vest", size: "M" });
  await page.goto(`${shopUrl}/packDetailsPage?packId=PK-SV-SELF-NURSE&step=review`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  return checkOut(page);
}
