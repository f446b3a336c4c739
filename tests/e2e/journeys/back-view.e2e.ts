import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test, WINDOWS } from "../shop";

const backOf = (within: Locator | Page) => within.getByRole("checkbox", { name: /^Back view of / }).first();

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

for (const window of WINDOWS) {
  test(`[SR-06] a card in a list shows the back of its garment in the chosen colour, at ${window.width} px`, async ({
    page,
    shop,
    problems,
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
    const front = card.locator(".pic img:visible");
    const back = card.locator(".pic table:visible");
    await expect(back).toHaveCount(0);
    const label = card.getByText("Back", { exact: true });
    expect((await label.boundingBox())!.height).toBeGreaterThan(24);

    await backOf(card).press("Space");
    await expect(backOf(card)).toBeChecked();
    await expect(label).toHaveCSS("outline-style", "solid");
    await expect(back).toHaveCount(1);
    await expect(front).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(1);
    const first = await back.getAttribute("background");

    await card.locator(".sw label").nth(1).click();
    await expect(back).toHaveCount(1);
    expect(await back.getAttribute("background")).not.toBe(first);
    await expect.poll(() => asked.length).toBe(2);
    expect(await problems()).toEqual([]);
    await label.click();
    await expect(front).toHaveCount(1);
    await expect(back).toHaveCount(0);
  });
}

test("[PK-02] a card of a step and the page of its item show the back, which no form sends", async ({
  page,
  shop,
  problems,
}) => {
  const pack = "packId=PK-KM-NS-CABIN&step=1";
  await signIn(page, shop, "newstarter@kestrel.example");
  const asked = await openCounting(page, `${shop.url}/packDetailsPage?${pack}`);
  expect(asked).toEqual([]);
  const card = page.locator("#quick-KM-1201");
  await card.getByText("Back", { exact: true }).click();
  await expect(card.locator(".pic table")).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/packItem?${pack}&style=KM-1201`);
  const item = page.locator(".item");
  await expect(item.getByRole("img", { name: /, back$/ })).toHaveCount(0);
  await item.getByText("Back view", { exact: true }).click();
  await expect(backOf(item)).toBeChecked();
  await expect(item.getByRole("img", { name: /, back$/ })).toBeVisible();
  expect(await backOf(item).getAttribute("name")).toBeNull();
  expect(await problems()).toEqual([]);
});
