import { afterAll, expect, test } from "vitest";
import { fillCart, makeReady, skuOf } from "../support/shopping";
import { PASSWORD } from "../support/settings";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());

const cookieOf = (answer: Response) => (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;

/** The page that shows a form which was sent with a sign-in that had ended, and the cookie of the new one. */
async function resumed(email: string, path: string, fields: Record<string, string>, host?: string) {
  const ended = await shop.signIn(email, host);
  await shop.request("/logout", { cookie: ended, host, body: new URLSearchParams() });
  const sent = await shop.request(path, { cookie: ended, host, body: new URLSearchParams(fields) });
  const login = sent.headers.get("Location")!;
  expect(login).toMatch(/^\/login\?.*resume=/);
  const body = new URLSearchParams({ email, password: PASSWORD });
  const entered = await shop.request(login, { cookie: cookieOf(sent), host, body });
  const cookie = cookieOf(entered);
  const place = entered.headers.get("Location")!;
  expect(place).toMatch(/^\/login\/resume/);
  return { cookie, html: await main(await shop.request(place, { cookie, host })) };
}

/** What the page's button sends. */
const hiddenOf = (html: string) =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
/** What people read of a page. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ");

test("[SI-08] a form that orders is shown again as it was typed, and nothing is ordered before", async () => {
  const [buyer, host] = ["buyer@harrowstreet.example", "wholesale.localhost"];
  await makeReady(api, buyer, await fillCart(api, buyer, { [await skuOf(api, "KC-5401", 200)]: 2 }));
  const page = await main(
    await shop.request("/checkout/summary", { cookie: await shop.signIn(buyer, host), host }),
  );
  const { cookie, html } = await resumed(
    buyer,
    "/checkout/summary",
    {
      ...Object.fromEntries(
        ["guid", "fingerprint", "idempotencyKey"].map((name) => [name, valueIn(page, name)]),
      ),
      addressId: /name="addressId"[^>]*value="([^"]+)"/.exec(page)![1]!,
      deliveryMode: "express",
      purchaseOrderNumber: "TYPED1",
      termsChecked: "on",
      intent: "place",
    },
    host,
  );
  expect(wordsOf(html)).toContain("TYPED1");
  expect(wordsOf(html)).not.toMatch(/guid|fingerprint|checked on|\/checkout/i);
  const shown = await shop.request("/checkout/summary", { cookie, host, body: hiddenOf(html) });
  expect(shown.status).toBe(200);
  const again = await main(shown);
  expect(again).toContain('value="TYPED1"');
  expect(again).toMatch(/checked=""[^>]*value="express"|value="express"[^>]*checked=""/);
  expect(again).toContain("PLACE ORDER");
  const { body } = await api.call("GET", "/users/current/carts/current", { as: buyer });
  expect(body.totalUnitCount).toBe(2);
});

test.each([
  ["/checkout/payment-details", { purchaseOrderNumber: "TYPED1" }],
  ["/checkout/repeat", { recurrencePeriod: "DAILY", numberOfDays: "9", termsChecked: "on" }],
])("[SI-08] %s is shown again, too, and orders nothing", async (path, fields) => {
  const buyer = "buyer@harrowstreet.example";
  await makeReady(api, buyer, await fillCart(api, buyer, { [await skuOf(api, "KC-5401", 200)]: 2 }));
  const { cookie, html } = await resumed(buyer, path, fields);
  expect(hiddenOf(html).get("intent")).toBe("show");
  const shown = await shop.request(path, { cookie, body: hiddenOf(html) });
  expect(shown.status).toBe(200);
  expect(await main(shown)).toContain(`value="${Object.values(fields).find((value) => /\d/.test(value))}"`);
});

test("[SI-08] other forms are sent by one press, and what machines read of them is not shown", async () => {
  const fields = { preferredName: "Ngā", intent: "preferred-name", setId: "TROUSERS", guid: "1-2" };
  const { html } = await resumed("wearer@kestrel.example", "/my-account/profile", fields);
  expect(hiddenOf(html).get("intent")).toBe("preferred-name");
  expect(wordsOf(html)).toMatch(/Preferred name\s+Ngā/);
  expect(wordsOf(html)).not.toMatch(/TROUSERS|1-2|Set id|my-account/);
});

test("[SI-08] what is typed on the page of a file of orders leads back there", async () => {
  const { html } = await resumed(
    "buyer@harrowstreet.example",
    "/bulk-order/1",
    { intent: "place" },
    "wholesale.localhost",
  );
  expect(html).not.toContain("<form");
  expect(html).toMatch(/href="\/bulk-order\/1"[^>]*>CONTINUE/);
});

test("[SI-08] a form of a browser whose cookie is gone is for whoever signs in there, and for no other browser", async () => {
  const wearer = "wearer@kestrel.example";
  const sent = await shop.request("/contact-us", {
    body: new URLSearchParams({ message: "Typed before the cookie went", password: "secret" }),
  });
  const login = sent.headers.get("Location")!;
  expect(login).toMatch(/^\/login\?.*resume=/);
  const body = new URLSearchParams({ email: wearer, password: PASSWORD });
  const enter = async (cookie?: string) => {
    const entered = await shop.request(login, { cookie, body });
    expect(entered.headers.get("Location")).toMatch(/^\/login\/resume/);
    return shop.request(entered.headers.get("Location")!, { cookie: cookieOf(entered) });
  };
  const html = await main(await enter(cookieOf(sent)));
  expect(wordsOf(html)).toContain("Typed before the cookie went");
  expect(html).not.toContain("secret");
  // Somebody who was sent the address has another browser.
  expect((await enter()).headers.get("Location")).toBe("/");
  // What would have to wait at the API is not kept for nobody.
  const long = await shop.request("/contact-us", {
    body: new URLSearchParams({ message: "long ".repeat(2000) }),
  });
  expect(long.headers.get("Location")).toMatch(/^\/login\?redirectTo=[^&]+$/);
});
