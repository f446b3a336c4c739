import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { BUYER, orderingShop, POINTS, WEARER } from "../support/ordering-shop";
import { choose, emptyCarts, makeReady, place, setStock } from "../support/shopping";
import { main } from "../support/storefront";

const { shop, ask, order, polo, cap } = await orderingShop();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const quantities = async (as: string) =>
  (await shop.api.call("GET", "/users/current/carts/current", { as })).body.entries?.map(
    ({ quantity }: { quantity: number }) => quantity,
  );
const againPath = (code: string) => `/my-account/orders/${code}/again`;

describe("ordering again", () => {
  test("[OR-02] asks how many, fills the cart once, and says so line by line", async () => {
    const code = await order({ [polo]: 3, [cap]: 2 });
    expect(await main(await ask(`/my-account/orders/${code}`, BUYER))).toContain(`href="${againPath(code)}"`);
    const page = await main(await ask(againPath(code), BUYER));
    expect(page).toMatch(/name="line0"[^>]*value="3"|value="3"[^>]*name="line0"/);
    expect(page).toContain("Ordered: 3");
    const sent = { idempotencyKey: "order-again-1", line0: "4", line1: "0" };
    for (const press of [1, 2]) {
      const done = await ask(againPath(code), BUYER, sent);
      expect([press, done.status, done.headers.get("Location")]).toEqual([
        press,
        303,
        `${againPath(code)}/outcome`,
      ]);
    }
    expect(await quantities(BUYER)).toEqual([4]);
    const outcome = await main(await ask(`${againPath(code)}/outcome`, BUYER));
    expect(outcome).toContain("In your cart");
    expect(outcome).toContain("× 4");
    expect(outcome).not.toContain("Not added");
    expect(outcome).toContain('href="/cart"');
  });

  test("[OR-02] says what did not go in, and why", async () => {
    const code = await order({ [polo]: 3, [cap]: 2 });
    await setStock(shop.api, polo, 2, false);
    await setStock(shop.api, cap, 0, false);
    await ask(againPath(code), BUYER, { idempotencyKey: "order-again-2", line0: "3", line1: "2" });
    await setStock(shop.api, polo, 40, true);
    await setStock(shop.api, cap, 40, true);
    const outcome = await main(await ask(`${againPath(code)}/outcome`, BUYER));
    expect(outcome).toContain("2 of 3 added.");
    expect(outcome).toContain("Only 2 left.");
    expect(outcome).toMatch(/Not added[\s\S]*This item is out of stock\.[\s\S]*In your cart/);
  });

  test.each([
    [{ line0: "0", line1: "" }, "Select at least one item to order."],
    [{ line0: "-1", line1: "1" }, "Enter a whole number from 0 to 999."],
    [{ line0: "<b>O'Brien", line1: "1" }, "Enter a whole number from 0 to 999."],
  ] as [Record<string, string>, string][])(
    "[OR-02] %j is answered with what to mend",
    async (typed, words) => {
      const code = await order({ [polo]: 3, [cap]: 1 });
      const answer = await ask(againPath(code), BUYER, { idempotencyKey: "order-again-3", ...typed });
      expect(answer.status).toBe(400);
      const html = await main(answer);
      expect(html).toContain(words);
      const kept = typed["line0"]!.replace("<", "&lt;").replace(">", "&gt;").replace("'", "&#x27;");
      expect(html).toContain(`value="${kept}"`);
      expect(await quantities(BUYER)).toBeUndefined();
    },
  );

  test("[OR-02] items of a pack lead to the review of the pack", async () => {
    const { body } = await shop.api.call("POST", "/users/current/carts", { as: WEARER });
    await choose(shop.api, WEARER, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    await shop.api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: WEARER });
    await makeReady(shop.api, WEARER, body.code);
    const { code } = (await place(shop.api, WEARER, body.code)).body;
    expect(await main(await ask(againPath(code), WEARER))).toContain("as far as it allows");
    await ask(againPath(code), WEARER, { idempotencyKey: "order-again-4", line0: "1" });
    const outcome = await main(await ask(`${againPath(code)}/outcome`, WEARER));
    expect(outcome).toContain("These are not in your cart yet.");
    expect(outcome).toContain(`href="/packDetailsPage?packId=${POINTS}&amp;step=review"`);
    await shop.api.call("DELETE", `/orgUsers/current/packs/${POINTS}/summary`, { as: WEARER });
  });

  test("[OR-02] equal lines of a pack are one row, and as many as are wanted go into the pack", async () => {
    const { body } = await shop.api.call("POST", "/users/current/carts", { as: WEARER });
    const blouse = { setId: "BLOUSES", styleCode: "KM-1001" };
    await choose(shop.api, WEARER, POINTS, "TOPS", blouse);
    await choose(shop.api, WEARER, POINTS, "TOPS", blouse);
    await shop.api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: WEARER });
    await makeReady(shop.api, WEARER, body.code);
    const { code, entries } = (await place(shop.api, WEARER, body.code)).body;
    expect(entries).toHaveLength(2);
    const page = await main(await ask(againPath(code), WEARER));
    expect(page).toContain("Ordered: 2");
    expect(page).not.toContain('name="line1"');
    await ask(againPath(code), WEARER, { idempotencyKey: "order-again-5", line0: "1" });
    const summary = `/orgUsers/current/packs/${POINTS}/summary`;
    expect((await shop.api.call("GET", summary, { as: WEARER })).body.itemCount).toBe(1);
    await shop.api.call("DELETE", summary, { as: WEARER });
  });

  test("[OR-02] another person's order, and an outcome that never was, are not found", async () => {
    const code = await order({ [polo]: 1 });
    for (const path of [againPath(code), `${againPath(code)}/outcome`]) {
      expect([path, (await ask(path, WEARER)).status]).toEqual([path, 404]);
    }
    expect((await ask(againPath(code), WEARER, { line0: "1" })).status).toBe(404);
    expect((await ask(`${againPath(code)}/outcome`, BUYER)).status).toBe(404);
  });
});
