import { afterAll, beforeEach, expect, test } from "vitest";
import { countOrders, emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { mainOf, testStorefront } from "../support/storefront";

/** A program whose people pay for goods of the catalogue out of their pay. */
const WEARER = "wearer@lanternbridge.example";
const APPROVER = "approver@lanternbridge.example";
const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
const chino = await skuOf(api, "LB-2102");

let cookie: string;
beforeEach(() => emptyCarts(api));
async function ask(path: string, body?: Record<string, string>): Promise<Response> {
  const answer = await shop.request(path, { cookie, body: body && new URLSearchParams(body) });
  const set = answer.headers.getSetCookie().find((one) => /^(__Host-)?kitroom=/.test(one));
  if (set) cookie = set.split(";")[0]!;
  return answer;
}
const page = async (path: string) =>
  mainOf((await (await ask(path)).text()).replaceAll("<!-- -->", ""))
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'");

/** What the form of the payment page sends, filled in. */
async function filledIn(idempotencyKey: string): Promise<Record<string, string>> {
  const payment = await (await ask("/checkout/payment-details")).text();
  const hidden = (name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]+)"`).exec(payment)![1]!;
  return {
    ...{ guid: hidden("guid"), fingerprint: hidden("fingerprint") },
    ...{ termsChecked: "on", idempotencyKey },
  };
}

test("[PX-01] whoever orders for somebody else reads whose share it is, from the cart to the order", async () => {
  cookie = await shop.signIn(APPROVER);
  const { body: wearer } = await api.call("GET", "/orgUsers/current", { as: WEARER });
  await ask("/proxy-order", { uid: wearer.customerId });
  const cart = await fillCart(api, WEARER, { [chino]: 1 });
  await makeReady(api, WEARER, cart);
  const read = [await page("/cart"), await page("/checkout/payment-details")];
  expect(read[1]).toContain(`${wearer.firstName} ${wearer.lastName}'s share of`);
  const { body: order } = await api.call("POST", "/orgUsers/current/orders", {
    as: APPROVER,
    query: { cartId: cart, termsChecked: "true" },
    headers: { proxyuserid: wearer.customerId },
  });
  expect(order.code).toMatch(/^KR-/);
  await ask("/order-in-progress", { do: "aside" });
  read.push(await page(`/my-account/orders/${order.code}`));
  for (const words of read) {
    expect(words).toContain(`${wearer.firstName} pays`);
    expect(words).not.toMatch(/\byour (pay|share)\b/i);
    expect(words).not.toContain("You pay");
  }
});

test("[PX-01] the confirmation of an order for somebody else says whose share it is", async () => {
  cookie = await shop.signIn(APPROVER);
  const { body: wearer } = await api.call("GET", "/orgUsers/current", { as: WEARER });
  await ask("/proxy-order", { uid: wearer.customerId });
  await makeReady(api, WEARER, await fillCart(api, WEARER, { [chino]: 1 }));
  const placed = await ask("/checkout/payment-details", await filledIn("placed-as-proxy"));
  const words = await page(placed.headers.get("Location")!);
  expect(words).toMatch(/KR-\d+/);
  expect(words).toContain(`${wearer.firstName} pays`);
  expect(words).not.toMatch(/\byour (pay|share)\b/i);
  expect(words).not.toContain("You pay");
});

test("[CK-03] who comes back to the checkout of a cart that was ordered is told of its order", async () => {
  cookie = await shop.signIn(WEARER);
  const cart = await fillCart(api, WEARER, { [chino]: 1 });
  await makeReady(api, WEARER, cart);
  const sent = await filledIn("placed-and-back");
  const placed = (await ask("/checkout/payment-details", sent)).headers.get("Location")!;
  const code = /KR-\d+/.exec(placed)![0];
  for (const step of ["payment-details", "review-order", "summary"]) {
    const answer = await ask(`/checkout/${step}`);
    expect([step, answer.status, answer.headers.get("Location")]).toEqual([step, 303, "/cart"]);
    const cartPage = await (await ask("/cart")).text();
    expect(cartPage.replaceAll("<!-- -->", "")).toContain(`Order ${code} is placed.`);
  }
  const count = await countOrders(api, WEARER);
  const again = await ask("/checkout/payment-details", { ...sent, idempotencyKey: "placed-once-more" });
  expect([again.status, again.headers.get("Location")]).toEqual([303, placed]);
  expect(await countOrders(api, WEARER)).toBe(count);
});

test("[CK-03] who finds the cart of a checkout emptied is told that nothing was ordered, and of no older order", async () => {
  cookie = await shop.signIn(WEARER);
  await makeReady(api, WEARER, await fillCart(api, WEARER, { [chino]: 1 }));
  const first = await ask("/checkout/payment-details", await filledIn("placed-earlier"));
  const code = /KR-\d+/.exec(first.headers.get("Location")!)![0];
  await makeReady(api, WEARER, await fillCart(api, WEARER, { [chino]: 1 }));
  expect((await ask("/checkout/payment-details")).status).toBe(200);
  await emptyCarts(api);
  expect((await ask("/checkout/review-order")).headers.get("Location")).toBe("/cart");
  const words = await (await ask("/cart")).text();
  // Whatever kind it is, a message is announced.
  expect(words).toMatch(
    /<div class="note warn" role="status">(?:(?!<\/div>).)*Your cart is empty, so there is nothing to check out\. Nothing was ordered\./s,
  );
  expect(words).not.toContain(code);
});
