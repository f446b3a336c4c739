import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { CARD_FIELDS } from "../../app/features/product-cards/card.server";
import { instantAt } from "../../commerce/calendar";
import { priceRows } from "../../commerce/modules/catalogue/tables";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";

const api = await apiOfFile();
const buyer = "admin@korraline.example";
const PERTH = "Australia/Perth";
const STYLE = "KC-5002";
const sku = await skuOf(api, STYLE, 200);
const before = await api.db.select().from(priceRows).where(eq(priceRows.styleCode, STYLE));
const usual = before.find((row) => row.organisationUid === "korraline" && row.kind === "std" && !row.sku)!;

type Price = Partial<typeof priceRows.$inferInsert>;
const add = async (...rows: Price[]) => {
  for (const row of rows) {
    const { id: _id, ...rest } = usual;
    await api.db.insert(priceRows).values({ ...rest, ...row });
  }
};
const inApril = { validFrom: "2026-04-01", validUntil: "2026-04-05" };
/** To the second in Perth, which is the organisation's zone. */
const go = (day: string, time: string) => {
  api.setNow(instantAt(day, time, PERTH));
  api.forgetTokens();
};

afterEach(async () => {
  await emptyCarts(api);
  await api.db.delete(priceRows).where(eq(priceRows.styleCode, STYLE));
  await api.db.insert(priceRows).values(before);
});

async function shownPrices() {
  const options = { as: buyer, query: { fields: "FULL" } };
  const { body: product } = await api.call("GET", `/products/${STYLE}`, options);
  const { body: variant } = await api.call("GET", `/products/${sku}`, options);
  const query = (fields: string) => ({
    as: buyer,
    query: { query: ":price-asc", filters: `code:${STYLE}`, fields },
  });
  const { body: cards } = await api.call("GET", "/products/search", query(`BASIC,products(${CARD_FIELDS})`));
  const { body: whole } = await api.call("GET", "/products/search", query("FULL"));
  return [
    product.minSTDPriceData,
    variant.price,
    cards.products[0].minSTDPriceData,
    whole.products[0].minSTDPriceData,
  ].map((price: { value: number }) => price.value);
}

const cheapest = async () => {
  const { body } = await api.call("GET", "/products/search", {
    as: buyer,
    query: { query: ":price-asc", pageSize: 1, fields: "FULL" },
  });
  return body.products[0].code as string;
};

describe("a price with a first and a last day", () => {
  test("[SR-06] is shown from the first midnight of its organisation to the last one", async () => {
    await add({ ...inApril, cents: 1 });
    const old = usual.cents / 100;
    const shown = async (day: string, time: string) => {
      go(day, time);
      return [...new Set(await shownPrices()), (await cheapest()) === STYLE];
    };
    expect(await shown("2026-03-31", "23:59")).toEqual([old, false]);
    expect(await shown("2026-04-01", "00:00")).toEqual([0.01, true]);
    expect(await shown("2026-04-05", "23:59")).toEqual([0.01, true]);
    expect(await shown("2026-04-06", "00:00")).toEqual([old, false]);
  });

  test("[SR-06] without a first day it holds since ever, without a last one for ever", async () => {
    await add({ validUntil: "2026-04-05", cents: 100 }, { validFrom: "2026-05-01", cents: 200 });
    const shown: unknown[] = [];
    for (const day of ["2026-04-05", "2026-04-06", "2026-05-01", "2031-01-01"]) {
      go(day, "12:00");
      shown.push(...new Set(await shownPrices()));
    }
    expect(shown).toEqual([1, usual.cents / 100, 2, 2]);
  });

  test("[SR-06] of several that hold, the one that began last counts", async () => {
    await add({ ...inApril, cents: 300 }, { ...inApril, validFrom: "2026-04-03", cents: 400 });
    await add({ ...inApril, validFrom: "2026-04-02", cents: 100 });
    go("2026-04-04", "12:00");
    expect(new Set(await shownPrices())).toEqual(new Set([4]));
  });

  test("[SR-07] breaks and recommended prices have dates too", async () => {
    await add({ ...inApril, cents: 77_700, kind: "rrp" }, { ...inApril, cents: 200, minQuantity: 10 });
    const shown = async (day: string) => {
      go(day, "12:00");
      const { body } = await api.call("GET", `/products/${STYLE}`, { as: buyer, query: { fields: "FULL" } });
      const { volumePrices = [], minRRPPriceData: rrp } = body;
      const breaks = volumePrices.map((one: { minQuantity: number; value: number }) => [
        one.minQuantity,
        one.value,
      ]);
      return { breaks, rrp: rrp?.value };
    };
    const [old, april] = [await shown("2026-03-31"), await shown("2026-04-01")];
    expect(april.breaks).toContainEqual([10, 2]);
    expect(old.breaks).not.toContainEqual([10, 2]);
    expect([old.rrp === 777, april.rrp]).toEqual([false, 777]);
  });
});

describe("ordering over midnight", () => {
  const validate = async (cart: string) =>
    (
      await api.call("POST", `/users/current/carts/${cart}/validate`, { as: buyer })
    ).body.cartModifications.map((one: { statusCode: string }) => one.statusCode);
  const priceIn = async (cart: string) =>
    (await api.call("GET", `/users/current/carts/${cart}`, { as: buyer, query: { fields: "FULL" } })).body
      .entries[0].basePrice.value as number;
  const charged = async (code: string) =>
    (await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code)))[0]!.unitCents;
  const fingerprintOf = async (cart: string) =>
    (await api.call("GET", `/users/current/carts/${cart}`, { as: buyer, query: { fields: "FULL" } })).body
      .fingerprint as string;
  const press = (cart: string, fingerprint: string) =>
    api.call("POST", "/orgUsers/current/orders", {
      as: buyer,
      query: { cartId: cart, termsChecked: "true", fields: "FULL", fingerprint },
    });

  test("[CA-01] a cart says that its price changed overnight, and has the new one", async () => {
    await add({ ...inApril, cents: 5_000 });
    go("2026-03-31", "23:59");
    const cart = await fillCart(api, buyer, { [sku]: 1 });
    expect(await validate(cart)).toEqual([]);
    go("2026-04-01", "00:00");
    expect(await validate(cart)).toEqual(["priceChanged"]);
    expect(await priceIn(cart)).toBe(50);
  });

  test("[CK-05] a review from before midnight is told of the new price, and nothing is charged", async () => {
    await add({ ...inApril, cents: 5_000 });
    go("2026-04-05", "23:59");
    const cart = await fillCart(api, buyer, { [sku]: 1 });
    await makeReady(api, buyer, cart, { poNumber: "PO77" });
    const shown = await fingerprintOf(cart);
    go("2026-04-06", "00:00");
    const { status, body } = await press(cart, shown);
    expect([status, body.errors[0].reason]).toEqual([409, "changed"]);
    expect(body.errors[0].message).toMatch(
      /^The prices in your cart changed after this page was shown\. Now /,
    );
    // The cart still has the words for it, and every page has today's price.
    expect(await priceIn(cart)).toBe(usual.cents / 100);
    expect(await validate(cart)).toEqual(["priceChanged"]);
    const placed = await press(cart, await fingerprintOf(cart));
    expect(await charged(placed.body.code)).toBe(usual.cents);
  });

  test("[CK-05] an order keeps the price of its day", async () => {
    await add({ ...inApril, cents: 5_000 });
    go("2026-04-05", "23:59");
    const cart = await fillCart(api, buyer, { [sku]: 1 });
    await makeReady(api, buyer, cart, { poNumber: "PO77" });
    const { status, body } = await press(cart, await fingerprintOf(cart));
    expect([status, await charged(body.code)]).toEqual([201, 5_000]);
    go("2026-06-01", "12:00");
    const { body: order } = await api.call("GET", `/users/current/orders/${body.code}`, { as: buyer });
    expect(order.entries[0].basePrice.value).toBe(50);
  });
});
