import { expect, signIn, test } from "../shop";

test("[B-18] an administrator opens a leaver, records what came back and what is missing, and sees the sums", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, "admin@emberbun.example", "/manage-users");
  await page.getByRole("main").getByRole("link", { name: "Leavers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leavers");
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: /Kieu Hathaway/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kieu Hathaway");
  await expect(page.getByText("The last day is").first()).toBeVisible();
  await page.getByText("What may be asked for a missing piece").click();
  await expect(page.getByText(/Issued .* before .*: \d+% of/).first()).toBeVisible();
  expect(await problems()).toEqual([]);

  const missing = page.getByLabel(/^Missing: /).first();
  await missing.fill("99");
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText(/There (is|are) only \d+ piece/).first()).toBeVisible();
  await expect(page.getByLabel(/^Missing: /).first()).toHaveValue("99");
  expect(await problems()).toEqual([]);

  await page
    .getByLabel(/^Missing: /)
    .first()
    .fill("1");
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText(/^Saved\. 1 missing, \d+ still out\./)).toBeVisible();
  await expect(page.getByText(/may be asked for what is missing/)).toBeVisible();

  await page.getByRole("button", { name: /still out are returned|The last piece is returned/ }).click();
  await expect(page.getByText(/^Saved\. \d+ returned, 1 missing\./)).toBeVisible();
  expect(await problems()).toEqual([]);

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Leavers" }).click();
  await page.getByRole("main").getByRole("link", { name: /^By / }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leavers by");
  await expect(page.getByRole("row").filter({ hasText: "Dandenong" })).toBeVisible();
  expect(await problems()).toEqual([]);
});
