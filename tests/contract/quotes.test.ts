import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { erase } from "../../commerce/modules/account/erase";
import { cartEntries } from "../../commerce/modules/carts/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { actionsOf, QUOTE_MOVES, QUOTE_STATES } from "../../commerce/modules/quotes/states";
import { quotes } from "../../commerce/modules/quotes/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { readPdf } from "../support/pdf";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, makeReady, place, readyCart, setStock, skuOf } from "../support/shopping";

const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const WEARER = "wearer@kestrel.example";
const AGENT = "agent@kitroom.example";
const NAME = "O'Brien-Ngāti <b>&";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const { open, read, entry } = cartCalls(api, BUYER);
const BASE = "/users/current/quotes";
const baseOf = (as: string) => (as === AGENT ? "/quotes" : BASE);
const DESK = { as: AGENT, site: "wholesale" };

/** Moves the clock; sign-ins do not last that long. */
const later = (to: string) => {
  api.setNow(new Date(to));
  api.forgetTokens();
};

beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await emptyCarts(api);
  await api.db.delete(quotes);
  for (const sku of [polo, pant]) await setStock(api, sku, 500);
  await api.db.delete(notices).where(eq(notices.kind, "quote"));
});

const act = (code: string, action: string, { as = BUYER, version }: { as?: string; version?: number } = {}) =>
  api.call("POST", `${baseOf(as)}/${code}/action`, {
    as,
    site: as === AGENT ? "wholesale" : "uniforms",
    body: { action, ...(version === undefined ? {} : { version }) },
  });
const show = (code: string, as = BUYER) =>
  api.call("GET", `${baseOf(as)}/${code}`, { as, site: as === AGENT ? "wholesale" : "uniforms" });
const change = (code: string, body: object, as = BUYER) =>
  api.call("PATCH", `${baseOf(as)}/${code}`, { as, body, site: as === AGENT ? "wholesale" : "uniforms" });

/** A draft of 60 polos and 40 pants. */
async function drafted(): Promise<string> {
  const cart = await open();
  await entry(cart, { code: polo, quantity: 60 });
  await entry(cart, { code: pant, quantity: 40 });
  const { status, body } = await api.call("POST", BASE, { as: BUYER, body: { cartId: cart } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.code;
}

/** A quote that is with the desk. */
async function sent(): Promise<string> {
  const code = await drafted();
  expect((await act(code, "SUBMIT")).status).toBe(200);
  return code;
}

const PRICES = [21.37, 43.51];

/** An offer of the desk with these prices for each piece, until the end of 31 March. */
async function offered(): Promise<string> {
  const code = await sent();
  const priced = await change(
    code,
    {
      entries: PRICES.map((price, entryNumber) => ({ entryNumber, price })),
      terms: "Delivered in one parcel.",
      expirationTime: "2026-03-31",
    },
    AGENT,
  );
  expect(priced.status, JSON.stringify(priced.body)).toBe(200);
  expect((await act(code, "SUBMIT", { as: AGENT })).status).toBe(200);
  return code;
}

/** An offer whose goods are in the buyer's cart. */
async function accepted(): Promise<{ code: string; cart: string }> {
  const code = await offered();
  const { status, body } = await act(code, "CHECKOUT");
  expect(status, JSON.stringify(body)).toBe(200);
  return { code, cart: body.cartId };
}

const subjects = async (code: string) =>
  (
    await rowsOf<{ subject: string }>(
      api.db,
      sql`select subject from mail_outbox where about like ${`quote%${code} %`} order by id`,
    )
  ).map(({ subject }) => subject);

describe("asking", () => {
  test("[CF-03] the goods of a cart become a draft, and leave the cart", async () => {
    const code = await drafted();
    expect(code).toMatch(/^Q-\d+$/);
    expect((await read()).body.entries).toEqual([]);
    const { body } = await show(code);
    expect(body).toMatchObject({
      name: "Quote of 18 Mar 2026",
      state: "BUYER_DRAFT",
      stateDisplay: "Draft",
      version: 0,
      changeable: true,
      allowedActions: ["SUBMIT", "CANCEL"],
      totalItems: 2,
      totalUnitCount: 100,
      entries: [
        { entryNumber: 0, quantity: 60, product: { code: polo }, quoteCode: code },
        { entryNumber: 1, quantity: 40, product: { code: pant } },
      ],
    });
    expect(body.subTotal).toEqual(body.previousEstimatedTotal);
    expect(body.entries[0].offerPrice).toBeUndefined();
  });

  test("[CF-03] a draft gets a name, a message, a day and other quantities, and is nobody else's", async () => {
    const code = await drafted();
    const { body, status } = await change(code, {
      name: NAME,
      description: "For two depots.\nOne delivery each.",
      wantedBy: "2026-05-01",
      entries: [
        { entryNumber: 0, quantity: 120 },
        { entryNumber: 1, quantity: 0 },
      ],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      name: NAME,
      description: "For two depots.\nOne delivery each.",
      wantedBy: "2026-05-01",
      totalUnitCount: 120,
    });
    expect(body.entries).toHaveLength(1);
    expectRefusal(await show(code, OTHER), 404, "NotFoundError", { message: "Quote not found" });
    expectRefusal(await show(code, AGENT), 404, "NotFoundError");
    expectRefusal(await change(code, { name: "Mine" }, OTHER), 404, "NotFoundError");
    expectRefusal(await act(code, "SUBMIT", { as: OTHER }), 404, "NotFoundError");
    expect((await api.call("GET", "/quotes", DESK)).body.quotes).toEqual([]);
  });

  test("[CF-03] a draft keeps a line, its lines are its own, and days are to come", async () => {
    const code = await drafted();
    const none = [0, 1].map((entryNumber) => ({ entryNumber, quantity: 0 }));
    expectRefusal(await change(code, { entries: none }), 400, "ValidationError", { subject: "entries" });
    expectRefusal(await change(code, { entries: [{ entryNumber: 7, quantity: 1 }] }), 400, "ValidationError");
    expectRefusal(await change(code, { wantedBy: "2026-03-17" }), 400, "ValidationError", {
      subject: "wantedBy",
    });
    expectRefusal(await change(code, { entries: [{ entryNumber: 0, price: 1 }] }), 403, "ForbiddenError");
    expectRefusal(await change(code, { terms: "Free" }), 403, "ForbiddenError");
    expect((await show(code)).body.entries).toHaveLength(2);
  });

  test("[CF-03] an empty cart, packs, and people without prices have nothing to be quoted", async () => {
    const cart = await open();
    expectRefusal(
      await api.call("POST", BASE, { as: BUYER, body: { cartId: cart } }),
      400,
      "ValidationError",
      {
        reason: "empty",
      },
    );
    expectRefusal(await api.call("POST", BASE, { as: BUYER, body: {} }), 400, "ValidationError");
    const of = await open(WEARER);
    const refused = await api.call("POST", BASE, { as: WEARER, body: { cartId: of } });
    expect([400, 403]).toContain(refused.status);
    expectRefusal(await api.call("POST", BASE, { ...DESK, body: { cartId: cart } }), 403, "ForbiddenError");
  });

  test("[CF-03] goods of a saved cart stay in it", async () => {
    const cart = await open();
    await entry(cart, { code: polo, quantity: 2 });
    await api.call("PATCH", `/users/current/carts/${cart}/save`, {
      as: BUYER,
      query: { saveCartName: "Depot" },
    });
    expect((await api.call("POST", BASE, { as: BUYER, body: { cartId: cart } })).status).toBe(201);
    expect(linesOf(await read(cart))).toEqual([[polo, 2]]);
  });
});

describe("offering", () => {
  test("[CF-03] the desk sees what was sent, takes it up, and its prices are its own until it offers them", async () => {
    const code = await sent();
    const { body: listed } = await api.call("GET", "/quotes", DESK);
    expect(listed).toMatchObject({
      quotes: [{ code, state: "BUYER_SUBMITTED", stateDisplay: "To price", customer: { organisation: /./ } }],
      states: [{ code: "BUYER_SUBMITTED", count: 1 }],
    });
    await change(code, { entries: [{ entryNumber: 0, price: 20 }], terms: "Secret" }, AGENT);
    expect((await show(code, AGENT)).body).toMatchObject({
      state: "SELLER_DRAFT",
      terms: "Secret",
      entries: [{ offerPrice: { value: 20 } }, {}],
    });
    const { body } = await show(code);
    expect(body).toMatchObject({ state: "SELLER_DRAFT", stateDisplay: "With the desk", changeable: false });
    expect(body.terms).toBeUndefined();
    expect(body.entries[0].offerPrice).toBeUndefined();
    expectRefusal(await act(code, "CHECKOUT"), 400, "IllegalArgumentError", {
      message: `Quote ${code} is with the desk. You can act once it has made an offer.`,
    });
  });

  test("[CF-03] an offer has its prices, terms and last day; lines without a price are at their list price", async () => {
    const code = await sent();
    await change(code, { entries: [{ entryNumber: 0, price: PRICES[0] }] }, AGENT);
    await act(code, "SUBMIT", { as: AGENT });
    const { body } = await show(code);
    expect(body).toMatchObject({ state: "BUYER_OFFER", version: 2, validUntil: "2026-04-17" });
    expect(body.entries[0]).toMatchObject({
      offerPrice: { value: PRICES[0] },
      basePrice: { value: PRICES[0] },
    });
    expect(body.entries[1].offerPrice).toEqual(body.entries[1].listPrice);
    expect(body.history.map(({ words }: { words: string }) => words)).toEqual([
      "Begun",
      "Version 1: sent to the desk",
      "Taken up by the desk",
      "Version 2: offered by the desk",
    ]);
  });

  test("[CF-03] a discount is taken off every list price, to the cent", async () => {
    const code = await sent();
    const { body } = await api.call("POST", `/quotes/${code}/discounts`, {
      ...DESK,
      body: { discountRate: 12.5, discountType: "PERCENT" },
    });
    for (const { listPrice, offerPrice } of body.entries) {
      expect(Math.round(offerPrice.value * 100)).toBe(Math.round(Math.round(listPrice.value * 100) * 0.875));
    }
    expectRefusal(
      await api.call("POST", `/quotes/${code}/discounts`, {
        as: BUYER,
        body: { discountRate: 99, discountType: "PERCENT" },
      }),
      403,
      "ForbiddenError",
    );
  });

  test("[CF-03] an amount is taken off the goods in all, or they come to a total, as near as whole cents do", async () => {
    const code = await sent();
    const discount = (discountRate: number, discountType: string) =>
      api.call("POST", `/quotes/${code}/discounts`, { ...DESK, body: { discountRate, discountType } });
    const total = (entries: { quantity: number; offerPrice: { value: number } }[]) =>
      entries.reduce(
        (sum, { quantity, offerPrice }) => sum + Math.round(offerPrice.value * 100) * quantity,
        0,
      );
    const { body } = await show(code, AGENT);
    const list: number = body.entries.reduce(
      (sum: number, one: { quantity: number; listPrice: { value: number } }) =>
        sum + Math.round(one.listPrice.value * 100) * one.quantity,
      0,
    );
    const target = (await discount(2000, "TARGET")).body;
    expect(total(target.entries)).toBeLessThanOrEqual(200_000);
    expect(total(target.entries)).toBeGreaterThan(200_000 - 40);
    const off = (await discount(100.55, "ABSOLUTE")).body;
    expect(total(off.entries)).toBeLessThanOrEqual(list - 10_055);
    expect(total(off.entries)).toBeGreaterThan(list - 10_055 - 40);
    for (const [rate, type] of [
      [list, "ABSOLUTE"],
      [100.1, "PERCENT"],
      [1.005, "TARGET"],
      [-1, "TARGET"],
      [1, "HALF"],
    ] as const)
      expectRefusal(await discount(rate, type), 400, "ValidationError");
    // What was refused changed nothing, and the customer is charged what the offer shows.
    await act(code, "SUBMIT", { as: AGENT });
    expect(total((await show(code)).body.entries)).toBe(total(off.entries));
  });

  test("[CF-03] a quote is a PDF with the amounts of its page: a request at list prices, then the offer", async () => {
    const code = await sent();
    const pdf = async (as: string) => {
      const site = as === AGENT ? "wholesale" : "uniforms";
      const answer = await api.fetch(
        new Request(`http://commerce.test/occ/v2/${site}${baseOf(as)}/${code}/pdf`, {
          headers: { Authorization: `Bearer ${await api.signIn(as)}` },
        }),
      );
      return answer.status === 200 ? (await readPdf(await answer.arrayBuffer())).text : answer.status;
    };
    const words = (text: string | number) => String(text).replace(/\s+/g, " ");
    expect(words(await pdf(BUYER))).toContain("At list prices. The uniform desk has not made an offer.");
    await change(code, { terms: `One parcel, ${NAME}`, entries: [{ entryNumber: 0, price: 21.37 }] }, AGENT);
    // The desk's prices are its own until it sends them.
    expect(words(await pdf(AGENT))).toContain("Draft of an offer");
    expect(words(await pdf(BUYER))).not.toContain("21.37");
    await act(code, "SUBMIT", { as: AGENT });
    const text = words(await pdf(BUYER));
    const { body } = await show(code);
    for (const part of [code, "$21.37", NAME, "It holds until", body.totalPriceWithTax.formattedValue])
      expect(text).toContain(part);
    expect(await pdf(OTHER)).toBe(404);
  });

  test("[CF-03] prices have two decimals and are not below nothing; days are to come; what is asked stays the customer's", async () => {
    const code = await sent();
    for (const price of [1.005, -1, 1e9]) {
      const refused = await change(code, { entries: [{ entryNumber: 0, price }] }, AGENT);
      expectRefusal(refused, 400, "ValidationError");
    }
    expectRefusal(await change(code, { expirationTime: "2026-03-17" }, AGENT), 400, "ValidationError");
    expectRefusal(await change(code, { expirationTime: "soon" }, AGENT), 400, "ValidationError");
    expectRefusal(
      await change(code, { entries: [{ entryNumber: 0, quantity: 1 }] }, AGENT),
      403,
      "ForbiddenError",
    );
    expect((await show(code, AGENT)).body.state).toBe("BUYER_SUBMITTED");
  });

  test("[CF-03] the desk of another site does not see it", async () => {
    const code = await sent();
    const of = { as: AGENT, site: "uniforms" };
    expect((await api.call("GET", "/quotes", of)).body.quotes).toEqual([]);
    expectRefusal(await api.call("GET", `/quotes/${code}`, of), 404, "NotFoundError");
  });
});

describe("deciding", () => {
  test("[CF-03] an accepted offer is in the cart at its prices and quantities, once, beside what was there", async () => {
    const code = await offered();
    const cart = await open();
    await entry(cart, { code: polo, quantity: 3 });
    const both = await Promise.all([act(code, "CHECKOUT"), act(code, "CHECKOUT")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.cartId).toBe(cart);
    const { body } = await read(cart);
    expect(linesOf({ body } as never)).toEqual([
      [polo, 3],
      [polo, 60],
      [pant, 40],
    ]);
    expect(body.entries[1]).toMatchObject({
      quoteCode: code,
      updateable: false,
      basePrice: { value: 21.37 },
    });
    await entry(cart, { code: polo, quantity: 1 });
    expect(linesOf(await read(cart))[0]).toEqual([polo, 4]);
    await api.call("POST", `/users/current/carts/${cart}/validate`, { as: BUYER });
    expect((await read(cart)).body.entries[1].basePrice.value).toBe(21.37);
  });

  test("[CF-03] what the quote says that ordering it costs is what is charged, to the cent", async () => {
    const code = await offered();
    const quoted = (await show(code)).body;
    const { cartId } = (await act(code, "CHECKOUT")).body;
    await makeReady(api, BUYER, cartId, { poNumber: "HSQUOTE" });
    const placed = await place(api, BUYER, cartId);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const [row] = await api.db.select().from(orders).where(eq(orders.code, placed.body.code));
    const goods = PRICES.reduce((sum, price, at) => sum + Math.round(price * 100) * [60, 40][at]!, 0);
    expect(row).toMatchObject({ subTotalCents: goods });
    expect(placed.body.totalPriceWithTax.value).toBe(quoted.totalPriceWithTax.value);
    expect((await show(code)).body).toMatchObject({
      state: "BUYER_ORDERED",
      orderCode: placed.body.code,
      allowedActions: ["REQUOTE"],
    });
    expectRefusal(await act(code, "CHECKOUT"), 400, "IllegalArgumentError");
  });

  test("[CF-03] goods of a quote are changed in no cart: not in quantity, alone, configured or saved", async () => {
    const { code, cart } = await accepted();
    const line = `/orgUsers/current/carts/${cart}/entries/0`;
    for (const [method, body] of [
      ["PATCH", { quantity: 1 }],
      ["DELETE", undefined],
    ] as const) {
      const refused = await api.call(method, line, { as: BUYER, body, query: { quantity: 1 } });
      expectRefusal(refused, 400, "CartEntryError", { reason: "quoteEntry" });
    }
    expectRefusal(
      await api.call("PATCH", `/users/current/carts/${cart}/save`, { as: BUYER }),
      400,
      "ValidationError",
      { message: "Your cart has packs and quotes alone. They stay in it, so there is nothing to save." },
    );
    await entry(cart, { code: polo, quantity: 3 });
    await api.call("PATCH", `/users/current/carts/${cart}/save`, {
      as: BUYER,
      query: { saveCartName: "Rest" },
    });
    expect(linesOf(await read(cart))).toEqual([[polo, 3]]);
    expect(linesOf(await read())).toEqual([
      [polo, 60],
      [pant, 40],
    ]);
    await api.call("PATCH", `/users/current/carts/${cart}/restoresavedcart`, { as: BUYER });
    expect(linesOf(await read())).toHaveLength(3);
    expect((await show(code)).body.cartId).toBe(cart);
  });

  test("[CF-03] a quote is taken out of the cart as a whole, and can be put in again", async () => {
    const { code, cart } = await accepted();
    const out = `/orgUsers/current/carts/${cart}/quotes/${code}`;
    expect((await api.call("DELETE", out, { as: BUYER })).status).toBe(200);
    expectRefusal(await api.call("DELETE", out, { as: BUYER }), 400, "CartEntryError");
    expect((await read(cart)).body.entries).toEqual([]);
    expect((await show(code)).body).toMatchObject({ state: "BUYER_OFFER" });
    expect((await act(code, "CHECKOUT")).body.cartId).toBe(cart);
    await api.call("DELETE", `/users/current/carts/${cart}`, { as: BUYER });
    expect((await act(code, "CHECKOUT")).status).toBe(200);
  });

  test("[CF-03] an offer that ends while it is in the cart is not ordered, and the rest can be", async () => {
    const { code, cart } = await accepted();
    await entry(cart, { code: polo, quantity: 3 });
    await makeReady(api, BUYER, cart, { poNumber: "HSQUOTE" });
    later("2026-04-01T00:00:00+11:00");
    expectRefusal(await place(api, BUYER, cart), 400, "CommerceQuoteExpirationTimeError", {
      message: `The offer of quote ${code} held until 31 Mar 2026. Take it out of your cart to order the rest.`,
    });
    expect((await show(code)).body).toMatchObject({ state: "EXPIRED", allowedActions: ["EDIT", "REQUOTE"] });
    await api.call("DELETE", `/orgUsers/current/carts/${cart}/quotes/${code}`, { as: BUYER });
    expectRefusal(await act(code, "CHECKOUT"), 400, "IllegalArgumentError", {
      message: `The offer of quote ${code} held until 31 Mar 2026. Ask for it again.`,
    });
    const placed = await place(api, BUYER, cart);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  });

  test("[CF-03] its last day counts to its end in the organisation's zone", async () => {
    const code = await offered();
    later("2026-03-31T23:59:00+11:00");
    expect((await show(code)).body.state).toBe("BUYER_OFFER");
    expect((await api.call("GET", BASE, { as: BUYER })).body.quotes[0].state).toBe("BUYER_OFFER");
    later("2026-04-01T00:00:00+11:00");
    expect((await show(code)).body.state).toBe("EXPIRED");
    const { body } = await api.call("GET", BASE, { as: BUYER, query: { state: "EXPIRED" } });
    expect(body).toMatchObject({ quotes: [{ code, state: "EXPIRED" }], pagination: { totalResults: 1 } });
  });

  test("[CF-03] a cart is needed by the day of the quote that is put into it, or an earlier one of its own", async () => {
    const code = await offered();
    await api.db.update(quotes).set({ wantedBy: "2026-05-01" }).where(eq(quotes.code, code));
    const needed = async (cart: string) => (await read(cart)).body.requestedRetrievalAt as string;
    const { body } = await act(code, "CHECKOUT");
    expect(await needed(body.cartId)).toBe("2026-05-01");
    const again = await offered();
    await api.db.update(quotes).set({ wantedBy: "2026-04-02" }).where(eq(quotes.code, again));
    await act(again, "CHECKOUT");
    expect(await needed(body.cartId)).toBe("2026-04-02");
  });

  test("[CF-03] an offer whose last day has passed does not count as open", async () => {
    const [row] = await api.db
      .select()
      .from(quotes)
      .where(eq(quotes.code, await offered()));
    const copies = Array.from({ length: 99 }, (_, number) => ({ ...row!, code: `QC-${number}` }));
    await api.db.insert(quotes).values(copies);
    const ask = async () =>
      api.call("POST", BASE, { as: BUYER, body: { cartId: await readyCart(api, BUYER, { [polo]: 60 }) } });
    expectRefusal(await ask(), 400, "ValidationError", { reason: "full" });
    later("2026-04-01T00:00:00+11:00");
    expect((await ask()).status).toBe(201);
  });

  test("[CF-03] a change that either side makes takes the offer out of the cart, and a stale page accepts nothing", async () => {
    const { code, cart } = await accepted();
    expect((await act(code, "EDIT", { as: AGENT })).status).toBe(200);
    expect((await read(cart)).body.entries).toEqual([]);
    await change(code, { entries: [{ entryNumber: 0, price: 99 }] }, AGENT);
    await act(code, "SUBMIT", { as: AGENT });
    expectRefusal(await act(code, "CHECKOUT", { version: 2 }), 409, "ConflictError");
    expect((await act(code, "CHECKOUT", { version: 3 })).status).toBe(200);
    expect((await read(cart)).body.entries[0].basePrice.value).toBe(99);
    expect((await act(code, "EDIT")).body).toMatchObject({ state: "BUYER_DRAFT", changeable: true });
    expect((await read(cart)).body.entries).toEqual([]);
    expect((await change(code, { entries: [{ entryNumber: 0, quantity: 30 }] })).status).toBe(200);
    expect((await act(code, "SUBMIT")).body).toMatchObject({ state: "BUYER_SUBMITTED", version: 4 });
  });

  test("[CF-03] ordering and taking back at the same time end in one of both", async () => {
    const { code, cart } = await accepted();
    await makeReady(api, BUYER, cart, { poNumber: "HSQUOTE" });
    const [placed, back] = await Promise.all([place(api, BUYER, cart), act(code, "EDIT", { as: AGENT })]);
    const { state, orderCode } = (await show(code)).body;
    const ordered = placed.status === 201;
    expect(state).toBe(ordered ? "BUYER_ORDERED" : "SELLER_DRAFT");
    expect(back.status).toBe(ordered ? 400 : 200);
    expect(orderCode).toBe(ordered ? placed.body.code : undefined);
  });

  test("[CF-03] a declined, cancelled or ordered quote can be asked for again, at the prices of today", async () => {
    const code = await offered();
    expect((await act(code, "REJECT")).body).toMatchObject({ state: "BUYER_REJECTED" });
    expectRefusal(await act(code, "REQUOTE"), 400, "IllegalArgumentError");
    const again = await api.call("POST", BASE, { as: BUYER, body: { quoteCode: code } });
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ state: "BUYER_DRAFT", totalUnitCount: 100 });
    expect(again.body.code).not.toBe(code);
    expectRefusal(
      await api.call("POST", BASE, { as: BUYER, body: { quoteCode: again.body.code } }),
      400,
      "ValidationError",
    );
    expect((await act(again.body.code, "CANCEL")).body).toMatchObject({ state: "CANCELLED" });
  });

  test("[CF-03] goods of a quote take their part in stock, and part of it is not cancelled", async () => {
    const { code, cart } = await accepted();
    await setStock(api, polo, 100, false);
    await makeReady(api, BUYER, cart, { poNumber: "HSQUOTE" });
    const placed = await place(api, BUYER, cart);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const refused = await api.call("POST", `/users/current/orders/${placed.body.code}/cancellation`, {
      as: BUYER,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    });
    expectRefusal(refused, 400, "ValidationError", {
      message: `The items of Quote ${code} can only be cancelled together.`,
    });
  });

  test("[CF-03] a cart with a quote is not given away, and not repeated", async () => {
    const { cart } = await accepted();
    await makeReady(api, BUYER, cart, { poNumber: "HSQUOTE" });
    const repeat = await api.call("POST", "/orgUsers/current/replenishmentOrders", {
      as: BUYER,
      query: { cartId: cart, termsChecked: "true" },
      body: { recurrencePeriod: "DAILY", numberOfDays: "30", replenishmentStartDate: "2026-03-20T00:00:00Z" },
    });
    expectRefusal(repeat, 400, "ValidationError", { reason: "quotes" });
  });
});

describe("talking", () => {
  test("[CF-03] messages reach the other side by mail, and the customer in the shop too", async () => {
    const code = await offered();
    const say = (as: string, text: string, line = "") =>
      api.call("POST", `${baseOf(as)}/${code}${line}/comments`, {
        as,
        site: as === AGENT ? "wholesale" : "uniforms",
        body: { text },
      });
    expect((await say(BUYER, `Old logo? ${NAME}`)).status).toBe(201);
    expect((await say(AGENT, "Yes, until June.", "/entries/1")).status).toBe(201);
    const { body } = await show(code);
    expect(body.comments).toMatchObject([{ fromCustomer: true, text: `Old logo? ${NAME}` }]);
    expect(body.entries[1].comments).toMatchObject([{ fromCustomer: false, text: "Yes, until June." }]);
    expectRefusal(await say(BUYER, "  "), 400, "ValidationError");
    expectRefusal(await say(BUYER, "Where?", "/entries/9"), 404, "NotFoundError");
    expectRefusal(await say(OTHER, "Hello"), 404, "NotFoundError");
    const told = await subjects(code);
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/asks for a quote\.$/),
      expect.stringMatching(/writes about quote/),
      expect.stringMatching(/: a message from/),
      `Quote ${code}: the desk has an offer`,
    ]);
    const { notifications } = (await api.call("GET", "/users/current/notifications", { as: BUYER })).body;
    const its = notifications.filter(({ kind }: { kind: string }) => kind === "quote");
    expect(its).toMatchObject([
      { text: "Yes, until June.", url: `/my-account/quotes/${code}` },
      { title: `Quote ${code}: the desk has an offer` },
    ]);
  });

  test("[CF-03] a draft tells nobody", async () => {
    const code = await drafted();
    await api.call("POST", `${BASE}/${code}/comments`, { as: BUYER, body: { text: "Note to myself" } });
    await act(code, "CANCEL");
    expect(await subjects(code)).toEqual([]);
  });
});

describe("reading", () => {
  test("[CF-03] the list is by page, sort, words and state", async () => {
    const codes = [];
    for (const name of ["Winter", "Summer", NAME]) {
      const code = await drafted();
      await change(code, { name });
      api.advance(60);
      codes.push(code);
    }
    const list = async (query: Record<string, string | number> = {}) =>
      (await api.call("GET", BASE, { as: BUYER, query })).body;
    const names = async (query?: Record<string, string | number>) =>
      (await list(query)).quotes.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual([NAME, "Summer", "Winter"]);
    expect(await names({ sort: "byName" })).toEqual([NAME, "Summer", "Winter"]);
    expect(await names({ sort: "byDateUp", pageSize: 1, currentPage: 1 })).toEqual(["Summer"]);
    expect(await names({ search: "ngāti <B>" })).toEqual([NAME]);
    expect(await names({ search: codes[0]! })).toEqual(["Winter"]);
    expect(await names({ search: "%" })).toEqual([]);
    expect(await names({ state: "BUYER_OFFER" })).toEqual([]);
    expect((await list({ currentPage: 9 })).pagination).toMatchObject({ totalResults: 3 });
    expect((await list()).quotes[0]).toMatchObject({ totalItems: 2, totalUnitCount: 100 });
    expect((await show(codes[0]!)).body.subTotal).toEqual(
      (await list({ search: codes[0]! })).quotes[0].subTotal,
    );
  });

  test("[CF-03] an agent asks in a customer's name, who sees it, and the history says so", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 5 }, { poNumber: "HSQUOTE" });
    const { customerId } = (await api.call("GET", "/orgUsers/current", { as: BUYER })).body;
    const inName = { ...DESK, headers: { "sap-commerce-cloud-user-id": customerId } };
    const { body, status } = await api.call("POST", BASE, { ...inName, body: { cartId: cart } });
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await show(body.code)).body.history[0]).toMatchObject({ by: { name: /./ } });
    await api.call("POST", `${BASE}/${body.code}/action`, { ...inName, body: { action: "SUBMIT" } });
    expect((await show(body.code, AGENT)).body).toMatchObject({ state: "BUYER_SUBMITTED" });
  });

  test("[CF-03] every state has a way on or is an end, and nobody acts for the other side", () => {
    for (const { from, by, action, to } of QUOTE_MOVES) {
      expect(QUOTE_STATES).toContain(to ?? from);
      expect(actionsOf(from, by)).toContain(action);
    }
    const ends = QUOTE_STATES.filter((state) => !QUOTE_MOVES.some(({ from, to }) => from === state && to));
    expect(ends).toEqual(["BUYER_ORDERED", "BUYER_REJECTED", "CANCELLED"]);
    expect(QUOTE_MOVES.filter(({ action }) => action === "ORDER").map(({ by }) => by)).toEqual(["shop"]);
  });

  test("[CF-03] nobody orders by asking for it", async () => {
    const code = await offered();
    expectRefusal(await act(code, "ORDER"), 400, "IllegalArgumentError");
    expectRefusal(await act(code, "ORDER", { as: AGENT }), 400, "IllegalArgumentError");
    expect(await api.db.$count(cartEntries, like(cartEntries.quoteCode, "Q-%"))).toBe(0);
  });
});

test("[CF-03] a closed account keeps no quotes", async () => {
  const { customerId } = (await api.call("GET", "/orgUsers/current", { as: OTHER })).body;
  const cart = await open(OTHER);
  await entry(cart, { code: polo, quantity: 3 }, undefined, OTHER);
  const begun = await api.call("POST", BASE, { as: OTHER, body: { cartId: cart } });
  expect(begun.status, JSON.stringify(begun.body)).toBe(201);
  await erase({ db: api.db }, customerId, "none", "closing");
  expect(await api.db.$count(quotes, eq(quotes.customerId, customerId))).toBe(0);
});
