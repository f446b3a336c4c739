import { accessProblems, expect, signIn, test } from "../shop";

test("[OG-01] an administrator adds a user group, fills it, gives it a purchase limit and deletes it", async ({
  page,
  shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  const id = `NIGHT-${project.name}`;
  await signIn(page, shop, "admin@saltbush.example");
  await page.goto(`${shop.url}/manage-organisation`);
  await page.getByRole("link", { name: "User groups" }).click();
  await page.getByRole("link", { name: "ADD USER GROUP" }).click();
  await page.getByLabel("Id", { exact: true }).fill(id);
  await page.getByLabel("Name").fill("Night crew");
  await page.getByRole("button", { name: "Add user group" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Night crew (${id})`);
  await page.getByLabel("Find a person whom you manage").fill("pillay");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Gunvor Pillay/ }).check();
  await page.getByRole("button", { name: "Add to the group" }).click();
  await expect(page.getByText(`Gunvor Pillay is in Night crew (${id}).`)).toBeVisible();
  await page.getByLabel("Give another").selectOption("SV-OVER-BUDGET");
  await page.getByRole("button", { name: "Give it to the group" }).click();
  await expect(page.getByRole("link", { name: "More than is left of a budget" })).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: /^Delete/ }).click();
  await expect(page.getByText(/^1 person is in it\./)).toBeVisible();
  await page.getByRole("button", { name: "Delete Night crew" }).click();
  await expect(page.getByText(`Night crew (${id}) is deleted.`)).toBeVisible();
});
