import { expect, signIn, test } from "../shop";

const WEARER = "wearer@lanternbridge.example";

test("[SR-01] [SR-02] the search link of a phone leads from a term to its results", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, WEARER);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const field = page.getByRole("searchbox", { name: "Search the whole shop" });
  await expect(field).toHaveAttribute("placeholder", "Type a keyword and press enter");
  await field.fill("shirt");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Top suggestions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top results" })).toBeVisible();
  await expect(page.getByRole("status").getByText("Showing 1-4 of 4 results.")).toBeAttached();
  await page.getByRole("link", { name: "View all results for ‘shirt’" }).click();
  await expect(page).toHaveURL(/\/search\/shirt$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for ‘shirt’");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[SR-03] nothing found is said with the term in quotes, and a cleared field asks nothing", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, WEARER);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const field = page.getByRole("searchbox", { name: "Search the whole shop" });
  await field.fill("qzxjw");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing here." })).toBeVisible();
  await expect(page.getByText("We found 0 results for 'qzxjw'.", { exact: true }).last()).toBeVisible();
  await field.fill("terms");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Top Result", exact: true })).toBeVisible();
  await page.locator(".panel").getByRole("link", { name: "Terms and conditions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and conditions");
});

test("[SR-02] in the wholesale shop the pages of a long list are walked", async ({ page, shop }) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, "buyer@harrowstreet.example");
  await page.goto(`${wholesale.url}/global-search`);
  const field = page.getByRole("searchbox", { name: "Search the whole shop" });
  // One letter is not looked for.
  await field.fill("s");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/global-search$/);
  await field.fill("shirt");
  await field.press("Enter");
  await expect(page.getByText(/^Showing 1-10 of 1\d results$/)).toBeVisible();
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByText(/^Showing 11-1\d of 1\d results$/)).toBeVisible();
  await page.getByRole("link", { name: "shirt", exact: true }).click();
  await expect(page).toHaveURL(/\/search\/shirt$/);
});

test("[SR-01] the header's own field leads to the results of a term", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, shop, WEARER);
  const box = page.getByRole("searchbox", { name: "Search", exact: true });
  await expect(box).toHaveAttribute("placeholder", "I’m looking for...");
  await box.fill("shirt");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\/shirt$/);
});

test("[SR-01] the header's field of the wholesale shop takes no single letter", async ({ page, shop }) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, "buyer@harrowstreet.example", "/contact-us");
  const box = page.getByRole("searchbox", { name: "Search the catalogue" });
  await box.pressSequentially("p");
  await box.press("Enter");
  // What the browser refuses to send is still there, and takes the second letter.
  await box.pressSequentially("o");
  await expect(page).toHaveURL(/\/contact-us$/);
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\/po$/);
});
