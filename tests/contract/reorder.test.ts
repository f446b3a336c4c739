import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { assortments, priceRows, variants } from "../../commerce/modules/catalogue/tables";
import { entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { packs } from "../../commerce/modules/packs/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf as cartLines } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { packCalls } from "../support/pack-calls";
import { emptyCarts, fillCart, makeReady, place, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();
const { order, cancel } = ordering(api);
const cart = cartCalls(api, buyer);
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(() => emptyCarts(api));

type Choice = [orderEntryNumber: number, quantity: number];
const again = (as: string, orderCode: string, choices?: Choice[], headers = {}) =>
  api.call("POST", "/orgUsers/current/cartFromOrder", {
    as,
    headers,
    query: { orderCode },
    body: choices
      ? { orderEntries: choices.map(([orderEntryNumber, quantity]) => ({ orderEntryNumber, quantity })) }
      : {},
  });
const kept = (as: string, code: string) =>
  api.call("GET", `/orgUsers/current/orders/${code}/reorder`, { as });
interface Row {
  statusCode: string;
  statusMessage?: string;
  quantity: number;
  quantityAdded: number;
}
const rowsOf = (answer: { body: { cartModifications: Row[] } }) =>
  answer.body.cartModifications.map((row) => [row.statusCode, row.quantity, row.quantityAdded]);

describe("goods of the catalogue", () => {
  test("[OR-02] go into the active cart beside what is there, one row a line; the answer can be read again", async () => {
    const code = await order(buyer, { [polo]: 3, [cap]: 2 });
    await fillCart(api, buyer, { [polo]: 4 });
    const answer = await again(buyer, code);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(rowsOf(answer)).toEqual([
      ["success", 3, 3],
      ["success", 2, 2],
    ]);
    expect(answer.body.cartModifications[0].entry).toMatchObject({ entryNumber: 0, product: { code: polo } });
    expect(cartLines(await cart.read())).toEqual([
      [polo, 7],
      [cap, 2],
    ]);
    expect((await kept(buyer, code)).body).toEqual(answer.body);
  });

  test("[OR-02] open a cart where there is none; chosen quantities count, and none leaves a line out", async () => {
    const code = await order(buyer, { [polo]: 3, [cap]: 2 });
    expect(
      rowsOf(
        await again(buyer, code, [
          [0, 5],
          [1, 0],
        ]),
      ),
    ).toEqual([["success", 5, 5]]);
    expect(cartLines(await cart.read())).toEqual([[polo, 5]]);
  });

  test("[OR-02] sent twice with one key they go in once, also at the same time", async () => {
    const code = await order(buyer, { [polo]: 3 });
    const key = { "Idempotency-Key": "again-once" };
    const both = await Promise.all([1, 2].map(() => again(buyer, code, undefined, key)));
    expect(both.map(rowsOf)).toEqual([[["success", 3, 3]], [["success", 3, 3]]]);
    expect(cartLines(await cart.read())).toEqual([[polo, 3]]);
  });

  test("[OR-02] what is short, sold out, over the limit or no longer sold is said and left out", async () => {
    const code = await order(buyer, { [polo]: 3, [cap]: 2 });
    await setStock(api, polo, 2, false);
    await setStock(api, cap, 0, false);
    const answer = await again(buyer, code);
    expect(rowsOf(answer)).toEqual([
      ["lowStock", 3, 2],
      ["noStock", 2, 0],
    ]);
    expect(answer.body.cartModifications).toMatchObject([
      { statusMessage: "Only 2 left." },
      { statusMessage: "This item is out of stock." },
    ]);
    expect(cartLines(await cart.read())).toEqual([[polo, 2]]);
    await setStock(api, polo, 40, true);
    await setStock(api, cap, 40, true);
    expect(
      rowsOf(
        await again(buyer, code, [
          [0, 999],
          [1, 2],
        ]),
      ),
    ).toEqual([
      ["maxOrderQuantityExceeded", 999, 997],
      ["success", 2, 2],
    ]);
    await api.db.update(variants).set({ active: false }).where(eq(variants.sku, polo));
    const [gone] = (await again(buyer, code)).body.cartModifications;
    expect(gone).toMatchObject({
      statusCode: "unknownIdentifier",
      statusMessage: "This item is no longer sold.",
      quantityAdded: 0,
    });
    await api.db.update(variants).set({ active: true }).where(eq(variants.sku, polo));
  });

  test("[OR-02] what the organisation no longer offers is said and left out", async () => {
    const code = await order(buyer, { [polo]: 1, [cap]: 1 });
    const sold = and(eq(assortments.styleCode, "KC-5401"), eq(assortments.organisationUid, "harrowstreet"));
    const [row] = await api.db.select().from(assortments).where(sold);
    expect(row).toBeDefined();
    await api.db.delete(assortments).where(sold);
    const answer = await again(buyer, code);
    await api.db.insert(assortments).values(row!);
    expect(rowsOf(answer)).toEqual([
      ["success", 1, 1],
      ["unknownIdentifier", 1, 0],
    ]);
    expect(answer.body.cartModifications[1].statusMessage).toBe(
      "Your organisation no longer offers this item.",
    );
  });

  test("[OR-02] a price that changed is told with both prices, and the cart has today's", async () => {
    const code = await order(buyer, { [cap]: 2 });
    const ofCap = eq(priceRows.styleCode, "KC-5401");
    const before = await api.db.select().from(priceRows).where(ofCap);
    await api.db.update(priceRows).set({ cents: 4321 }).where(ofCap);
    const { body } = await again(buyer, code);
    const { entries, subTotal } = (await cart.read()).body;
    await api.db.delete(priceRows).where(ofCap);
    await api.db.insert(priceRows).values(before);
    const [{ priceChange, entry }] = body.cartModifications;
    expect(priceChange.then).toEqual(entry.basePrice);
    expect(priceChange.now).toEqual(entries[0].basePrice);
    expect(priceChange.now.value).toBe(43.21);
    expect(subTotal.value).toBe(86.42);
    expect((await again(buyer, code)).body.cartModifications[0]).not.toHaveProperty("priceChange");
  });

  test("[OR-02] the statements do not grow with the lines", async () => {
    // Sixty lines in one order: the same goods in as many lines as the history could have them.
    const code = await order(buyer, { [polo]: 1 });
    const [line] = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
    const counts: number[] = [];
    const { statementCount } = await import("../../commerce/database/trace");
    const counting = async () => {
      const count = { statements: 0 };
      const answer = await statementCount.run(count, () => again(buyer, code));
      expect(answer.status).toBe(200);
      counts.push(count.statements);
      return answer;
    };
    await cart.open();
    await counting();
    await counting();
    await api.db
      .insert(orderEntries)
      .values(Array.from({ length: 59 }, (_, n) => ({ ...line!, entryNumber: n + 1 })));
    expect((await counting()).body.cartModifications).toHaveLength(60);
    expect(counts[2]).toBe(counts[1]);
    expect(counts[2]).toBeLessThanOrEqual(12);
  });
});

describe("pack items", () => {
  const POINTS = "PK-KM-PTS-CABIN";
  const wearer = "wearer@kestrel.example";
  const jacket = { packId: POINTS, bundleId: "SUITING", setId: "JACKETS", styleCode: "KM-1201" };
  const blouse = { packId: POINTS, bundleId: "TOPS", setId: "BLOUSES", styleCode: "KM-1001" };
  const { get, bundle, discard } = packCalls(api);
  const ordered = async () => {
    await discard(wearer, POINTS);
    return order(wearer, {}, [jacket, blouse]);
  };
  const giveBack = async (code: string) => {
    const lines = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
    await cancel(
      wearer,
      code,
      lines.map(({ entryNumber, quantity }) => [entryNumber, quantity]),
    );
    await discard(wearer, POINTS);
  };

  test("[OR-02] go into the pack's draft with what was engraved, and not into the cart", async () => {
    const code = await ordered();
    const answer = await again(wearer, code);
    expect(rowsOf(answer)).toEqual([
      ["success", 1, 1],
      ["success", 1, 1],
    ]);
    expect(answer.body.cartModifications[0].entry).toMatchObject({
      packId: POINTS,
      packName: expect.any(String),
    });
    expect(JSON.stringify(answer.body)).not.toContain("priceChange");
    const lines = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
    const pack = (await get(`/${POINTS}/summary`, wearer)).body;
    expect(pack).toMatchObject({ itemCount: 2, inCart: false });
    const chosen = pack.packSummary.bundles.flatMap((one: { setItems: object[] }) => one.setItems);
    expect(chosen.map((item: { skuNumber: string }) => item.skuNumber).sort()).toEqual(
      lines.map(({ sku }) => sku).sort(),
    );
    const typed = lines.flatMap(({ valueAdds }) => valueAdds.flatMap(({ entries }) => entries));
    for (const { value } of typed) expect(JSON.stringify(chosen)).toContain(value);
    expectRefusal(await cart.read("current", wearer), 400, "CartError");
    await giveBack(code);
  });

  test("[OR-02] are added only as far as the points reach, and the rule says by how much", async () => {
    const code = await ordered();
    const { balance } = (await get(`/${POINTS}`, wearer)).body;
    const lines = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
    const { entryNumber } = lines.find(({ bundleId }) => bundleId === "SUITING")!;
    const answer = await again(wearer, code, [[entryNumber, 60]]);
    const [row] = answer.body.cartModifications;
    expect(row.statusCode).toBe("limitExceeded");
    expect(row.quantityAdded).toBeLessThan(60);
    expect((await bundle(wearer, POINTS, "SUITING")).chosen).toBe(row.quantityAdded);
    expect(row.statusMessage).toMatch(/points|at most/);
    expect(row.quantityAdded * 16).toBeLessThanOrEqual(balance.left);
    const more = (await again(wearer, code, [[entryNumber, 1]])).body.cartModifications[0];
    expect(more).toMatchObject({ statusCode: "limitExceeded", quantityAdded: 0 });
    await giveBack(code);
  });

  test.each([
    ["one line of three", [3]],
    ["three lines of one", [1, 1, 1]],
  ])("[OR-02] are added as far as pieces are left, also of fewer than were ordered: %s", async (_, lines) => {
    const team = { packId: "PK-HS-TEAM", bundleId: "POLOS", setId: "POLOS", styleCode: "KC-5002" };
    const code = await order(
      buyer,
      {},
      lines.map((quantity) => ({ ...team, quantity })),
    );
    // All but one of what was granted has been used.
    await api.db.execute(sql`
      insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, order_code)
      select allocation_id, bundle_id, measure, 'use',
        sum(case when kind in ('grant', 'release') then amount else -amount end) - 1, 'KR-LEFT'
      from entitlement_movements where bundle_id = 'POLOS' and allocation_id =
        (select allocation_id from entitlement_movements where order_code = ${code} limit 1)
      group by allocation_id, bundle_id, measure`);
    const answer = await again(buyer, code);
    const rows: Row[] = answer.body.cartModifications;
    expect(rows.map(({ quantity }) => quantity)).toEqual(lines);
    expect(rows.reduce((sum, { quantityAdded }) => sum + quantityAdded, 0)).toBe(1);
    expect(rows.at(-1)!.statusCode).toBe("limitExceeded");
    expect((await bundle(buyer, team.packId, team.bundleId)).chosen).toBe(1);
    await api.db.delete(entitlementMovements).where(eq(entitlementMovements.orderCode, "KR-LEFT"));
    await discard(buyer, team.packId);
  });

  test("[OR-02] of a pack whose window has closed are refused in its words", async () => {
    const code = await ordered();
    const closed = (at: Date | null) =>
      api.db.update(packs).set({ closesAt: at }).where(eq(packs.id, POINTS));
    await closed(new Date(api.now().getTime() - 86_400_000));
    const answer = await again(wearer, code);
    await closed(null);
    expect(rowsOf(answer)).toEqual([
      ["unknownError", 1, 0],
      ["unknownError", 1, 0],
    ]);
    expect(answer.body.cartModifications[0].statusMessage).toMatch(/closed on .*administrator/);
    expect((await get(`/${POINTS}/summary`, wearer)).body.itemCount).toBe(0);
    await giveBack(code);
  });

  test("[OR-02] wait in the draft for UPDATE CART if the pack is in the cart; a cancelled order does too", async () => {
    const code = await ordered();
    await giveBack(code);
    await api.call("POST", "/users/current/carts", { as: wearer });
    await again(wearer, code);
    await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer });
    await again(wearer, code, [[1, 1]]);
    const { body } = await cart.read("current", wearer);
    expect(body).toMatchObject({ totalItems: 2, packs: [{ packId: POINTS, changed: true }] });
    await makeReady(api, wearer, body.code);
    expectRefusal(await place(api, wearer, body.code), 400, "PackRuleError");
    await api.call("DELETE", "/users/current/carts/current/entries", { as: wearer });
    await discard(wearer, POINTS);
  });

  test("[OR-02] of a pack that the person no longer has are refused by its name", async () => {
    const code = await ordered();
    await api.db.update(orderEntries).set({ packId: "PK-GONE" }).where(eq(orderEntries.orderCode, code));
    const [row] = (await again(wearer, code)).body.cartModifications;
    expect(row).toMatchObject({ statusCode: "unknownError", quantityAdded: 0 });
    expect(row.statusMessage).toMatch(/ is not allocated to you now\. Ask your administrator/);
    await api.db.update(orderEntries).set({ packId: POINTS }).where(eq(orderEntries.orderCode, code));
    await giveBack(code);
  });
});

describe("what cannot be meant", () => {
  test("[OR-02] another person's order is not found, before and after its person ordered it again", async () => {
    const code = await order(buyer, { [polo]: 1 });
    const stranger = "admin@harrowstreet.example";
    expectRefusal(await kept(buyer, code), 404, "NotFoundError");
    await again(buyer, code);
    expectRefusal(await again(stranger, code), 404, "NotFoundError");
    expectRefusal(await kept(stranger, code), 404, "NotFoundError");
    expectRefusal(await again(buyer, "KR-NONE"), 404, "NotFoundError");
  });

  test.each([
    [[[7, 1]], "The order has no line 7."],
    [[[0, 0]], "Select at least one item to order."],
    [
      [
        [0, 1],
        [0, 2],
      ],
      "A line is there twice.",
    ],
    [[[0, 1000]], "Enter a whole number from 0 to 999."],
    [[[0, -1]], "Enter a whole number from 0 to 999."],
  ] as [Choice[], string][])("[OR-02] %j is refused: %s", async (choices, message) => {
    const code = await order(buyer, { [polo]: 1 });
    const answer = await again(buyer, code, choices);
    expectRefusal(answer, 400, "ValidationError");
    expect(answer.body.errors[0].message).toBe(message);
    expectRefusal(await cart.read(), 400, "CartError");
  });
});
