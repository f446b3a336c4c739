import { expect, signIn, test } from "../shop";
import type { Page } from "@playwright/test";

/** What the pictures in the first view show. */
const shown = (page: Page) =>
  page.locator("main img").evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
      .map((one) => [new URL(one.currentSrc || one.src).pathname, one.complete && one.naturalWidth > 0]),
  );

test("[SR-06] pictures that fail give way to the default one", async ({ page, shop }) => {
  await signIn(page, shop, "wearer@kestrel.example", "/search");
  await page.route("**/medias/**", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.reload();
  await expect
    .poll(async () => new Set((await shown(page)).map(String)))
    .toEqual(new Set(["/no-image.svg,true"]));
  // Also those that failed before the scripts came.
  await page.route("**/build/*.js", async (route) => {
    await failed;
    await route.continue();
  });
  const failed = page.waitForEvent("requestfinished", (request) => request.url().includes("/medias/"));
  await page.reload({ waitUntil: "commit" });
  await expect
    .poll(async () => new Set((await shown(page)).map(String)))
    .toEqual(new Set(["/no-image.svg,true"]));
  await page.unroute("**/build/*.js");
  // A picture that comes after all is shown.
  await page.unroute("**/medias/**");
  await page.reload();
  await expect
    .poll(async () => (await shown(page)).every(([path, there]) => there && path !== "/no-image.svg"))
    .toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[SR-06] a picture that the shop does not have is the default one", async ({ page, shop }) => {
    const missing = await fetch(`${shop.url}/medias/none.svg`);
    expect([missing.status, missing.headers.get("content-type")]).toEqual([
      404,
      "image/svg+xml; charset=utf-8",
    ]);
    await signIn(page, shop, "wearer@kestrel.example", "/search");
    await page.route("**/medias/**", async (route) => {
      const answer = await route.fetch({ url: `${shop.url}/medias/none.svg` });
      await route.fulfill({ response: answer });
    });
    await page.reload();
    await expect.poll(async () => (await shown(page)).every(([, there]) => there)).toBe(true);
  });
});
