import { pickRadio, toCheckout, toPayment } from "../pack-steps";
import { expect, signIn, test } from "../shop";

test("[OR-02] an order is cancelled by its person, and the demo's outbox holds the mails", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
  await pickRadio(page, /^82.*Regular/);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await toCheckout(page);
  await toPayment(page);
  await page.getByRole("checkbox", { name: /terms/i }).check();
  await page.getByRole("button", { name: "PLACE ORDER" }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await page.getByRole("link", { name: "View order" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Order KR-/);
  const code = /KR-\d+/.exec((await heading.textContent()) ?? "")![0];

  await page.getByRole("link", { name: "Cancel order" }).click();
  await expect(heading).toHaveText(`Cancel order ${code}`);
  expect(await problems()).toEqual([]);
  const question = page.url();
  await page.getByRole("link", { name: "Keep the order" }).click();
  await expect(heading).toHaveText(`Order ${code}`);
  await page.getByRole("link", { name: "Cancel order" }).click();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText(`Order ${code} is cancelled.`)).toBeVisible();
  await expect(page.locator(".st").first()).toHaveText("Cancelled");
  await expect(page.getByRole("link", { name: "Cancel order" })).toHaveCount(0);
  // A second tab that still asks is led to the order.
  await page.goto(question);
  await expect(heading).toHaveText(`Order ${code}`);

  await page.goto(`${shop.url}/demo-outbox`);
  expect(await problems()).toEqual([]);
  // Its wearer pays a share, so the approver was asked too.
  const mails = ["is cancelled", "waits for approval", "waits for your approval"];
  await expect(page.getByRole("link", { name: `Order ${code} ` })).toHaveCount(mails.length);
  for (const about of mails) {
    await expect(page.getByRole("link", { name: new RegExp(`^Order ${code} .*${about}`) })).toBeVisible();
  }
  await page.getByRole("link", { name: `Order ${code} is cancelled` }).click();
  await expect(heading).toHaveText(`Order ${code} is cancelled`);
  await expect(page.locator("pre")).toContainText("None of its items will be sent.");
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "All messages" }).click();
  await expect(heading).toHaveText("Outbox");
  await page.getByRole("link", { name: `Order ${code} waits for approval` }).click();

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Show it as an email program does" }).click();
  const mail = await opened;
  await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Your order waits for approval");
  await expect(mail.getByRole("main")).toContainText(code);
  // Its link leads out of the drawing, to the shop as it is.
  const led = mail.waitForEvent("popup");
  await mail.getByRole("link", { name: `See order ${code}` }).click();
  await expect((await led).getByRole("heading", { level: 1 })).toHaveText(`Order ${code}`);
});
