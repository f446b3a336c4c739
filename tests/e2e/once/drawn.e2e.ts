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
