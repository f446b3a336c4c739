import { checkOut, choose } from "../pack-steps";
import { expect, forgetCookies, signIn, test } from "../shop";

const WHO = "tui.field@saltbush.example";
const WORD = "Watle-2026";

test("[BU-01] an administrator adds a unit, its address, a cost centre with a budget and a person, who signs in and orders", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, "admin@saltbush.example");
  await page.goto(`${shop.url}/business-units`);
  await page.getByRole("link", { name: "ADD UNIT" }).click();
  await page.getByLabel("Number").fill("saltbush-day");
  await page.getByRole("button", { name: "Add business unit" }).click();
  await expect(page.getByRole("alert")).toContainText("Name: This information is required.");
  await expect(page.getByLabel("Number")).toHaveValue("saltbush-day");
  expect(await problems()).toEqual([]);
  await page.getByRole("textbox", { name: "Name" }).fill("Day surgery");
  await page.getByLabel("Parent unit").selectOption("saltbush-base");
  await page.getByRole("button", { name: "Add business unit" }).click();
  await expect(page.getByText("Day surgery (saltbush-day) is added.")).toBeVisible();

  await page.getByRole("link", { name: "Add an address" }).click();
  await page.getByLabel("Name of the place").fill("Loading dock");
  await page.getByLabel("Address line 1").fill("4 Saleyards Lane");
  await page.getByLabel("Town or suburb").fill("Mildura");
  await page.getByLabel("State").selectOption("VIC");
  await page.getByLabel("Postcode").fill("3500");
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Loading dock, 4 Saleyards Lane")).toBeVisible();
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/cost-centres?do=add`);
  await page.getByLabel("Code").fill("SV-9000");
  await page.getByLabel("Name").fill("Day surgery");
  await page.getByLabel("Business unit").selectOption("saltbush-day");
  await page.getByRole("button", { name: "Add cost centre" }).click();
  await page.getByRole("link", { name: "Add a budget" }).click();
  await page.getByLabel("Code").fill("SV-9000-27");
  await page.getByLabel("Name").fill("This year");
  await page.getByLabel(/^Amount inc. GST/).fill("2000");
  await page.getByLabel("First day").fill("2026-01-01");
  await page.getByLabel("Last day").fill("2099-12-31");
  await page.getByRole("button", { name: "Save budget" }).click();
  await expect(page.getByText("This year (SV-9000-27) is added.")).toBeVisible();

  await page.goto(`${shop.url}/manage-users/add`);
  await page.getByLabel("First name").fill("Tui");
  await page.getByLabel("Last name").fill("Field");
  await page.getByLabel("Email").fill(WHO);
  await page.getByLabel("Business unit").selectOption("saltbush-day");
  await page.getByLabel("Job").fill("NURSE");
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByText(/^Tui Field is added\./)).toBeVisible();

  await forgetCookies(page);
  await expect(async () => {
    await page.goto(`${shop.url}/demo-outbox`);
    await page
      .getByRole("link", { name: "Your account in the uniform shop" })
      .first()
      .click({ timeout: 500 });
  }).toPass();
  const link = /\/\S*reset\S*/i.exec(await page.locator("pre").innerText())![0];
  await page.goto(shop.url + link.replace(/^.*?(?=\/(reset|resetpassword))/i, ""));
  await page.getByLabel("New password", { exact: true }).fill(WORD);
  await page.getByLabel("Repeat the new password").fill(WORD);
  await page.getByRole("button", { name: "SAVE PASSWORD" }).click();
  await page.getByLabel("Email").fill(WHO);
  await page.getByLabel("Password", { exact: true }).fill(WORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await page.getByLabel("Preferred name").fill("Tui");
  await page.getByRole("button", { name: "NEXT: DELIVERY" }).click();
  await expect(page.getByText("4 Saleyards Lane")).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(heading).toContainText("(Step 3 of 3)");
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(heading).toContainText("Tui");
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-SV-SELF-NURSE&step=3`);
  await choose(page, { product: "Soft shell vest", size: "M" });
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-SV-SELF-NURSE&step=review`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  const order = await checkOut(page);
  await page.goto(`${shop.url}/my-account/orders/${order}`);
  await expect(page.getByText(/4 Saleyards Lane/).first()).toBeVisible();
});
