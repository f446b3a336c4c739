import { awake } from "../awake";
import { expect, signIn, test } from "../shop";

const BUYER = "buyer@harrowstreet.example";

test("[SR-04] a filter and another sort apply at once, and the focus stays where it was", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, BUYER, "/search/polo");
  await awake(page);
  const said = page.locator("main [role=status]").first();
  const before = await said.textContent();
  const boxes = page.getByRole("checkbox", { name: /Navy/ });
  await boxes.first().check();
  await expect(page).toHaveURL(/facet=colour/);
  await expect(said).not.toHaveText(before!);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.first()).toBeFocused();
  const sort = page.getByLabel("Sort by");
  await sort.focus();
  await sort.selectOption("name-asc");
  await expect(page).toHaveURL(/sortCode=name-asc/);
  await expect(page).toHaveURL(/facet=colour/);
  await expect(sort).toHaveValue("name-asc");
  await expect(sort).toBeFocused();
  // Back to what was, and the controls say so.
  await page.goBack();
  await expect(sort).not.toHaveValue("name-asc");
  await page.goBack();
  await expect(boxes.first()).not.toBeChecked();
  await expect(said).toHaveText(before!);
});

test("[SR-04] two filters ticked faster than the answer both count, and a phone's filters fold away when told to", async ({
  page,
  shop,
}) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, BUYER, "/search");
  await awake(page);
  const summary = page.locator(".facets > details > summary");
  await summary.click();
  const boxes = page.locator('input[name="facet"][value^="colour:"]');
  // In one go: an answer in between may sort the list anew.
  await boxes.evaluateAll((all: HTMLInputElement[]) => all.slice(0, 2).forEach((box) => box.click()));
  await expect(page).toHaveURL(/facet=colour.*facet=colour/);
  await expect(summary).toHaveText("Filter results (2 on)");
  await page.getByRole("button", { name: "Show results" }).click();
  await expect(page.getByRole("button", { name: "Show results" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[SR-04] Back shows the filters of the list that stands there", async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, wholesale, BUYER, "/search/polo");
    const box = page.getByRole("checkbox", { name: /Navy/ }).first();
    await box.check();
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/facet=colour/);
    await expect(box).toBeChecked();
    await page.goBack();
    await expect(page).not.toHaveURL(/facet=colour/);
    await expect(box).not.toBeChecked();
  });
});
