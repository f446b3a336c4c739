import { accessProblems, expect, test } from "../shop";

const WHO = "tui.field@new.example";
const WORD = "Watle-2026";

test("[SI-06] somebody registers with a code, finishes by the mail, signs in and says what the shop should know", async ({
  page,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  await page.goto(`${shop.url}/register/KM-JOIN`);
  await expect(page).toHaveURL(/\/register\/KM-JOIN$/);
  await page.getByLabel("First name").fill("Tui");
  await page.getByLabel("Last name").fill("Field");
  await page.getByLabel("Email").fill(WHO);
  await page.getByLabel("Employee code").fill("KM-E999");
  await page.getByRole("button", { name: "CONTINUE" }).click();
  await expect(page.getByRole("alert")).toContainText("KM-E999 is not on the list of");
  await expect(page.getByLabel("Email")).toHaveValue(WHO);
  expect(await problems()).toEqual([]);
  await page.getByLabel("Employee code").fill("KM-E101");
  await page.getByRole("button", { name: "CONTINUE" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look at your email");

  await expect(async () => {
    await page.goto(`${shop.url}/demo-outbox`);
    await expect(page.getByRole("link", { name: "Finish your registration" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Finish your registration" }).click();
  await expect(page.getByText("Demo outbox")).toBeVisible();
  const link = /\/customerRegistrationPage\?\S+/.exec(await page.locator("pre").innerText())![0];
  await page.goto(shop.url + link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nearly there, Tui");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill(WORD);
  await page.getByLabel("Repeat the password").fill(WORD);
  await page.getByRole("checkbox", { name: "I accept the terms and conditions" }).check();
  await page.getByRole("button", { name: "CREATE ACCOUNT" }).click();
  await expect(page.getByText("Your account is ready.")).toBeVisible();

  await page.getByLabel("Email").fill(WHO);
  await page.getByLabel("Password", { exact: true }).fill(WORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("What should we call you? (Step 1 of 3)");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Preferred name").fill("Tūī");
  await page.getByRole("button", { name: "NEXT: DELIVERY" }).click();
  await expect(heading).toHaveText("Where should parcels go? (Step 2 of 3)");
  await page.goBack();
  await expect(page.getByLabel("Preferred name")).toHaveValue("Tūī");
  await page.goForward();
  await page.getByLabel("Another address").check();
  await page.getByLabel("Address line 1").fill("28 O'Shea Esplanade");
  await page.getByLabel("Town or suburb").fill("Trinity Beach");
  await page.getByRole("button", { name: "NEXT: MY SIZES" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a postcode of four digits.");
  await expect(page.getByLabel("Address line 1")).toHaveValue("28 O'Shea Esplanade");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Postcode").fill("4879");
  await page.getByLabel("State").selectOption("QLD");
  await page.getByRole("button", { name: "NEXT: MY SIZES" }).click();
  await expect(heading).toHaveText("What size do you wear? (Step 3 of 3)");
  expect(await problems()).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(heading).toContainText("Tūī");
  await page.goto(`${shop.url}/customer-onboarding`);
  await expect(page).toHaveURL(`${shop.url}/`);
});
