import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { listen } from "../between";
import { copyOfSeed, expect, signIn, test } from "../shop";

const DRAFT = "items in stock leave the same day";
const PUBLISHED = "Items in stock leave within two working days";
const SURVEY = "https://survey.example/after-an-order";

// A browser set to another language and time zone changes none of the shop's words, days or prices.
test.use({ locale: "de-DE", timezoneId: "Pacific/Honolulu" });

/** What a page says, on one line. */
const textOf = async (page: Page) => (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");

for (const [who, mine, money] of [
  ["wearer", "$", /[^Z]\$\d[\d,]*\.\d\d\b/],
  ["nzwearer", "NZ$", /NZ\$\d[\d,]*\.\d\d\b/],
] as const) {
  test(`[FW-02] ${who} reads English pages with prices in ${mine}, and days as the shop writes them`, async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    await signIn(page, shop, `${who}@kestrel.example`, "/packDetailsPage?packId=PK-KM-SELF&step=1");
    if (javaScriptEnabled !== false) await awake(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const prices = await textOf(page);
    expect(prices).toMatch(money);
    expect(prices).not.toMatch(mine === "$" ? /NZ\$/ : /[^Z]\$\d/);
    await page.goto(`${shop.url}/my-account/orders`);
    if (javaScriptEnabled !== false) await awake(page);
    const placed = page.locator("td[data-l=Placed]");
    expect(await placed.count()).toBeGreaterThan(0);
    for (const text of await placed.allInnerTexts()) {
      expect(text).toMatch(/(^|\s)[1-9]\d? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 20\d\d$/);
    }
    const orders = await textOf(page);
    expect(orders).toMatch(money);
    expect(orders).not.toMatch(mine === "$" ? /NZ\$/ : /[^Z]\$\d/);
  });
}

test("[FW-03] a ticket shows content before it is published, to whoever has the address", async ({
  page,
  browser,
  shop,
  problems,
  javaScriptEnabled,
}) => {
  await signIn(page, shop, "agent@kitroom.example", "/content-previews");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content previews");
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Preview Delivery" }).click();
  await expect(page.getByText(DRAFT)).toBeVisible();
  const ticket = /\/preview\/([^/]+)\/help\/delivery$/.exec(page.url())![1]!;

  const context = await browser.newContext({ javaScriptEnabled });
  const guest = await context.newPage();
  await guest.goto(`${shop.url}/help/delivery/cx-preview?cmsTicketId=${ticket}`);
  await expect(guest.getByText(DRAFT)).toBeVisible();
  await expect(guest.getByText("Preview.", { exact: true })).toBeVisible();
  await guest.goto(`${shop.url}/help/delivery`);
  await expect(guest.getByText(PUBLISHED)).toBeVisible();
  await expect(guest.getByText(DRAFT)).toHaveCount(0);
  // One that was changed shows nothing.
  const changed = await guest.goto(`${shop.url}/help/delivery/cx-preview?cmsTicketId=${ticket}x`);
  expect(changed!.status()).toBe(403);
  await expect(guest.getByText(DRAFT)).toHaveCount(0);
  await guest.goto(`${shop.url}/cx-preview?cmsTicketId=${ticket}x`);
  await expect(guest.getByText("This preview is over.")).toBeVisible();
  await context.close();
});

test("[FW-03] the page after an order links to the survey, and its script runs for who has signed in", async ({
  page,
  javaScriptEnabled,
}) => {
  const survey = await listen((_, answer) => {
    answer.setHeader("Content-Type", "text/javascript");
    answer.end(
      "document.body.append(Object.assign(document.createElement('aside'), { textContent: 'How was it?' }))",
    );
  });
  const shop = await copyOfSeed({ SURVEY_URL: SURVEY, SURVEY_SCRIPT_URL: `${survey.url}/hook.js` });
  try {
    await page.goto(`${shop.url}/login`);
    await expect(page.locator(`script[src^="${survey.url}"]`)).toHaveCount(0);
    await signIn(page, shop, "wearer@lanternbridge.example", "/my-account/orders");
    await expect(page.locator(`script[src="${survey.url}/hook.js"]`)).toHaveCount(1);
    const asked = page.getByText("How was it?");
    if (javaScriptEnabled === false) await expect(asked).toHaveCount(0);
    else await expect(asked).toBeVisible();
    const code = await page
      .locator(".code", { hasText: /^KR-\d{6}$/ })
      .first()
      .innerText();
    await page.goto(`${shop.url}/order-confirmation?code=${code}`);
    const link = page.getByRole("link", { name: "Tell us how ordering went" });
    await expect(link).toHaveAttribute("href", SURVEY);
    await expect(link).toHaveAttribute("target", "_blank");
  } finally {
    await page.close();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
    await survey.close();
  }
});
