import { accessProblems, expect, signIn, test } from "../shop";

test("[US-01] an administrator adds a person, mends a mistake, gives a role and deactivates them", async ({
  page,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  await signIn(page, shop, "admin@saltbush.example");
  await page.goto(`${shop.url}/manage-organisation`);
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
  await page.getByRole("link", { name: "ADD USER" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add user");
  await page.getByLabel("First name").fill("Ngaio");
  await page.getByLabel("Last name").fill("Ghosh");
  await page.getByLabel("Email").fill("wearer@saltbush.example");
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("alert")).toContainText("This email belongs to Makareta Dunleavy");
  await expect(page.getByLabel("First name")).toHaveValue("Ngaio");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Email").fill("ngaio.ghosh@saltbush.example");
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByText(/^Ngaio Ghosh is added\./)).toBeVisible();

  await page.getByRole("checkbox", { name: /^Approver/ }).check();
  await page.getByRole("button", { name: "Save roles" }).click();
  await expect(page.getByText("The roles of Ngaio Ghosh are saved.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Approver/ })).toBeChecked();
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Deactivate Ngaio" }).click();
  await expect(page.getByText("Ngaio Ghosh is deactivated and signed out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Activate Ngaio" })).toBeVisible();
});
