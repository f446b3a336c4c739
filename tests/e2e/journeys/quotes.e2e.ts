import { checkOut } from "../pack-steps";
import { expect, forgetCookies, signIn, test, WINDOWS } from "../shop";

const BUYER = "buyer@harrowstreet.example";
const AGENT = "agent@kitroom.example";
const SKU = "KC-5101-NV-82R";

for (const window of WINDOWS) {
  test(`[CF-03] a buyer asks for a quote at ${window.width} px, the desk offers a price, and the buyer orders at it`, async ({
    page,
    freshShop,
    problems,
  }) => {
    await page.setViewportSize(window);
    const shop = { ...freshShop, url: freshShop.url.replace("localhost", "wholesale.localhost") };
    const heading = page.getByRole("heading", { level: 1 });
    await signIn(page, shop, BUYER, "/quick-order");
    await page.getByLabel("Code of row 1", { exact: true }).fill(SKU);
    await page.getByLabel("Quantity of row 1", { exact: true }).fill("12");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await page.getByRole("link", { name: "Ask for a quote" }).click();
    await expect(heading).toHaveText("Ask for a quote");
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Begin the quote" }).click();
    await expect(heading).toHaveText(/^Quote Q-\d+$/);
    const quote = page.url();
    const code = (await heading.innerText()).replace("Quote ", "");

    const pieces = page.getByRole("textbox", { name: /^Pieces of/ });
    await pieces.fill("many");
    await page.getByLabel("What do you need? (Optional)").fill("Logo left <b>&");
    await page.getByRole("button", { name: "SEND TO THE DESK" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter a whole number; 0 takes it out.");
    await expect(page.getByLabel("What do you need? (Optional)")).toHaveValue("Logo left <b>&");
    expect(await problems()).toEqual([]);
    await pieces.fill("40");
    await page.getByRole("button", { name: "SEND TO THE DESK" }).dblclick();
    await expect(page.getByText("With the desk")).toBeVisible();
    await page.getByLabel("Your message").fill("By June?");
    await page.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByText("By June?")).toBeVisible();
    expect(await problems()).toEqual([]);

    await forgetCookies(page);
    await signIn(page, shop, AGENT, "/my-account/quotes");
    await page.getByRole("link", { name: code, exact: true }).click();
    await expect(page.getByText("By June?")).toBeVisible();
    const price = page.getByRole("textbox", { name: /^Offer for/ });
    await price.fill("cheap");
    await page.getByRole("button", { name: "SEND THE OFFER" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter a price such as 21.40.");
    await expect(price).toHaveValue("cheap");
    expect(await problems()).toEqual([]);
    await price.fill("31.25");
    await page.getByRole("button", { name: "SEND THE OFFER" }).click();
    await expect(page.getByText("Offer sent")).toBeVisible();
    expect(await problems()).toEqual([]);

    await forgetCookies(page);
    await signIn(page, shop, BUYER, new URL(quote).pathname);
    await expect(page.getByText("$1,250.00").first()).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: /^ACCEPT/ }).click();
    await expect(heading).toHaveText("Your cart (1 line)");
    await expect(page.getByRole("link", { name: `See Quote ${code}` })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: `Remove Quote ${code}` }).click();
    await expect(page.getByText(`Quote ${code} was taken out of your cart.`).first()).toBeVisible();
    await page.goto(quote);
    await page.getByRole("button", { name: /^ACCEPT/ }).click();
    await expect(heading).toHaveText("Your cart (1 line)");
    const order = await checkOut(page, { purchaseOrder: "HSQUOTE" });

    await page.goto(quote);
    await expect(page.getByText("Ordered", { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: "See the order" }).click();
    await expect(heading).toContainText(order);
    await expect(page.getByText("$1,250.00").first()).toBeVisible();
    // An offer is ordered once.
    await page.goBack();
    await expect(page.getByRole("button", { name: /^ACCEPT/ })).toHaveCount(0);
  });
}
