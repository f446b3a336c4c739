import { openFilters } from "../filters";
import { expect, signIn, test } from "../shop";

/** Of an organisation with more cost centres than one page of the list shows. */
const ADMIN = "admin@lanternbridge.example";

test("[CC-01] an administrator turns the pages of the cost centres, searches them and opens one", async ({
  page,
  shop,
  problems,
}) => {
  await signIn(page, shop, ADMIN, "/manage-organisation");
  await page.getByRole("main").getByRole("link", { name: "Cost centres", exact: true }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Cost centres");
  await expect(page.getByText("Showing 1 to 20 of 31, by code")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(20);
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("Showing 21 to 31 of 31, by code")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(11);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");

  // A search begins on the first page again, and is kept while the list is filtered.
  await openFilters(page);
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill("springs");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Showing 1 to 1 of 1, by code")).toBeVisible();
  await openFilters(page);
  await page.getByLabel("Status", { exact: true }).selectOption("Active");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("No cost centre is like that.")).toBeVisible();
  await page.getByRole("link", { name: "Remove filter Active" }).click();
  await page.getByRole("link", { name: "LB-0870", exact: true }).click();
  await expect(heading).toHaveText("Alice Springs branch (LB-0870)");
  await expect(page.getByText("Disabled", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["Alice Springs branch (closed)", "AUD", /^\d+$/]);
  expect(await problems()).toEqual([]);
});

test("[CC-01] a cost centre is added, linked to a unit, removed from it again, and disabled", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, ADMIN, "/cost-centres");
  await page.getByRole("link", { name: "ADD COST CENTRE" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Add cost centre");
  await page.getByLabel("Code").fill("LB-2000");
  await page.getByLabel("Name").fill("Pilot <b>&");
  await page.getByLabel("Business unit").selectOption({ label: "Sydney branch (lanternbridge-sydney)" });
  await page.getByRole("button", { name: "Add cost centre" }).click();
  await expect(page.getByRole("alert")).toContainText("LB-2000 is already taken.");
  await expect(page.getByLabel("Name")).toHaveValue("Pilot <b>&");
  await expect(page.getByLabel("Business unit")).toHaveValue("lanternbridge-sydney");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Code").fill("LB-PILOT");
  await page.getByRole("button", { name: "Add cost centre" }).click();
  await expect(heading).toHaveText("Pilot <b>& (LB-PILOT)");

  await page
    .getByLabel("Business unit to link")
    .selectOption({ label: "Hobart branch (lanternbridge-hobart)" });
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const unlink = page.getByRole("button", { name: "Unlink Hobart branch" });
  await expect(unlink).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.goto(`${shop.url}/cost-centres?search=pilot`);
  await expect(page.getByRole("row", { name: /LB-PILOT/ })).toContainText(/Sydney branch.*1.*Active/);
  await page.getByRole("link", { name: "LB-PILOT", exact: true }).click();
  await unlink.click();
  await expect(unlink).toHaveCount(0);
  await expect(page.getByLabel("Business unit to link").getByRole("option", { name: /^Hobart/ })).toHaveCount(
    1,
  );

  await page.getByRole("link", { name: "Disable…" }).click();
  await expect(heading).toHaveText("Disable Pilot <b>& (LB-PILOT)?");
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Disable Pilot" }).click();
  await expect(page.getByRole("button", { name: "Enable", exact: true })).toBeVisible();
  await expect(page.getByLabel("Business unit to link")).toHaveCount(0);
});

test("[US-02] a person is given a cost centre, which becomes the default and is taken away again", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, ADMIN, "/manage-users?search=venkataraman");
  const person = page.getByRole("link", { name: /^Saoirse Venkataraman/ });
  const row = page.getByRole("row", { name: /^Saoirse Venkataraman/ });
  await expect(row).toContainText("LB-3220");
  await person.click();
  const centres = page.getByRole("region", { name: "Cost centres" });
  const search = centres.getByLabel("Add a cost centre");
  const given = centres.getByRole("listitem").filter({ hasText: "LB-2000" });

  // What the person has is not found again.
  await search.fill("LB-3220");
  await centres.getByRole("button", { name: "Search" }).click();
  await expect(centres.getByText("Nothing found for “LB-3220” that Saoirse does not have.")).toBeVisible();
  await search.fill("sydney");
  await centres.getByRole("button", { name: "Search" }).click();
  await centres.getByRole("button", { name: "Add cost centres" }).click();
  await expect(page.getByText("Choose at least one cost centre.").first()).toBeVisible();
  await centres.locator("label", { hasText: "LB-2000" }).click();
  expect(await problems()).toEqual([]);
  await centres.getByRole("button", { name: "Add cost centres" }).click();
  await expect(given).toContainText("Given to Saoirse. Belongs to Sydney branch.");

  await centres.getByRole("button", { name: "Make default LB-2000" }).click();
  await expect(given).toContainText("Default");
  await expect(centres.getByText("Default", { exact: true })).toHaveCount(1);
  await page.goto(`${shop.url}/manage-users?search=venkataraman`);
  await expect(row).toContainText("LB-2000");
  await person.click();
  await centres.getByRole("button", { name: "Remove LB-2000" }).click();
  await expect(given).toHaveCount(0);
  // Those that come with a unit cannot be taken away.
  await expect(centres.getByRole("listitem").first()).toBeVisible();
  await expect(centres.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});
