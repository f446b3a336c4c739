import { PASSWORD } from "../../support/settings";
import { accessProblems, expect, test } from "../shop";

const WHO = "parttime@lanternbridge.example";
const NEW = "Watle-2026";

test("[SI-04] [SI-05] who forgot a password sets a new one by the link of a mail", async ({
  page,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  await page.goto(`${shop.url}/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgotten your password?");
  await page.getByLabel("Email, user ID or phone number").fill(WHO);
  await page.getByRole("button", { name: "SEND THE LINK" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look at your email");
  expect(await problems()).toEqual([]);

  await expect(async () => {
    await page.goto(`${shop.url}/demo-outbox`);
    await expect(page.getByRole("link", { name: "Set a new password" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Set a new password" }).click();
  await expect(page.getByText("Demo outbox")).toBeVisible();
  const link = /\/reset\?\S+/.exec(await page.locator("pre").innerText())![0];
  await page.goto(shop.url + link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set a new password");
  await page.getByLabel("New password", { exact: true }).fill("watle");
  await page.getByLabel("Repeat the new password").fill(NEW);
  await page.getByRole("button", { name: "SAVE PASSWORD" }).click();
  await expect(page.getByRole("alert")).toContainText("Use at least 8 characters.");
  expect(await problems()).toEqual([]);
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByLabel("Repeat the new password").fill(NEW);
  await page.getByRole("button", { name: "SAVE PASSWORD" }).click();
  await expect(page.getByText("Your password is updated. Sign in with the new one.")).toBeVisible();

  await page.getByLabel("Email").fill(WHO);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("alert")).toContainText("Bad credentials. Please login again");
  await page.getByLabel("Password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page).not.toHaveURL(/login/);
});
