import type { Locator } from "@playwright/test";
import { expect, signIn, test } from "../shop";

const topOf = async (part: Locator) => Math.round((await part.boundingBox())!.y);

test("[SH-08] the drawings of the contacts have the colour of their theme", async ({ page, shop }) => {
  const hosts = { localhost: "rgb(229, 243, 64)", "wholesale.localhost": "rgb(255, 151, 54)" };
  const people = { localhost: "wearer@kestrel.example", "wholesale.localhost": "buyer@harrowstreet.example" };
  for (const host of ["localhost", "wholesale.localhost"] as const) {
    const at = { ...shop, url: shop.url.replace("localhost", host) };
    await signIn(page, at, people[host]);
    await expect(page.locator(".contact .ic svg")).toHaveCount(3);
    const colours = await page
      .locator(".contact .ic use")
      .evaluateAll((uses) => uses.map((use) => getComputedStyle(use).color));
    expect(new Set(colours)).toEqual(new Set([hosts[host]]));
  }
  const file = await (await fetch(`${shop.url}/icons/mail.svg`)).text();
  expect(file).toContain('id="icon"');
  expect(file).toContain('stroke="currentColor"');
});

test("[PK-02] the first card and the bundle summary start on one line, on a step and on an item's page", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const step = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=2";
  await signIn(page, shop, "newstarter@kestrel.example", step);
  const summary = page.locator("#summary");
  expect(await topOf(page.locator(".pc").first())).toBe(await topOf(summary));
  await page.locator(".pc h3 a").first().click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  expect(await topOf(page.locator(".item .th").first())).toBe(await topOf(summary));
});

test("[SI-01] beside the sign-in form hang garments, in a strip above it on a phone", async ({
  page,
  shop,
}) => {
  const loaded: number[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/medias/")) loaded.push((await response.body()).length);
  });
  await page.goto(`${shop.url}/login`);
  const rail = page.locator(".wall");
  const form = page.getByRole("heading", { name: "Sign in", exact: true });
  expect(await topOf(rail)).toBeLessThan(await topOf(form));
  expect((await rail.boundingBox())!.height).toBeLessThan(110);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await rail.boundingBox())!.x).toBeGreaterThan(600);
  await expect(rail.getByText("1800 160 401")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loaded).toHaveLength(4);
  expect(loaded.reduce((sum, bytes) => sum + bytes)).toBeLessThan(40 * 1024);
  await page.goto(`${shop.url.replace("localhost", "wholesale.localhost")}/login`);
  await expect(page.locator(".org")).toHaveText("KitroomWholesale");
});

test("[SH-01] text of twice the size grows as a whole, and no page gets wider than its window", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example");
  for (const path of [
    "/",
    "/product/LB-2102/mens-stretch-chino",
    "/packDetailsPage?packId=PK-LB-WARDROBE&step=1",
  ]) {
    await page.goto(shop.url + path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const seen = await page.evaluate(() => ({
      text: getComputedStyle(document.body).fontSize,
      over: document.documentElement.scrollWidth - innerWidth,
    }));
    expect([path, seen]).toEqual([path, { text: "32px", over: 0 }]);
  }
});

test("[PK-04] the sizes of an item stand on a phone's first screen, and its picture is large on a desk", async ({
  page,
  shop,
}) => {
  const item = "/packItem?packId=PK-KM-NS-CABIN&step=1&style=KM-1201";
  await signIn(page, shop, "newstarter@kestrel.example", item);
  const sizes = page.locator("main label.stk");
  expect(await topOf(sizes.first())).toBeLessThan(700);
  // The ring around a focused size is 4 px outside of it; the box that scrolls would cut it off.
  const box = (await page.locator("main .scroll").first().boundingBox())!;
  expect((await sizes.first().boundingBox())!.x - box.x).toBeGreaterThanOrEqual(4);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await page.locator(".item .th").first().boundingBox())!.width).toBeGreaterThan(200);
});

test("[SR-07] the size guide is a table on a phone too, and a narrow one on a desk", async ({
  page,
  shop,
}) => {
  const width = async () => (await page.locator("main table").first().boundingBox())!.width;
  await signIn(page, shop, "wearer@kestrel.example", "/size-guide/womens_numeric");
  const row = page.locator("main tbody tr").first();
  expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe("table-row");
  expect(await width()).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await width()).toBeLessThanOrEqual(640);
});

test("[SR-07] number and button of a product stand on one line", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
  const button = page.getByRole("button", { name: "ADD TO CART" });
  const apart = (await topOf(page.locator("main .qty").first())) - (await topOf(button));
  expect(Math.abs(apart)).toBeLessThanOrEqual(1);
});

test("[PK-01] the packs fill the width of a desk, and the bar of a step that of a phone", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/packDetailsPage?packId=PK-KM-PTS-CABIN&step=1");
  const bar = (await page.locator(".bar").boundingBox())!;
  expect([bar.x, bar.width]).toEqual([0, 390]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${shop.url}/orderUniform`);
  const pack = (await page.getByRole("article").first().boundingBox())!;
  expect(pack.x + pack.width).toBeGreaterThan(1200);
});
