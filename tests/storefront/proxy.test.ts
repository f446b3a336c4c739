import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { proxies } from "../../commerce/modules/proxy/tables";
import { users } from "../../commerce/modules/users/tables";
import { finishPack } from "../matrix/finish-pack";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { mainOf, testStorefront, type Storefront } from "../support/storefront";

const APPROVER = "approver@korraline.example";
const WEARER = "wearer@korraline.example";
const WEARER_ID = "KC-000001";

let shop: Storefront;
let polo: string;
let first: string;
/** The browser's cookie, which changes with each answer that sets one. */
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  polo = await skuOf(shop.api, "KC-5002");
  first = await shop.signIn(APPROVER);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  cookie = first;
  await shop.api.db.delete(proxies);
  await emptyCarts(shop.api);
});

async function ask(path: string, body?: Record<string, string>, as?: string): Promise<Response> {
  const answer = await shop.request(path, { cookie: as ?? cookie, body: body && new URLSearchParams(body) });
  const set = answer.headers.getSetCookie().find((one) => /^(__Host-)?kitroom=/.test(one));
  if (set && !as) cookie = set.split(";")[0]!;
  return answer;
}
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const placeOf = (answer: Response) => [answer.status, answer.headers.get("location")];
const begin = (uid = WEARER_ID, query = "") => ask(`/proxy-order${query}`, { uid });

describe("ordering for somebody else", () => {
  test("[PX-01] both names stand on every page, and the pages show the other person's packs and cart", async () => {
    await fillCart(shop.api, WEARER, { [polo]: 3 });
    expect(placeOf(await begin())).toEqual([303, "/orderUniform"]);
    const packs = await textOf(await ask("/orderUniform"));
    expect(packs).toContain("You are ordering for Dane Marchetti. What you choose goes into Dane’s cart.");
    for (const path of ["/orderUniform", "/cart", "/search/polo", "/help/delivery", "/order-in-progress"]) {
      const html = await textOf(await ask(path));
      expect(html).toContain('<dt>Ordering for</dt><dd translate="no">Dane Marchetti</dd>');
      expect(html).toContain("Stop ordering for Dane");
    }
    const cart = mainOf(await textOf(await ask("/cart")));
    expect(cart).toContain("Dane’s cart");
    expect(cart).toContain(polo);
    expect(await textOf(await ask("/cart", undefined, first))).not.toContain(polo);
  });

  test("[PX-01] the list of packs says of a pack in the cart whose cart it is", async () => {
    await shop.api.call("POST", "/users/current/carts", { as: WEARER });
    const { body } = await shop.api.call("GET", "/orgUsers/current/packs", { as: WEARER });
    const { packId } = body.packs.find(({ status }: { status: string }) => status === "open");
    await finishPack(shop.api, await shop.api.signIn(WEARER), packId);
    await begin();
    const packs = mainOf(await textOf(await ask("/orderUniform")));
    expect(packs).toContain("In Dane’s cart");
    expect(packs).not.toContain("In your cart");
    const own = await ask("/orderUniform", undefined, await shop.signIn(WEARER));
    expect(mainOf(await textOf(own))).toContain("In your cart");
  });

  test("[PX-01] the home page of the person says who is ordering for them, as long as it lasts", async () => {
    const wearer = await shop.signIn(WEARER);
    const pages = () =>
      Promise.all(["/home"].map(async (path) => mainOf(await textOf(await ask(path, undefined, wearer)))));
    for (const html of await pages()) expect(html).not.toContain("is ordering for you");
    await begin();
    const [me] = await shop.api.db.select().from(users).where(eq(users.uid, APPROVER));
    for (const html of await pages()) {
      expect(html).toContain(`${me!.firstName} ${me!.lastName} is ordering for you.`);
    }
    // Whoever orders has the names of both over the page instead.
    expect(await textOf(await ask("/home"))).not.toContain("is ordering for you");
    await ask("/order-in-progress", { do: "aside" });
    for (const html of await pages()) expect(html).not.toContain("is ordering for you");
  });

  test("[PX-01] a page about oneself leads to the order in progress, which names it and leads on", async () => {
    await begin();
    for (const [path, name] of [
      ["/my-account/orders?currentPage=1", "Orders"],
      ["/my-account/sizes", "your account"],
      ["/my-account/approval-dashboard", "Manage approvals"],
      ["/purchase-order", "Purchase orders"],
      ["/", undefined],
      ["/home", undefined],
    ] as const) {
      const answer = await ask(path);
      const from = new URLSearchParams({ from: path }).toString();
      expect(placeOf(answer)).toEqual([303, `/order-in-progress?${from}`]);
      const html = mainOf(await textOf(await ask(`/order-in-progress?${from}`)));
      expect(html.includes("You asked for")).toBe(name !== undefined);
      if (name) expect(html).toContain(`You asked for ${name}`);
    }
    const aside = await ask("/order-in-progress", { do: "aside", from: "/purchase-order" });
    expect(placeOf(aside)).toEqual([303, "/purchase-order"]);
    expect((await ask("/my-account/orders")).status).toBe(200);
    // No order is in progress any more: the page leads to where it was asked for.
    expect(placeOf(await ask("/order-in-progress?from=/my-account/orders"))).toEqual([
      303,
      "/my-account/orders",
    ]);
    expect(placeOf(await ask("/order-in-progress", { do: "aside", from: "//evil.example" }))).toEqual([
      303,
      "/proxy-order",
    ]);
  });

  test("[OR-03] exchanges and returns are open for the person, and closed again afterwards", async () => {
    const own = await textOf(await ask("/my-account/returns"));
    expect(own).not.toContain("<dt>Ordering for");
    await begin();
    const start = await textOf(await ask("/exchange-return"));
    expect(start).toContain('<dt>Ordering for</dt><dd translate="no">Dane Marchetti</dd>');
    expect(start).toContain("Dane’s exchanges and returns");
    for (const path of ["/my-account/returns", "/my-account/returns.csv"]) {
      expect((await ask(path)).status).toBe(200);
    }
    // Orders themselves stay closed.
    expect((await ask("/my-account/orders")).status).toBe(303);
    expect((await ask("/my-account/sizes")).status).toBe(303);
  });

  test("[PX-01] stopping keeps the person's cart, discarding asks first and empties it", async () => {
    await fillCart(shop.api, WEARER, { [polo]: 1 });
    await begin();
    expect(placeOf(await ask("/order-in-progress", { do: "aside" }))).toEqual([303, "/proxy-order"]);
    expect(await textOf(await ask("/proxy-order?search=dane"))).toContain("1 piece in the cart");
    await begin();
    const question = mainOf(await textOf(await ask("/order-in-progress?do=discard")));
    expect(question).toContain("Discard Dane’s cart?");
    const twice = await Promise.all([
      ask("/order-in-progress", { do: "discard" }),
      ask("/order-in-progress", { do: "discard" }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    const read = await shop.api.call("GET", "/users/current/carts/current", { as: WEARER });
    expect(read.status).toBe(400);
  });

  test("[PX-01] the order is placed in the person's name, and a second press leads to the same order", async () => {
    await begin();
    const cart = await fillCart(shop.api, WEARER, { [polo]: 1 });
    await makeReady(shop.api, WEARER, cart, { poNumber: "PO77" });
    const { body } = await shop.api.call("GET", "/users/current/carts/current", {
      as: WEARER,
      query: { fields: "guid" },
    });
    const before = cookie;
    const form = {
      guid: body.guid,
      termsChecked: "on",
      purchaseOrderNumber: "PO77",
      idempotencyKey: randomUUID(),
    };
    const placed = await ask("/checkout/payment-details", form);
    const [status, where] = placeOf(placed);
    expect([status, where]).toEqual([303, expect.stringMatching(/^\/order-confirmation\?code=KR-/)]);
    expect(placeOf(await ask("/checkout/payment-details", form, before))).toEqual([303, where]);
    const html = await textOf(await ask(String(where)));
    expect(html).toContain("The order for Dane Marchetti is placed. You are ordering for yourself again.");
    expect(html).not.toContain("Stop ordering");
    expect(mainOf(html)).toContain("The order for Dane Marchetti is placed</h1>");
    const code = String(where).split("=")[1]!;
    const page = mainOf(await textOf(await ask(`/my-account/orders/${code}`)));
    for (const action of ["Order again", "Cancel order", "purchase order number"])
      expect(page).not.toContain(action);
    const [row] = await shop.api.db.select().from(orders).where(eq(orders.code, code));
    expect(row?.customerId).toBe(WEARER_ID);
    const own = mainOf(
      await textOf(await ask(`/my-account/orders/${code}`, undefined, await shop.signIn(WEARER))),
    );
    expect(own).toContain("Ordered by");
    expect(own).toContain("Cancel order");
  });

  test("[PX-01] when another took over, the next page says so and everything is one's own again", async () => {
    await begin();
    await shop.api.db.update(proxies).set({ endedAt: shop.api.now(), end: "taken-over" });
    expect(placeOf(await ask("/cart"))).toEqual([303, "/proxy-order"]);
    const html = await textOf(await ask("/proxy-order"));
    expect(html).toContain("You are not ordering for Dane Marchetti any more. Another person took over.");
    expect(html).not.toContain("Stop ordering");
    expect((await ask("/my-account/orders")).status).toBe(200);
  });

  test("[PX-01] signing out ends it, so that others can order for the person at once", async () => {
    await begin();
    await ask("/logout", {});
    const [row] = await shop.api.db.select().from(proxies);
    expect(row?.end).toBe("stopped");
    first = await shop.signIn(APPROVER);
  });

  test("[PX-01] a refusal leads back to the list as it was filtered", async () => {
    const answer = await begin("KM-000001", "?search=dane&unit=korraline-karratha");
    expect(placeOf(answer)).toEqual([303, "/proxy-order?search=dane&unit=korraline-karratha"]);
    const html = await textOf(await ask("/proxy-order?search=dane"));
    expect(html).toContain("You cannot order for this person.");
  });

  test("[PX-01] names and searches with signs of markup are text", async () => {
    const search = `O'Brien-Ngāti <b>&`;
    const html = await textOf(await ask(`/proxy-order?${new URLSearchParams({ search }).toString()}`));
    expect(html).toContain("Nobody is like that.");
    expect(html).not.toContain("Ngāti <b>");
  });
});

test("[PX-01] people without the right find neither the link nor the page", async () => {
  const wearer = await shop.signIn(WEARER);
  expect(await textOf(await ask("/orderUniform", undefined, wearer))).not.toContain("/proxy-order");
  expect((await ask("/proxy-order", undefined, wearer)).status).toBe(403);
  expect((await ask("/proxy-order", { uid: APPROVER }, wearer)).status).toBe(403);
  expect(await textOf(await ask("/orderUniform"))).toContain('href="/proxy-order"');
});
