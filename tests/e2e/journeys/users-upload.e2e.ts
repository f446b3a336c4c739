import { expect, signIn, test } from "../shop";

const ADMIN = "admin@saltbush.example";

test("[US-03] a file of people is checked, mended on the page, and everybody in it is added", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, ADMIN, "/manage-users");
  await page.getByRole("link", { name: "Upload users" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Upload users");
  const file = (text: string) => ({ name: "New crew.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const send = async (text: string) => {
    await page.getByLabel("File").setInputFiles(file(text));
    await page.getByRole("button", { name: "Check the rows" }).click();
  };
  await send("");
  await expect(page.getByRole("alert")).toContainText("Choose a file that is not empty.");
  expect(await problems()).toEqual([]);
  await send(
    [
      "First name,Last name,Email,Unit",
      "Mei,O'Brien-Ngāti <b>&,mei@saltbush.example,Renal",
      "Sam,Okafor,sam@saltbush.example,Nowhere",
    ].join("\r\n"),
  );
  await expect(heading).toHaveText("1 of 2 rows is ready");
  await expect(page.getByText("You manage no unit with this number or name.")).toBeVisible();
  expect(await problems()).toEqual([]);

  await page.getByLabel("Unit of Sam Okafor, line 3").selectOption({ label: "Renal (saltbush-renal)" });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(heading).toHaveText("2 of 2 rows are ready");
  await page.getByRole("button", { name: "ADD 2 PEOPLE" }).click();
  await expect(heading).toHaveText(/^(Adding 2 people|2 people added)$/);
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText("2 people added", { timeout: 1_000 });
  }).toPass();
  await page.goto(`${shop.url}/manage-users?search=ngāti`);
  await expect(page.getByRole("row", { name: /^Mei O'Brien-Ngāti <b>&/ })).toContainText("Renal");
});

test("[US-03] several people are typed on one page, and the good ones are added", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, ADMIN, "/manage-users");
  await page.getByRole("link", { name: "Add several" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Add several users");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter one person at least.");
  expect(await problems()).toEqual([]);
  const cell = (name: string, person: number) =>
    page.getByLabel(`${name} of person ${person}`, { exact: true });
  await cell("First name", 1).fill("Ada");
  await cell("Last name", 1).fill("Nakamura");
  await cell("Email", 1).fill("ada@saltbush.example");
  await cell("First name", 2).fill("Sam");
  await cell("Last name", 2).fill("Okafor");
  await cell("Email", 2).fill("wearer@saltbush.example");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(heading).toHaveText("1 of 2 rows is ready");
  await expect(page.getByText(/^This email belongs to Makareta Dunleavy/)).toBeVisible();
  await page.getByRole("button", { name: "ADD 1 PERSON" }).click();
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText("1 person added", { timeout: 1_000 });
  }).toPass();
  await page.goto(`${shop.url}/manage-users?search=nakamura`);
  await expect(page.getByText("Showing 1 to 1 of 1, by name")).toBeVisible();
});
