import { accessProblems, expect, forgetCookies, signIn, test } from "../shop";

test("[US-01] a wearer is given the right to view orders, finds an order of a colleague, and loses the right", async ({
  page,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  const save = page.getByRole("button", { name: "Save roles" });
  const right = page.getByRole("checkbox", { name: /^View unit-level orders/ });
  const open = async () => {
    await forgetCookies(page);
    await signIn(page, shop, "admin@saltbush.example", "/manage-users?search=mavros");
    await page.getByRole("link", { name: /Jedda Mavros/ }).click();
  };
  await open();
  await expect(page.getByRole("checkbox", { name: /^Manager/ })).not.toBeChecked();
  await right.check();
  await save.click();
  await expect(page.getByText("The roles of Jedda Mavros are saved.")).toBeVisible();

  await forgetCookies(page);
  await signIn(page, shop, "casual@saltbush.example");
  await page.goto(`${shop.url}/my-account/unit-orders?search=dunleavy`);
  await expect(page.getByRole("heading", { level: 1, name: "Orders of my units" })).toBeVisible();
  expect(await problems()).toEqual([]);
  const row = page.getByRole("row", { name: /Makareta Dunleavy/ }).first();
  await expect(row).toContainText("Emergency");
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/my-account\/unit-orders\/KR-/);
  const main = page.getByRole("main");
  await expect(main).toContainText("Makareta Dunleavy");
  for (const name of ["Order again", "Cancel order", "Download PDF", "Exchange or return"]) {
    await expect(main.getByRole("link", { name })).toHaveCount(0);
  }
  expect(await problems()).toEqual([]);
  const order = page.url();

  await open();
  await right.uncheck();
  await save.click();
  await expect(page.getByText("The roles of Jedda Mavros are saved.")).toBeVisible();
  await forgetCookies(page);
  await signIn(page, shop, "casual@saltbush.example");
  expect((await page.goto(order))!.status()).toBe(403);
});
