import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { expect, signIn, test, WINDOWS } from "../shop";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The visible summary; a hidden copy is for screen readers. */
const shown = (page: Page) => page.locator("main p:not(.vh)", { hasText: /^Showing / });
const names = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 }).allTextContents();
const ascending = (list: string[]) => [...list].sort((a, b) => a.localeCompare(b, "en"));
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/**
 * With scripts a sort applies at once; without them its button applies it. The address and the box say so before
 * the list does; the links of the pages, where there are any, are rendered with it.
 */
async function sortBy(page: Page, label: string, scripted: boolean): Promise<void> {
  if (scripted) await awake(page);
  await page.getByLabel("Sort by").selectOption({ label });
  if (!scripted) await page.getByRole("button", { name: "Sort", exact: true }).click();
  const code = await page.getByRole("option", { name: label }).getAttribute("value");
  await expect(page).toHaveURL(new RegExp(`sortCode=${code}`));
  const next = page.getByRole("link", { name: "Next page" });
  if (await next.count()) await expect(next).toHaveAttribute("href", new RegExp(code!));
}

for (const window of WINDOWS) {
  test(`[SR-04] results are filtered, sorted and paged, at ${window.width} px`, async ({
    page,
    shop,
    problems,
    javaScriptEnabled,
  }) => {
    const scripted = javaScriptEnabled !== false;
    await page.setViewportSize(window);
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, wholesale, "buyer@harrowstreet.example", "/search");
    if (scripted) await awake(page);
    await expect(shown(page)).toHaveText(/^Showing 1-18 of \d+ results$/);
    const total = Number(/of (\d+)/.exec(await shown(page).innerText())![1]);
    expect(await names(page)).toHaveLength(18);

    // A filter says how many products it leaves.
    const fold = page.getByText(/^Filter results/);
    if (await fold.isVisible()) await fold.click();
    const navy = page.getByRole("checkbox", { name: /^Navy \d+$/ });
    await expect(navy).toBeVisible();
    expect(await problems()).toEqual([]);
    const count = await navy.evaluate((box) => /\d+$/.exec(box.closest("label")!.textContent.trim())![0]);
    await navy.check();
    if (!scripted) await page.getByRole("button", { name: "Show results" }).click();
    await expect(shown(page)).toHaveText(`Showing 1-${count} of ${count} results`);
    await page.getByRole("link", { name: "Remove filter Navy" }).click();
    await expect(shown(page)).toHaveText(`Showing 1-18 of ${total} results`);

    await sortBy(page, "Name (A to Z)", scripted);
    await expect(page.getByLabel("Sort by")).toHaveValue("name-asc");
    const first = await names(page);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(shown(page)).toHaveText(`Showing 19-${total} of ${total} results`);
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByLabel("Sort by")).toHaveValue("name-asc");
    const all = [...first, ...(await names(page))];
    expect(all).toHaveLength(total);
    expect(all).toEqual(ascending(all));

    // At most five page numbers, with a previous and a next link.
    await page.goto(`${wholesale.url}/search?pageSize=3&currentPage=5`);
    await expect(shown(page)).toHaveText(`Showing 16-18 of ${total} results`);
    await expect(page.getByRole("navigation", { name: "Pages" }).getByRole("link")).toHaveText([
      ...["‹", "4", "5", "6", "7", "8", "›"],
    ]);

    await page.goto(`${wholesale.url}/search/qzxjw`);
    await expect(shown(page)).toHaveText("Showing 0 results");
    await expect(page.getByRole("heading", { name: "Nothing here." })).toBeVisible();
    await expect(page.getByText("We found 0 results for 'qzxjw'.")).toBeVisible();
  });
}

test("[SR-05] [SH-12] lists of a category, a brand and a pack keep their sort, page size and page", async ({
  page,
  shop,
  problems,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false;
  await signIn(page, shop, "wearer@korraline.example", "/search/qzxjw");
  await page.getByRole("main").getByRole("link", { name: "Hi-vis" }).click();
  await expect(page).toHaveURL(`${shop.url}/category/hi-vis`);
  await expect(heading(page)).toHaveText("Hi-vis");
  await expect(shown(page)).toHaveText(/^Showing 1-(\d+) of \1 results$/);
  const everything = await names(page);
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/category/hi-vis?pageSize=3`);
  await expect(shown(page)).toHaveText(`Showing 1-3 of ${everything.length} results`);
  await sortBy(page, "Name (Z to A)", scripted);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(shown(page)).toHaveText(
    `Showing 4-${Math.min(6, everything.length)} of ${everything.length} results`,
  );
  expect([param(page, "query"), param(page, "pageSize"), param(page, "currentPage")]).toEqual([
    ":name-desc:allCategories:hi-vis",
    "3",
    "1",
  ]);
  const second = ascending(everything).reverse().slice(3, 6);
  expect(await names(page)).toEqual(second);

  // A product opens at its top. Back leads to the same page of the list; the catalogue starts at its first.
  await page
    .getByRole("main")
    .getByRole("link", { name: second.at(-1), exact: true })
    .click();
  await expect(heading(page)).toHaveText(second.at(-1)!);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const product = page.url();
  await page.goBack();
  await expect(shown(page)).toHaveText(/^Showing 4-/);
  await page.locator("details.menu > summary").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Catalogue" }).click();
  await expect(heading(page)).toHaveText("Catalogue");
  await expect(shown(page)).toHaveText(/^Showing 1-18 of \d+ results$/);
  await page.goto(product);

  const brand = page.getByRole("main").locator('a[href^="/Brands/"]').first();
  const brandName = (await brand.innerText()).trim();
  await brand.click();
  await expect(page).toHaveURL(/\/Brands\/[^/]+\/c\/brand_[\w-]+$/);
  await expect(heading(page)).toHaveText(brandName);
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toHaveCount(0);
  expect(await names(page)).toContain(second.at(-1));

  await page.goto(`${shop.url}/my-account/allocations`);
  await page.getByRole("link", { name: /^See its products ?: Yearly PPE, field$/ }).click();
  await expect(heading(page)).toHaveText("Catalogue for Yearly PPE, field");
  expect([param(page, "packType"), param(page, "packId")]).toEqual(["compulsory", "PK-KC-PPE-FIELD"]);
  await expect(shown(page)).toHaveText(/^Showing 1-(\d+) of \1 results$/);
  await sortBy(page, "Name (A to Z)", scripted);
  expect([param(page, "packType"), param(page, "packId")]).toEqual(["compulsory", "PK-KC-PPE-FIELD"]);
  await expect(heading(page)).toHaveText("Catalogue for Yearly PPE, field");
  await page.getByRole("link", { name: "Remove filter Yearly PPE, field" }).click();
  await expect(heading(page)).toHaveText("Catalogue");
});
