import type { Locator, Page, Request } from "@playwright/test";
import { awake } from "../awake";
import type { RunningShop } from "../host";
import { accessProblems, expect, signIn, test } from "../shop";
import { startVisit } from "../start-visit";

const WEARER = "wearer@lanternbridge.example";
const WIDE = "To search for content, type a keyword and press enter";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const fieldOf = (page: Page) => dialogOf(page).getByRole("searchbox");

/** Somebody who has signed in, and the field of the header. */
async function atHome(page: Page, shop: RunningShop): Promise<Locator> {
  await signIn(page, shop, WEARER);
  await awake(page);
  return page.getByRole("searchbox", { name: "Search", exact: true });
}

/** What the search was asked for, in order. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    // As it opens it asks for the categories, which is no search.
    if (!pathname.endsWith("/global-search") || !searchParams.has("_data") || !searchParams.has("search"))
      return;
    asked.push(`${searchParams.get("search")} ${searchParams.get("currentPage") ?? 0}`);
  });
  return asked;
}

test("[SR-01] [SR-03] it opens with its placeholder and the categories, and has them again when the field is cleared", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, WEARER);
  await awake(page);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("placeholder", "Type a keyword and press enter");
  const colour = () => field.evaluate((box) => getComputedStyle(box, "::placeholder").color);
  expect(await colour()).not.toBe("rgba(0, 0, 0, 0)");
  const categories = dialogOf(page).getByRole("navigation", { name: "Categories" });
  await expect(categories.getByRole("link").first()).toBeVisible();
  expect(await accessProblems(page)).toEqual([]);
  await field.fill("shirt");
  await expect(dialogOf(page).getByRole("heading", { name: "Top results" })).toBeVisible();
  await expect(categories).toHaveCount(0);
  await field.fill("");
  await categories.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe("at 1280 px", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("[SR-01] it opens from the right at 900 px, closes with Escape and gives the focus back", async ({
    page,
    shop,
  }) => {
    const box = await atHome(page, shop);
    await box.click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveAttribute("placeholder", WIDE);
    // It slides in.
    await expect.poll(() => dialogOf(page).boundingBox()).toEqual({ x: 380, y: 0, width: 900, height: 900 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    expect(await accessProblems(page)).toEqual([]);
    await fieldOf(page).pressSequentially("shirt");
    await expect(dialogOf(page).getByRole("heading", { name: "Top results" })).toBeVisible();
    expect(await accessProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe("hidden");
    // Closing clears what was found.
    await box.press("ArrowDown");
    await expect(fieldOf(page)).toHaveValue("");
    await expect(dialogOf(page).getByRole("heading")).toHaveCount(1);
    await dialogOf(page).getByRole("link", { name: "Close search" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test("[SR-01] the uniform shop asks while somebody types, one question at a time, and shows the last", async ({
    page,
    shop,
  }) => {
    const box = await atHome(page, shop);
    const asked = listen(page);
    let answerFirst = () => {};
    const held = new Promise<void>((go) => (answerFirst = go));
    await page.route(/global-search\?search=b(&|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await box.click();
    await expect(fieldOf(page)).toBeFocused();
    // A slow telephone: keys come faster than the page is drawn.
    const device = await page.context().newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await fieldOf(page).pressSequentially("blazer");
    await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect.poll(() => asked).toEqual(["b 0"]);
    answerFirst();
    await expect(dialogOf(page).getByRole("heading", { name: /^Top result/i })).toBeVisible();
    // The answer to "b" came late and was never shown; of the letters between nobody was asked.
    expect(asked).toEqual(["b 0", "blazer 0"]);
    await expect(dialogOf(page).getByRole("link", { name: /^View all results/ })).toHaveText(
      "View all results for ‘blazer’",
    );
    await fieldOf(page).fill("");
    await expect(dialogOf(page).getByRole("heading")).toHaveCount(1);
    await expect(dialogOf(page).getByRole("status")).toHaveText("");
    expect(asked).toHaveLength(2);
    await fieldOf(page).pressSequentially("qzxjw");
    await expect(dialogOf(page).getByRole("status")).toHaveText("We found 0 results for 'qzxjw'.");
  });

  test("[SR-01] [SR-02] the wholesale shop asks when Enter is pressed, from two letters on; pages turn in place", async ({
    page,
    shop,
  }) => {
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    await signIn(page, wholesale, "buyer@harrowstreet.example");
    await awake(page);
    const asked = listen(page);
    await page.getByRole("searchbox", { name: "Search the catalogue" }).click();
    await fieldOf(page).pressSequentially("s");
    await page.keyboard.press("Enter");
    await fieldOf(page).pressSequentially("hirt");
    expect(asked).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByText(/^Showing 1-10 of 1\d results$/)).toBeVisible();
    await dialogOf(page).getByRole("link", { name: "Next page" }).click();
    await expect(dialogOf(page).getByRole("status")).toHaveText(/^Showing 11-1\d of 1\d results\.$/);
    await expect(dialogOf(page).getByRole("heading", { name: "Top results" })).toBeFocused();
    // Another term begins at its first page again; the keys of telephones mean Enter.
    await fieldOf(page).fill("boot");
    await fieldOf(page).dispatchEvent("keyup", { key: "Go" });
    await expect(dialogOf(page).getByRole("link", { name: "View all results for ‘boot’" })).toBeVisible();
    expect(asked).toEqual(["shirt 0", "shirt 1", "boot 0"]);
    await dialogOf(page).getByRole("link", { name: "boot", exact: true }).click();
    await expect(page).toHaveURL(/\/search\/boot$/);
    await expect(dialogOf(page)).toHaveCount(0);
    // Back to where it was opened: it stays closed.
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test("[SR-01] it opens over a keyed visit's search, and its links keep the key", async ({
    page,
    freshShop: shop,
  }) => {
    const start = await startVisit(shop, "wearer@korraline.example", "https://buyer.example/return");
    await page.goto(shop.url + start);
    await page.goto(page.url().replace("/orderUniform", "/search"));
    await awake(page);
    await page.getByRole("searchbox", { name: "Search", exact: true }).click();
    await fieldOf(page).pressSequentially("sock");
    await dialogOf(page)
      .getByRole("link", { name: /^View all results/ })
      .click();
    await expect(page).toHaveURL(/\/s\/[\w-]+\/search\/sock$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for ‘sock’");
  });

  test("[SR-01] a session that ended leads to the sign-in page", async ({
    page,
    context,
    freshShop: shop,
  }) => {
    const box = await atHome(page, shop);
    await box.click();
    await expect(fieldOf(page)).toBeFocused();
    // What the dialog asks for as it opens has come: otherwise that would lead away before anything is typed.
    await expect(dialogOf(page).getByRole("navigation", { name: "Categories" })).toBeVisible();
    await context.clearCookies();
    await fieldOf(page).pressSequentially("s");
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fglobal-search/);
  });
});

test("[SR-01] it is 900 px wide, and as wide as the window at 768 px or narrower", async ({ page, shop }) => {
  await signIn(page, shop, WEARER);
  await awake(page);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const widths = { 390: 390, 768: 768, 769: 769, 899: 899, 901: 900 };
  for (const [window, width] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(window), height: 844 });
    await expect
      .poll(() => dialogOf(page).boundingBox())
      .toEqual({ x: Number(window) - width, y: 0, width, height: 844 });
    await expect(fieldOf(page)).toHaveAttribute(
      "placeholder",
      Number(window) > 768 ? WIDE : "Type a keyword and press enter",
    );
  }
});

test.describe("without a network", () => {
  test.use({ viewport: { width: 1280, height: 900 }, alsoExpected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("[SR-01] [SH-09] offline the dialog says so and asks again when told to", async ({
    page,
    context,
    shop,
  }) => {
    const box = await atHome(page, shop);
    await box.click();
    await fieldOf(page).pressSequentially("shirt");
    await expect(dialogOf(page).getByRole("heading", { name: "Top results" })).toBeVisible();
    await context.setOffline(true);
    await fieldOf(page).fill("blouse");
    const words = dialogOf(page).getByRole("alert");
    await expect(words).toContainText("You are offline");
    await expect(words).toContainText("The server did not respond, please try again later.");
    await expect(fieldOf(page)).toHaveValue("blouse");
    await context.setOffline(false);
    await dialogOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialogOf(page).getByRole("link", { name: "View all results for ‘blouse’" })).toBeVisible();
  });

  test("[SR-01] an API that cannot answer is told of in the dialog, not in its place", async ({
    page,
    shop,
  }) => {
    const box = await atHome(page, shop);
    await page.route(/global-search\?search=s.*_data/, (route) => route.abort());
    await box.click();
    await fieldOf(page).fill("s");
    await expect(dialogOf(page).getByRole("alert")).toContainText("No answer");
    await page.unroute(/global-search\?search=s.*_data/);
    await dialogOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialogOf(page).getByRole("heading", { name: "Top results" })).toBeVisible();
  });

  test("[SR-01] a dialog whose code cannot be had leaves the page as it was", async ({
    page,
    context,
    shop,
  }) => {
    await signIn(page, shop, WEARER);
    await awake(page);
    await context.setOffline(true);
    const box = page.getByRole("searchbox", { name: "Search", exact: true });
    await box.click();
    await box.pressSequentially("shirt");
    await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
    await expect(box).toHaveValue("shirt");
    await context.setOffline(false);
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\/shirt$/);
  });
});
