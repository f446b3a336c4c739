import { afterAll, beforeAll, expect, test } from "vitest";
import { place, readyCart, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront, settingsOfFile } from "../support/storefront";

const WEARER = "wearer@lanternbridge.example";
const SURVEY = "https://survey.example/after-an-order?from=kitroom&lang=en";
const SCRIPT = "https://survey.example/hook.js";

settingsOfFile({ SURVEY_URL: SURVEY, SURVEY_SCRIPT_URL: SCRIPT });

let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(WEARER);
});
afterAll(() => shop.api.close());

test("[FW-03] a survey is a plain link after an order", async () => {
  const cart = await readyCart(shop.api, WEARER, { [await skuOf(shop.api, "LB-2201")]: 1 });
  const { code } = (await place(shop.api, WEARER, cart)).body;
  const html = await main(await shop.request(`/order-confirmation?code=${code}`, { cookie }));
  expect(html).toContain(
    `<a href="${SURVEY.replaceAll("&", "&amp;")}" target="_blank" rel="noopener noreferrer">Tell us how ordering went</a> (opens in a new tab).`,
  );
});

test("[FW-03] its script is loaded for people who have signed in, and the policy names its origin alone", async () => {
  const page = await shop.request("/", { cookie });
  expect(await page.text()).toMatch(new RegExp(`<script[^>]*src="${SCRIPT}"`));
  expect(page.headers.get("Content-Security-Policy")).toContain("connect-src 'self' https://survey.example;");
  const guest = await shop.request("/login");
  expect(await guest.text()).not.toContain("survey.example");
  expect(guest.headers.get("Content-Security-Policy")).not.toContain("survey.example");
});
