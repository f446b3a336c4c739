import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { PASSWORD } from "../places";
import { expect, test } from "../shop";

const WEARER = "wearer@korraline.example";

// A style of a stranger has no nonce, and the browser reports it.
test.use({ alsoExpected: /Content Security|Applying inline style/ });

/** Sends the pages of the shop changed, as if somebody had changed them before scripts came. */
const change = (page: Page, edit: (html: string) => string) =>
  page.route(/\/login/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: edit(await answer.text()) });
  });

const FOREIGN = `<style class="dark">.dark{}</style>`;
const CHANGES: Record<string, (html: string) => string> = {
  "a style before all of head": (html) => html.replace(/<head[^>]*>/, (head) => head + FOREIGN),
  "a script and a meta before all of head": (html) =>
    html.replace(/<head[^>]*>/, (head) => `${head}<script type="text/plain"></script><meta name="dark">`),
  "a style in the middle of head": (html) => html.replace("<title>", `${FOREIGN}<title>`),
  "a style at the end of head": (html) => html.replace("</head>", `${FOREIGN}</head>`),
  "attributes of html, head and body": (html) =>
    html
      .replace("<html", `<html class="dark"`)
      .replace("<head", `<head class="dark"`)
      .replace("<body", `<body data-dark="on"`),
};

for (const [what, edit] of Object.entries(CHANGES)) {
  test(`[SH-12] scripts take over a page with ${what}, and what is typed before stays`, async ({
    page,
    shop,
  }) => {
    await change(page, edit);
    // The first visit has its styles in the page, the second links to them.
    for (const visit of ["first", "second"]) {
      let go = () => {};
      const typed = new Promise<void>((done) => (go = done));
      await page.route(/\/build\/.*\.js$/, async (route) => {
        await typed;
        await route.continue();
      });
      await page.goto(`${shop.url}/login`, { waitUntil: "commit" });
      await page.getByLabel("Email").fill(WEARER);
      const field = await page.getByLabel("Email").elementHandle();
      go();
      await awake(page);
      await expect(page.getByLabel("Email"), visit).toHaveValue(WEARER);
      // It is the same field: nothing was drawn anew.
      expect(await field.evaluate((element) => element.isConnected), visit).toBe(true);
      await page.unroute(/\/build\/.*\.js$/);
    }
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Sign in");
  });
}
