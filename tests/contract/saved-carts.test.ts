import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { assortments } from "../../commerce/modules/catalogue/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { choose, emptyCarts, makeReady, place, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const other = "wearer@korraline.example";
const wearer = "wearer@kestrel.example";
const NAME = "O'Brien-Ngāti <b>&";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const cap = await skuOf(api, "KC-5401");
beforeEach(() => emptyCarts(api));

const { open, read, entry } = cartCalls(api, buyer);
const at = (cart: string, call: string) => `/users/current/carts/${cart}/${call}`;
const save = (cart: string, query: object = { saveCartName: NAME }, as = buyer, headers = {}) =>
  api.call("PATCH", at(cart, "save"), { as, query: { ...query }, headers });
const restore = (cart: string, as = buyer) => api.call("PATCH", at(cart, "restoresavedcart"), { as });
const clone = (cart: string, query = {}, as = buyer) =>
  api.call("POST", at(cart, "clonesavedcart"), { as, query });
const LIGHT = "carts(code,name,description,saveTime,totalItems,totalUnitCount,subTotal),pagination,sorts";
const list = (query: object = { fields: LIGHT }, as = buyer) =>
  api.call("GET", "/users/current/carts", { as, query: { savedCartsOnly: "true", ...query } });

/** A saved cart with these lines; none is open afterwards. */
async function saved(name: string, ...lines: [string, number][]): Promise<string> {
  const cart = await open();
  for (const [code, quantity] of lines) await entry(cart, { code, quantity });
  expect((await save(cart, { saveCartName: name })).status).toBe(200);
  return cart;
}

describe("saving", () => {
  test("[CA-04] a cart is saved under a name, listed with its figures, and is not the open one any more", async () => {
    const cart = await open();
    await entry(cart, { code: polo, quantity: 2 });
    await entry(cart, { code: pant, quantity: 3 });
    const subTotal = (await read(cart)).body.subTotal;
    const { body } = await save(cart, { saveCartName: NAME, saveCartDescription: "Every\nMonday" });
    expect(body.savedCartData).toMatchObject({
      code: cart,
      name: NAME,
      description: "Every\nMonday",
      saveTime: expect.stringMatching(/\+0000$/),
      totalItems: 2,
    });
    expectRefusal(await read(), 400, "CartError", { reason: "notFound" });
    const { carts: rows, pagination, sorts } = (await list()).body;
    expect(rows).toEqual([
      expect.objectContaining({ code: cart, name: NAME, totalItems: 2, totalUnitCount: 5, subTotal }),
    ]);
    expect(pagination).toMatchObject({ totalResults: 1, totalPages: 1, currentPage: 0 });
    expect(sorts[0]).toMatchObject({ code: "-date", selected: true });
    expect((await list({ fields: "carts(DEFAULT)" })).body.carts[0]).toMatchObject({
      code: cart,
      entries: [{}, {}],
    });
    const one = await api.call("GET", at(cart, "savedcart"), { as: buyer });
    expect(one.body.savedCartData).toMatchObject({ code: cart, name: NAME });
    expect(await open()).not.toBe(cart);
  });

  test("[CA-04] a saved cart gets another name and description, and an empty description clears it", async () => {
    const cart = await saved("First", [polo, 1]);
    const edited = await save(cart, { saveCartName: "Second", saveCartDescription: "Words" });
    expect(edited.body.savedCartData).toMatchObject({ name: "Second", description: "Words" });
    const cleared = await save(cart, { saveCartName: "", saveCartDescription: "" });
    expect(cleared.body.savedCartData).toMatchObject({ name: "Second" });
    expect(cleared.body.savedCartData).not.toHaveProperty("description");
    const newer = await api.call("PATCH", at(cart, "savedCart"), { as: buyer, body: { name: "Third" } });
    expect(newer.body.savedCartData.name).toBe("Third");
    expect((await list()).body.pagination.totalResults).toBe(1);
  });

  test("[CA-04] names have at most 50 characters and descriptions 250", async () => {
    const cart = await saved("First", [polo, 1]);
    for (const [query, subject] of [
      [{ saveCartName: "x".repeat(51) }, "saveCartName"],
      [{ saveCartName: "x", saveCartDescription: "y".repeat(251) }, "saveCartDescription"],
      [{ saveCartName: "wishlist of mine" }, "saveCartName"],
    ] as const) {
      expectRefusal(await save(cart, query), 400, "ValidationError", { subject });
    }
    const most = { saveCartName: "x".repeat(50), saveCartDescription: "y".repeat(250) };
    expect((await save(cart, most)).status).toBe(200);
  });

  test("[CA-04] a press twice saves once", async () => {
    const cart = await open();
    await entry(cart, { code: polo, quantity: 1 });
    const headers = { "Idempotency-Key": "save-twice-1" };
    for (const press of [1, 2]) {
      const { status, body } = await save("current", { saveCartName: NAME }, buyer, headers);
      expect([press, status, body.savedCartData?.code]).toEqual([press, 200, cart]);
    }
    expect((await list()).body.pagination.totalResults).toBe(1);
  });

  test("[CA-04] with a hundred saved none is saved or copied, and one can still be restored", async () => {
    const first = await saved("First", [polo, 2]);
    const [row] = await api.db.select().from(carts).where(eq(carts.code, first));
    await api.db
      .insert(carts)
      .values(
        Array.from({ length: 99 }, (_, n) => ({ ...row!, code: `F${n}`, guid: `F${n}`, name: `Full ${n}` })),
      );
    const cart = await open();
    await entry(cart, { code: pant, quantity: 1 });
    const full = { reason: "full" };
    expectRefusal(await save(cart), 400, "ValidationError", full);
    expectRefusal(await clone(first), 400, "ValidationError", full);
    const count = async () => (await list()).body.pagination.totalResults as number;
    expect(await count()).toBe(100);
    expect((await save(first, { saveCartName: "Renamed" })).status).toBe(200);
    expect((await restore(first)).status).toBe(200);
    expect(await count()).toBe(100);
    await api.call("DELETE", "/users/current/carts/F0", { as: buyer });
    expect((await save(first)).status).toBe(200);
  });

  test("[CA-04] the last place is taken once, however many copies are made at the same time", async () => {
    const first = await saved("First", [polo, 2]);
    const [row] = await api.db.select().from(carts).where(eq(carts.code, first));
    const more = Array.from({ length: 98 }, (_, n) => ({
      ...row!,
      code: `L${n}`,
      guid: `L${n}`,
      name: `L ${n}`,
    }));
    await api.db.insert(carts).values(more);
    const answers = await Promise.all([1, 2, 3, 4].map(() => clone(first)));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status >= 300))
      expectRefusal(refused, 400, "ValidationError", { reason: "full" });
    expect((await list()).body.pagination.totalResults).toBe(100);
  });

  test("[CA-04] the list is searched, sorted and paged in the database", async () => {
    const [person] = await api.db.select().from(users).where(eq(users.uid, buyer));
    await api.db
      .execute(sql`insert into carts (code, guid, site, customer_id, organisation_uid, currency, name, saved_at)
      select 'S' || n, 'S' || n, 'wholesale', ${person!.customerId}, ${person!.organisationUid}, 'AUD',
        'Cart ' || lpad(n::text, 5, '0'), now() - n * interval '1 minute' from generate_series(1, 10000) n`);
    const first = (await list({ fields: LIGHT, pageSize: 20 })).body;
    expect(first.carts).toHaveLength(20);
    expect(first.carts[0].name).toBe("Cart 00001");
    expect(first.pagination).toMatchObject({ totalResults: 10_000, totalPages: 500 });
    const last = (await list({ fields: LIGHT, sort: "-name", currentPage: 499 })).body;
    expect(last.carts.at(-1).name).toBe("Cart 00001");
    const found = (await list({ fields: LIGHT, search: "cart 0777" })).body;
    expect(found.pagination.totalResults).toBe(10);
    expect((await list({ fields: LIGHT, search: "%" })).body.pagination.totalResults).toBe(0);
  });
});

describe("restoring", () => {
  test("[CA-04] a restored cart is the open one, and the goods of the open one are saved", async () => {
    const first = await saved("First", [polo, 2]);
    const second = await open();
    await entry(second, { code: pant, quantity: 1 });
    const { status, body } = await restore(first);
    expect(status).toBe(200);
    expect(body).toMatchObject({ savedCartData: { code: first }, cartModifications: [] });
    expect(body.savedCartData).not.toHaveProperty("saveTime");
    expect(linesOf(await read())).toEqual([[polo, 2]]);
    const [kept] = (await list()).body.carts;
    expect(kept).toMatchObject({
      code: second,
      name: expect.stringMatching(/^Cart of \d/),
      totalUnitCount: 1,
    });
    expectRefusal(await restore(first), 400, "CartError");
  });

  test("[CA-04] an empty open cart is gone, and none is needed", async () => {
    const first = await saved("First", [polo, 2]);
    const empty = await open();
    await restore(first);
    expectRefusal(await read(empty), 400, "CartError");
    expect((await list()).body.pagination.totalResults).toBe(0);
    await save(first);
    expect((await restore(first)).body.savedCartData.code).toBe(first);
  });

  test("[CA-04] lines come at today's price and by the rules of adding; what cannot be had is reported", async () => {
    const cart = await saved("First", [polo, 2], [pant, 4], [cap, 3]);
    await setStock(api, cap, 1, false);
    const rows = await api.db.delete(assortments).where(eq(assortments.styleCode, "KC-5101")).returning();
    await api.db.execute(sql`update price_rows set cents = cents + 100 where style_code = 'KC-5002'`);
    const { body } = await restore(cart);
    expect(body.cartModifications).toEqual([
      {
        productCode: pant,
        statusCode: "unknownIdentifier",
        statusMessage: "Your organisation no longer offers this item.",
        quantity: 4,
        quantityAdded: 0,
      },
      {
        productCode: cap,
        statusCode: "lowStock",
        statusMessage: "Only 1 left.",
        quantity: 3,
        quantityAdded: 1,
      },
    ]);
    expect(linesOf(await read())).toEqual([
      [polo, 2],
      [cap, 1],
    ]);
    await api.db.insert(assortments).values(rows);
    const checked = await api.call("POST", at("current", "validate"), { as: buyer });
    expect(checked.body.cartModifications).toEqual([]);
  });

  test("[CA-04] of two presses at once one restores, and nothing is lost", async () => {
    const first = await saved("First", [polo, 2]);
    const second = await saved("Second", [pant, 1]);
    const answers = await Promise.all([restore(first), restore(second), restore(first)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const rows = await api.db.select().from(carts);
    expect(rows.filter(({ savedAt }) => savedAt === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });
});

describe("copying and deleting", () => {
  test("[CA-04] a copy has the lines, and a name of its own or one after the other", async () => {
    const cart = await saved("First", [polo, 2], [pant, 1]);
    const copy = (await clone(cart)).body.savedCartData;
    expect(copy).toMatchObject({ name: "Copy of First", totalItems: 2 });
    expect(copy.code).not.toBe(cart);
    expect((await clone(cart, { name: "Mine" })).body.savedCartData.name).toBe("Mine");
    expect((await list()).body.pagination.totalResults).toBe(3);
    const gone = await api.call("DELETE", `/users/current/carts/${copy.code}`, { as: buyer });
    expect(gone.status).toBe(200);
    expect((await list()).body.pagination.totalResults).toBe(2);
    expect(linesOf(await read(cart))).toHaveLength(2);
  });

  test("[CA-04] a saved cart is not ordered before it is restored", async () => {
    const cart = await saved("First", [polo, 2]);
    const [before] = await api.db.select().from(carts).where(eq(carts.code, cart));
    const { body } = await api.call("GET", "/orgUsers/current/addresses/wwgAddresses", { as: buyer });
    const words = "Restore this saved cart before you order it.";
    const steps: [string, string, Record<string, string>?, object?][] = [
      ["PUT", "addresses/delivery", { addressId: body.addresses[0].id }],
      [
        "POST",
        "addresses/delivery",
        {},
        {
          firstName: "Mei",
          lastName: "Ghosh",
          line1: "1 Pitt St",
          town: "Sydney",
          region: { isocode: "NSW" },
          postalCode: "2000",
          country: { isocode: "AU" },
        },
      ],
      ["DELETE", "addresses/delivery"],
      ["PUT", "deliverymode", { deliveryModeId: "standard" }],
      ["DELETE", "deliverymode"],
      ["PUT", "paymenttype", { paymentType: "ACCOUNT", purchaseOrderNumber: "PO7" }],
      ["PUT", "paymentdetails", { paymentDetailsId: "none" }],
      ["PUT", "costcenter", { costCenterId: "none" }],
      ["PUT", "purchase-order", { poNumber: "PO7" }],
      ["DELETE", "purchase-order"],
    ];
    for (const [method, step, query, sent] of steps) {
      const path = `/orgUsers/current/carts/${cart}/${step}`;
      const answer = await api.call(method, path, { as: buyer, query, body: sent });
      expect([path, answer.body?.errors?.[0]?.message]).toEqual([path, words]);
      expectRefusal(answer, 400, "ValidationError", { reason: "saved", subject: "cartId" });
    }
    expectRefusal(await place(api, buyer, cart), 400, "ValidationError", { reason: "saved" });
    const [after] = await api.db.select().from(carts).where(eq(carts.code, cart));
    expect(after).toEqual(before);
    const restored = await restore(cart);
    expect(restored.status).toBe(200);
    await makeReady(api, buyer, cart);
    expect((await place(api, buyer, "current")).status).toBe(201);
  });
});

describe("whose they are", () => {
  test("[CA-04] nobody reads, names, restores, copies or deletes another's saved cart", async () => {
    const cart = await saved("First", [polo, 2]);
    for (const answer of [
      await api.call("GET", at(cart, "savedcart"), { as: other }),
      await save(cart, { saveCartName: "Mine" }, other),
      await restore(cart, other),
      await clone(cart, {}, other),
      await api.call("DELETE", `/users/current/carts/${cart}`, { as: other }),
    ]) {
      expectRefusal(answer, 400, "CartError", { reason: "notFound" });
    }
    expect((await list({ fields: LIGHT }, other)).body.carts).toEqual([]);
    expect((await list()).body.carts).toHaveLength(1);
    const [person] = await api.db.select().from(users).where(eq(users.uid, buyer));
    const theirs = await api.call("GET", `/users/${person!.customerId}/carts`, { as: other });
    expect(theirs.status).toBe(403);
    expect((await api.call("PATCH", at(cart, "save"), {})).status).toBe(401);
  });

  test("[CA-04] packs stay in the open cart with what they hold", async () => {
    const pack = "PK-KM-PTS-CABIN";
    await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, wearer));
    const held = async () =>
      (await api.call("GET", `/orgUsers/current/packs/${pack}`, { as: wearer })).body.balance.held as number;
    const cart = await open(wearer);
    await choose(api, wearer, pack, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    const put = (query = {}) =>
      api.call("POST", `/orgUsers/current/packs/${pack}/cart`, { as: wearer, query });
    expect((await put()).status).toBe(200);
    expectRefusal(await save(cart, { saveCartName: "Packs alone" }, wearer), 400, "ValidationError");
    const goods = await skuOf(api, "KM-1301").catch(() => skuOf(api, "KM-1201"));
    const added = await entry(cart, { code: goods, quantity: 1 }, undefined, wearer);
    expect(added.body.statusCode).toBe("success");
    expect((await save(cart, { saveCartName: "Goods" }, wearer)).body.savedCartData.totalItems).toBe(1);
    const now = (await read("current", wearer)).body;
    expect(now).toMatchObject({ entries: [{ entryNumber: 0, packId: pack }] });
    expect(now.code).not.toBe(cart);
    expect(await held()).toBe(16);
    expectRefusal(await put({ cartId: cart }), 400, "ValidationError");
    expect((await restore(cart, wearer)).status).toBe(200);
    const back = (await read("current", wearer)).body;
    expect(back.code).toBe(cart);
    expect(back.entries.map((one: { packId?: string }) => one.packId)).toEqual([undefined, pack]);
    expect(await held()).toBe(16);
    expectRefusal(await read(now.code as string, wearer), 400, "CartError");
    await api.call("DELETE", `/users/current/carts/${cart}`, { as: wearer });
    expect(await held()).toBe(0);
  });
});
