import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choose, fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const WEARER = "wearer@kestrel.example";
const STARTER = "newstarter@kestrel.example";
const KIWI = "nzwearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [WEARER, STARTER, KIWI]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

async function open(path: string, email = WEARER): Promise<string> {
  const answer = await shop.request(path, { cookie: cookies.get(email) });
  expect(answer.status, path).toBe(200);
  return (await main(answer)).replaceAll("&amp;", "&");
}

const post = (path: string, fields: Record<string, string>, email = WEARER) =>
  shop.request(path, { cookie: cookies.get(email), body: new URLSearchParams(fields) });

describe("what is ordered is what is shown", () => {
  test("[PK-07] a change that waits is told in cart and checkout, and ordered or dropped by a press", async () => {
    const { api } = shop;
    const jacket = { setId: "JACKETS", styleCode: "KM-1201" };
    await api.call("POST", "/users/current/carts", { as: WEARER });
    await choose(api, WEARER, POINTS, "SUITING", jacket);
    await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: WEARER });
    expect(await open("/cart")).not.toContain("after you added it to your cart");
    await choose(api, WEARER, POINTS, "SUITING", jacket);
    for (const page of [
      "/cart",
      "/checkout/review-order",
      "/checkout/summary",
      "/checkout/delivery-address",
    ]) {
      expect(await open(page), page).toContain(
        "You changed Yearly points, cabin crew after you added it to your cart.",
      );
    }
    expect(await open("/orderUniform")).toContain("Changed since you added it to your cart");
    const taken = await post("/cart", { intent: "update-pack", packId: POINTS, from: "checkout" });
    expect([taken.status, taken.headers.get("Location")]).toEqual([303, "/checkout"]);
    expect(await open("/cart")).not.toContain("after you added it to your cart");
    await choose(api, WEARER, POINTS, "TOPS", { setId: "BLOUSES", styleCode: "KM-1001" }).catch(
      () => undefined,
    );
    const dropped = await post("/cart", { intent: "discard-pack", packId: POINTS, from: "cart" });
    expect([dropped.status, dropped.headers.get("Location")]).toEqual([303, "/cart"]);
    expect(await open("/cart")).not.toContain("after you added it to your cart");
  });

  test("[CK-03] what another tab changed is not ordered before it was seen", async () => {
    const { api } = shop;
    const buyer = "buyer@harrowstreet.example";
    const cookie = await shop.signIn(buyer, "wholesale.localhost");
    const polo = await skuOf(api, "KC-5002");
    const cart = await fillCart(api, buyer, { [polo]: 2 });
    await makeReady(api, buyer, cart);
    const ask = (body?: Record<string, string>) =>
      shop.request("/checkout/payment-details", {
        cookie,
        host: "wholesale.localhost",
        body: body && new URLSearchParams(body),
      });
    const shown = async () => {
      const html = await main(await ask());
      const field = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)![1]!;
      return { ...Object.fromEntries(["guid", "fingerprint"].map((name) => [name, field(name)])) };
    };
    const form = await shown();
    const rest = () => ({ termsChecked: "on", purchaseOrderNumber: "PO1", idempotencyKey: randomUUID() });
    await api.call("POST", `/orgUsers/current/carts/${cart}/entries`, {
      as: buyer,
      body: { product: { code: polo }, quantity: 1 },
    });
    const refused = await ask({ ...form, ...rest() });
    expect(refused.status).toBe(409);
    const page = await main(refused);
    expect(page).toContain("Your cart changed after this page was shown.");
    expect(page).toContain('value="PO1"');
    // The page that says so shows the cart as it is, and orders that.
    const again = await ask({ ...(await shown()), ...rest() });
    expect([again.status, again.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/order-confirmation/),
    ]);
  });

  test("[PK-05] nothing is called funded that the wearer pays, and the figures lead to what is paid", async () => {
    const { body: pack } = await shop.api.call("GET", "/orgUsers/current/packs/PK-KM-SELF", { as: WEARER });
    const { body } = await shop.api.call(
      "GET",
      `/orgUsers/current/packs/PK-KM-SELF/bundles/${pack.bundles[0].bundleId}/products`,
      { as: WEARER },
    );
    const [{ setId, products }] = body.sets;
    await choose(shop.api, WEARER, "PK-KM-SELF", pack.bundles[0].bundleId, {
      setId,
      styleCode: products[0].code,
    });
    const review = await open("/packDetailsPage?packId=PK-KM-SELF&step=review");
    expect(review).not.toContain("unded by");
    expect(review).toMatch(/<dt>GST 10%<\/dt>/);
    expect(review).toMatch(/Your share is (taken from your pay|invoiced to you)\./);
  });

  test("[FW-02] New Zealand is greeted and charged as itself", async () => {
    expect(await open("/", KIWI)).toContain("Kia ora.");
    expect(await open("/", STARTER)).toContain("G&#x27;day.");
    const self = await open("/packDetailsPage?packId=PK-KM-SELF&step=1", KIWI);
    expect(self).toMatch(/NZ\$\d+\.\d\d/);
    expect(self).not.toMatch(/[^Z]\$\d/);
  });
});

describe("my sizes as a page", () => {
  test("[AC-01] what is saved is chosen beforehand on the cards of a step, and may be taken back", async () => {
    const step = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1";
    const chosen = (html: string) => /<input[^>]*name="fit"[^>]*checked=""[^>]*value="14"/.test(html);
    expect(chosen(await open(step, STARTER))).toBe(false);
    const saved = await post("/my-account/sizes", { "size.womens_numeric": "14" }, STARTER);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/my-account/sizes"]);
    expect(chosen(await open(step, STARTER))).toBe(true);
    expect(await open(step, STARTER)).toContain("from My sizes");
    expect(await open("/my-account/sizes", STARTER)).toContain("1 of ");
    await post("/my-account/sizes", { "size.womens_numeric": "" }, STARTER);
    expect(chosen(await open(step, STARTER))).toBe(false);
  });

  test("[AC-01] a size that is not made is refused in words", async () => {
    const bad = await post("/my-account/sizes", { "size.womens_numeric": "13" }, STARTER);
    expect(bad.status).toBe(303);
    expect(await open("/my-account/sizes", STARTER)).toContain("0 of ");
  });
});
