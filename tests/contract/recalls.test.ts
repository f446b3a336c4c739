import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { styles } from "../../commerce/modules/catalogue/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { draftItems } from "../../commerce/modules/packs/tables";
import { quotes } from "../../commerce/modules/quotes/tables";
import { replenishments } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { choose, emptyCarts, place, readyCart, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const OWNER = "approver@emberbun.example";
const polo = await skuOf(api, "KC-5002");
const shirt = await skuOf(api, "KC-5001");
const pant = await skuOf(api, "KC-5101");
const { open, read, entry } = cartCalls(api, BUYER);
const REASON = "O'Brien-Ngāti <b>& found that it tears.";

/** The day of TEST_NOW in Melbourne. */
const TODAY = "2026-03-18";
const YESTERDAY = "2026-03-17";

const ends = (endsOn: string | null, code = "KC-5002", replacedBy: string | null = "KC-5001") =>
  api.db
    .update(styles)
    .set(
      endsOn
        ? { endsOn, endKind: "recall", endReason: REASON, replacedBy }
        : { endsOn: null, endKind: null, endReason: null, replacedBy: null },
    )
    .where(eq(styles.code, code));
const [poloRow] = await api.db.select().from(styles).where(eq(styles.code, "KC-5002"));
const [shirtRow] = await api.db.select().from(styles).where(eq(styles.code, "KC-5001"));
const [crewPolo] = await api.db.select().from(styles).where(eq(styles.code, "EB-4002"));
const REFUSED = `${poloRow!.name} was recalled. ${REASON} The last day to order it was 17 Mar 2026. Order ${shirtRow!.name} instead.`;
const ERROR = { reason: "recalled", subject: "KC-5002", subjectType: "product", message: REFUSED };

beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await emptyCarts(api);
  await api.db.delete(draftItems);
  await api.db.delete(quotes);
  await api.db.delete(replenishments);
  for (const sku of [polo, shirt, pant]) await setStock(api, sku, 500);
});
afterEach(() => ends(null));

describe("a style that ends", () => {
  test("[B-17] both are ordered to the last day; the item says its end and what replaces it", async () => {
    await ends(TODAY);
    const { body } = await api.call("GET", "/products/KC-5002", { as: BUYER, query: { fields: "FULL" } });
    expect(body).toMatchObject({
      purchasable: true,
      ending: {
        kind: "recall",
        endsOn: TODAY,
        reason: REASON,
        message: `Ends on 18 Mar 2026. Replaced by ${shirtRow!.name}.`,
        replacement: { code: "KC-5001", name: shirtRow!.name },
      },
    });
    expect(body.ending.refusal).toBeUndefined();
    const cart = await readyCart(api, BUYER, { [polo]: 1, [shirt]: 1 }, { poNumber: "B17A" });
    expect((await place(api, BUYER, cart)).status).toBe(201);
  });

  test("[B-17] afterwards the item says why it is refused, and a list does not offer it", async () => {
    await ends(YESTERDAY);
    const { body } = await api.call("GET", "/products/KC-5002", { as: BUYER, query: { fields: "FULL" } });
    expect(body).toMatchObject({ purchasable: false, ending: { refusal: REFUSED } });
    const found = await api.call("GET", "/products/search", {
      as: BUYER,
      query: { query: "KC-5002", fields: "products(code,purchasable)" },
    });
    expect(found.body.products).toEqual([{ code: "KC-5002", purchasable: false }]);
  });

  test("[B-17] every way of adding refuses it with the same sentence", async () => {
    await ends(YESTERDAY);
    const cart = await open();
    expectRefusal(await entry(cart, { code: polo, quantity: 1 }), 400, "RecalledError", ERROR);
    const orderEntries = [polo, shirt].map((code) => ({ product: { code }, quantity: 1 }));
    for (const more of [{}, { preview: true }, { allOrNone: true }]) {
      expectRefusal(await entry(cart, {}, { orderEntries, ...more }), 400, "RecalledError", ERROR);
    }
    expect(linesOf(await read(cart))).toEqual([]);
    const each = await entry(cart, {}, { orderEntries, each: true });
    expect(
      each.body.cartModifications.map((one: { statusCode: string; statusMessage?: string }) => [
        one.statusCode,
        one.statusMessage,
      ]),
    ).toEqual([
      ["recalled", REFUSED],
      ["success", undefined],
    ]);
    const wished = await api.call("POST", "/orgUsers/current/wishList/entries", {
      as: BUYER,
      body: { products: [{ code: polo }] },
    });
    if (wished.status !== 404) expectRefusal(wished, 400, "RecalledError", ERROR);
  });

  test("[B-17] a cart that holds it is told so, takes no more of it, and is not ordered", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 2, [shirt]: 1 }, { poNumber: "B17B" });
    await ends(YESTERDAY);
    const told = await api.call("POST", `/users/current/carts/${cart}/validate`, { as: BUYER });
    expect(told.body.cartModifications).toEqual([
      expect.objectContaining({ statusCode: "recalled", statusMessage: REFUSED, quantityAdded: 0 }),
    ]);
    const set = (quantity: number) =>
      api.call("PATCH", `/orgUsers/current/carts/${cart}/entries/0`, { as: BUYER, query: { quantity } });
    expectRefusal(await set(3), 400, "RecalledError", ERROR);
    expect((await set(1)).status).toBe(200);
    expectRefusal(await place(api, BUYER, cart), 400, "RecalledError", ERROR);
    expectRefusal(await repeated(api, BUYER).create(cart, inTurn), 400, "RecalledError", ERROR);
    await ends(TODAY);
    expect((await place(api, BUYER, cart)).status).toBe(201);
  });

  test("[B-17] an order once more and a saved cart leave it out and say why", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1, [pant]: 1 }, { poNumber: "B17C" });
    const { body: order } = await place(api, BUYER, cart);
    await readyCart(api, BUYER, { [polo]: 1 });
    const { body: saved } = await api.call("PATCH", "/users/current/carts/current/save", {
      as: BUYER,
      query: { saveCartName: "Polos" },
    });
    await ends(YESTERDAY);
    const again = await api.call("POST", "/orgUsers/current/cartFromOrder", {
      as: BUYER,
      query: { orderCode: order.code },
      body: {},
    });
    expect(again.body.cartModifications).toEqual([
      expect.objectContaining({ statusCode: "recalled", statusMessage: REFUSED, quantityAdded: 0 }),
      expect.objectContaining({ statusCode: "success", quantityAdded: 1 }),
    ]);
    const restored = await api.call(
      "PATCH",
      `/users/current/carts/${saved.savedCartData.code}/restoresavedcart`,
      { as: BUYER },
    );
    expect(restored.body.cartModifications).toEqual([
      expect.objectContaining({ statusCode: "recalled", statusMessage: REFUSED }),
    ]);
  });

  test("[B-17] no quote is asked for or accepted of it", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 60 });
    await ends(YESTERDAY);
    const ask = () => api.call("POST", "/users/current/quotes", { as: BUYER, body: { cartId: cart } });
    expectRefusal(await ask(), 400, "RecalledError", ERROR);
    await ends(TODAY);
    const { body: quote } = await ask();
    const act = (action: string, as = BUYER) =>
      api.call("POST", `${as === BUYER ? "/users/current" : ""}/quotes/${quote.code}/action`, {
        as,
        site: as === BUYER ? "uniforms" : "wholesale",
        body: { action },
      });
    expect((await act("SUBMIT")).status).toBeLessThan(300);
    expect((await act("EDIT", "agent@kitroom.example")).status).toBeLessThan(300);
    expect((await act("SUBMIT", "agent@kitroom.example")).status).toBeLessThan(300);
    await ends(YESTERDAY);
    expectRefusal(await act("CHECKOUT"), 400, "RecalledError", ERROR);
    await ends(TODAY);
    expect((await act("CHECKOUT")).status).toBeLessThan(300);
  });

  test("[B-17] a replenishment order is not placed, and its owner is told once", async () => {
    const { start, work } = repeated(api, BUYER);
    await start({ [polo]: 1, [pant]: 1 }, inTurn, { poNumber: "B17D" });
    await ends(TODAY);
    const runs = await work("2026-04-01T10:00:00+11:00");
    await work();
    expect(runs).toEqual([expect.objectContaining({ order: null, reason: expect.stringContaining(REASON) })]);
    const told = await api.db.select().from(notices).where(eq(notices.kind, "replenishment"));
    expect(told.filter(({ details }) => JSON.stringify(details).includes("tears"))).toHaveLength(1);
  });

  test("[B-17] a cart without such a style costs no statement more", async () => {
    const cart = await open();
    const statements = async () => {
      const count = { statements: 0 };
      await statementCount.run(count, () => entry(cart, { code: pant, quantity: 1 }));
      return count.statements;
    };
    await statements();
    const without = await statements();
    await ends(TODAY, "KC-5002");
    expect(await statements()).toBe(without);
  });
});

describe("of a pack", () => {
  const PACK = "PK-EB-STOCK";
  const polos = (quantity = 1) =>
    choose(api, OWNER, PACK, "TEES-AND-POLOS", { setId: "POLOS", styleCode: "EB-4002", quantity });
  const past = () => api.db.update(styles).set({ endsOn: YESTERDAY }).where(eq(styles.code, "EB-4002"));
  afterEach(() => api.db.update(styles).set({ endsOn: crewPolo!.endsOn }).where(eq(styles.code, "EB-4002")));
  const GONE = "Crew polo was replaced.";

  test("[B-17] the step says its end, then that it is refused; it is neither chosen nor put into the cart", async () => {
    const products = async () =>
      (
        await api.call("GET", `/orgUsers/current/packs/${PACK}/bundles/TEES-AND-POLOS/products`, {
          as: OWNER,
          query: { fields: "sets(products(DEFAULT))" },
        })
      ).body.sets
        .flatMap((one: { products: { code: string; ending?: object }[] }) => one.products)
        .filter((one: { ending?: object }) => one.ending)
        .map((one: { code: string; ending: { refusal?: string } }) => [one.code, one.ending.refusal]);
    expect(await products()).toEqual([["EB-4002", undefined]]);
    expect((await polos()).status).toBeLessThan(300);
    await past();
    expect(await products()).toEqual([["EB-4002", expect.stringContaining(GONE)]]);
    expectRefusal(await polos(), 400, "RecalledError", { reason: "recalled", subject: "EB-4002" });
    const summary = await api.call("GET", `/orgUsers/current/packs/${PACK}/summary`, { as: OWNER });
    expect(summary.body.refusals).toEqual([
      expect.objectContaining({ rule: "recalled", message: expect.stringContaining(GONE) }),
    ]);
    const cart = await open(OWNER);
    const added = await api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, {
      as: OWNER,
      query: { cartId: cart },
    });
    expect(added.status).toBe(400);
    expect(added.body.errors[0]).toMatchObject({ reason: "recalled" });
  });

  test("[B-17] an order for somebody else is refused with the same sentence", async () => {
    await past();
    const [crew] = await api.db.select().from(users).where(eq(users.uid, "wearer@emberbun.example"));
    const sku = await skuOf(api, "EB-4002");
    const answer = await api.call("POST", `/orgUsers/current/proxy/team/${crew!.customerId}`, {
      as: OWNER,
      body: { packId: "PK-EB-TOPUP-CREW", entries: [{ bundleId: "TEES-AND-POLOS", sku, quantity: 1 }] },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({
      reason: "recalled",
      message: expect.stringContaining(GONE),
    });
  });
});
