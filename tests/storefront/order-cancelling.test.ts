import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import { BUYER, orderingShop, POINTS, WEARER } from "../support/ordering-shop";
import { choose, emptyCarts, makeReady, place } from "../support/shopping";
import { main } from "../support/storefront";

const { shop, ask, order, polo, cap } = await orderingShop();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

/** The page that a post leads to, with its flash. */
async function after(answer: Response, as: string) {
  expect(answer.status).toBe(303);
  const kept = answer.headers.get("Set-Cookie")?.split(";")[0];
  return (await (await ask(answer.headers.get("Location")!, as, undefined, kept)).text()).replaceAll(
    "<!-- -->",
    "",
  );
}
const standing = async (code: string) =>
  (
    await shop.api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, code))
      .orderBy(asc(orderEntries.entryNumber))
  ).map(({ quantity }) => quantity);
const cancelPath = (code: string) => `/my-account/orders/${code}/cancel`;

describe("cancelling some items", () => {
  test("[OR-02] the page asks how many of each line, and the order shows what was cancelled", async () => {
    const code = await order({ [polo]: 3, [cap]: 1 });
    const page = await main(await ask(cancelPath(code), BUYER));
    expect(page).toContain("Pieces to cancel, of 3");
    expect(page).toContain('name="line0"');
    const sent = { intent: "some", idempotencyKey: "cancel-some-1", line0: "2", line1: "" };
    const html = await after(await ask(cancelPath(code), BUYER, sent), BUYER);
    expect(html).toContain(`2 items of order ${code} are cancelled.`);
    expect(html).toMatch(/>Cancelled<\/h2><ul[^>]*><li>2 × /);
    expect(await standing(code)).toEqual([1, 1]);
    await ask(cancelPath(code), BUYER, sent);
    expect(await standing(code)).toEqual([1, 1]);
  });

  test.each([
    [{}, "Select at least one item to cancel."],
    [{ line0: "0", line1: " " }, "Select at least one item to cancel."],
    [{ line0: "9", line1: "1" }, "You can cancel at most 3 pieces."],
    [{ line0: "-1" }, "Enter a whole number from 0 to 3."],
    [{ line0: "1.5" }, "Enter a whole number from 0 to 3."],
    [{ line0: "<b>O'Brien" }, "Enter a whole number from 0 to 3."],
  ] as [Record<string, string>, string][])(
    "[OR-02] %j is answered with what to mend",
    async (typed, words) => {
      const code = await order({ [polo]: 3, [cap]: 1 });
      const answer = await ask(cancelPath(code), BUYER, {
        intent: "some",
        idempotencyKey: "cancel-some-2",
        ...typed,
      });
      expect(answer.status).toBe(400);
      const html = await main(answer);
      expect(html).toContain(words);
      const kept = typed["line0"]?.replace("<", "&lt;").replace(">", "&gt;").replace("'", "&#x27;");
      if (kept) expect(html).toContain(`value="${kept}"`);
      expect(await standing(code)).toEqual([3, 1]);
    },
  );

  test("[OR-02] an order of one piece has nothing to choose", async () => {
    const code = await order({ [polo]: 1 });
    expect(await main(await ask(cancelPath(code), BUYER))).not.toContain("Only some items");
  });

  test("[OR-02] the whole order goes with one press, also after a part", async () => {
    const code = await order({ [polo]: 3, [cap]: 1 });
    await ask(cancelPath(code), BUYER, { intent: "some", idempotencyKey: "cancel-some-3", line1: "1" });
    const html = await after(await ask(cancelPath(code), BUYER, { idempotencyKey: "cancel-all-3" }), BUYER);
    expect(html).toContain(`Order ${code} is cancelled.`);
    const [row] = await shop.api.db.select().from(orders).where(eq(orders.code, code));
    expect(row!.status).toBe("CANCELLED");
  });

  test("[PK-05] the items of a bundle have one box, and go together", async () => {
    const { body } = await shop.api.call("POST", "/users/current/carts", { as: WEARER });
    await choose(shop.api, WEARER, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    for (const styleCode of ["KM-1001", "KM-1002"]) {
      await choose(shop.api, WEARER, POINTS, "TOPS", { setId: "BLOUSES", styleCode });
    }
    await shop.api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: WEARER });
    await makeReady(shop.api, WEARER, body.code);
    const { code, entries } = (await place(shop.api, WEARER, body.code)).body;
    const page = await main(await ask(cancelPath(code), WEARER));
    const boxes = [...page.matchAll(/name="(group\d+)"/g)].map(([, name]) => name!);
    expect(boxes).toHaveLength(2);
    expect(page).toContain("Only together.");
    const tops = /name="(group\d+)"[^>]*>(?:(?!name=")[\s\S])*?Tops/.exec(page)![1]!;
    const sent = { intent: "some", idempotencyKey: "cancel-some-4", [tops]: "on" };
    await after(await ask(cancelPath(code), WEARER, sent), WEARER);
    const left = await standing(code);
    expect(left.filter((quantity) => quantity > 0)).toHaveLength(1);
    expect(left).toHaveLength(entries.length);
  });
});
