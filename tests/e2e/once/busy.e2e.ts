import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { expect, signIn, test } from "../shop";

/** The seam along the tape, as the browser draws it at this moment. */
const seam = (page: Page) =>
  page.evaluate(() => {
    const { content, position, opacity, animationName } = getComputedStyle(
      document.querySelector(".tape")!,
      "::after",
    );
    return content === "none" ? undefined : { position, opacity, animationName };
  });

/** What screen readers are told of it. */
const note = (page: Page) => page.locator("p.vh[aria-live=polite]");

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`[SH-10] a seam shows that a page is on its way, where one waits for it (motion: ${reducedMotion})`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await signIn(page, shop, "wearer@kestrel.example");
    await awake(page);
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route(/_data=/, async (route) => {
      await held;
      await route.continue();
    });
    expect(await seam(page)).toBeUndefined();
    const main = page.locator("main");
    const before = await main.boundingBox();
    const link = page.locator(".hero .btn, .pack .btn").first();
    await link.click();
    await expect.poll(() => seam(page)).toMatchObject({ position: "fixed", opacity: "1" });
    expect((await seam(page))!.animationName).toBe(
      reducedMotion === "reduce" ? "busy-late" : "busy-late, busy-run",
    );
    expect(await main.boundingBox()).toEqual(before);
    expect(await link.evaluate((element) => getComputedStyle(element).transform)).not.toBe("none");
    await expect(note(page)).toHaveText("Loading the page");
    answer();
    await expect(page).not.toHaveURL(/\/$/);
    await expect.poll(() => seam(page)).toBeUndefined();
    await expect(note(page)).toBeEmpty();
  });
}

test.describe("a page that fails", () => {
  test.use({ alsoExpected: /ERR_FAILED/ });

  test("[SH-10] screen readers are told of a page only once it is late, and of one that fails no more", async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await signIn(page, shop, "wearer@kestrel.example");
    await awake(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route(/_data=/, async (route) => {
      await held;
      await route.abort();
    });
    await page.locator(".hero .btn, .pack .btn").first().click();
    await expect(page.locator("html[data-busy]")).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(note(page)).toBeEmpty();
    await page.clock.runFor(200);
    await expect(note(page)).toHaveText("Loading the page");
    answer();
    await page.clock.resume();
    await expect(page.locator("html[data-busy]")).toHaveCount(0);
    await expect(note(page)).toBeEmpty();
  });
});
