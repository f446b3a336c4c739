import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { styles } from "../../commerce/modules/catalogue/tables";
import { draftItems } from "../../commerce/modules/packs/tables";
import { replenishmentLines, replenishments } from "../../commerce/modules/replenishments/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { choose, emptyCarts, place, readyCart, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const OWNER = "approver@emberbun.example";
const polo = await skuOf(api, "KC-5002");
/** What replaces it: the drill shirt in the same colour and size. */
const shirt = polo.replace("KC-5002", "KC-5001");
const pant = await skuOf(api, "KC-5101");
const { open, read } = cartCalls(api, BUYER);
const NAME = "O'Brien-Ngāti <b>& shirt";
const [shirtRow] = await api.db.select().from(styles).where(eq(styles.code, "KC-5001"));
const [crewPolo] = await api.db.select().from(styles).where(eq(styles.code, "EB-4002"));

const ends = (endsOn: string | null) =>
  api.db
    .update(styles)
    .set(
      endsOn
        ? { endsOn, endKind: "rebrand", endReason: "Our logo changes.", replacedBy: "KC-5001" }
        : { endsOn: null, endKind: null, endReason: null, replacedBy: null },
    )
    .where(eq(styles.code, "KC-5002"));
const LAST = "2026-03-18";
const PAST = "2026-03-17";

beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await emptyCarts(api);
  await api.db.delete(draftItems);
  await api.db.delete(replenishments);
  await api.db.update(styles).set({ name: NAME }).where(eq(styles.code, "KC-5001"));
  for (const sku of [polo, shirt, pant]) await setStock(api, sku, 500);
  await ends(LAST);
});
afterEach(async () => {
  await ends(null);
  await api.db.update(styles).set({ name: shirtRow!.name }).where(eq(styles.code, "KC-5001"));
});

type Line = { entryNumber: number; lineId: number; ending?: { swap?: { sku: string; changes: string[] } } };
const lines = async (cart = "current"): Promise<Line[]> => (await read(cart)).body.entries;
const swap = (cart: string, { entryNumber, lineId, ending }: Line, as = BUYER) =>
  api.call("POST", `/orgUsers/current/carts/${cart}/entries/${entryNumber}/swap`, {
    as,
    query: { lineId, code: ending?.swap?.sku },
  });

describe("a line of the catalogue", () => {
  test("[B-17] says what a swap changes, and one press swaps it at its place; a second changes nothing", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 2, [pant]: 1 });
    const [before] = await lines(cart);
    expect(before).toMatchObject({
      ending: {
        message: `Ends on 18 Mar 2026. Replaced by ${NAME}.`,
        replacement: { code: "KC-5001", name: NAME },
        swap: {
          sku: shirt,
          changes: [expect.stringMatching(/as it is now\.$/), expect.stringMatching(/^Costs \$/)],
        },
      },
    });
    expect((await lines(cart))[1]!.ending).toBeUndefined();
    const { status, body } = await swap(cart, before!);
    expect([status, body.statusCode]).toEqual([200, "success"]);
    const after = await read(cart);
    expect(linesOf(after)).toEqual([
      [shirt, 2],
      [pant, 1],
    ]);
    expect(after.body.entries[0].lineId).toBe(before!.lineId);
    expect(after.body.entries[0].ending).toBeUndefined();
    // The amounts that were said are those of the line.
    const said = before!.ending!.swap!.changes.at(-1)!;
    expect(said).toContain(`Costs ${after.body.entries[0].basePrice.formattedValue} instead of`);
    expect((await swap(cart, before!)).status).toBe(200);
    expect(linesOf(await read(cart))).toEqual(linesOf(after));
  });

  test("[B-17] becomes one with the same goods in another line", async () => {
    const cart = await readyCart(api, BUYER, { [shirt]: 3, [polo]: 2, [pant]: 1 });
    const old = (await lines(cart)).find(({ ending }) => ending)!;
    expect((await swap(cart, old)).status).toBe(200);
    expect((await swap(cart, old)).status).toBe(200);
    expect(linesOf(await read(cart))).toEqual([
      [shirt, 5],
      [pant, 1],
    ]);
  });

  test("[B-17] can still be swapped once the old one is refused, and is ordered then", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 }, { poNumber: "B17S" });
    await ends(PAST);
    expectRefusal(await place(api, BUYER, cart), 400, "RecalledError", { reason: "recalled" });
    expect((await swap(cart, (await lines(cart))[0]!)).status).toBe(200);
    expect((await place(api, BUYER, cart)).status).toBe(201);
  });

  test("[B-17] says why it cannot be swapped: no such size, none left, or not offered; a forged press gets the same", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 2 });
    const [line] = await lines(cart);
    const refusedWith = async (words: string) => {
      const [now] = await lines(cart);
      expect(now!.ending).toMatchObject({ noSwap: words });
      expect(now!.ending!.swap).toBeUndefined();
      expectRefusal(await swap(cart, line!), 400, "ValidationError", { reason: "swap", message: words });
    };
    await setStock(api, shirt, 1, false);
    await refusedWith(`Only 1 of ${NAME} are left in this size. Choose another on its page.`);
    await setStock(api, shirt, 500, true);
    await api.db.update(styles).set({ replacedBy: "KC-5301" }).where(eq(styles.code, "KC-5002"));
    const [boot] = await api.db.select().from(styles).where(eq(styles.code, "KC-5301"));
    // What replaces a style is cached, and a change in the database is heard of a moment later.
    await expect
      .poll(async () => (await lines(cart))[0]!.ending)
      .toMatchObject({ noSwap: expect.stringContaining(`${boot!.name} is not made in size`) });
    expect(linesOf(await read(cart))).toEqual([[polo, 2]]);
  });

  test("[B-17] nobody swaps in the cart of somebody else", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 2 });
    const [line] = await lines(cart);
    expect((await swap(cart, line!, OTHER)).status).toBe(400);
    expect((await swap(cart, line!, OWNER)).status).toBe(400);
    expect(linesOf(await read(cart))).toEqual([[polo, 2]]);
  });

  test("[B-17] a saved cart is swapped as it lies", async () => {
    await readyCart(api, BUYER, { [polo]: 2 });
    const { body } = await api.call("PATCH", "/users/current/carts/current/save", {
      as: BUYER,
      query: { saveCartName: "Polos" },
    });
    const { code } = body.savedCartData;
    await ends(PAST);
    const saved = await api.call("GET", `/users/current/carts/${code}/savedcart`, { as: BUYER });
    const [line] = saved.body.savedCartData.entries;
    expect(line.ending.swap.sku).toBe(shirt);
    expect((await swap(code, line)).status).toBe(200);
    expect(linesOf(await read(code))).toEqual([[shirt, 2]]);
    const restored = await api.call("PATCH", `/users/current/carts/${code}/restoresavedcart`, { as: BUYER });
    expect(restored.body.cartModifications).toEqual([]);
  });

  test("[B-17] only carts with such a style are read with one statement more", async () => {
    const count = async () => {
      const counted = { statements: 0 };
      await statementCount.run(counted, () => read());
      return counted.statements;
    };
    await readyCart(api, BUYER, { [polo]: 1 });
    await count();
    const withEnd = await count();
    await ends(null);
    await count();
    expect((await count()) - withEnd).toBe(-1);
  });
});

describe("what is ordered again", () => {
  test("[B-17] an old order offers what replaces its goods, and orders that", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 2, [pant]: 1 }, { poNumber: "B17R" });
    const { body: order } = await place(api, BUYER, cart);
    await ends(PAST);
    const swaps = await api.call("GET", `/orgUsers/current/orders/${order.code}/reorder/swaps`, {
      as: BUYER,
    });
    const [old] = order.entries.filter((one: { product: { code: string } }) => one.product.code === polo);
    expect(swaps.body.swaps).toEqual([
      {
        orderEntryNumber: old.entryNumber,
        ending: expect.objectContaining({
          refusal: expect.stringContaining("Our logo changes."),
          swap: { sku: shirt, changes: [expect.any(String), expect.stringMatching(/^Costs /)] },
        }),
      },
    ]);
    expect(
      (await api.call("GET", `/orgUsers/current/orders/${order.code}/reorder/swaps`, { as: OTHER })).status,
    ).toBe(404);
    const again = await api.call("POST", "/orgUsers/current/cartFromOrder", {
      as: BUYER,
      query: { orderCode: order.code },
      body: {
        orderEntries: order.entries.map(({ entryNumber }: { entryNumber: number }) => ({
          orderEntryNumber: entryNumber,
          quantity: 1,
          replaced: entryNumber === old.entryNumber,
        })),
      },
    });
    expect(again.body.cartModifications.map(({ statusCode }: { statusCode: string }) => statusCode)).toEqual([
      "success",
      "success",
    ]);
    expect(linesOf(await read()).sort()).toEqual(
      [
        [shirt, 1],
        [pant, 1],
      ].sort(),
    );
  });

  test("[B-17] a replenishment order is swapped for all orders to come, once, by its owner alone", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 2, [pant]: 1 }, inTurn, { poNumber: "B17T" });
    const { show, work } = repeated(api, BUYER);
    const [line] = (await show(code)).entries.filter((one: Line) => one.ending);
    expect(line.ending.swap.sku).toBe(shirt);
    const press = (as = BUYER) =>
      api.call("POST", `/users/current/replenishmentOrders/${code}/entries/${line.entryNumber}/swap`, {
        as,
        site: "wholesale",
      });
    expect((await press(OTHER)).status).toBe(404);
    for (let pressed = 0; pressed < 2; pressed += 1) expect((await press()).status).toBe(200);
    const kept = await api.db
      .select()
      .from(replenishmentLines)
      .where(eq(replenishmentLines.replenishmentCode, code));
    expect(kept.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual(
      [
        [shirt, 2],
        [pant, 1],
      ].sort(),
    );
    expect(kept.find(({ sku }) => sku === shirt)!.product).toMatchObject({
      styleCode: "KC-5001",
      name: NAME,
    });
    const [run] = await work("2026-04-01T10:00:00+11:00");
    expect(run).toMatchObject({ reason: null });
  });
});

describe("an item of a pack", () => {
  const PACK = "PK-EB-STOCK";
  const BUNDLE = "TEES-AND-POLOS";
  const path = `/orgUsers/current/packs/${PACK}`;
  const items = async () =>
    (await api.call("GET", `${path}/bundles/${BUNDLE}/summary`, { as: OWNER })).body.setItems.flatMap(
      (one: { items: object[] }) => one.items,
    );
  const press = (id: string, as = OWNER) =>
    api.call("POST", `${path}/bundles/${BUNDLE}/items/${id}/swap`, { as });
  beforeEach(async () => {
    const polos = { setId: "POLOS", styleCode: "EB-4002", sku: await skuOf(api, "EB-4002") };
    await setStock(api, polos.sku.replace("4002", "4001"), 500);
    for (let chosen = 0; chosen < 2; chosen += 1) {
      expect((await choose(api, OWNER, PACK, BUNDLE, polos)).status).toBeLessThan(300);
    }
    await api.db.update(styles).set({ endsOn: PAST }).where(eq(styles.code, "EB-4002"));
  });
  afterEach(() => api.db.update(styles).set({ endsOn: crewPolo!.endsOn }).where(eq(styles.code, "EB-4002")));

  test("[B-17] of a draft is swapped with those that are like it, by the rules of the pack; twice changes nothing", async () => {
    const [item, ...more] = await items();
    expect(more).toHaveLength(1);
    expect(item.ending).toMatchObject({
      message: "Ended on 17 Mar 2026. Replaced by Crew tee.",
      swap: {
        changes: [
          expect.stringContaining("Charcoal, as it is now."),
          "Costs $12.50 instead of $17.50, $10.00 less for 2.",
        ],
      },
    });
    for (let pressed = 0; pressed < 2; pressed += 1) expect((await press(item.id)).status).toBe(200);
    const now = await items();
    expect(now.map((one: { styleCode: string; setId: string }) => [one.styleCode, one.setId])).toEqual([
      ["EB-4001", "TEES"],
      ["EB-4001", "TEES"],
    ]);
    expect(now[0].id).toBe(item.id);
    expect((await press(item.id, "admin@emberbun.example")).status).toBe(404);
  });

  test("[B-17] of a cart is swapped in the pack, which is put into the cart again", async () => {
    await api.db.update(styles).set({ endsOn: LAST }).where(eq(styles.code, "EB-4002"));
    const cart = await open(OWNER);
    const added = await api.call("POST", `${path}/cart`, { as: OWNER, query: { cartId: cart } });
    expect(added.status).toBe(200);
    const [line] = (await read(cart, OWNER)).body.entries;
    expect(line.ending.swap.sku).toContain("EB-4001");
    for (let pressed = 0; pressed < 2; pressed += 1) {
      expect((await swap(cart, line, OWNER)).status, String(pressed)).toBe(200);
    }
    const { entries } = (await read(cart, OWNER)).body;
    expect(entries.map((one: { product: { styleCode: string } }) => one.product.styleCode)).toEqual([
      "EB-4001",
      "EB-4001",
    ]);
    expect(await items()).toHaveLength(2);
  });

  test("[B-17] that its bundle does not have says so", async () => {
    await api.db.update(styles).set({ replacedBy: "EB-4009" }).where(eq(styles.code, "EB-4002"));
    const [item] = await items();
    const words = "Freezer jacket is not in Tees and polos. Choose another item.";
    expect(item.ending).toMatchObject({ noSwap: words });
    expectRefusal(await press(item.id), 400, "ValidationError", { reason: "swap", message: words });
    await api.db.update(styles).set({ replacedBy: "EB-4001" }).where(eq(styles.code, "EB-4002"));
  });
});
