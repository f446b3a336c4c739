import type { Page } from "@playwright/test";
import type { RunningShop } from "../host";
import { pickRadio } from "../pack-steps";
import { expect, signIn, test } from "../shop";

const ITEM = "/packItem?packId=PK-KM-NS-CABIN&step=1&style=KM-1201";
const open = (page: Page, shop: RunningShop) => signIn(page, shop, "newstarter@kestrel.example", ITEM);

const bar = (page: Page) => page.locator(".bar");
const button = (page: Page) => page.getByRole("button", { name: "ADD TO BUNDLE" });

test("[PK-04] on a phone the button of an item's page is at the foot of the window, and covers nothing", async ({
  page,
  shop,
  problems,
}) => {
  await open(page, shop);
  await expect(button(page)).toHaveCount(1);
  const atFoot = async () => {
    const { y, height } = (await bar(page).boundingBox())!;
    return Math.round(y + height) === page.viewportSize()!.height;
  };
  expect(await atFoot()).toBe(true);
  expect(await problems()).toEqual([]);

  // What has the focus is never under it.
  await page.getByRole("link", { name: "Suiting" }).first().focus();
  const hidden: string[] = [];
  const names: string[] = [];
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement!;
      const foot = document.querySelector(".bar")!;
      const [its, bars] = [element, foot].map((one) => one.getBoundingClientRect());
      const meets = its!.bottom > bars!.top && its!.top < bars!.bottom;
      return {
        name: element.getAttribute("name") ?? element.textContent,
        under: meets && !foot.contains(element),
      };
    });
    names.push(seen.name ?? "");
    if (seen.under) hidden.push(seen.name ?? "");
  }
  expect(hidden).toEqual([]);
  expect(names).toContain("quantity");
  expect(names.indexOf("intent")).toBeGreaterThan(names.indexOf("quantity"));

  // At the end of the form it stays above the bundle summary.
  await page.locator("#summary").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(async () => {
    const { y, height } = (await bar(page).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await page.locator("#summary").boundingBox())!.y);
  }).toPass();
});

test("[PK-04] in a low or a wide window the button stands after the fields", async ({ page, shop }) => {
  await open(page, shop);
  for (const window of [
    { width: 320, height: 256 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(window);
    await expect(bar(page)).toHaveCSS("position", "static");
    const { y } = (await bar(page).boundingBox())!;
    const note = (await page.getByText("Add a note").boundingBox())!;
    expect(y).toBeGreaterThan(note.y + note.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
  }
});

test("[PK-04] Enter adds the item, and its change is saved by the same bar", async ({
  page,
  freshShop: shop,
}) => {
  await open(page, shop);
  await pickRadio(page, "12");
  await page.getByLabel("Number of bars").press("Enter");
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-NS-CABIN&step=1`);
  await page
    .getByRole("link", { name: /^Change/ })
    .first()
    .click();
  await expect(bar(page).getByRole("button", { name: "SAVE CHANGE" })).toBeInViewport();
  await bar(page).getByRole("link", { name: "Keep it as it is" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Suiting");
});
