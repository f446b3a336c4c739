import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { awake } from "../awake";
import { endSignIn } from "../end-sign-in";
import type { RunningShop } from "../host";
import { pickRadio } from "../pack-steps";
import { PASSWORD } from "../places";
import { accessProblems, expect, signIn, test } from "../shop";
import { startVisit } from "../start-visit";

test.use({ alsoExpected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/ });

const STEP = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=2";
const WEARER = "newstarter@kestrel.example";
const BLOUSE = "Women's 3/4 sleeve blouse";
const SHIRT = "Men's long sleeve shirt";
const WAITS = "We send it when you are online again.";

/** Waits until the page is kept: its script sends choices to the worker from then on. */
const kept = (page: Page) =>
  page.waitForFunction(() => (window as Window & { keptReady?: boolean }).keptReady === true);

const card = (page: Page, name: string): Locator =>
  page.locator(".qa").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Presses Add on a card of a step, and lands on the kept page. */
async function addOffline(page: Page, name: string, size: string): Promise<void> {
  const product = card(page, name);
  await product
    .locator(".qs label")
    .filter({ hasText: new RegExp(`^${size}$`) })
    .click();
  await product.getByRole("button", { name: `Add: ${name}`, exact: true }).click();
  await expect(
    waiting(page)
      .filter({ hasText: `${name}` })
      .last(),
  ).toContainText(`, ${size}`);
}

const waiting = (page: Page) =>
  page.locator("#summary").getByRole("region", { name: "Kept on this device" }).getByRole("listitem");
const refused = (page: Page) => page.getByRole("region", { name: "Not added" }).getByRole("listitem");
/** How many pieces the shop has in the bundle. */
const inBundle = (page: Page, count: number) =>
  expect(page.locator("#summary .code").first()).toHaveText(`${count} / 3–4`);

async function openKept(page: Page, shop: RunningShop, path = STEP): Promise<void> {
  await signIn(page, shop, WEARER, path);
  await awake(page);
  await kept(page);
}

/** Another device of the same person, on which a size of a product is added so many times. */
async function addElsewhere(browser: Browser, shop: RunningShop, name: string, count: number): Promise<void> {
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const page = await elsewhere.newPage();
  await signIn(page, shop, WEARER, STEP);
  for (let added = 0; added < count; added++) {
    const product = card(page, name);
    await product.locator(".qs label").filter({ hasText: /^14$/ }).click();
    await product.getByRole("button", { name: /^Add( another)?: / }).click();
    await expect(page.getByText(/, added\./)).toBeVisible();
  }
  await elsewhere.close();
}

/** What the browser stores of packs. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const NOTHING = { caches: [], databases: [], workers: 0 };

/** The page that is open is closed, and its address is opened in a new tab. */
async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

test("[B-13] what is chosen offline in step 2 is there when the closed tab is opened again, and is sent once on return", async ({
  page: first,
  context,
  freshShop: shop,
}) => {
  await openKept(first, shop);
  await context.setOffline(true);
  await addOffline(first, BLOUSE, "12");
  await expect(first.getByText(/You are offline\. This page is as it was on/)).toBeVisible();
  await expect(first.getByRole("status").filter({ hasText: WAITS })).toContainText(
    `${BLOUSE}, Cloud White, 12`,
  );
  expect(await accessProblems(first)).toEqual([]);
  await card(first, SHIRT)
    .getByRole("button", { name: `Add: ${SHIRT}`, exact: true })
    .click();
  await expect(first.getByText("Choose a size and a colour first.")).toBeVisible();
  await addOffline(first, SHIRT, "L");
  await addOffline(first, SHIRT, "XL");
  await waiting(first)
    .last()
    .getByRole("button", { name: `Discard ${SHIRT}, Cloud White, XL` })
    .click();
  await expect(waiting(first)).toHaveCount(2);
  await expect(first.getByRole("status").filter({ hasText: "We send them when" })).not.toContainText("XL");
  const page = await reopen(first, context);
  await expect(waiting(page).last()).toContainText(SHIRT);
  // Another step was not opened, and the search would leave the page.
  await page.getByRole("button", { name: "Next: Bottoms" }).first().click();
  await expect(page.getByText("The next step is not kept on this device.")).toBeVisible();
  await page.goto(page.url().replace("step=2", "step=3"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await page.getByRole("link", { name: "Tops (Step 2 of 5), New starter pack, cabin crew" }).click();
  await page.locator("a.logo").click();
  await expect(page.getByText("That page is not kept on this device.")).toBeInViewport();
  await expect(waiting(page)).toHaveText([new RegExp(`${BLOUSE}.*12`), new RegExp(`${SHIRT}.*L`)]);
  // The look of the page is kept as well.
  expect(
    await waiting(page)
      .first()
      .evaluate((slot) => getComputedStyle(slot).display),
  ).toBe("flex");

  await context.setOffline(false);
  await expect(page.getByText(/^Added from this device: /)).toContainText(`${SHIRT}, Cloud White, L`);
  await inBundle(page, 2);
  await expect(waiting(page)).toHaveCount(0);
  await page.reload();
  await kept(page);
  await inBundle(page, 2);
  await expect(page.getByText(/^Added from this device: /)).toBeHidden();
});

test("[B-13] what cannot be added any more is listed by line in the shop's words, and can be chosen again or discarded", async ({
  page,
  context,
  browser,
  freshShop: shop,
}) => {
  await openKept(page, shop);
  await context.setOffline(true);
  await addOffline(page, BLOUSE, "12");
  await addOffline(page, BLOUSE, "16");
  await addOffline(page, SHIRT, "L");
  await addElsewhere(browser, shop, BLOUSE, 3);
  await context.setOffline(false);
  await expect(page.getByText(/^Added from this device: /)).toContainText(`${BLOUSE}, Cloud White, 12`);
  await expect(refused(page)).toHaveCount(2);
  const sentences = await refused(page).locator("p.sm").allTextContents();
  expect(sentences.join()).toMatch(/at most 4|maximum|no more/i);
  await expect(refused(page).nth(0)).toContainText(BLOUSE);
  await expect(refused(page).nth(1)).toContainText(SHIRT);
  await inBundle(page, 4);
  expect(await accessProblems(page)).toEqual([]);
  // They stay until somebody decides, and are not sent again.
  await page.reload();
  await expect(refused(page)).toHaveCount(2);
  await refused(page).nth(1).getByRole("button", { name: "Discard" }).click();
  await expect(refused(page)).toHaveCount(1);
  await refused(page).getByRole("link", { name: "Choose again" }).click();
  await expect(page).toHaveURL(/\/packItem\?.*style=KM-1001/);
  await page.goto(shop.url + STEP);
  await kept(page);
  await expect(refused(page)).toHaveCount(0);
});

test("[B-13] two tabs that are online again at once add a choice once", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await openKept(page, shop);
  const other = await context.newPage();
  await other.goto(shop.url + STEP);
  await kept(other);
  await context.setOffline(true);
  await addOffline(page, BLOUSE, "12");
  await addOffline(other, BLOUSE, "12");
  await expect(waiting(other)).toHaveCount(2);
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await inBundle(tab, 2);
    await tab.goto(shop.url + STEP);
    await kept(tab);
    await inBundle(tab, 2);
  }
});

test("[B-13] a page that the router opened is kept too, with what was added on it", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await signIn(page, shop, WEARER, "/orderUniform");
  await awake(page);
  await page.locator('a[href*="PK-KM-NS-CABIN"]').first().click();
  await kept(page);
  await page.goto(shop.url + STEP);
  await kept(page);
  const product = card(page, BLOUSE);
  await product.locator(".qs label").filter({ hasText: /^14$/ }).click();
  await product.getByRole("button", { name: `Add: ${BLOUSE}`, exact: true }).click();
  await inBundle(page, 1);
  await kept(page);
  await page.getByRole("link", { name: SHIRT, exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined);
  await context.setOffline(true);
  await pickRadio(page, "XL");
  await page.getByLabel("Comment").or(page.getByText("Add a note")).first().click();
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(waiting(page)).toContainText("XL");
  await context.setOffline(false);
  await inBundle(page, 2);
});

test("[B-13] who is signed out meanwhile signs in, and what is kept is sent", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await openKept(page, shop);
  await context.setOffline(true);
  await addOffline(page, BLOUSE, "12");
  await endSignIn(shop, context);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await page.getByLabel("Email").fill(WEARER);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await inBundle(page, 1);
});

test("[B-13] signing out forgets pages, choices and the worker; another person sees and sends nothing of them", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await openKept(page, shop);
  await context.setOffline(true);
  await addOffline(page, BLOUSE, "12");
  await context.setOffline(false);
  await inBundle(page, 1);
  expect(await stored(page)).toMatchObject({ workers: 1 });
  await page.goto(`${shop.url}/logout`);
  await page.getByRole("button", { name: "SIGN OUT" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect.poll(() => stored(page)).toEqual(NOTHING);

  // Somebody else signs in over a session that nobody ended.
  await openKept(page, shop);
  await context.setOffline(true);
  await addOffline(page, SHIRT, "L");
  await page.close();
  await context.clearCookies({ name: "kitroom" });
  await context.setOffline(false);
  const next = await context.newPage();
  await signIn(next, shop, "wearer@kestrel.example", "/");
  await expect.poll(() => stored(next)).toEqual(NOTHING);
  await context.clearCookies({ name: "kitroom" });
  await openKept(next, shop);
  await inBundle(next, 1);
});

test("[B-13] a punch-out visit keeps nothing", async ({ page, freshShop: shop }) => {
  const startPath = await startVisit(shop, "wearer@korraline.example", "https://buyer.example/return");
  await page.goto(shop.url + startPath);
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  await awake(page);
  await expect(page.locator("#summary")).toBeVisible();
  expect(await stored(page)).toEqual(NOTHING);
  expect(await page.locator('script[src^="/offline"]').count()).toBe(0);
});
