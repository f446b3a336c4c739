import { afterAll, beforeEach, expect, it } from "vitest";
import { configurations } from "../../commerce/modules/configurators/tables";
import { quotes } from "../../commerce/modules/quotes/tables";
import { emptyCarts, setStock, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const AGENT = "agent@kitroom.example";
const HOST = "wholesale.localhost";
const cookies = new Map<string, string>();
for (const email of [BUYER, OTHER, AGENT]) cookies.set(email, await shop.signIn(email, HOST));
const rain = await skuOf(shop.api, "KC-5202");
const shirt = await skuOf(shop.api, "KC-5001");
const PRODUCT = `/configure/cpq/product/entityKey/${rain}`;
const overviewOf = (path: string) => path.replace("/configure/", "/configure-overview/");

beforeEach(async () => {
  await emptyCarts(shop.api);
  await shop.api.db.delete(configurations);
  await shop.api.db.delete(quotes);
  for (const sku of [rain, shirt]) await setStock(shop.api, sku, 500);
});

const open = (path: string, as = BUYER) => shop.request(path, { cookie: cookies.get(as), host: HOST });
const page = async (path: string, as = BUYER) =>
  (await main(await open(path, as))).replaceAll("<!-- -->", "");
const post = (path: string, form: [string, string][], as = BUYER) =>
  shop.request(path, { cookie: cookies.get(as), host: HOST, body: new URLSearchParams(form) });
const placeOf = (answer: Response) => answer.headers.get("Location") ?? "";

/** What the page says that a post leads to. */
async function told(answer: Response): Promise<string> {
  const after = answer.headers.getSetCookie().find((one) => one.startsWith("kitroom="))!;
  const shown = await shop.request(placeOf(answer), { cookie: after.split(";")[0]!, host: HOST });
  return (await shown.text()).replaceAll("<!-- -->", "");
}

/** A press on a page of choices, with what it keeps in hidden fields. */
const pressed = (html: string, group: string, values: [string, string][], intent: string) =>
  [
    ["config", valueIn(html, "config")],
    ["idempotencyKey", valueIn(html, "idempotencyKey")],
    ["group", group],
    ["sku", rain],
    ...values,
    ["intent", intent],
  ] as [string, string][];

/** Chooses a logo on the back of thirty pieces. @returns the page of the last group. */
async function chosen(): Promise<{ path: string; html: string }> {
  const first = await page(PRODUCT);
  const one = await post(PRODUCT, [
    ...pressed(first, "ARTWORK", [["a_ARTWORK", "LOGO"]], "next"),
    ["quantity", "30"],
  ]);
  const two = await post(placeOf(one), [
    ...pressed(await page(placeOf(one)), "PLACEMENT", [["a_PLACEMENT", "BACK"]], "next"),
    ["quantity", "30"],
  ]);
  return { path: placeOf(two), html: await page(placeOf(two)) };
}

/** A quote of it, by a press on the page of choices. @returns its code. */
async function asked(): Promise<string> {
  const { path, html } = await chosen();
  const form: [string, string][] = [
    ...pressed(html, "PACKING", [["a_PACKING", "STORE"]], "quote"),
    ["quantity", "30"],
  ];
  const answer = await post(path, form);
  const [, code = ""] = /quoteEntry\/entityKey\/(Q-\d+)%2B0$/.exec(placeOf(answer)) ?? [];
  expect([answer.status, code]).toEqual([303, expect.stringMatching(/^Q-\d+$/)]);
  expect(await told(answer)).toContain(`Configuration added to quote ${code}.`);
  // Pressed twice, it is one quote.
  expect(placeOf(await post(path, form))).toBe(placeOf(answer));
  expect(await shop.api.db.$count(quotes)).toBe(1);
  return code;
}
const entry = (code: string) => `/configure/cpq/quoteEntry/entityKey/${code}%2B0`;

it("[CF-03] options without a price say so, and the page has both ways on", async () => {
  const first = await page(PRODUCT);
  expect(first).toContain("price on request");
  const { html } = await chosen();
  expect(html).toContain("Your uniform desk prices them in a quote");
  expect(html).toContain("Total per item, without them");
  expect(html).toMatch(/>Add to Cart</);
  expect(html).toMatch(/>Ask for a quote</);
  // The page of another kind of configurator has nothing to choose.
  const vc = await open(PRODUCT.replace("/cpq/", "/vc/"));
  expect([vc.status, await main(vc)]).toEqual([404, expect.stringContaining("Nothing can be chosen")]);
});

it("[CF-03] in the cart it says that it needs a price, and a quote of the cart takes it along", async () => {
  const { path, html } = await chosen();
  const added = await post(path, [
    ...pressed(html, "PACKING", [["a_PACKING", "BULK"]], "keep"),
    ["quantity", "30"],
  ]);
  expect(placeOf(added)).toBe("/configure-overview/cpq/cartEntry/entityKey/0");
  const shown = await told(added);
  expect(shown).toContain("Configuration added to cart.");
  expect(shown).toMatch(/>Continue to Cart</);
  const cart = await page("/cart");
  expect(cart).toContain("(price on request)");
  expect(cart).toContain("/configure/cpq/cartEntry/entityKey/0");
  const stopped = await open("/checkout/delivery-address");
  expect(placeOf(stopped)).toBe("/cart");
  const asking = await page("/my-account/quotes?do=ask");
  const quote = await post("/my-account/quotes", [
    ["cart", valueIn(asking, "cart")],
    ["idempotencyKey", valueIn(asking, "idempotencyKey")],
  ]);
  expect(await page(placeOf(quote))).toContain("(price on request)");
});

it("[CF-03] a configuration becomes a quote, is changed in its draft, and leads back to it", async () => {
  const code = await asked();
  const overview = await page(overviewOf(entry(code)));
  expect(overview).toMatch(/>Continue to Quote</);
  expect(overview).toContain(`href="/my-account/quotes/${code}"`);
  expect(overview).toContain("Your logo, up to three colours (price on request)");
  const draft = await page(`/my-account/quotes/${code}`);
  expect(draft).toContain(`href="${entry(code)}"`);
  const choices = await page(entry(code));
  expect(choices).toMatch(/>Done</);
  expect(choices).toContain("Total in your quote");
  expect(choices).not.toMatch(/>Ask for a quote</);
  const kept = await post(entry(code), pressed(choices, "ARTWORK", [["a_ARTWORK", "DESIGN"]], "keep"));
  // The brief is missing, and it is kept all the same: the quote cannot be sent before it is there.
  expect([kept.status, placeOf(kept)]).toEqual([303, `/my-account/quotes/${code}`]);
  const after = await told(kept);
  expect(after).toContain("Quote updated.");
  const refused = await post(`/my-account/quotes/${code}`, [
    ["quantity-0", "30"],
    ["name", "Rain"],
    ["version", "0"],
    ["intent", "send"],
  ]);
  expect(await told(refused)).toContain(
    "1 issue(s) or conflict(s) must be resolved before checkout. Edit the items that need it, then send the quote.",
  );
  expect(await page(overviewOf(entry(code)))).toContain(
    "1 issue(s) or conflict(s) must be resolved before checkout",
  );
});

it("[CF-03] with the desk it is only shown, to both sides and nobody else", async () => {
  const code = await asked();
  await post(`/my-account/quotes/${code}`, [
    ["quantity-0", "30"],
    ["name", "Rain"],
    ["version", "0"],
    ["intent", "send"],
  ]);
  const changing = await open(entry(code));
  expect([changing.status, placeOf(changing)]).toEqual([303, overviewOf(entry(code))]);
  for (const as of [BUYER, AGENT]) {
    expect(await page(`/my-account/quotes/${code}`, as)).toContain("View configuration");
    const shown = await page(overviewOf(entry(code)), as);
    expect(shown).toMatch(/>Continue to Quote</);
    expect(shown).not.toContain(`href="${entry(code)}"`);
    expect(await page(`${overviewOf(entry(code))}/displayOnly/true`, as)).toMatch(/>Done</);
  }
  const other = await open(overviewOf(entry(code)), OTHER);
  expect([other.status, await main(other)]).toEqual([404, expect.stringContaining("You have no such quote")]);
});

it("[CF-03] texts of a quote are read and changed in its draft", async () => {
  await shop.api.call("POST", "/users/current/carts", { as: BUYER });
  await shop.api.call("POST", "/users/current/carts/current/entries/configurator/textfield", {
    as: BUYER,
    body: {
      product: { code: shirt },
      configurationInfos: [{ configurationLabel: "Name to embroider", configurationValue: "Aroha" }],
    },
  });
  const { body } = await shop.api.call("POST", "/users/current/quotes", {
    as: BUYER,
    body: { cartId: "current" },
  });
  const path = entry(body.code).replace("/cpq/", "/textfield/");
  expect(await page(`/my-account/quotes/${body.code}`)).toContain(`href="${path}"`);
  const html = await page(path);
  expect(html).toContain('value="Aroha"');
  const answer = await post(path, [
    ["t0", "O'Brien <b>&"],
    ["sku", shirt],
    ["idempotencyKey", valueIn(html, "idempotencyKey")],
    ["intent", "keep"],
  ]);
  const refused = await main(answer.clone());
  if (answer.status === 400) expect(refused).toContain("O&#x27;Brien");
  const good = await post(path, [
    ["t0", "O'Brien"],
    ["sku", shirt],
    ["intent", "keep"],
  ]);
  expect(await told(good)).toContain("Quote updated.");
  expect(await page(overviewOf(path))).toContain("O&#x27;Brien");
});

it("[CF-03] what was configured of a saved cart is shown", async () => {
  const { path, html } = await chosen();
  await post(path, [...pressed(html, "PACKING", [["a_PACKING", "BULK"]], "keep"), ["quantity", "30"]]);
  const { body: cart } = await shop.api.call("GET", "/users/current/carts/current", { as: BUYER });
  await shop.api.call("PATCH", `/users/current/carts/${cart.code}/save`, {
    as: BUYER,
    query: { saveCartName: "Rain" },
  });
  const shown = `/configure-overview/cpq/savedCartEntry/entityKey/${cart.code}%2B0/displayOnly/true`;
  expect(await page(`/my-account/saved-cart/${cart.code}`)).toContain(`href="${shown}"`);
  const overview = await page(shown);
  expect(overview).toContain("Your logo, up to three colours (price on request)");
  expect(overview).toContain(`href="/my-account/saved-cart/${cart.code}"`);
  expect(overview).toMatch(/>Done</);
  const configuring = await open(`/configure/cpq/savedCartEntry/entityKey/${cart.code}%2B0`);
  expect([configuring.status, placeOf(configuring)]).toEqual([303, shown]);
  expect((await open(shown, OTHER)).status).toBe(404);
});
