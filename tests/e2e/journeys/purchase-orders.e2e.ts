import { openFilters } from "../filters";
import { expect, signIn, test } from "../shop";

const ADMIN = "admin@korraline.example";

test("[WZ-01] a purchase order is added with units that were searched for, and people can quote it", async ({
  page,
  freshShop: shop,
}, { project }) => {
  await signIn(page, shop, ADMIN, "/purchase-order");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Purchase orders");
  await page.getByRole("link", { name: "ADD PURCHASE ORDER" }).click();
  await expect(heading).toHaveText("Purchase order details");

  // Nothing goes on before the form is right.
  await page.getByRole("button", { name: "Next: Summary" }).click();
  await expect(page.getByRole("heading", { name: "There are 3 things to fix" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);

  // Enter in a field submits nothing; what is typed and chosen stays through a search.
  const number = page.getByRole("textbox", { name: "Purchase order number" });
  await number.fill("KC2027S");
  await page.getByRole("textbox", { name: "Description" }).fill("Summer issue");
  const before = page.url();
  await number.press("Enter");
  await expect(number).toHaveValue("KC2027S");
  expect(page.url()).toBe(before);
  const search = page.getByRole("searchbox", { name: "Find a business unit" });
  await search.fill("road");
  // Scripts tell the search from the other fields.
  if (project.name === "enhanced") await search.press("Enter");
  else await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("2 units match ‘road’.")).toBeVisible();
  await expect(number).toHaveValue("KC2027S");
  await page.locator("label", { hasText: "Karratha haul road" }).click();
  await search.fill("gambier");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("1 unit matches ‘gambier’.")).toBeVisible();
  await page.locator("label", { hasText: "Mount Gambier bypass" }).click();
  await page.getByRole("button", { name: "Add ticked units" }).click();
  await expect(page.getByRole("button", { name: "Remove Karratha haul road" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Mount Gambier bypass" }).click();
  await expect(page.getByRole("button", { name: "Remove Mount Gambier bypass" })).toBeHidden();

  await page.getByRole("button", { name: "Next: Summary" }).click();
  await expect(heading).toHaveText("Summary");
  await expect(page.getByText("Please review all information below before submitting.")).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Summer issue");
  await page.getByRole("button", { name: "Next: Summary" }).click();
  await expect(heading).toHaveText("Summary");
  await page.reload();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Summer issue (KC2027S) was successfully added")).toBeVisible();
  await expect(heading).toHaveText("Purchase orders");

  // A number that exists leads back to the form with everything in it.
  await page.goto(
    `${shop.url}/purchase-order/add?number=kc2027s&description=Again&unit=korraline-karratha&step=summary`,
  );
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "kc2027s is already taken: Loretta Zielinski added it at",
  );
  await expect(heading).toHaveText("Purchase order details");
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Again");
  await page.getByRole("textbox", { name: "Purchase order number" }).fill("KC2027T");
  await page.getByRole("button", { name: "Next: Summary" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Again (KC2027T) was successfully added")).toBeVisible();
});

test("[WZ-02] a purchase order is found, changed, closed, and deleted after a question", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, ADMIN, "/purchase-order");
  await openFilters(page);
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill("subcontr");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Showing 1 to 1 of 1, newest first")).toBeVisible();
  await page.getByRole("link", { name: "KCSUBC3", exact: true }).click();
  await page.getByRole("link", { name: "Update", exact: true }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Subcontractors");
  await page.getByRole("button", { name: "Next: Summary" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Subcontractors (KCSUBC3) was successfully updated")).toBeVisible();

  await page.getByRole("link", { name: "KCSUBC3", exact: true }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("KCSUBC3");
  await page.getByRole("button", { name: "Close to new orders" }).click();
  await expect(page.getByText("KCSUBC3 is closed. New orders cannot use it.")).toBeVisible();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("KCSUBC3 is open again.")).toBeVisible();
  await page.getByRole("link", { name: "Delete" }).click();
  await expect(heading).toHaveText("Delete KCSUBC3");
  await page.getByRole("button", { name: "Delete KCSUBC3" }).click();
  await expect(page.getByText("KCSUBC3 is deleted.")).toBeVisible();

  // One that orders wait with is not deleted; the way out is named.
  await page.getByRole("link", { name: "KC90017", exact: true }).click();
  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await expect(heading).toHaveText(/^KC90017 cannot be deleted: \d+ open orders use it$/);
  await page.getByRole("button", { name: "Close to new orders" }).click();
  await expect(heading).toHaveText("KC90017");
  await expect(page.getByText("KC90017 is closed. New orders cannot use it.")).toBeVisible();
});
