import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { expect, forgetCookies, signIn, test } from "../shop";

const LISTS = {
  "admin@korraline.example": ["/manage-users", "/change-log", "/purchase-order", "/proxy-order"],
  "approver@saltbush.example": ["/my-account/approval-dashboard"],
  "admin@saltbush.example": ["/my-account/unit-orders"],
  "finance@emberbun.example": ["/manage-finances", "/manage-finances/paid", "/manage-finances/statements"],
};

/** The lowest row, and the lowest page of rows. */
const sizes = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    row: Math.min(
      ...[...document.querySelectorAll("main tbody tr:not(.group)")].map(
        (row) => row.getBoundingClientRect().height,
      ),
    ),
  }));

test("[SH-01] a list on a phone has rows of a thumb's height, and no page of them is a tower", async ({
  page,
  shop,
}) => {
  for (const [person, paths] of Object.entries(LISTS)) {
    await forgetCookies(page);
    await signIn(page, shop, person);
    for (const path of paths) {
      await page.goto(shop.url + path);
      const { page: height, row } = await sizes(page);
      expect.soft(row, path).toBeGreaterThanOrEqual(44);
      expect.soft(height, path).toBeLessThan(3000);
    }
  }
});

test("[SH-01] the whole row leads to the rest, but its tick chooses it", async ({ page, shop }) => {
  await signIn(page, shop, "approver@saltbush.example", "/my-account/approval-dashboard");
  const row = page.locator("main tbody tr").first();
  const box = (await row.boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 10);
  await expect(row.getByRole("checkbox")).toBeChecked();
  await row.click({ position: { x: box.width - 4, y: box.height - 4 } });
  await expect(page).toHaveURL(/\/my-account\/approval\/KR-/);
});

for (const width of [390, 1280]) {
  test(`[AP-01] the decision on chosen orders is in reach, and covers neither the last row nor what has the focus, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, shop, "approver@saltbush.example", "/my-account/approval-dashboard");
    const bar = page.locator(".dock");
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const ticks = page.locator("main tbody").getByRole("checkbox");
    for (const tick of await ticks.all()) {
      await tick.focus();
      const end = (await tick.boundingBox())!;
      expect(end.y + end.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.locator("main tbody tr").last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1);
  });
}

test("[FW-01] keys lead to the search of a list and from row to row, but not while somebody types", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, shop, "admin@korraline.example", "/manage-users");
  await awake(page);
  const search = page.getByRole("main").getByRole("searchbox");
  // The keys come last of all scripts.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("a/b");
  await expect(search).toHaveValue("a/b");

  const people = page.locator("main tbody td.key a");
  await people.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(people.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(people.first()).toBeFocused();

  // Switched off, as somebody needs whose words are typed as keys.
  await page.keyboard.press("Alt+/");
  await page.keyboard.press("/");
  await expect(people.first()).toBeFocused();
  await page.keyboard.press("Alt+/");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
});

test("[FI-01] the chosen one of several lists is always seen", async ({ page, shop }) => {
  await signIn(page, shop, "finance@emberbun.example", "/manage-finances/statements");
  await expect(page.getByRole("link", { name: "Statements", exact: true })).toBeInViewport({ ratio: 1 });
});
