import { accessProblems, expect, signIn, test } from "../shop";

test("[BU-01] an administrator adds two people to a unit, is told what keeps a third, and removes one", async ({
  page,
  shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  await signIn(page, shop, "admin@saltbush.example");
  await page.goto(`${shop.url}/business-units/saltbush-renal`);
  const find = page.getByRole("searchbox", { name: "Add somebody of your organisation" });
  await find.fill("achterberg");
  await find.press("Enter");
  await page.getByRole("checkbox", { name: /^Hone Achterberg/ }).check();
  await find.fill("delacroix");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Do not add Hone Achterberg/ })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Noor Delacroix/ }).check();
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "ADD TO RENAL" }).click();
  await expect(page.getByText("2 people are added to Renal.")).toBeVisible();

  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect(row(/Noor Delacroix/)).toContainText("Emergency");
  await row(/Noor Delacroix/)
    .getByRole("link", { name: /^Remove/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("from Renal?");
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Remove Noor Delacroix" }).click();
  await expect(page.getByText("Noor Delacroix is no longer in Renal.")).toBeVisible();
  await expect(row(/Noor Delacroix/)).toHaveCount(0);
  await expect(row(/Hone Achterberg/)).toBeVisible();

  await page.goto(`${shop.url}/business-units/saltbush-surgical?search=achterberg`);
  await row(/Hone Achterberg/)
    .getByRole("link", { name: /^Remove/ })
    .click();
  await expect(page.getByText(/^Surgical ward is the home unit of Hone Achterberg\./)).toBeVisible();
});
