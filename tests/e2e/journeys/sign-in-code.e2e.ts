import { accessProblems, expect, test } from "../shop";

const WHO = "parttime@lanternbridge.example";

test("[SI-03] somebody signs in with a code from a mail, and comes where they wanted", async ({
  page,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  const code = `${shop.url}/login/verify-token?redirectTo=%2Fmy-account%2Fprofile`;
  await page.goto(`${shop.url}/login?redirectTo=%2Fmy-account%2Fprofile`);
  await page.getByRole("link", { name: "Sign in with a code instead" }).click();
  await expect(page).toHaveURL(code);
  await page.getByLabel("Email, user ID or phone number").fill(WHO);
  await page.getByRole("button", { name: "SEND THE CODE" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
  expect(await problems()).toEqual([]);
  await expect(page.getByText(/You can send a new code in \d+ seconds?/)).toBeVisible();
  // What cannot be a code costs no try.
  await page.getByLabel("Code").fill("12");
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("alert")).toContainText("A code has six digits.");
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("alert")).toContainText("That code does not match. You have 4 tries left.");
  expect(await problems()).toEqual([]);

  await expect(async () => {
    await page.goto(`${shop.url}/demo-outbox`);
    await expect(page.getByRole("link", { name: "Your code to sign in" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Your code to sign in" }).click();
  await expect(page.getByText("Demo outbox")).toBeVisible();
  const digits = /\b\d{6}\b/.exec(await page.locator("pre").innerText())![0];
  await page.goto(code);
  await page.getByLabel("Code").fill(digits);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page).toHaveURL(/\/my-account\/profile$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
});
