import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { allocations } from "../../commerce/modules/packs/tables";
import { testApi, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";
import { choose, fillCart, makeReady, onHand, place, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
let api: TestApi;
let polo: string;
beforeAll(async () => {
  api = await testApi();
  polo = await skuOf(api, "KC-5002");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(carts);
});

const ready = async (as: string, lines: Record<string, number>, more = {}) => {
  const cart = await fillCart(api, as, lines);
  await makeReady(api, as, cart, more);
  return cart;
};
const countOrders = async (as: string) =>
  (await api.call("GET", "/users/current/orders", { as })).body.pagination.totalResults as number;
const pack = async () => (await api.call("GET", `/orgUsers/current/packs/${POINTS}`, { as: wearer })).body;
/** The wearer's cart with one jacket of the points pack, ready to place. */
const packCart = async () => {
  const { body } = await api.call("POST", "/users/current/carts", { as: wearer });
  await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
  await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer });
  await makeReady(api, wearer, body.code);
  return body.code as string;
};

describe("placing", () => {
  test("[CK-03] makes an order of the cart: same guid, lines and totals; the cart is gone, the shelf lower", async () => {
    const shelf = (await onHand(api, polo))!;
    const code = await ready(buyer, { [polo]: 3 }, { poNumber: "PO77" });
    const cart = (
      await api.call("GET", `/users/current/carts/${code}`, { as: buyer, query: { fields: "FULL" } })
    ).body;
    const { status, body } = await place(api, buyer, code);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: expect.stringMatching(/^KR-\d+$/),
      guid: cart.guid,
      status: "CREATED",
      statusDisplay: "created",
      updateAllocationError: false,
      purchaseOrderNumber: "PO77",
      totalPriceWithTax: cart.totalPriceWithTax,
      deliveryMode: { code: "standard" },
      entries: [{ quantity: 3, product: { code: polo } }],
    });
    expect(body.placed).toBe("2026-03-18T01:00:00+0000");
    expectRefusal(await api.call("GET", `/users/current/carts/${code}`, { as: buyer }), 400, "CartError");
    expect(await onHand(api, polo)).toBe(shelf - 3);
  });

  test("[CK-03] numbers rise", async () => {
    const numbers: number[] = [];
    for (let n = 0; n < 3; n += 1)
      numbers.push(Number((await place(api, buyer, await ready(buyer, { [polo]: 1 }))).body.code.slice(3)));
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2]);
  });

  test("[CK-03] needs the terms", async () => {
    const cart = await ready(buyer, { [polo]: 1 });
    const post = (query: Record<string, string>) =>
      api.call("POST", "/orgUsers/current/orders", { as: buyer, query: { cartId: cart, ...query } });
    expectRefusal(await post({}), 400, "MissingServletRequestParameterError");
    expectRefusal(await post({ termsChecked: "false" }), 400, "RequestParameterError", {
      subject: "termsChecked",
    });
    expectRefusal(await post({ termsChecked: "yes" }), 400, "ValidationError", { subject: "termsChecked" });
  });

  test("[CK-03] every open step is named on its field", async () => {
    const cart = await fillCart(api, buyer, {});
    const answer = await place(api, buyer, cart);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((e: { subject: string }) => e.subject)).toEqual([
      "cart",
      "deliveryAddress",
      "deliveryMode",
      "paymentType",
    ]);
    const site = "wearer@korraline.example";
    const theirs = await ready(site, { [polo]: 1 });
    expectRefusal(await place(api, site, theirs), 400, "ValidationError", {
      subject: "purchaseOrderNumber",
      message: "This information is required.",
    });
  });

  test("[CK-02] a mandatory cost centre is asked for", async () => {
    const nurse = "wearer@saltbush.example";
    const cart = await ready(nurse, { [await skuOf(api, "SV-3001")]: 1 });
    expectRefusal(await place(api, nurse, cart), 400, "EntityValidationError", { subject: "costCenterId" });
  });

  test("[CK-03] of an unknown or another's cart is not found", async () => {
    const theirs = await ready(admin, { [polo]: 1 });
    for (const cart of ["nosuch", theirs, "current"])
      expectRefusal(await place(api, buyer, cart), 400, "CartError");
    expect((await place(api, admin, "current")).status).toBe(201);
  });

  test("[AP-03] waits for approval where the program says so", async () => {
    const nurse = "wearer@saltbush.example";
    const costCentre = (await api.call("GET", "/costcenters", { as: nurse })).body.costCenters[0].code;
    const cart = await ready(nurse, { [await skuOf(api, "SV-3001")]: 1 }, { costCentre });
    expect((await place(api, nurse, cart)).body).toMatchObject({
      status: "PENDING_APPROVAL",
      statusDisplay: "pending.approval",
      costCenter: { code: costCentre },
    });
    const own = await ready(wearer, { [await skuOf(api, "KM-1402")]: 1 });
    expect((await place(api, wearer, own)).body.status).toBe("PENDING_APPROVAL");
  });
});

describe("outcomes that leave the cart", () => {
  test.each([
    ["DEMOWAVEDOWN", { waveServiceUnavailable: true }],
    ["demosoldout", { waveProductAvailabilityErrorMessage: expect.stringMatching(/sold out/) }],
    ["DEMOALLOCATION", { updateAllocationError: true }],
  ])("[CK-03] the demo's number %s gives its outcome", async (poNumber, outcome) => {
    const cart = await ready(buyer, { [polo]: 1 }, { poNumber });
    const { body } = await place(api, buyer, cart);
    expect(body).toEqual(outcome);
    expect((await api.call("GET", `/users/current/carts/${cart}`, { as: buyer })).body.totalItems).toBe(1);
  });

  test("[CK-03] sold out while checking out: named, nothing taken, nothing lost", async () => {
    const vest = await skuOf(api, "KC-5203");
    await setStock(api, vest, 5, false);
    const shelf = await onHand(api, polo);
    const cart = await ready(buyer, { [polo]: 1, [vest]: 5 });
    await setStock(api, vest, 4);
    const { status, body } = await place(api, buyer, cart);
    expect(status).toBe(201);
    expect(body.waveProductAvailabilityErrorMessage).toContain(vest);
    expect(body).not.toHaveProperty("code");
    expect([await onHand(api, polo), await onHand(api, vest)]).toEqual([shelf, 4]);
    await setStock(api, vest, 5);
    expect((await place(api, buyer, cart)).body.updateAllocationError).toBe(false);
    expect(await onHand(api, vest)).toBe(0);
  });

  test("[PK-05] an allocation that ended in the meantime", async () => {
    const cart = await packCart();
    const [row] = await api.db.select().from(allocations).where(eq(allocations.packId, POINTS)).limit(1);
    await api.db.update(allocations).set({ periodEnd: "2026-03-17" }).where(eq(allocations.packId, POINTS));
    expect((await place(api, wearer, cart)).body).toEqual({ updateAllocationError: true });
    await api.db.update(allocations).set({ periodEnd: row!.periodEnd }).where(eq(allocations.packId, POINTS));
    await api.call("DELETE", `/users/current/carts/${cart}`, { as: wearer });
    await api.call("DELETE", `/orgUsers/current/packs/${POINTS}/summary`, { as: wearer });
  });
});

describe("packs", () => {
  test("[PK-05] what the cart held is used once the order stands, and the draft is empty", async () => {
    const before = (await pack()).balance;
    const cart = await packCart();
    expect((await pack()).balance).toMatchObject({ held: 16, left: before.left - 16 });
    const { body } = await place(api, wearer, cart);
    expect(body).toMatchObject({
      points: 16,
      pricesShown: false,
      ownShare: { value: 0 },
      entries: [
        {
          packId: POINTS,
          packName: "Yearly points, cabin crew",
          bundleName: "Suiting",
          returnsNote: expect.any(String),
        },
      ],
    });
    expect(body).not.toHaveProperty("totalPrice");
    expect(await pack()).toMatchObject({
      chosen: 0,
      balance: { held: 0, used: before.used + 16, left: before.left - 16 },
    });
  });
});

describe("at the same time", () => {
  test("[CK-03] two orders for the last piece: one is placed, the other told, the shelf is empty", async () => {
    const vest = await skuOf(api, "KC-5203", 0);
    await setStock(api, vest, 1, false);
    const people = [buyer, admin];
    const ready_ = [await ready(buyer, { [vest]: 1 }), await ready(admin, { [vest]: 1 })];
    const answers = await Promise.all(people.map((as, n) => place(api, as, ready_[n]!)));
    expect(answers.map((a) => a.status)).toEqual([201, 201]);
    expect(answers.filter((a) => a.body.code)).toHaveLength(1);
    expect(answers.filter((a) => a.body.waveProductAvailabilityErrorMessage)).toHaveLength(1);
    expect(await onHand(api, vest)).toBe(0);
  });

  test("[CK-03] carts that share SKUs in other orders do not wait for each other for ever", async () => {
    const cap = await skuOf(api, "KC-5401");
    const one = await ready(buyer, { [polo]: 1, [cap]: 1 });
    const two = await ready(admin, { [cap]: 1, [polo]: 1 });
    const answers = await Promise.all([place(api, buyer, one), place(api, admin, two)]);
    expect(answers.map((a) => a.body.updateAllocationError)).toEqual([false, false]);
  });

  test.each(["code", "guid", "current"])(
    "[CK-03] one cart placed four times by its %s is one order",
    async (by) => {
      const code = await ready(buyer, { [polo]: 1 });
      const { guid } = (await api.call("GET", `/users/current/carts/${code}`, { as: buyer })).body;
      const before = await countOrders(buyer);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => place(api, buyer, { code, guid, current: "current" }[by]!)),
      );
      const placed = new Set(answers.filter((a) => a.status === 201).map((a) => a.body.code));
      expect(placed.size).toBe(1);
      for (const answer of answers.filter((a) => a.status !== 201))
        expectRefusal(answer, 400, "CartError", { reason: "notFound" });
      if (by === "guid") expect(answers.every((a) => a.status === 201)).toBe(true);
      expect(await countOrders(buyer)).toBe(before + 1);
    },
  );

  test("[CK-03] the same key twice is one order with one answer", async () => {
    const code = await ready(buyer, { [polo]: 1 });
    const before = await countOrders(buyer);
    const key = { "Idempotency-Key": "place-once-1" };
    const [a, b] = await Promise.all([place(api, buyer, code, key), place(api, buyer, code, key)]);
    const later = await place(api, buyer, code, key);
    expect([b.body, later.body]).toEqual([a.body, a.body]);
    expect([a.status, b.status, later.status]).toEqual([201, 201, 201]);
    expect(await countOrders(buyer)).toBe(before + 1);
  });

  test("[CK-03] a line added while the order is placed is in it, or refused: never lost", async () => {
    const code = await ready(buyer, { [polo]: 1 });
    const add = api.call("POST", `/users/current/carts/${code}/entries`, {
      as: buyer,
      query: { code: polo, quantity: 1 },
    });
    const [order, added] = await Promise.all([place(api, buyer, code), add]);
    expect(order.status).toBe(201);
    if (added.status === 200) expect(order.body.totalUnitCount).toBe(2);
    else expectRefusal(added, 400, "CartError");
  });
});

describe("reading", () => {
  const list = (query = {}, as = buyer) => api.call("GET", "/users/current/orders", { as, query });
  const show = (code: string, as: string, query = {}) =>
    api.call("GET", `/users/current/orders/${code}`, { as, query });

  test("[OR-01] the three newest, newest first; both twins", async () => {
    const { status, body } = await list({ currentPage: 0, fields: "DEFAULT", pageSize: 3 });
    expect(status).toBe(200);
    expect(body.orders).toHaveLength(3);
    const dates = body.orders.map((o: { placed: string }) => o.placed);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(body.sorts.map((s: { code: string }) => s.code)).toEqual(["byDate", "byOrderNumber"]);
    expect(
      (await api.call("GET", "/orgUsers/current/orders", { as: buyer, query: { pageSize: 3 } })).body.orders,
    ).toEqual(body.orders);
  });

  test("[OR-01] pages hold every order once; past the end is empty", async () => {
    const total = await countOrders(buyer);
    const codes: string[] = [];
    for (let page = 0; page * 5 < total; page += 1) {
      const { body } = await list({ pageSize: 5, currentPage: page, sort: "byOrderNumber" });
      codes.push(...body.orders.map((o: { code: string }) => o.code));
    }
    expect(new Set(codes).size).toBe(total);
    const past = await list({ currentPage: 999 });
    expect([past.status, past.body.orders, past.body.pagination.totalResults]).toEqual([200, [], total]);
    expectRefusal(await list({ currentPage: "x" }), 400, "ValidationError");
  });

  test("[OR-01] an order shows its parcels; hidden prices stay hidden", async () => {
    const [withParcel] = await api.db.select().from(orders).where(eq(orders.status, "COMPLETED")).limit(1);
    const owner = withParcel!.customerId;
    const { body } = await api.call("GET", `/users/${owner}/orders/${withParcel!.code}`, {
      as: "agent@kitroom.example",
      query: { fields: "FULL" },
    });
    expect(body.consignments[0]).toMatchObject({
      code: expect.any(String),
      statusDisplay: expect.any(String),
      entries: expect.any(Array),
    });
    const points = (await list({}, wearer)).body.orders[0];
    const hidden = (await show(points.code, wearer, { fields: "FULL" })).body;
    if (!hidden.pricesShown) expect(hidden).not.toHaveProperty("totalPrice");
  });

  test("[OR-01] another's order is not found, of the organisation or not; nor is an unknown one", async () => {
    const { code } = (await list()).body.orders[0];
    expect((await show(code, buyer)).status).toBe(200);
    for (const [id, as] of [
      [code, admin],
      [code, wearer],
      ["nosuch", buyer],
      ["KR-1'--", buyer],
    ] as const) {
      expectRefusal(await show(encodeURIComponent(id), as), 404, "NotFoundError");
    }
  });

  test("[API-1] fields choose", async () => {
    const { code } = (await list()).body.orders[0];
    expect(Object.keys((await show(code, buyer, { fields: "code,entries(quantity)" })).body)).toEqual([
      "code",
      "entries",
    ]);
    expect((await list({ fields: "orders(code),pagination" })).body.orders[0]).toEqual({ code });
    expectRefusal(await show(code, buyer, { fields: "nosuch" }), 400, "ConversionError");
    expectRefusal(await list({ fields: "orders(nosuch)" }), 400, "ConversionError");
    expectRefusal(await list({ fields: "orders(nosuch)", currentPage: 999 }), 400, "ConversionError");
  });

  test("[OR-01] is as it was placed, whatever changes later", async () => {
    const placed = (await place(api, buyer, await ready(buyer, { [polo]: 1 }))).body;
    api.setNow(new Date(TEST_NOW.getTime() + 600_000));
    const again = (await show(placed.code, buyer, { fields: "FULL" })).body;
    const { updateAllocationError, ...order } = placed;
    expect(updateAllocationError).toBe(false);
    expect(again).toEqual(order);
    api.setNow(TEST_NOW);
  });
});

describe("without the demo", () => {
  test("[CK-03] its numbers are numbers like any other", async () => {
    const plain = await testApi({ demo: false });
    const cart = await fillCart(plain, buyer, { [polo]: 1 });
    await makeReady(plain, buyer, cart, { poNumber: "DEMOWAVEDOWN" });
    expect((await place(plain, buyer, cart)).body).toMatchObject({
      purchaseOrderNumber: "DEMOWAVEDOWN",
      updateAllocationError: false,
    });
    await plain.close();
  });
});
