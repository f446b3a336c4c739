import { openFilters } from "../filters";
import { pickRadio, toCheckout, toPayment } from "../pack-steps";
import { expect, forgetCookies, signIn, test, WINDOWS } from "../shop";

for (const window of WINDOWS) {
  test(`[AS-01] an agent orders for a customer, who reads it, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    const heading = page.getByRole("heading", { level: 1 });
    const bar = page.getByRole("region", { name: "Assisted service" });
    const time = page.frameLocator('iframe[title="Time left as an agent"]');
    // The agent's id does what the email does.
    await signIn(page, shop, "kr-000001");
    await expect(heading).toHaveText("Assisted service");
    await expect(bar).toContainText("Vesna Tamariki");
    await expect(time.getByRole("timer")).toHaveText("30 min left");
    expect(await problems()).toEqual([]);
    await openFilters(page);
    await page.getByRole("searchbox", { name: "Search" }).last().fill("nobody like that");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("This customer cannot be found.")).toBeVisible();
    await openFilters(page);
    await page.getByRole("searchbox", { name: "Search" }).last().fill("marchetti dane");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Showing 1 to 1 of 1, last helped first")).toBeVisible();
    await page.getByRole("button", { name: "Start emulation of Dane Marchetti" }).click();
    await expect(heading).toHaveText("My packs");
    await expect(page.getByText("You see what Dane sees.")).toBeVisible();
    await expect(bar).toContainText("Vesna Tamariki helps Dane Marchetti");
    expect(await problems()).toEqual([]);

    // Resetting the time loses nothing of the page.
    await page.goto(`${shop.url}/contact-us`);
    await page.getByRole("textbox", { name: "Message" }).fill("Too small");
    await bar.getByRole("button", { name: "Reset the time" }).click();
    await expect(time.getByRole("timer")).toHaveText("30 min left");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Too small");

    await page.goto(`${shop.url}/product/KC-5002/x`);
    await pickRadio(page, /^L$|^L,/);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(heading).toHaveText(/^Your cart/);
    await expect(bar).toContainText(/, cart \d+/);
    // What is the customer's alone stays closed.
    await page.goto(`${shop.url}/my-account/sessions`);
    await expect(heading).toHaveText("Not allowed");
    await page.goto(`${shop.url}/cart`);
    await toCheckout(page);
    await toPayment(page);
    await page
      .getByLabel(/purchase order/i)
      .first()
      .fill("PO4711");
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "PLACE ORDER" }).click();
    await expect(page).toHaveURL(/order-confirmation/);
    await page.getByRole("link", { name: "View order", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("Vesna Tamariki");
    await bar.getByRole("button", { name: "End emulation" }).click();
    await expect(heading).toHaveText("Assisted service");
    await expect(page.getByText("You do not act for Dane Marchetti any more.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Dane Marchetti/ })).toContainText(
      /\d{1,2} [A-Z][a-z]{2} 20\d\d, \d\d:\d\d/,
    );
    await bar.getByRole("button", { name: "End session" }).click();
    await expect(heading).toHaveText("Sign in");

    await signIn(page, shop, "wearer@korraline.example", "/my-account/sessions");
    await expect(page.getByRole("row", { name: /Vesna Tamariki/ })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.goto(`${shop.url}/assisted-service`);
    await expect(page.getByText("You are signed in as a customer.")).toBeVisible();
    expect(await problems()).toEqual([]);
  });
}

test("[AS-01] an agent adds a customer; what is wrong is said and what was typed stays", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await signIn(page, shop, "agent@kitroom.example", "/assisted-service/create");
  await expect(heading).toHaveText("Create a customer");
  await page.getByLabel("First name").fill("O'Brien-Ngāti <b>&");
  await page.getByLabel("Email").fill("wearer@saltbush.example");
  await page.getByRole("button", { name: "Create customer" }).click();
  await expect(page.getByText("Enter a valid last name.").first()).toBeVisible();
  await page.getByLabel("Last name").fill("Tuilagi");
  await page.getByRole("button", { name: "Create customer" }).click();
  await expect(page.getByText("A customer with this email exists already.").first()).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("O'Brien-Ngāti <b>&");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Email").fill("o.tuilagi@saltbush.example");
  await page.getByRole("button", { name: "Create customer" }).dblclick();
  await expect(heading).toHaveText("Assisted service");
  await expect(page.getByText("O'Brien-Ngāti <b>& Tuilagi is added.")).toBeVisible();
});

test("[AS-01] an administrator forbids assisted service for the organisation", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "admin@saltbush.example", "/manage-organisation");
  await page.getByRole("button", { name: "Forbid assisted service" }).click();
  await expect(page.getByText("The supplier’s agents cannot act for your people any more.")).toBeVisible();
  await forgetCookies(page);
  await signIn(page, shop, "agent@kitroom.example", "/assisted-service?search=wearer@saltbush.example");
  await expect(page.getByText("Not allowed by the organisation")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Start emulation/ })).toHaveCount(0);
});
