import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lineFields } from "../support/cart-form";
import { emptyCarts, fillCart, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront } from "../support/storefront";

const MANAGER = "approver@emberbun.example";
const ADMIN = "admin@emberbun.example";

let shop: Storefront;
let tee: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [MANAGER, ADMIN]) cookies.set(email, await shop.signIn(email));
  tee = await skuOf(shop.api, "EB-4001");
});
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const ask = (path: string, body?: Record<string, string>, as = MANAGER) =>
  shop.request(path, { cookie: cookies.get(as), body: body && new URLSearchParams(body) });
/** @param of the pieces of the line, as the page showed them. */
const take = (
  entry: number,
  takenQuantity: string,
  of: number,
  taken = "",
  idempotencyKey: string = randomUUID(),
) =>
  ask("/cart", {
    ...lineFields({ entry, sku: tee, taken, shown: of, quantity: of, takenQuantity }),
    intent: "taken 0",
    idempotencyKey,
  });
const lines = async () =>
  (await shop.api.call("GET", "/users/current/carts/current", { as: MANAGER })).body.entries.map(
    ({ quantity, taken }: { quantity: number; taken: boolean }) => [quantity, taken],
  );

describe("taken on site", () => {
  test("[CA-02] each line of the cart asks how many were taken, only of people with a stockroom", async () => {
    await fillCart(shop.api, MANAGER, { [tee]: 3 });
    expect(await main(await ask("/cart"))).toContain('.takenQuantity"');
    expect((await take(0, "2", 3)).status).toBe(303);
    expect(await lines()).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(await main(await ask("/cart"))).toContain("Taken on site</p>");
    await take(1, "1", 2, "on");
    expect(await lines()).toEqual([
      [2, false],
      [1, true],
    ]);
    // The number of the other line: its own id decides.
    const { body } = await shop.api.call("GET", "/users/current/carts/current", { as: MANAGER });
    const { lineId } = body.entries[1];
    await ask("/cart", lineFields({ entry: 0, line: lineId, shown: 1, quantity: 1, remove: "on" }));
    expect(await lines()).toEqual([[2, false]]);
    await fillCart(shop.api, ADMIN, { [tee]: 1 });
    expect(await main(await ask("/cart", undefined, ADMIN))).not.toContain("takenQuantity");
  });

  test.each([
    ["4", "Enter a whole number from 0 to 3."],
    ["-1", "Enter a whole number from 0 to 999."],
    ["1.5", "Enter a whole number from 0 to 999."],
    ["two", "Enter a whole number from 0 to 999."],
  ])("[CA-02] %s is answered with what to mend", async (typed, words) => {
    await fillCart(shop.api, MANAGER, { [tee]: 3 });
    const answer = await take(0, typed, 3);
    expect(answer.status).toBe(400);
    const html = await main(answer);
    expect(html).toContain(words);
    expect(html).toContain(`value="${typed}"`);
    expect(html).toContain('href="#cart-lines[0].takenQuantity"');
    expect(await lines()).toEqual([[3, false]]);
  });

  test("[CA-02] pressed twice, after one another or at once, pieces are taken once", async () => {
    await fillCart(shop.api, MANAGER, { [tee]: 3 });
    await Promise.all([1, 2].map(() => take(0, "1", 3, "", "taken-pressed-twice")));
    expect(await lines()).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await take(0, "1", 3, "", "taken-pressed-twice")).status).toBe(303);
    // Another tab that still shows three.
    expect((await take(0, "1", 3)).status).toBe(303);
    expect(await lines()).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test("[CA-02] checkout of a taken cart is its payment, from every step; the order says so", async () => {
    await fillCart(shop.api, MANAGER, { [tee]: 3 });
    await take(0, "3", 3);
    for (const step of ["", "/review-order", "/delivery-address", "/delivery-mode", "/summary"]) {
      const answer = await ask(`/checkout${step}`);
      expect([step, answer.headers.get("Location")]).toEqual([step, "/checkout/payment-details"]);
    }
    const page = await main(await ask("/checkout/payment-details"));
    expect(page).toMatch(/Taken at[\s\S]*Banksia Burgers|Taken at[\s\S]*Ledger Lane/);
    expect(page).toContain("Nothing is delivered");
    expect(page).not.toContain("Step 4");
    const guid = /name="guid"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="guid"/.exec(page)!;
    const sent = { guid: (guid[1] ?? guid[2])!, termsChecked: "on", idempotencyKey: "taken-order-1" };
    const placed = await ask("/checkout/payment-details", sent);
    expect(placed.headers.get("Location")).toMatch(/^\/order-confirmation\?code=KR-/);
    const confirmation = await main(await ask(placed.headers.get("Location")!));
    expect(confirmation).toContain("You took everything from your stockroom.");
    const code = /KR-\d+/.exec(placed.headers.get("Location")!)![0];
    const order = await main(await ask(`/my-account/orders/${code}`));
    expect(order).toContain("Taken at");
    expect(order).toContain("Taken on site");
    expect(order).not.toContain("Cancel order");
    expect(order).not.toContain("Packed");
    const cancel = await ask(`/my-account/orders/${code}/cancel`);
    expect(cancel.headers.get("Location")).toBe(`/my-account/orders/${code}`);
    const again = await ask("/checkout/payment-details", sent);
    expect(again.headers.get("Location")).toBe(placed.headers.get("Location"));
  });

  test("[CA-02] a cart of which something is to be delivered has the ordinary checkout", async () => {
    await fillCart(shop.api, MANAGER, { [tee]: 3 });
    await take(0, "2", 3);
    expect((await ask("/checkout")).headers.get("Location")).toBe("/checkout/summary");
    expect(await main(await ask("/checkout/summary"))).toContain(", taken on site");
  });
});
