import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { createJobs } from "../../commerce/jobs";
import { jobRuns } from "../../commerce/jobs/tables";
import { moveDemoOrders } from "../../commerce/modules/orders";
import { returnRequests } from "../../commerce/modules/returns/tables";
import { testApi } from "../support/api";
import { openTestDatabase } from "../support/database";
import { ordering } from "../support/ordering";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, fillCart, makeReady, place, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const REST = 120;
const connection = await openTestDatabase();
const api = await testApi({ connection, demoWarehouseSeconds: REST });
afterAll(() => api.close());
const { order, read, cancel } = ordering(api);
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  // A sign-in does not last as long as all of these tests together.
  api.setNow(TEST_NOW);
  await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
  await emptyCarts(api);
});

/** What the warehouse does when so much time has passed. */
async function after(seconds: number) {
  api.advance(seconds);
  await api.jobs.runDue();
}
const standing = async (code: string) => {
  const { status, consignments } = await read(buyer, code);
  return [status, ...consignments.map((parcel: { status: string }) => parcel.status)];
};
const eventsOf = (code: string) =>
  rowsOf(api.db, sql`select sequence from order_events where order_code = ${code}`);
/** Everything that the demo brought of orders, parcels and returns. */
const brought = async () =>
  rowsOf(
    api.db,
    sql`select md5(string_agg(o::text || coalesce(c::text, '') || coalesce(r::text, ''), '|'
        order by o.code, c.code, r.code)) as all
      from orders o left join consignments c on c.order_code = o.code
      left join return_requests r on r.order_code = o.code
      where exists (select from order_events e where e.order_code = o.code and e.channel = 'demo')`,
  );

describe("the demo's warehouse", () => {
  test("[OR-01] takes an order from its placing to its delivery, a step at a time, and leaves the demo's own alone", async () => {
    const before = await brought();
    const code = await order(buyer, { [polo]: 3, [cap]: 1 });
    await after(REST - 30);
    expect(await standing(code)).toEqual(["CREATED"]);
    for (const step of [
      ["OPEN", "PICKPACK"],
      ["OPEN", "READY"],
      ["OPEN", "SHIPPED"],
      ["OPEN", "IN_TRANSIT"],
      ["COMPLETED", "DELIVERY_COMPLETED"],
      ["COMPLETED", "DELIVERY_COMPLETED"],
    ]) {
      await after(REST + 1);
      expect(await standing(code)).toEqual(step);
    }
    const { consignments } = await read(buyer, code);
    expect(consignments[0]).toMatchObject({
      carrier: "Kitroom Parcels",
      trackingID: expect.stringMatching(/^KRP\d+$/) as string,
      entries: [{ quantity: 3 }, { quantity: 1 }],
    });
    expect(await brought()).toEqual(before);
  });

  test("[CK-01] sends the parcels that the checkout promised, what is in stock before what arrives later", async () => {
    await setStock(api, polo, 2, true);
    const cart = await fillCart(api, buyer, { [polo]: 3, [cap]: 1 });
    await makeReady(api, buyer, cart);
    const { body: promised } = await api.call("GET", "/users/current/carts/current", {
      as: buyer,
      query: { fields: "FULL" },
    });
    const contents = (parcels: { entries: { quantity: number }[] }[]) =>
      parcels.map(({ entries }) => entries.map(({ quantity }) => quantity));
    expect(contents(promised.parcels)).toEqual([[2, 1], [1]]);
    const { code } = (await place(api, buyer, cart)).body;
    for (let step = 0; step < 10; step += 1) await after(REST + 1);
    expect(await standing(code)).toEqual(["COMPLETED", "DELIVERY_COMPLETED", "DELIVERY_COMPLETED"]);
    expect(contents((await read(buyer, code)).consignments)).toEqual(contents(promised.parcels));
    await setStock(api, polo, 40);
  });

  test("[OR-02] an order that is cancelled goes nowhere, and the rest of one that is cut goes on", async () => {
    const [whole, cut] = [await order(buyer, { [polo]: 1 }), await order(buyer, { [polo]: 3, [cap]: 1 })];
    expect((await cancel(buyer, whole, [[0, 1]])).status).toBeLessThan(300);
    expect((await cancel(buyer, cut, [[0, 3]])).status).toBeLessThan(300);
    await after(REST + 1);
    expect(await standing(whole)).toEqual(["CANCELLED"]);
    expect(await standing(cut)).toEqual(["OPEN", "PICKPACK"]);
    expect((await read(buyer, cut)).consignments[0].entries).toMatchObject([{ entryNumber: 1, quantity: 1 }]);
  });

  test("[API-1] an order takes one step, however many processes move it", async () => {
    const code = await order(buyer, { [polo]: 2 });
    const events = (await eventsOf(code)).length;
    api.advance(REST + 1);
    await Promise.all([1, 2, 3].map(() => moveDemoOrders(api.db, api.now(), REST)));
    expect(await standing(code)).toEqual(["OPEN", "PICKPACK"]);
    expect(await eventsOf(code)).toHaveLength(events + 2);
  });

  test("[OR-03] the desk agrees to a fault, and an exchange ends with the new size sent", async () => {
    const code = await order(buyer, { [polo]: 2 });
    for (let step = 0; step < 5; step += 1) await after(REST + 1);
    const ask = async (entry: object) => {
      const { body, status } = await api.call("POST", `/orders/${code}/returnExchange`, {
        as: buyer,
        body: { entries: [{ orderEntryNumber: 0, quantity: 1, ...entry }] },
      });
      expect(status, JSON.stringify(body)).toBe(201);
      return String(body.returnRequests[0].code);
    };
    const fault = await ask({ type: "EXCHANGE", reason: "BROKE" });
    const back = await ask({ type: "RETURN", reason: "NOT_NEEDED" });
    const states = async (of: string) =>
      (await api.db.select().from(returnRequests).where(eq(returnRequests.code, of)))[0]!;
    for (const [first, second] of [
      ["WAIT", "RECEIVING"],
      ["RECEIVING", "RECEIVED"],
      ["RECEIVED", "COMPLETED"],
      ["COMPLETED", "COMPLETED"],
    ]) {
      await after(REST + 1);
      expect([(await states(fault)).status, (await states(back)).status]).toEqual([first, second]);
    }
    expect((await states(fault)).trackingId).toMatch(/^KRP\d+$/);
    expect((await states(back)).sentAt).toBeNull();
  });

  test("[API-1] does nothing unless it is asked for, and nothing in a shop that is no demo", async () => {
    const code = await order(buyer, { [polo]: 1 });
    api.advance(REST + 1);
    await api.db.delete(jobRuns).where(eq(jobRuns.name, "demo-warehouse"));
    const settings = { db: api.db, now: () => api.now(), logger: pino({ level: "silent" }) };
    await createJobs(settings).runDue();
    const other = await testApi({ connection, demo: false, demoWarehouseSeconds: REST });
    other.setNow(api.now());
    await other.jobs.runDue();
    expect(await standing(code)).toEqual(["CREATED"]);
    expect(await api.db.select().from(jobRuns).where(eq(jobRuns.name, "demo-warehouse"))).toEqual([]);
  });
});
