import { expect, signIn, test, WINDOWS } from "../shop";

const BUYER = "buyer@harrowstreet.example";

for (const window of WINDOWS) {
  test(`[CK-05] a buyer has an order repeated at ${window.width} px, mends what was refused, and cancels it`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    const url = shop.url.replace("localhost", "wholesale.localhost");
    await signIn(page, { ...shop, url }, BUYER, "/quick-order");
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByLabel("Code").first().fill("KC-5101-NV-82R");
    await page.getByLabel("Quantity").first().fill("3");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await page.goto(`${url}/checkout`);

    // A normal order has one more button, and what was typed goes along.
    await expect(heading).toHaveText("Check and place your order");
    await page
      .getByLabel(/Purchase order number/)
      .first()
      .fill("NOT-GOOD");
    await page.getByRole("button", { name: "Repeat this order" }).click();
    await expect(page.getByRole("alert").first()).toContainText("Please enter less than 18 alphanumeric");
    await page
      .getByLabel(/Purchase order number/)
      .first()
      .fill("HSREPEAT");
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Repeat this order" }).click();

    await expect(heading).toHaveText("Repeat this order");
    await expect(page.getByText("HSREPEAT")).toBeVisible();
    expect(await problems()).toEqual([]);
    // A refusal says what is wrong at its field, and keeps the rest.
    await page.getByRole("radio", { name: "Every few days" }).check();
    await page.getByLabel("Days from one order to the next").fill("90");
    await page.getByLabel("Start date").fill("2020-01-01");
    await page.getByRole("checkbox", { name: "Sunday" }).check();
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await page.getByRole("button", { name: "SET UP REPLENISHMENT" }).click();
    await expect(page.getByRole("alert").first()).toContainText("Enter a whole number of days from 1 to 30.");
    await expect(page.getByRole("alert").first()).toContainText("Choose today or a later day.");
    await expect(page.getByRole("radio", { name: "Every few days" })).toBeChecked();
    await expect(page.getByLabel("Days from one order to the next")).toHaveValue("90");
    await expect(page.getByLabel("Start date")).toHaveValue("2020-01-01");
    await expect(page.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /terms/i })).toBeChecked();
    expect(await problems()).toEqual([]);

    await page.getByLabel("Days from one order to the next").fill("14");
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format();
    await page.getByLabel("Start date").fill(today);
    await page.getByRole("button", { name: "SET UP REPLENISHMENT" }).click();
    await expect(heading).toHaveText(/^Replenishment order RP-\d+$/);
    await expect(page.getByText(/is set up\. The first order is placed on/)).toBeVisible();
    await expect(page.getByText("HSREPEAT")).toBeVisible();
    const code = /RP-\d+/.exec(await heading.innerText())![0];
    expect(await problems()).toEqual([]);

    await page.goto(`${url}/my-account/my-replenishments`);
    const list = page.getByRole("table", { name: "Replenishment orders" });
    await expect(list.getByRole("row")).toHaveCount(4);
    expect(await problems()).toEqual([]);
    await list.getByRole("link", { name: code }).click();
    await page.getByRole("link", { name: "Cancel it" }).click();
    await expect(heading).toHaveText(`Cancel replenishment order ${code}?`);
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Cancel replenishment order" }).click();
    await expect(page.getByText(`Replenishment order ${code} is cancelled.`)).toBeVisible();
    await expect(page.getByText("It is cancelled, so no more orders are placed.")).toBeVisible();

    // The demo's own has an order and a date without one.
    await page.goto(`${url}/my-account/my-replenishment/RP-9001`);
    await expect(page.getByText("1 placed, 1 not placed.")).toBeVisible();
    await expect(page.getByText(/This item is out of stock\./)).toBeVisible();
    expect(await problems()).toEqual([]);
  });
}

test("[CK-05] a wearer has no replenishment orders, and no link to them", async ({ page, shop }) => {
  await signIn(page, shop, "wearer@korraline.example", "/");
  await expect(page.getByRole("link", { name: "Replenishment orders" })).toHaveCount(0);
  await page.goto(`${shop.url}/my-account/my-replenishments`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Replenishment orders");
});
