import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { priceRows } from "../../commerce/modules/catalogue/tables";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, fillCart, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const other = "admin@harrowstreet.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
beforeEach(() => emptyCarts(api));

const { open, read, entry } = cartCalls(api, buyer);

describe("opening", () => {
  const openNew = (query = {}, as = buyer) => api.call("POST", "/users/current/carts", { as, query });

  test("[CA-01] makes a new cart each time, tells where it is, and that one is current", async () => {
    const made = [await openNew(), await openNew(), await openNew()];
    const codes = made.map(({ body }) => body.code);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(codes).size).toBe(3);
    expect((await read()).body.code).toBe(codes[2]);
    const location = made[2]!.headers.get("location")!;
    expect(location).toBe(`/occ/v2/uniforms/users/current/carts/${codes[2]}`);
    const list = await api.call("GET", "/users/current/carts", { as: buyer });
    expect(list.body.carts.map((cart: { code: string }) => cart.code)).toEqual(codes.reverse());
    expect((await api.call("DELETE", `/users/current/carts/${codes[0]}`, { as: buyer })).status).toBe(200);
    expect((await read(codes[2])).status).toBe(200);
    expect((await read()).body.code).toBe(codes[1]);
  });

  test("[CA-01] takes over no cart, for none is anonymous; the person's own is given by its guid", async () => {
    const { code, guid } = (await openNew()).body;
    const theirs = (await openNew({}, other)).body.guid;
    await openNew();
    const sent = [
      { oldCartId: "nonsense" },
      { oldCartId: guid },
      { oldCartId: guid, toMergeCartGuid: guid },
      { toMergeCartGuid: theirs },
      { toMergeCartGuid: code },
    ];
    for (const query of sent) {
      const subject = query.oldCartId ?? query.toMergeCartGuid;
      expectRefusal(await openNew(query), 400, "CartError", { reason: "cannotRestore", subject });
    }
    expect(await api.db.select().from(carts)).toHaveLength(3);
    expect((await openNew({ toMergeCartGuid: guid })).body.code).toBe(code);
  });

  test("[CA-01] the list costs the same number of statements however many carts there are", async () => {
    const count = async () => {
      const trace = { statements: 0 };
      const headers = { Authorization: `Bearer ${await api.signIn(buyer)}` };
      const url = "http://commerce.test/occ/v2/uniforms/users/current/carts";
      await statementCount.run(trace, () => api.fetch(new Request(url, { headers })));
      return trace.statements;
    };
    await fillCart(api, buyer, { [polo]: 1 });
    const one = await count();
    await fillCart(api, buyer, { [pant]: 2 });
    await fillCart(api, buyer, { [pant]: 1, [polo]: 3 });
    expect(await count()).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
  });

  test("[CA-01] with reuse makes a cart once: a second call gives the same", async () => {
    const first = await openNew({ reuse: "true" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      totalItems: 0,
      totalUnitCount: 0,
      entries: [],
      user: { uid: buyer },
      net: true,
    });
    expect(await open()).toBe(first.body.code);
    expect((await read()).body.code).toBe(first.body.code);
  });

  test("[CA-01] with reuse at once makes one cart", async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => open()));
    expect(new Set(codes).size).toBe(1);
    expect(await api.db.select().from(carts)).toHaveLength(1);
  });

  test("[CA-01] before a cart is open current is not found; so is another's, by code or guid", async () => {
    expectRefusal(await read(), 400, "CartError", {
      reason: "notFound",
      subject: "current",
      subjectType: "cart",
    });
    const theirs = (await api.call("POST", "/users/current/carts", { as: other })).body;
    for (const id of [theirs.code, theirs.guid, "nosuch", "%"]) {
      const path = encodeURIComponent(id);
      expectRefusal(await read(path), 400, "CartError", { reason: "notFound" });
      expectRefusal(await entry(path, { code: polo, quantity: 1 }), 400, "CartError");
      for (const [method, rest] of [
        ["DELETE", ""],
        ["GET", "/entries"],
        ["DELETE", "/entries"],
        ["DELETE", "/entries/0"],
        ["PATCH", "/entries/0"],
        ["POST", "/validate"],
      ] as const) {
        const body = method === "PATCH" ? { quantity: 1 } : undefined;
        expectRefusal(
          await api.call(method, `/users/current/carts/${path}${rest}`, { as: buyer, body }),
          400,
          "CartError",
        );
      }
    }
    expect((await read(theirs.code, other)).status).toBe(200);
  });

  test("[CA-01] lists hold the active cart; deleting takes it away", async () => {
    const code = await open();
    const list = await api.call("GET", "/users/current/carts", { as: buyer });
    expect(list.body.carts.map((c: { code: string }) => c.code)).toEqual([code]);
    expect(
      (await api.call("GET", "/users/current/carts", { as: buyer, query: { savedCartsOnly: "true" } })).body
        .carts,
    ).toEqual([]);
    expect((await api.call("DELETE", `/users/current/carts/${code}`, { as: buyer })).status).toBe(200);
    expect((await read(code)).status).toBe(400);
  });
});

describe("lines", () => {
  test("[CA-01] code and quantity count from the query, from a body, and from a form labelled as one", async () => {
    const cart = await open();
    const first = await entry(cart, { code: polo, quantity: 2 }, {});
    expect(first.body).toMatchObject({
      statusCode: "success",
      quantity: 2,
      quantityAdded: 2,
      entry: { entryNumber: 0, updateable: true },
    });
    expect((await entry(cart, {}, { product: { code: pant }, quantity: 3 })).body.entry.entryNumber).toBe(1);
    const form = await api.fetch(
      new Request(
        `http://commerce.test/occ/v2/uniforms/users/current/carts/${cart}/entries?code=${polo}&quantity=1`,
        {
          method: "POST",
          headers: {
            Authorization: `Bearer ${await api.signIn(buyer)}`,
            "Content-Type": "application/x-www-form-urlencoded",
          },
          body: "{}",
        },
      ),
    );
    expect(form.status).toBe(200);
    expect(linesOf(await read())).toEqual([
      [polo, 3],
      [pant, 3],
    ]);
  });

  test("[CA-01] the price follows the quantity's break, and the totals fit together", async () => {
    const cart = await open();
    await entry(cart, { code: pant, quantity: 9 });
    const before = (await read()).body;
    await entry(cart, { code: pant, quantity: 1 });
    const { body } = await read();
    expect(body.entries[0].basePrice.value).toBeLessThan(before.entries[0].basePrice.value);
    expect(body.entries[0].totalPrice.value).toBeCloseTo(body.entries[0].basePrice.value * 10, 2);
    expect(body.subTotal.value).toBe(body.entries[0].totalPrice.value);
    expect(body.totalPriceWithTax.value).toBeCloseTo(body.totalPrice.value + body.totalTax.value, 2);
    expect(body.totalTax.value).toBeCloseTo((body.subTotal.value + body.deliveryCost.value) * 0.1, 2);
    expect([body.totalItems, body.totalUnitCount]).toEqual([1, 10]);
    expect(body.accountCharge.value).toBe(body.totalPriceWithTax.value);
    expect(body.ownShare.value).toBe(0);
  });

  test.each([
    ["an unknown SKU", { code: "nosuch", quantity: 1 }],
    ["a style's code", { code: "KC-5002", quantity: 1 }],
  ])("[CA-01] %s is 400 UnknownIdentifierError", async (_, query) => {
    expectRefusal(await entry(await open(), query), 400, "UnknownIdentifierError");
  });

  test("[CA-01] a SKU outside the assortment is unknown", async () => {
    expectRefusal(
      await entry(await open(), { code: await skuOf(api, "KM-1101"), quantity: 1 }),
      400,
      "UnknownIdentifierError",
    );
  });

  test("[CA-01] whoever may not see prices orders through packs only", async () => {
    const wearer = "wearer@kestrel.example";
    const cart = await open(wearer);
    const code = await skuOf(api, "KM-1101");
    expectRefusal(await entry(cart, { code, quantity: 1 }, undefined, wearer), 403, "ForbiddenError");
    expect((await read(cart, wearer)).body.entries).toEqual([]);
  });

  test.each([0, -1, 1.5, 1000, "many", ""])("[CA-01] a quantity of %j is refused", async (quantity) => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    expectRefusal(await entry(cart, {}, { product: { code: polo }, quantity }), 400, "ValidationError", {
      subject: "quantity",
    });
    for (const method of ["PATCH", "PUT"]) {
      const change = await api.call(method, `/users/current/carts/${cart}/entries/0`, {
        as: buyer,
        body: { quantity },
      });
      expectRefusal(change, 400, "ValidationError", { subject: "quantity" });
    }
  });

  test("[CA-01] goods are not picked up at a store: a point of service is refused, and an empty one is delivery", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    const path = `/users/current/carts/${cart}/entries`;
    const at = { name: "Kitroom Fitzroy" };
    for (const [method, to, body] of [
      ["PATCH", `${path}/0`, { quantity: 2, deliveryPointOfService: at }],
      ["PUT", `${path}/0`, { quantity: 2, deliveryPointOfService: at }],
      ["POST", path, { product: { code: polo }, quantity: 1, deliveryPointOfService: at }],
      [
        "POST",
        path,
        { orderEntries: [{ product: { code: polo }, quantity: 1, deliveryPointOfService: at }] },
      ],
    ] as const) {
      const answer = await api.call(method, to, { as: buyer, body });
      expectRefusal(answer, 400, "ValidationError", {
        message: "Goods are delivered. They cannot be picked up at a store.",
      });
      expect(answer.body.errors[0].subject).toMatch(/deliveryPointOfService$/);
    }
    expect((await read(cart)).body.entries[0].quantity).toBe(1);
    const body = { quantity: 2, deliveryPointOfService: { name: "" } };
    expect((await api.call("PATCH", `${path}/0`, { as: buyer, body })).status).toBe(200);
  });

  test("[CA-01] are changed by PATCH and PUT, removed, and renumbered from 0", async () => {
    const cap = await skuOf(api, "KC-5401");
    const cart = await fillCart(api, buyer, { [polo]: 1, [pant]: 2, [cap]: 3 });
    const at = (n: number | string) => `/orgUsers/current/carts/${cart}/entries/${n}`;
    expect((await api.call("PATCH", at(1), { as: buyer, body: { quantity: 5 } })).body).toMatchObject({
      statusCode: "success",
      quantityAdded: 3,
    });
    expect((await api.call("PUT", at(2), { as: buyer, query: { quantity: 1 } })).body.quantityAdded).toBe(-2);
    expect((await api.call("DELETE", at(0), { as: buyer })).status).toBe(200);
    const { body } = await api.call("GET", `/users/current/carts/${cart}/entries`, { as: buyer });
    expect(
      body.orderEntries.map((e: { entryNumber: number; quantity: number }) => [e.entryNumber, e.quantity]),
    ).toEqual([
      [0, 5],
      [1, 1],
    ]);
    for (const method of ["PATCH", "DELETE"]) {
      expectRefusal(
        await api.call(method, at(9), { as: buyer, body: { quantity: 1 } }),
        400,
        "CartEntryError",
        { reason: "notFound", subjectType: "entry" },
      );
    }
    expectRefusal(await api.call("DELETE", at("x"), { as: buyer }), 400, "ValidationError");
    expect((await api.call("DELETE", `/users/current/carts/${cart}/entries`, { as: buyer })).status).toBe(
      200,
    );
    expect(linesOf(await read())).toEqual([]);
  });

  test("[CA-01] the same SKU joins its line up to 999, and what is more is said to be too many", async () => {
    const cart = await open();
    await entry(cart, { code: polo, quantity: 998 });
    const full = {
      statusCode: "maxOrderQuantityExceeded",
      statusMessage: "You can order at most 999 pieces of one size and colour.",
    };
    const part = (await entry(cart, { code: polo, quantity: 5 })).body;
    expect(part).toMatchObject({ ...full, quantity: 5, quantityAdded: 1 });
    const none = (await entry(cart, { code: polo, quantity: 999 })).body;
    expect(none).toMatchObject({ ...full, quantity: 999, quantityAdded: 0 });
    expect(linesOf(await read())).toEqual([[polo, 999]]);
  });
});

describe("stock", () => {
  test("[CA-01] what no more come of is cut to the shelf, or not added", async () => {
    const sku = await skuOf(api, "KC-5203", 0);
    await setStock(api, sku, 3, false);
    const cart = await open();
    expect((await entry(cart, { code: sku, quantity: 5 })).body).toMatchObject({
      statusCode: "lowStock",
      quantity: 5,
      quantityAdded: 3,
    });
    expect((await entry(cart, { code: sku, quantity: 1 })).body).toMatchObject({
      statusCode: "lowStock",
      quantityAdded: 0,
    });
    await setStock(api, sku, 0);
    const change = await api.call("PATCH", `/users/current/carts/${cart}/entries/0`, {
      as: buyer,
      body: { quantity: 2 },
    });
    expect(change.body).toMatchObject({ statusCode: "noStock", quantityAdded: 0, entry: { quantity: 3 } });
    await api.db.delete(cartEntries);
    const none = await entry(cart, { code: sku, quantity: 1 });
    expect(none.body).toMatchObject({
      statusCode: "noStock",
      quantityAdded: 0,
      statusMessage: "This item is out of stock.",
    });
    expect(none.body).not.toHaveProperty("entry");
  });

  test("[CA-01] back-orders are taken and noted", async () => {
    const sku = await skuOf(api, "KC-5103", 0);
    await setStock(api, sku, 1, true);
    const { body } = await entry(await open(), { code: sku, quantity: 4 });
    expect(body).toMatchObject({ statusCode: "success", quantityAdded: 4 });
    expect(body.entry.stockMessage).toMatch(/^1 in stock, the rest on back-order/);
  });

  test("[CA-01] validating reports what changed since, and takes over new prices", async () => {
    const sku = await skuOf(api, "KC-5203", 0);
    await setStock(api, sku, 5, false);
    const cart = await fillCart(api, buyer, { [sku]: 5, [polo]: 1 });
    const validate = async () =>
      (await api.call("POST", `/users/current/carts/${cart}/validate`, { as: buyer })).body.cartModifications;
    expect(await validate()).toEqual([]);
    await setStock(api, sku, 2);
    await api.db.update(priceRows).set({ cents: 9999 }).where(eq(priceRows.styleCode, "KC-5002"));
    expect(await validate()).toMatchObject([
      { statusCode: "lowStock", quantity: 5, quantityAdded: 2, entry: { product: { code: sku } } },
      { statusCode: "priceChanged", entry: { product: { code: polo } } },
    ]);
    expect((await read()).body.entries[1].basePrice.value).toBe(99.99);
    await setStock(api, sku, 0);
    expect((await validate()).map((m: { statusCode: string }) => m.statusCode)).toEqual(["noStock"]);
  });
});
