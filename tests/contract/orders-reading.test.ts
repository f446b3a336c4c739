import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";
import { countOrders, emptyCarts, place, readyCart, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

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
    const total = await countOrders(api, buyer);
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

  test("[OR-01] statuses choose orders by their state, page by page", async () => {
    const ofBuyer = await api.db
      .select()
      .from(orders)
      .innerJoin(users, eq(users.customerId, orders.customerId));
    const all = ofBuyer.filter((row) => row.users.uid === buyer).map((row) => row.orders.status);
    const [one, other] = [...new Set(all)];
    const count = (states: (string | undefined)[]) => all.filter((state) => states.includes(state)).length;
    const read = async (statuses: string, query = {}) => {
      const { body } = await list({ statuses, pageSize: 100, ...query });
      return {
        states: new Set(body.orders.map(({ status }: { status: string }) => status)),
        total: body.pagination.totalResults,
      };
    };
    expect([one, other].every(Boolean)).toBe(true);
    expect(await read(one!)).toEqual({ states: new Set([one]), total: count([one]) });
    expect(await read(`${one}, ${other},NOSUCH`)).toEqual({
      states: new Set([one, other]),
      total: count([one, other]),
    });
    expect(await read("")).toMatchObject({ total: all.length });
    expect(await read("NOSUCH,it's")).toEqual({ states: new Set(), total: 0 });
    expect(await read(one!, { currentPage: 99 })).toEqual({ states: new Set(), total: count([one]) });
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
    const placed = (await place(api, buyer, await readyCart(api, buyer, { [polo]: 1 }))).body;
    api.setNow(new Date(TEST_NOW.getTime() + 600_000));
    const again = (await show(placed.code, buyer, { fields: "FULL" })).body;
    const { updateAllocationError, ...order } = placed;
    expect(updateAllocationError).toBe(false);
    // What can be returned is told later, when somebody asks.
    const later = {
      returnable: false,
      refunds: [],
      entries: again.entries,
      unconsignedEntries: again.unconsignedEntries,
    };
    expect(again).toEqual({ ...order, ...later });
    for (const lines of ["entries", "unconsignedEntries"]) {
      const back = order[lines].map((line: object) => ({ ...line, returnableQuantity: 0 }));
      expect(again[lines]).toEqual(back);
    }
    api.setNow(TEST_NOW);
  });
});
