import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront, valueIn } from "../support/storefront";

const WEARER = "wearer@korraline.example";
const APPROVER = "approver@korraline.example";

let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(WEARER);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await emptyCarts(shop.api);
  const cart = await fillCart(shop.api, WEARER, { [await skuOf(shop.api, "KC-5002")]: 1 });
  await makeReady(shop.api, WEARER, cart, { poNumber: "PO77" });
});

const ask = (path: string, body?: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, body: body && new URLSearchParams(body) });
const send = (day: string) =>
  ask("/checkout/delivery-mode", { deliveryMode: "standard", requestedRetrievalAt: day });

test("[CK-02] the delivery step takes the day as people type it, and every later page says it", async () => {
  const sent = await send("1/4/2026");
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/checkout/payment-details"]);
  expect(await main(await ask("/checkout/delivery-mode"))).toContain('value="2026-04-01"');
  const payment = await main(await ask("/checkout/payment-details"));
  expect(payment).toContain("<dt>Needed by</dt><dd>1 Apr 2026</dd>");
  const placed = await ask("/checkout/payment-details", {
    guid: valueIn(payment, "guid"),
    fingerprint: valueIn(payment, "fingerprint"),
    purchaseOrderNumber: "PO77",
    urgentReason: "MOVED",
    termsChecked: "on",
  });
  const code = new URL(placed.headers.get("location")!, "http://shop").searchParams.get("code")!;
  expect(await main(await ask(`/my-account/orders/${code}`))).toContain(
    "<dt>Needed by</dt><dd>1 Apr 2026</dd>",
  );
  const approver = await shop.signIn(APPROVER);
  expect(await main(await ask(`/my-account/approval/${code}`, undefined, approver))).toContain(
    "<dt>Needed by</dt><dd>1 Apr 2026</dd>",
  );
});

test("[CK-02] what is expected later is said before the order is placed", async () => {
  expect((await send("2026-03-19")).status).toBe(303);
  expect(await main(await ask("/checkout/payment-details"))).toMatch(
    /We expect all of it by \d+ \w{3} 2026\. You need it by 19 Mar 2026\./,
  );
});

test.each([
  ["31/2/2026", "31/2/2026"],
  ["2026-03-01", "Choose a day from 18 Mar 2026 to 18 Mar 2027."],
])("[CK-02] %s is refused beside its field, with what was typed", async (day, words) => {
  const answer = await send(day);
  expect(answer.status).toBe(400);
  const html = await main(answer);
  expect(html).toContain(words);
  expect(html).toContain(`value="${day}"`);
});

test("[CK-02] an empty field removes it", async () => {
  await send("2026-04-01");
  await send("");
  expect(await main(await ask("/checkout/payment-details"))).not.toContain("Needed by");
});
