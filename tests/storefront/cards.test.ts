import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cardPayments, savedCards } from "../../commerce/modules/cards/tables";
import { oauthTokens } from "../../commerce/modules/oauth/tables";
import { enterCard, openForm, sendCard } from "../support/card-provider";
import { PASSWORD } from "../support/settings";
import { emptyCarts, readyCart, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn, type Storefront } from "../support/storefront";

const WEARER = "wearer@lanternbridge.example";
const OTHER = "newstarter@lanternbridge.example";
const FINANCE = "finance@kestrel.example";
const CALLBACK = "/checkout/card-callback";
const METHOD = "/checkout/payment-method";
const CARDS = "/my-account/saved-cards";

let shop: Storefront;
let sku: string;
let jar: string;
beforeAll(async () => {
  shop = await testStorefront();
  sku = await skuOf(shop.api, "LB-2201");
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await emptyCarts(shop.api);
  await shop.api.db.delete(savedCards);
  jar = await shop.signIn(WEARER);
});

/** Asks with the cookie of the visit, and keeps the new one. */
async function ask(path: string, fields?: Record<string, string>) {
  const body = fields && new URLSearchParams(fields);
  const answer = await shop.request(path, { cookie: jar, body });
  const fresh = answer.headers
    .getSetCookie()
    .find((one) => /^kitroom=/.test(one))
    ?.split(";")[0];
  if (fresh) jar = fresh;
  return answer;
}
const led = (answer: Response) => [answer.status, answer.headers.get("Location")];
const page = async (path: string) => main(await ask(path));

/** Adds a card on a page, and enters it at the provider. @returns the address that the provider leads back to. */
async function enter(from: string, card: Record<string, string> = {}): Promise<string> {
  expect(led(await ask(from, { intent: "add" }))).toEqual([303, "/checkout/card-page"]);
  const leaving = await (await ask("/checkout/card-page")).text();
  const address = /content="0;url=([^"]+)"/.exec(leaving)![1]!.replaceAll("&#38;", "&");
  const url = new URL(address);
  const form = openForm({
    postUrl: url.origin + url.pathname,
    parameters: { entry: [...url.searchParams].map(([key, value]) => ({ key, value })) },
  });
  const back = new URL(await enterCard(shop.api, form, card));
  return back.pathname + back.search;
}
const save = async (path: string, more: Record<string, string> = {}) => {
  const html = await page(path);
  return ask(path, { idempotencyKey: valueIn(html, "idempotencyKey"), billing: "same", ...more });
};

describe("paying one's share by card", () => {
  beforeEach(() => readyCart(shop.api, WEARER, { [sku]: 1 }));

  test("[CK-04] from the payment step by redirect to the card page and back to an order that says so", async () => {
    const payment = await page("/checkout/payment-details");
    expect(payment).toMatch(/Account payment\. Your share of \$[\d.]+ is taken from your pay\./);
    expect(payment).toContain(`href="${METHOD}"`);
    expect(await page(METHOD)).toContain("From my pay");
    const back = await enter(METHOD);
    expect(back).toBe(`${CALLBACK}?x-card-registration-status=successful`);
    const callback = await page(back);
    expect(callback).toContain("The same as the delivery address");
    expect(led(await save(back))).toEqual([303, METHOD]);
    expect(await page(METHOD)).toContain("Visa ending in 4242");
    // Back and reload do no harm.
    expect(led(await ask(back))).toEqual([303, CARDS]);
    expect(led(await ask(back, { billing: "same" }))).toEqual([303, CARDS]);
    const ready = await page("/checkout/payment-details");
    expect(ready).toMatch(/Card payment\. Your share of \$[\d.]+ is charged to Visa ending in 4242\./);
    const fields = Object.fromEntries(
      ["guid", "fingerprint", "idempotencyKey"].map((name) => [name, valueIn(ready, name)]),
    );
    const placing = { ...fields, termsChecked: "on" };
    const pressed = await Promise.all([1, 2].map(() => ask("/checkout/payment-details", placing)));
    const [status, to] = led(pressed[0]!);
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/order-confirmation\?code=KR-/)]);
    expect(led(pressed[1]!)).toEqual([303, to]);
    const code = new URL(String(to), "http://shop").searchParams.get("code")!;
    expect(await page(`/my-account/orders/${code}`)).toContain("charged to Visa ending in 4242");
    expect(await shop.api.db.$count(cardPayments, eq(cardPayments.orderCode, code))).toBe(1);
  });

  test("[CK-04] a refused card orders nothing, keeps the cart and what was typed, and leads to another way", async () => {
    const back = await enter(METHOD, { number: "4000000000000002" });
    await save(back);
    const ready = await page("/checkout/payment-details");
    const fields = ["guid", "fingerprint", "idempotencyKey"].map(
      (name) => [name, valueIn(ready, name)] as const,
    );
    const answer = await ask("/checkout/payment-details", {
      ...Object.fromEntries(fields),
      purchaseOrderNumber: "PO17",
      termsChecked: "on",
    });
    expect(answer.status).toBe(400);
    const html = await main(answer);
    expect(html).toContain("The bank refused Visa ending in 0002. Nothing was charged. Choose another card.");
    expect(html).toContain(`href="${METHOD}"`);
    expect(html).toContain('value="PO17"');
    const account = await ask(METHOD, { method: "ACCOUNT" });
    expect(led(account)).toEqual([303, "/checkout/payment-details"]);
    expect(await page("/checkout/payment-details")).toContain("taken from your pay");
  });

  test("[CK-04] a cancelled or failed registration is a warning, and the form closes", async () => {
    const cancelled = await enter(METHOD, { do: "cancel" });
    expect(led(await ask(cancelled))).toEqual([303, METHOD]);
    expect(await (await ask(METHOD)).text()).toContain("Card registration was cancelled.");
    const failed = await enter(METHOD, { number: "4000000000000119" });
    expect(led(await ask(failed))).toEqual([303, METHOD]);
    expect(await (await ask(METHOD)).text()).toContain("Card registration failed.");
    const left = await enter(METHOD);
    expect(led(await ask(left, { intent: "cancel" }))).toEqual([303, METHOD]);
    expect(await shop.api.db.$count(savedCards)).toBe(0);
    // An address that only says so saves nothing.
    await ask(METHOD, { intent: "add" });
    expect(led(await save(`${CALLBACK}?x-card-registration-status=SUCCESSFUL`))).toEqual([303, METHOD]);
    expect(await (await ask(METHOD)).text()).toContain("Unable to fetch payment details.");
  });

  test("[CK-04] a billing address of its own is checked, and what was typed is kept", async () => {
    const back = await enter(METHOD);
    const wrong = await save(back, { billing: "other", line1: "1 <b>&", country: "AU", postalCode: "3" });
    expect(wrong.status).toBe(400);
    const html = await main(wrong);
    for (const words of [
      "City is not valid.",
      "State is not valid.",
      "Postal code is not valid.",
      "Name is not valid.",
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('value="1 &lt;b&gt;&amp;"');
    const right = {
      firstName: "Mia",
      lastName: "Orr",
      line1: "1 Quay",
      town: "Perth",
      region: "WA",
      postalCode: "6000",
    };
    expect(led(await save(back, { billing: "other", country: "AU", ...right }))).toEqual([303, METHOD]);
    const [card] = await shop.api.db.select().from(savedCards);
    expect(card!.billingAddress).toMatchObject({ ...right, country: "AU" });
  });

  test("[CK-04] after a session that ended on the way it goes on where it was; nobody else can", async () => {
    const back = await enter(METHOD);
    const before = jar;
    jar = await shop.signIn(OTHER);
    expect(led(await ask(back))).toEqual([303, CARDS]);
    jar = before;
    // The access token has run out, and it cannot be renewed.
    await shop.api.db.delete(oauthTokens);
    shop.api.forgetTokens();
    const login = String(led(await ask(back))[1]);
    expect(login).toContain("/login?redirectTo=");
    const again = await ask(login, { email: WEARER, password: PASSWORD });
    expect(led(again)).toEqual([303, back]);
    expect(led(await save(back))).toEqual([303, METHOD]);
  });

  test("[CK-04] a guest must sign in, and whoever pays no share has no such page", async () => {
    for (const path of [METHOD, CALLBACK, "/checkout/card-page", CARDS]) {
      const answer = await shop.request(path);
      expect(led(answer)).toEqual([303, expect.stringContaining("/login?redirectTo=")]);
    }
    jar = await shop.signIn("wearer@korraline.example");
    await readyCart(
      shop.api,
      "wearer@korraline.example",
      { [await skuOf(shop.api, "KC-5002")]: 1 },
      { poNumber: "PO1" },
    );
    expect(led(await ask(METHOD))).toEqual([303, "/checkout/payment-details"]);
    expect(await page("/checkout/payment-details")).not.toContain(METHOD);
    expect(await page(CARDS)).toContain("Your organisation pays, so you need no card here.");
    expect(led(await ask(CARDS, { intent: "add" }))).toEqual([303, CARDS]);
    expect(await (await ask(CARDS)).text()).toContain("Unable to initiate the card registration.");
  });
});

test("[CK-04] saved cards are listed, made the default one and deleted after a question", async () => {
  expect(await page(CARDS)).toContain("You have no saved cards.");
  for (const number of ["4242424242424242", "5555555555554444"]) {
    const back = await enter(CARDS, { number });
    expect(led(await save(back))).toEqual([303, CARDS]);
  }
  const list = await page(CARDS);
  expect(list).toContain("Mastercard ending in 4444");
  expect(list).toContain("Aroha O&#x27;Brien-Ngāti &lt;b&gt;&amp;, expires 08/2028");
  const [, second] = (await shop.api.db.select().from(savedCards)).sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault),
  );
  expect(led(await ask(CARDS, { cardId: second!.id }))).toEqual([303, CARDS]);
  const ask_ = `${CARDS}/${second!.id}/delete`;
  expect(await page(ask_)).toContain("Delete Mastercard ending in 4444?");
  for (const press of [1, 2]) expect([press, ...led(await ask(ask_, {}))]).toEqual([press, 303, CARDS]);
  expect((await ask(ask_)).status).toBe(404);
  expect(await page(CARDS)).toContain(">Default<");
  expect(await shop.api.db.$count(savedCards)).toBe(1);
});

test("[FI-02] who pays invoices adds a card on the way, and comes back to the same invoices", async () => {
  jar = await shop.signIn(FINANCE);
  const list = await (await ask("/manage-finances")).text();
  const number = />(INV-\d+)</.exec(list)![1]!;
  const paying = `/make-payment?invoice=${number}`;
  expect(await page(paying)).toContain("Add a card");
  const back = await enter(paying);
  expect(led(await save(back))).toEqual([303, paying]);
  expect(await page(paying)).toContain("Visa ending in 4242");
});

test("[CK-04] the card page says what is wrong, and never sends number or security code back", async () => {
  await readyCart(shop.api, WEARER, { [sku]: 1 });
  const start = await shop.api.call("POST", "/users/current/carts/current/payment/digitalPayments/request", {
    as: WEARER,
  });
  const form = openForm(start.body);
  const bad = await sendCard(shop.api, form, {
    ...{ type: "diners", number: "4242 4242 4242 4241", code: "98", month: "01", year: "2020" },
    holder: "  ",
  });
  expect(bad.status).toBe(400);
  const html = await bad.text();
  for (const words of [
    "Card type is not supported.",
    "Card number is not valid.",
    "Security code is not valid.",
    "Expiry date is not valid.",
    "Name is not valid.",
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/value="(4242|98")/);
  expect(bad.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(bad.headers.get("Cache-Control")).toBe("no-store");
  const named = await (await sendCard(shop.api, form, { number: "1" })).text();
  expect(named).toContain("Aroha O&#39;Brien-Ngāti &#60;b&#62;&#38;");
  const stranger = await shop.api.fetch(new Request(`${form.url}?session_id=${form.sid}&signature=x`));
  expect([stranger.status, await stranger.text()]).toEqual([
    404,
    expect.stringContaining("This card form is closed"),
  ]);
});
