import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type Database, rowsOf } from "../../commerce/database/connection";
import { moveOrder } from "../../commerce/modules/orders/life/life";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { orderEvents, orders } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts, place, readyCart, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const agent = "agent@kitroom.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

const placed = async () => {
  const { body } = await place(api, buyer, await readyCart(api, buyer, { [polo]: 3 }));
  return String(body.code);
};
const show = async (code: string, fields: string, as = buyer, user = "current") =>
  (await api.call("GET", `/users/${user}/orders/${code}`, { as, query: { fields } })).body;
const history = async (code: string) => (await show(code, "historyEntries(FULL)")).historyEntries;
const cancel = (code: string, as = buyer, user = "current") =>
  api.call("POST", `/users/${user}/orders/${code}/cancellation`, {
    as,
    body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 3 }] },
  });
const within = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
  api.db.transaction((tx) => work(tx as unknown as Database));
const warehouse = () => ({ actor: "warehouse" as const, at: api.now(), channel: "warehouse" });
const { body: person } = await api.call("GET", "/orgUsers/current", { as: buyer });

describe("the history of an order", () => {
  test("[OR-01] begins with who placed it, and goes on with who cancelled it", async () => {
    const code = await placed();
    api.advance(120);
    expect((await cancel(code)).status).toBe(201);
    const user = { customerId: person.customerId, name: expect.stringMatching(/^\w+ \w+/) };
    const common = { actor: "wearer", user, channel: "kitroom_storefront" };
    expect(await history(code)).toEqual([
      {
        ...common,
        sequence: 1,
        timestamp: (await show(code, "placed")).placed,
        status: "CREATED",
        statusDisplay: "created",
      },
      {
        ...common,
        sequence: 2,
        timestamp: expect.stringMatching(/\+0000$/),
        previousStatus: "CREATED",
        status: "CANCELLED",
        statusDisplay: "cancelled",
      },
    ]);
    const [first, second] = await history(code);
    expect(second.timestamp > first.timestamp).toBe(true);
    expect((await cancel(code)).status).toBe(201);
    expect(await history(code)).toHaveLength(2);
  });

  test("[AS-01] names the agent, and the person for whom they acted", async () => {
    const code = await placed();
    expect((await cancel(code, agent, person.customerId)).status).toBe(201);
    const [, second] = await history(code);
    expect(second).toMatchObject({
      actor: "wearer",
      channel: "assisted",
      onBehalfOf: { customerId: person.customerId },
    });
    expect(second.user.customerId).not.toBe(person.customerId);
  });

  test("[OR-01] is told where it is asked for, and only to the order's person", async () => {
    const code = await placed();
    expect(await show(code, "DEFAULT")).not.toHaveProperty("historyEntries");
    expect(await show(code, "BASIC")).not.toHaveProperty("historyEntries");
    expect((await show(code, "FULL")).historyEntries).toHaveLength(1);
    const foreign = await api.call("GET", `/users/current/orders/${code}`, {
      as: admin,
      query: { fields: "historyEntries" },
    });
    expectRefusal(foreign, 404, "NotFoundError");
  });

  test("[OR-01] gives the steps of the order their days, from packing to delivery", async () => {
    const code = await placed();
    const day = (n: number) => new Date(api.now().getTime() + n * 86_400_000);
    const occ = (at: Date) => `${at.toISOString().slice(0, 19)}+0000`;
    const line = (quantity: number) => [{ entryNumber: 0, quantity }];
    const one = await within((db) => packParcel(db, { orderCode: code, lines: line(2) }, day(1)));
    const two = await within((db) => packParcel(db, { orderCode: code, lines: line(1) }, day(1)));
    const report = (parcel: string, to: Parameters<typeof reportParcel>[2], n: number) =>
      within((db) => reportParcel(db, { orderCode: code, code: parcel }, to, day(n)));
    await report(one, "READY", 2);
    await report(one, "SHIPPED", 3);
    expect((await show(code, "journey")).journey.map(({ stage }: { stage: string }) => stage)).toEqual([
      "placed",
      "packed",
      "part.shipped",
      "delivered",
    ]);
    await report(two, "READY", 4);
    await report(two, "SHIPPED", 5);
    await report(one, "DELIVERY_COMPLETED", 6);
    expect((await show(code, "status")).status).toBe("OPEN");
    await report(two, "DELIVERY_COMPLETED", 7);
    const order = await show(code, "status,journey(FULL),historyEntries(FULL)");
    expect(order.status).toBe("COMPLETED");
    expect(order.journey.slice(1)).toEqual([
      { stage: "packed", state: "done", date: occ(day(4)) },
      { stage: "shipped", state: "done", date: occ(day(5)) },
      { stage: "delivered", state: "done", date: occ(day(7)) },
    ]);
    expect(order.historyEntries.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      Array.from({ length: 11 }, (_, n) => n + 1),
    );
    expect(order.historyEntries[3]).toMatchObject({ consignment: two, status: "PICKPACK" });
  });

  test("[OR-01] no step is skipped, and nothing is packed that is not there", async () => {
    const code = await placed();
    const pack = (entryNumber: number, quantity: number) =>
      within((db) => packParcel(db, { orderCode: code, lines: [{ entryNumber, quantity }] }, api.now()));
    await expect(pack(0, 4)).rejects.toThrow("fewer pieces");
    await expect(pack(1, 1)).rejects.toThrow("fewer pieces");
    expect(await show(code, "status")).toEqual({ status: "CREATED" });
    const parcel = await pack(0, 3);
    await expect(
      within((db) => reportParcel(db, { orderCode: code, code: parcel }, "DELIVERY_COMPLETED", api.now())),
    ).rejects.toThrow("may not move from PICKPACK");
    await expect(moveOrder(api.db, code, "OPEN", "APPROVED", warehouse())).rejects.toThrow("may not move");
    await expect(moveOrder(api.db, code, "CREATED", "OPEN", warehouse())).rejects.toThrow(
      "no longer CREATED",
    );
    expect(await history(code)).toHaveLength(3);
  });

  test("[OR-01] a move that is rolled back leaves no event", async () => {
    const code = await placed();
    await expect(
      within(async (db) => {
        await moveOrder(db, code, "CREATED", "OPEN", warehouse());
        throw new Error("afterwards");
      }),
    ).rejects.toThrow("afterwards");
    expect(await history(code)).toHaveLength(1);
    expect(await show(code, "status")).toEqual({ status: "CREATED" });
  });

  test("[OR-01] two that move an order at once: one does, the other is told so", async () => {
    const code = await placed();
    const moves = await Promise.allSettled([
      within((db) => moveOrder(db, code, "CREATED", "OPEN", warehouse())),
      within((db) => moveOrder(db, code, "CREATED", "OPEN", warehouse())),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await history(code)).toHaveLength(2);
  });
});

const [event] = await api.db.select().from(orderEvents).limit(1);
const its = sql`order_code = ${event!.orderCode}`;

describe("the table of events", () => {
  test.each([
    ["update", sql`update order_events set note = 'changed' where ${its}`],
    ["delete", sql`delete from order_events where ${its}`],
  ])("[OR-01] refuses %s", async (_, statement) => {
    const failed = await api.db.execute(statement).then(
      () => undefined,
      (error: Error) => String(error.cause),
    );
    expect(failed).toContain("events of an order are only added");
    const [row] = await api.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderCode, event!.orderCode))
      .limit(1);
    expect(row!.note).toBeNull();
  });

  test("[OR-01] keeps an order from being deleted with its history", async () => {
    await expect(api.db.delete(orders).where(eq(orders.code, event!.orderCode))).rejects.toThrow();
    const [found] = await rowsOf<{ n: number }>(
      api.db,
      sql`select count(*)::int n from order_events where ${its}`,
    );
    expect(found!.n).toBeGreaterThan(0);
  });
});
