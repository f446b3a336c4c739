import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test, WINDOWS } from "../shop";

const backOf = (within: Locator | Page) => within.getByRole("link", { name: /^Back view of / });
const shownBack = (within: Locator) => within.locator("img[src*='.back.']:visible");

/** The backs that the browser has asked for since this page was opened. */
async function openCounting(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    // A remote backend's pictures are at its own host, to which their address leads.
    if (/\.back\./.test(request.url()) && !request.redirectedFrom()) asked.push(request.url());
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  return asked;
}

/** Without scripts the link leads to the picture, and Back to the page as it was. */
async function seePicture(page: Page, link: Locator): Promise<void> {
  const here = page.url();
  await link.click();
  await expect(page).toHaveURL(/\.back\./);
  await page.goBack();
  await expect(page).toHaveURL(here);
}

for (const window of WINDOWS) {
  test(`[SR-06] a card in a list shows the back of its garment in the chosen colour, at ${window.width} px`, async ({
    page,
    shop,
    problems,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "admin@korraline.example");
    const asked = await openCounting(page, `${shop.url}/search`);
    expect(asked).toEqual([]);
    expect(await problems()).toEqual([]);
    const card = page
      .locator("li.pc")
      .filter({ has: page.getByRole("radio") })
      .first();
    const back = backOf(card).locator("visible=true");
    await expect(back).toHaveCount(1);
    expect((await back.boundingBox())!.height).toBeGreaterThan(24);
    const first = (await back.getAttribute("href"))!;
    if (javaScriptEnabled === false) {
      await card.locator(".sw label").nth(1).click();
      expect(await back.getAttribute("href")).not.toBe(first);
      return seePicture(page, back);
    }

    await back.press("Enter");
    await expect(shownBack(card)).toHaveAttribute("src", first);
    await expect.poll(() => asked.length).toBe(1);
    await card.locator(".sw label").nth(1).click();
    await expect(shownBack(card)).toHaveCount(1);
    expect(await shownBack(card).getAttribute("src")).not.toBe(first);
    await expect.poll(() => asked.length).toBe(2);
    expect(await problems()).toEqual([]);
    await card
      .getByRole("link", { name: /^Front view of / })
      .locator("visible=true")
      .click();
    await expect(shownBack(card)).toHaveCount(0);
  });
}

test("[PK-02] a card of a step and the page of its item show the back, which no form sends", async ({
  page,
  shop,
  problems,
  javaScriptEnabled,
}) => {
  const pack = "packId=PK-KM-NS-CABIN&step=1";
  await signIn(page, shop, "newstarter@kestrel.example");
  const asked = await openCounting(page, `${shop.url}/packDetailsPage?${pack}`);
  expect(asked).toEqual([]);
  const card = page.locator("#quick-KM-1201");
  const item = page.locator(".item");
  if (javaScriptEnabled === false) {
    await seePicture(page, backOf(card));
    await page.goto(`${shop.url}/packItem?${pack}&style=KM-1201`);
    return seePicture(page, backOf(item));
  }
  await backOf(card).click();
  await expect(shownBack(card)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/packItem?${pack}&style=KM-1201`);
  await page.waitForLoadState("networkidle");
  await expect(item.getByRole("img", { name: /, back$/ })).toHaveCount(0);
  await backOf(item).click();
  await expect(item.getByRole("img", { name: /, back$/ })).toBeVisible();
  expect(await problems()).toEqual([]);
});
