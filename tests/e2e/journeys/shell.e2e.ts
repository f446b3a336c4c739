import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { pickRadio } from "../pack-steps";
import { copyOfSeed, expect, forgetCookies, signIn, test, WINDOWS } from "../shop";
import { startVisit } from "../start-visit";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => page.locator("details.menu > summary");
const account = (page: Page) => page.locator('summary[aria-label^="Account"]');

/** The names of the links in a part of the page. */
const linksIn = (page: Page, name: string) =>
  page.getByRole("navigation", { name }).getByRole("link").allTextContents();

/** Holds the requests to the sign-in page; the result lets them go on. */
async function holdSignIn(page: Page): Promise<() => Promise<void>> {
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  await page.route(/\/login/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    goOn();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("[SH-03] [SH-09] [SH-10] before sign-in, pages have no header, the loader ends, and banners show their severity", async ({
  page,
  browser,
  context,
  shop,
  problems,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false;
  for (const path of ["/reg/new", "/register/KM-JOIN", "/expired?token=x&type=EMAIL", "/forgot-password"]) {
    await page.goto(shop.url + path);
    await expect(heading(page)).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    await expect(page.locator("a.logo")).toHaveCount(0);
  }

  const abroad = await browser.newContext({ locale: "en-NZ", javaScriptEnabled: scripted });
  for (const [screen, text] of [
    [page, "Loading your uniform shop"],
    [await abroad.newPage(), "Loading your uniform store"],
  ] as const) {
    await screen.goto(`${shop.url}/punchout-loading`);
    await expect(heading(screen)).toHaveText(text);
    await expect(
      screen.getByText("This may take a few moments. Please leave this browser window open."),
    ).toBeVisible();
    await expect(header(screen)).toHaveCount(0);
  }
  await abroad.close();
  expect(await problems()).toEqual([]);

  // A refused request also ends the loader.
  await page.goto(`${shop.url}/login`);
  await expect(header(page)).toHaveCount(0);
  await page.getByLabel("Email").fill("wearer@kestrel.example");
  await page.getByLabel("Password").fill("not the password");
  const loader = page.locator("html[data-busy]");
  const submit = page.getByRole("button", { name: "SIGN IN" });
  if (scripted) {
    await awake(page);
    const goOn = await holdSignIn(page);
    await submit.click();
    await expect(loader).toHaveCount(1);
    await goOn();
  } else await submit.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(loader).toHaveCount(0);

  await page.goto(`${shop.url}/help/delivery`);
  await expect(header(page).getByRole("link", { name: "Kitroom" })).toBeVisible();
  const banners = page.locator(".ban");
  await expect(banners).toHaveText([/highway is closed/i, /long weekend/, /^Tracking shows/]);
  await expect(banners.locator("svg")).toHaveCount(3);
  // Pink with red text, white, grey.
  await expect(banners.nth(0)).toHaveCSS("background-color", "rgb(255, 232, 233)");
  await expect(banners.nth(0)).toHaveCSS("color", "rgb(167, 32, 37)");
  await expect(banners.nth(0)).toHaveRole("alert");
  await expect(banners.nth(1)).toHaveCSS("background-color", "rgb(254, 253, 252)");
  await expect(banners.nth(2)).toHaveCSS("background-color", "rgb(224, 227, 231)");
  expect(await problems()).toEqual([]);
  if (!scripted) return;
  await awake(page);
  const offline = page.getByText("You are offline.", { exact: false });
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
});

for (const window of WINDOWS) {
  const narrow = window.width < 992;
  test(`[SH-03] [SH-04] [SH-05] [SH-11] the header leads to the account and the notices, at ${window.width} px`, async ({
    page,
    shop,
    problems,
    javaScriptEnabled,
  }) => {
    const scripted = javaScriptEnabled !== false;
    await page.setViewportSize(window);
    await signIn(page, shop, "wearer@saltbush.example");
    if (scripted) await awake(page);
    await expect(header(page).getByRole("link", { name: "Kitroom" })).toBeVisible();
    await expect(header(page).getByRole("link", { name: /^Cart, / })).toBeVisible();
    await expect(menu(page)).toBeVisible({ visible: narrow });
    await expect(account(page)).toBeVisible({ visible: !narrow });
    await expect(page.getByRole("navigation", { name: "Site" })).toBeVisible({ visible: !narrow });

    const opener = narrow ? menu(page) : account(page);
    const panel = page.locator("details[open] > .drop-panel");
    const open = async () => {
      await opener.click();
      await expect(panel).toBeVisible();
    };
    const lock = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === "hidden");
    await open();
    expect(await lock()).toBe(narrow);
    expect(await problems()).toEqual([]);
    if (narrow) {
      expect(await linksIn(page, "Menu")).toEqual(
        expect.arrayContaining(["Home", "My packs", "Catalogue", "Orders", "Profile"]),
      );
    }
    for (const [name, path] of [
      ["Profile", "profile"],
      ["Login and security", "login-security"],
      ["Delivery and shipping", "delivery-and-shipping"],
      ["Billing and payments", "payment-details"],
    ] as const) {
      await expect(panel.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        `/my-account/${path}`,
      );
    }
    await expect(panel.getByRole("button", { name: "Sign out" })).toBeVisible();
    // The summary closes it; with scripts, so does a click outside.
    if (scripted && !narrow) await page.mouse.click(20, 600);
    else await opener.click();
    await expect(panel).toHaveCount(0);
    expect(await lock()).toBe(false);

    // A mark that is lost when another document loads.
    if (scripted) await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const sameDocument = () => page.evaluate(() => "sameDocument" in globalThis);
    for (const [name, title] of [
      ["Profile", "Profile"],
      ["Delivery and shipping", "Delivery and shipping"],
      ["Login and security", "Login and security"],
    ] as const) {
      await open();
      await panel.getByRole("link", { name, exact: true }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(panel).toHaveCount(0);
      expect(await lock()).toBe(false);
      if (scripted) expect(await sameDocument()).toBe(name !== "Login and security");
    }

    const notices = header(page).getByRole("link", { name: /^Notices/ });
    const fresh = /, (9\+|\d+) new$/.exec((await notices.getAttribute("aria-label")) ?? "")?.[1] ?? "0";
    await notices.click();
    await expect(heading(page)).toHaveText("Notices");
    await expect(
      page.getByText(new RegExp(`^${fresh === "9+" ? "\\d\\d+" : fresh} unread of \\d+\\.`)),
    ).toBeVisible();
  });
}

test("[SH-01] [SH-02] [SH-03] [SH-06] the wholesale shop has its own look, links, search bar and salutation", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await page.setViewportSize(WINDOWS[1]);
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  await signIn(page, wholesale, "buyer@harrowstreet.example", "/my-account/profile");
  await expect(page.getByLabel("First name")).toHaveValue("Marguerite");
  await page.getByLabel(/Preferred name/).fill("Maggie");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await expect(account(page)).toHaveText("Marguerite");

  expect(await linksIn(page, "Site")).toEqual(["Home", "Store packs", "Catalogue", "Bulk order", "Orders"]);
  const bar = page.getByRole("searchbox", { name: "Search the catalogue" });
  await expect(bar).toHaveAttribute("placeholder", "Style code or name");
  await page.getByRole("link", { name: "Home" }).click();
  await expect(heading(page)).toHaveText("Hello, Marguerite");
  await expect(page.getByText("Stock your shelves with workwear that lasts.")).toBeVisible();
  await expect(page.locator(".hero")).toHaveCount(0);
  expect(await linksIn(page, "Quick links")).toEqual([
    expect.stringMatching(/^1Catalogue/),
    expect.stringMatching(/^2Your cart/),
    expect.stringMatching(/^3Exchange or return/),
    expect.stringMatching(/^4Track an order/),
  ]);
  expect(await problems()).toEqual([]);
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: /^3/ }).click();
  await expect(page).toHaveURL(`${wholesale.url}/exchange-return?returns=true`);
  await expect(heading(page)).toBeVisible();
  await expect(bar).toHaveCount(0);

  // The same page has another theme in each shop.
  const look = () => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(`${wholesale.url}/terms-and-conditions`);
  const dark = await look();
  await page.goto(`${shop.url}/terms-and-conditions`);
  await expect(bar).toHaveCount(0);
  expect(await look()).not.toBe(dark);

  // Onboarding has a header only in the wholesale shop: the logo alone.
  await forgetCookies(page);
  for (const [at, headers] of [
    [wholesale, 1],
    [shop, 0],
  ] as const) {
    await signIn(page, at, "firstlogin@kestrel.example");
    await expect(page).toHaveURL(`${at.url}/customer-onboarding`);
    await expect(header(page)).toHaveCount(headers);
    await expect(header(page).getByRole("link")).toHaveCount(headers);
  }
});

test("[SH-01] [SH-02] [SH-06] [SH-07] [SH-08] home greets by region and preferred name, with numbered links and contacts", async ({
  page,
  shop,
  problems,
}) => {
  await page.setViewportSize(WINDOWS[1]);
  const quick = page.getByRole("navigation", { name: "Quick links" });
  const hero = page.locator(".hero");
  for (const { who, greeting, welcome, third } of [
    {
      who: "approver.nz@kestrel.example",
      greeting: "Hello, Hemi",
      welcome: "Kia ora. Choose your uniform in a few steps.",
      third: /^3Exchanges and returns/,
    },
    {
      who: "lapsing@kestrel.example",
      greeting: "Hello, Sunny",
      welcome: "G'day. Choose your uniform in a few steps.",
      third: /^3Exchange or return/,
    },
  ]) {
    await forgetCookies(page);
    await signIn(page, shop, who);
    // Where orders wait for a decision, the home page begins with them instead of the hero.
    await expect(page.getByRole("main").getByText(greeting)).toBeVisible();
    await expect(page.getByRole("main").getByText(welcome)).toBeVisible();
    await expect(quick.getByRole("link")).toHaveText([
      /^1Choose my pack/,
      /^2Order uniform/,
      third,
      /^4Track an order/,
    ]);
    const exchange = quick.getByRole("link").nth(2);
    await expect(exchange).toHaveAttribute("href", "/exchange-return;returns=true");
    await exchange.click();
    await expect(page).toHaveURL(`${shop.url}/exchange-return?returns=true`);
    await expect(hero).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Call us" })).toHaveCount(0);
  }
  await expect(page.getByRole("searchbox", { name: "Search", exact: true })).toHaveAttribute(
    "placeholder",
    "I’m looking for...",
  );
  expect(await linksIn(page, "Site")).toEqual(
    expect.arrayContaining(["Home", "My packs", "Catalogue", "Orders"]),
  );

  await page.goto(`${shop.url}/home`);
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Hello, Sunny");
  const contacts = page.locator("section.contact");
  await expect(contacts).toHaveCount(3);
  for (const [index, [title, description, link, address]] of [
    ["Call us", "Weekdays from 8 am to 6 pm in Melbourne.", "1800 160 401", "tel:1800160401"],
    ["Write to us", "We answer within one working day.", "Email us", "/contact-us"],
    ["Find your size", "Check your size before you order.", "Size guide", "/help/size-guide"],
  ].entries()) {
    const contact = contacts.nth(index);
    await expect(contact.locator("svg")).toBeVisible();
    await expect(contact.getByRole("heading", { name: title })).toBeVisible();
    await expect(contact.getByText(description!)).toBeVisible();
    await expect(contact.getByRole("link", { name: link })).toHaveAttribute("href", address!);
  }
  expect(await problems()).toEqual([]);
  await contacts.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(`${shop.url}/contact-us`);
});

test("[SH-03] [SH-12] ordering for somebody closes one's own pages; the checkout and a requisition have only the logo", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "approver@korraline.example", "/proxy-order?search=marchetti");
  await page.getByRole("button", { name: "Order for Dane" }).click();
  await expect(heading(page)).toHaveText("Dane’s packs");
  await menu(page).click();
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Orders", exact: true })
    .click();
  await expect(page).toHaveURL(/\/order-in-progress\?/);
  await expect(heading(page)).toHaveText("Order in progress");

  await page.goto(`${shop.url}/product/KC-5002/x`);
  await pickRadio(page, "L");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(heading(page)).toHaveText(/^Dane’s cart/);
  await page.goto(`${shop.url}/checkout/review-order`);
  await expect(header(page).getByRole("link")).toHaveText(["Kitroom"]);
  await expect(menu(page)).toHaveCount(0);
  await expect(account(page)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Site" })).toHaveCount(0);

  await page.goto(`${shop.url}/no/such/page`);
  await expect(heading(page)).toHaveText("Page not found");
  await expect(menu(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms and conditions" }).click();
  await expect(page).toHaveURL(`${shop.url}/terms-and-conditions`);
  await expect(heading(page)).toHaveText("Terms and conditions");
  await expect(heading(page)).toBeInViewport();

  await page.goto(
    shop.url + (await startVisit(shop, "wearer@korraline.example", "https://buyer.example/return")),
  );
  await expect(page).toHaveURL(/\/orderUniform$/);
  await expect(header(page).getByRole("link")).toHaveText(["Kitroom", /Cart/, "Cancel requisition"]);
  await expect(menu(page)).toHaveCount(0);
  await header(page).getByRole("link", { name: "Cancel requisition" }).click();
  await expect(heading(page)).toHaveText("Cancel requisition");
});

const CHAT = "https://chat.example/widget.js";
const SIZES = "https://sizes.example/fit.js";

test("[SH-13] chat and size fitting load only for units that have them, and not on the sign-in page", async ({
  page,
  javaScriptEnabled,
}) => {
  // The scripts of others are not part of the shop.
  const asked: string[] = [];
  await page.route(/^https:\/\/(chat|sizes)\.example\//, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: "text/javascript",
      body: "document.body.append(Object.assign(document.createElement('aside'), { textContent: 'Chat with us' }))",
    });
  });
  const shop = await copyOfSeed({ CHATBOT_SCRIPT_URL: CHAT, SIZE_FITTING_SCRIPT_URL: SIZES });
  try {
    const helpers = page.locator('script[src*=".example/"]');
    await signIn(page, shop, "wearer@kestrel.example");
    await expect(helpers).toHaveCount(0);
    await forgetCookies(page);
    await signIn(page, shop, "wearer@korraline.example");
    await expect(helpers).toHaveCount(2);
    if (javaScriptEnabled !== false) {
      await expect(page.getByText("Chat with us")).toHaveCount(2);
      expect(asked.sort()).toEqual([CHAT, SIZES]);
    }
    await menu(page).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    await expect(helpers).toHaveCount(0);
    await expect(page.getByText("Chat with us")).toHaveCount(0);
  } finally {
    await page.close();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  }
});
