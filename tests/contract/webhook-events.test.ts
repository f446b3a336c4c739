import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../commerce/database/connection";
import { addWebhook, bodyOf } from "../../commerce/modules/webhooks";
import { EVENT_TYPES } from "../../commerce/modules/webhooks/events";
import { webhookDeliveries, webhookEvents, webhooks } from "../../commerce/modules/webhooks/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { erasePerson } from "../../commerce/modules/personal-data";
import { checkReturn, receiveReturn } from "../../commerce/modules/returns/warehouse";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { ordering } from "../support/ordering";
import { emptyCarts, fillCart, makeReady, place, setStock, skuOf } from "../support/shopping";
import { ADMIN, APPROVER, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const { order } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const add = (events: string[], organisation?: string) =>
  addWebhook(
    api.db,
    { url: "https://erp.example/events", events, organisation, privateAllowed: false },
    api.now(),
  );
let webhook: string;
beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(webhookEvents);
  await api.db.delete(webhooks);
  ({ id: webhook } = await add(["*"]));
});
afterAll(() => api.db.delete(webhooks));

/** The bodies of what was written, in sequence. Each has one delivery. */
async function told(kind = "") {
  const rows = await api.db.select().from(webhookEvents).orderBy(webhookEvents.sequence);
  const deliveries = await api.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.event);
  expect(deliveries.map(({ event, webhookId }) => [event, webhookId])).toEqual(
    rows.map(({ sequence }) => [sequence, webhook]),
  );

  return rows.map((row) => JSON.parse(bodyOf(row))).filter(({ type }) => type.startsWith(kind));
}
const typesTold = async (kind = "") => (await told(kind)).map(({ type }) => type);

describe("orders", () => {
  test("[API-1] placing one is told with its lines, and without names and addresses", async () => {
    const code = await order(buyer, { [polo]: 2 });
    const events = await told();
    expect(events).toHaveLength(1);
    const [user] = await api.db.select().from(users).where(eq(users.uid, buyer));
    expect(events[0]).toMatchObject({
      type: "order.placed",
      timestamp: api.now().toISOString(),
      data: {
        order: {
          ...{ code, status: "CREATED", site: "uniforms", organisation: user!.organisationUid },
          person: { customerId: user!.customerId },
          ...{ total: { currencyIso: "AUD" }, urgent: false },
          lines: [{ entryNumber: 0, sku: polo, quantity: 2, cancelled: 0, packId: null }],
        },
      },
    });
    const text = JSON.stringify(events);
    for (const word of [user!.lastName, user!.uid, "line1", "@"]) expect(text).not.toContain(word);
  });

  test("[API-1] an order that was not placed tells nobody", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    await makeReady(api, buyer, cart, { poNumber: "DEMOSOLDOUT" });
    await place(api, buyer, cart);
    const undone = api.db.transaction(async (tx) => {
      await tx.update(users).set({ lastName: "Other" }).where(eq(users.uid, buyer));
      const [row] = await tx.select().from(orders).limit(1);
      await tx.execute(sql`insert into order_events (order_code, sequence, at, actor, from_state, to_state, channel)
        values (${row!.code}, 9999, now(), 'system', null, 'CREATED', 'test')`);
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    expect(await told()).toEqual([]);
  });

  test("[API-1] placing the same cart three times at once is told once", async () => {
    const cart = await fillCart(api, buyer, { [polo]: 1 });
    await makeReady(api, buyer, cart);
    const { guid } = (await api.call("GET", `/users/current/carts/${cart}`, { as: buyer })).body;
    await Promise.all([1, 2, 3].map(() => place(api, buyer, guid)));
    expect(await typesTold()).toEqual(["order.placed"]);
  });

  test("[API-1] an approval, a refusal with its reason, and an approval of fewer pieces", async () => {
    const decide = (body: object) => api.call("POST", "/approveDeclineOrder", { as: APPROVER, body });
    const [first, second, third] = [
      await waitingOrder(api),
      await waitingOrder(api),
      await waitingOrder(api),
    ];
    await api.db.delete(webhookEvents);
    await decide({ orderCode: first.code, decision: "APPROVE" });
    await decide({
      orderCode: second.code,
      decision: "DECLINE",
      reasonCode: "ORDERED_TWICE",
      comment: "My words",
    });
    const amended = await api.call("POST", `/orders/${third.code}/amend`, {
      as: APPROVER,
      body: { entries: [{ entryNumber: 0, approvedQuantity: 1 }] },
    });
    expect(amended.status, JSON.stringify(amended.body)).toBe(200);
    const events = await told("order.");
    expect(events.map(({ type, data }) => [type, data.order.code, data.order.status])).toEqual([
      ["order.approved", first.code, "APPROVED"],
      ["order.declined", second.code, "REJECTED"],
      ["order.amended", third.code, "APPROVED"],
      ["order.approved", third.code, "APPROVED"],
    ]);
    expect(events[1].data.reason).toMatchObject({ code: "ORDERED_TWICE" });
    expect(JSON.stringify(events)).not.toContain("My words");
    expect(events[2].data.changed.quantities).toEqual([{ entryNumber: 0, from: 2, to: 1, inPlaceOf: null }]);
    expect(events[3].data.order.lines[0].quantity).toBe(1);
  });

  test("[OR-03] cancelling some pieces, another number, and cancelling the rest", async () => {
    const code = await order(buyer, { [polo]: 3 });
    const cancel = (quantity: number) =>
      api.call("POST", `/users/current/orders/${code}/cancellation`, {
        as: buyer,
        body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity }] },
      });
    await cancel(1);
    await api.call("PATCH", `/order/${code}/purchase-order`, { as: buyer, query: { poNumber: "PO42" } });
    await cancel(2);
    const events = await told("order.");
    expect(events.map(({ type }) => type)).toEqual([
      "order.placed",
      "order.amended",
      "order.amended",
      "order.cancelled",
    ]);
    expect(events[1].data.changed.cancelled).toEqual([{ entryNumber: 0, quantity: 1 }]);
    expect(events[2].data.changed.purchaseOrderNumber).toMatchObject({ to: "PO42" });
    expect(events[2].data.order.purchaseOrderNumber).toBe("PO42");
    expect(events[3].data.order.status).toBe("CANCELLED");
    // Of one order the later event has the higher number.
    const numbers = events.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test("[OR-01] a parcel that is packed, sent and delivered, and what comes back of it", async () => {
    const code = await order(buyer, { [polo]: 2 });
    const lines = [{ entryNumber: 0, quantity: 2 }];
    const parcel = await packParcel(
      api.db,
      { orderCode: code, lines, carrier: "Kitroom Parcels", trackingId: "KRP7" },
      api.now(),
    );
    for (const to of ["READY", "SHIPPED", "IN_TRANSIT", "DELIVERY_COMPLETED"] as const) {
      await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now());
    }
    const { body, status } = await api.call("POST", `/orders/${code}/returnExchange`, {
      as: buyer,
      body: { entries: [{ orderEntryNumber: 0, quantity: 1, type: "RETURN", reason: "NOT_NEEDED" }] },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    await receiveReturn(api.db, body.returnRequests[0].code, api.now());
    await checkReturn(api.db, body.returnRequests[0].code, api.now());
    const events = await told("order.");
    expect(events.map(({ type, data }) => [type, data.parcel?.status ?? data.return?.status])).toEqual([
      ["order.placed", undefined],
      ["order.packed", "READY"],
      ["order.sent", "SHIPPED"],
      ["order.delivered", "DELIVERY_COMPLETED"],
      ["order.returned", "RECEIVED"],
    ]);
    expect(events[2].data.parcel).toEqual({
      ...{ code: parcel, status: "SHIPPED", carrier: "Kitroom Parcels", trackingId: "KRP7", lines },
    });
    expect(events[4].data.return).toMatchObject({
      code: body.returnRequests[0].code,
      lines: [{ entryNumber: 0, sku: polo, quantity: 1, type: "RETURN" }],
    });
  });
});

describe("people", () => {
  const post = (path: string, body: object) => api.call("POST", `/manage-users/${path}`, { as: ADMIN, body });

  const NEW = {
    ...{ firstName: "Ngaio", lastName: "O'Brien-Ngāti <b>&", unitUid: "saltbush-emergency" },
    ...{ roles: ["b2bcustomergroup", "customergroup"], workingTime: 100 },
  };

  test("[US-01] somebody who is added, changed, leaves and comes again", async () => {
    const made = await post("create-wwg-user", { ...NEW, email: "ngaio.events@saltbush.example" });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const customerPK = made.body.customerPK as string;
    const names = { customerPK, firstName: "Ngaio", lastName: "Ghosh" };
    await api.call("PATCH", "/manage-users/updatePersonalDetails", { as: ADMIN, body: names });
    await post("deactivate", { content: { customerPK } });
    await post("activate", { content: { customerPK } });
    await post("deactivate", { content: { customerPK } });
    // Of somebody who has left nothing more is told.
    expect(
      (await api.call("DELETE", "/manage-users/delete", { as: ADMIN, body: { content: { customerPK } } }))
        .status,
    ).toBe(200);
    const events = await told("person.");
    expect(events.map(({ type, data }) => [type, data.person.active])).toEqual([
      ["person.added", true],
      ["person.changed", true],
      ["person.left", false],
      ["person.added", true],
      ["person.left", false],
    ]);
    expect(events[0].data.person).toMatchObject({
      ...{ customerId: customerPK, organisation: "saltbush", unit: "saltbush-emergency" },
      roles: expect.arrayContaining(["b2bcustomergroup", "customergroup"]),
    });
    expect(JSON.stringify(events)).not.toMatch(/Ngaio|Ghosh|@/);
  });

  test("[US-01] several statements of one transaction are one change, and signing in is none", async () => {
    await api.db.transaction(async (tx) => {
      for (const jobGroup of ["A", "B"]) await tx.update(users).set({ jobGroup }).where(eq(users.uid, buyer));
      await tx.update(users).set({ isFirstLogin: true }).where(eq(users.uid, buyer));
    });
    await api.db.update(users).set({ noticesReadAt: api.now() }).where(eq(users.uid, buyer));
    await api.signIn(buyer, true);
    const events = await told();
    expect(events.map(({ type, data }) => [type, data.person.job])).toEqual([["person.changed", "B"]]);
  });

  test("[US-01] of somebody who is erased no event stays but that they have left", async () => {
    const { body } = await post("create-wwg-user", { ...NEW, email: "gone.events@saltbush.example" });
    const customerId = body.customerPK as string;
    await api.db.update(users).set({ jobGroup: "C" }).where(eq(users.customerId, customerId));
    expect(await typesTold()).toEqual(["person.added", "person.changed"]);
    await api.db.transaction((tx) => erasePerson(tx as unknown as Database, customerId, api.now()));
    const events = await told();
    expect(events.map(({ type, data }) => [type, data.person.customerId, data.person.employeeId])).toEqual([
      ["person.left", customerId, null],
    ]);
  });
});

describe("stock", () => {
  test("[CA-01] the last piece of a product is told once, when its order is there", async () => {
    await setStock(api, polo, 3);
    await api.db.delete(webhookEvents);
    await order(buyer, { [polo]: 2 });
    expect(await typesTold("stock.")).toEqual([]);
    await order(buyer, { [polo]: 1 });
    expect((await told("stock.")).map(({ data }) => data)).toEqual([{ sku: polo, onHand: 0 }]);
    await api.db.transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      await tx.execute(sql`update stock_levels set on_hand = 5 where sku = ${polo}`);
      await tx.execute(sql`update stock_levels set on_hand = 0 where sku = ${polo}`);
      await tx.execute(sql`update stock_levels set on_hand = 50 where sku = ${polo}`);
    });
    expect(await typesTold("stock.")).toHaveLength(1);
  });
});

describe("subscriptions", () => {
  test("[API-1] get the types and the organisation that they name, and nothing is kept for nobody", async () => {
    await api.db.delete(webhooks);
    await order(buyer, { [polo]: 1 });
    expect(await api.db.$count(webhookEvents)).toBe(0);
    const others = await add(["order.*"], "saltbush");
    const placed = await add(["order.placed"]);
    const people = await add(["person.*"]);
    await order(buyer, { [polo]: 1 });
    expect((await api.db.select().from(webhookDeliveries)).map(({ webhookId }) => webhookId)).toEqual([
      placed.id,
    ]);
    const { code } = await waitingOrder(api);
    await api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode: code, decision: "APPROVE" },
    });
    const rows = await api.db.select().from(webhookDeliveries);
    const count = (id: string) => rows.filter(({ webhookId }) => webhookId === id).length;
    expect([count(others.id), count(placed.id), count(people.id)]).toEqual([2, 2, 0]);
  });

  test("[API-1] one that ended gets nothing", async () => {
    await api.db.update(webhooks).set({ endedAt: api.now() });
    await order(buyer, { [polo]: 1 });
    expect(await told()).toEqual([]);
  });

  test.each([
    ["a type that does not exist", { events: ["order.eaten"] }],
    ["an area that does not exist", { events: ["cat.*"] }],
    ["no type", { events: [] }],
    ["no URL", { url: "erp" }],
    ["plain http", { url: "http://erp.example/" }],
    ["a user in the URL", { url: "https://sam:secret@erp.example/" }],
    ["a private address", { url: "https://192.168.1.9/" }],
    ["loopback, however it is written", { url: "https://0x7f.1/" }],
    ["loopback of IPv6", { url: "https://[::1]/" }],
    ["an IPv4 address inside an IPv6 one", { url: "https://[::ffff:10.0.0.1]/" }],
    ["an organisation that does not exist", { organisation: "nobody" }],
  ])("[API-1] %s is refused in words", async (_, more) => {
    const before = await api.db.$count(webhooks);
    const asked = { url: "https://erp.example/", events: ["*"], privateAllowed: false, ...more };
    await expect(addWebhook(api.db, asked, api.now())).rejects.toThrow(/\w+ \w+/);
    expect(await api.db.$count(webhooks)).toBe(before);
  });

  test("[API-1] * is every type", async () => {
    const [row] = await api.db.select().from(webhooks);
    expect(row!.events).toEqual(EVENT_TYPES);
  });
});
