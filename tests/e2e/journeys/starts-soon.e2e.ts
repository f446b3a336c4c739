import { expect, signIn, test } from "../shop";

/** Local days of the shop from today on; this journey runs on the real date. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * 86_400_000,
  );

test("[B-16] an administrator adds somebody who starts in two days, is told that it is late, and orders in two presses", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, "admin@emberbun.example", "/manage-users/add");
  await page.getByLabel("First name").fill("Tāne");
  await page.getByLabel("Last name").fill("O'Brien-Ngāti <b>&");
  await page.getByLabel("Email").fill("tane.starts@emberbun.example");
  await page.getByLabel("Job").fill("CREW");
  await page.getByLabel("First day").fill(dayIn(2));
  await page.getByRole("main").getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tāne O'Brien-Ngāti <b>&");
  await expect(page.getByText("It may arrive after the first day of work").first()).toBeVisible();
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/home`);
  const row = page.getByRole("row").filter({ hasText: "Tāne O'Brien-Ngāti <b>&" });
  await expect(row.getByText("Late")).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "See all", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New starters");
  await page.getByText("How these days are worked out").click();
  await expect(page.getByText(/Delivery takes up to 5 working days/).first()).toBeVisible();
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/home`);
  await row.getByRole("button", { name: "Order for Tāne" }).click();
  await expect(page.getByRole("region", { name: "Ordering for somebody else" })).toContainText("Tāne");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Crew kit");
  expect(await problems()).toEqual([]);
});
