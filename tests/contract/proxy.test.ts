import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { proxies } from "../../commerce/modules/proxy/tables";
import { users } from "../../commerce/modules/users/tables";
import { statementCount } from "../../commerce/database/trace";
import { apiOfFile, type CallOptions, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { fillCart, skuOf } from "../support/shopping";

const api = await apiOfFile();
const approver = "approver@korraline.example";
const admin = "admin@korraline.example";
const wearer = "wearer@korraline.example";
const WEARER = "KC-000001";
const POLO = await skuOf(api, "KC-5002");

/** The API as it is for somebody who orders for another. */
const orderingFor = (customerId: string): TestApi => ({
  ...api,
  call: (method: string, path: string, options: CallOptions = {}) =>
    api.call(method, path, { ...options, headers: { proxyuserid: customerId, ...options.headers } }),
});
const start = (uid = wearer, as = approver) =>
  api.call("POST", "/orgUsers/current/proxy", { as, body: { uid } });
const stop = (as = approver) => api.call("DELETE", "/orgUsers/current/proxy", { as });
const show = async (as = approver) => (await api.call("GET", "/orgUsers/current/proxy", { as })).body;
const people = (query = {}, as = approver) =>
  api.call("GET", "/orgUsers/current/proxy/people", { as, query: { ...query } });
const cartOf = (options: CallOptions) =>
  api.call("GET", "/users/current/carts/current", {
    query: { fields: "code,user,totalUnitCount" },
    ...options,
  });

beforeEach(async () => {
  await api.db.delete(proxies);
  await api.db.delete(carts).where(eq(carts.customerId, WEARER));
});

describe("[PX-01] beginning and ending", () => {
  test("[PX-01] starts for somebody of one's units, by user id, customer id or wearer id, and ends", async () => {
    expect(await show()).toEqual({ enabled: false });
    const { wearerId } = (await api.db.select().from(users).where(eq(users.customerId, WEARER)))[0]!;
    for (const uid of [wearer, wearer.toUpperCase(), WEARER, wearerId]) {
      const { status, body } = await start(uid);
      expect([uid, status, body]).toEqual([
        uid,
        200,
        expect.objectContaining({ enabled: true, uid: wearer, customerId: WEARER }),
      ]);
    }
    expect(await api.db.select().from(proxies)).toHaveLength(1);
    expect((await stop()).body).toEqual({ enabled: false });
    expect((await stop()).body).toEqual({ enabled: false });
    expect(await show()).toMatchObject({ enabled: false, ended: { by: "stopped" } });
  });

  test("[PX-01] another's units, another organisation and nobody are one answer", async () => {
    for (const uid of ["casual@korraline.example", "wearer@kestrel.example", "nobody@korraline.example"]) {
      const answer = await start(uid);
      expectRefusal(answer, 404, "NotFoundError", { message: "You cannot order for this person." });
    }
    // The whole organisation is below its administrator.
    expect((await start("casual@korraline.example", admin)).status).toBe(200);
    expectRefusal(await start(wearer, wearer), 403, "ForbiddenError");
    expectRefusal(await start(wearer, "finance@korraline.example"), 403, "ForbiddenError");
    expectRefusal(await start(approver), 400, "ProxyError", { reason: "self" });
    const closed = await start("approver.leave@saltbush.example", "admin@saltbush.example");
    expectRefusal(closed, 400, "ProxyError", { reason: "closed" });
  });

  test("[PX-01] one person at a time orders for somebody; after two hours another may take over", async () => {
    await start();
    expectRefusal(await start(wearer, admin), 409, "ProxyError", { reason: "in-use" });
    await api.db.execute(sql`update proxies set started_at = started_at - interval '2 hours 1 second'`);
    expect((await start(wearer, admin)).body.enabled).toBe(true);
    expectRefusal(await cartOf({ as: approver, headers: { proxyuserid: WEARER } }), 403, "ProxyError", {
      reason: "ended",
    });
    expect(await show()).toMatchObject({ ended: { by: "taken-over" } });
  });

  test("[PX-01] the person is told who orders for them, until it ends or was forgotten", async () => {
    const told = async (as = wearer) => {
      const query = { fields: "orderedBy" };
      return (await api.call("GET", "/orgUsers/current", { as, query })).body.orderedBy;
    };
    expect(await told()).toBeUndefined();
    await start();
    const [by] = await api.db.select().from(users).where(eq(users.uid, approver));
    expect(await told()).toMatchObject({ name: `${by!.firstName} ${by!.lastName}` });
    expect(await told(approver)).toBeUndefined();
    await api.db.execute(sql`update proxies set started_at = started_at - interval '2 hours 1 second'`);
    expect(await told()).toBeUndefined();
    await stop();
    await start();
    expect(await told()).toBeDefined();
    await stop();
    expect(await told()).toBeUndefined();
  });

  test("[PX-01] fifty presses and several people at once begin it once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => start(wearer, index % 2 ? admin : approver)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect([25, ...answers.map(({ status }) => status)]).toEqual([
      done.length,
      ...answers.map(({ status }) => (status === 200 ? 200 : 409)),
    ]);
    expect(await api.db.select().from(proxies)).toHaveLength(1);
  });

  test("[PX-01] two who begin for each other at once both get an answer", async () => {
    const answers = await Promise.all([start(admin, approver), start(approver, admin)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });
});

describe("[PX-01] ordering", () => {
  test("[PX-01] without beginning, and for somebody else than the one begun for, it is refused", async () => {
    const other = "KC-000002";
    await start();
    for (const [headers, as] of [
      [{ proxyuserid: other }, approver],
      [{ proxyuserid: WEARER }, admin],
      [{ proxyuserid: WEARER }, "approver@kestrel.example"],
    ] as const) {
      const sent = { as, headers };
      for (const [method, path] of [
        ["GET", "/users/current/carts/current"],
        ["POST", "/users/current/carts"],
        ["GET", "/orgUsers/current/packs"],
        ["GET", "/products/search"],
        ["POST", "/orgUsers/current/orders"],
      ] as const) {
        expectRefusal(
          await api.call(method, path, method === "GET" ? sent : { ...sent, body: {} }),
          403,
          "ProxyError",
        );
      }
    }
    // The person's id in the path is still an agent's alone.
    expectRefusal(
      await api.call("GET", `/users/${WEARER}/carts/current`, { as: approver }),
      403,
      "ForbiddenError",
    );
  });

  test("[PX-01] calls that are no part of ordering stay the caller's own", async () => {
    await start();
    const headers = { proxyuserid: WEARER };
    const { order } = ordering(api);
    const code = await order(wearer, { [POLO]: 1 });
    expectRefusal(
      await api.call("GET", `/users/current/orders/${code}`, { as: approver, headers }),
      404,
      "NotFoundError",
    );
    const named = await api.call("PUT", "/orgUsers/current/preferred-name", {
      as: approver,
      headers,
      body: { preferredName: "Kit" },
    });
    expect(named.status).toBeLessThan(300);
    const [row] = await api.db.select().from(users).where(eq(users.customerId, WEARER));
    expect(row?.preferredName).not.toBe("Kit");
  });

  test("[PX-01] the order is the person's, keeps both names, tells both, and ends it", async () => {
    await start();
    await api.db.delete(mailOutbox);
    const own = await cartOf({ as: approver });
    const { order } = ordering(orderingFor(WEARER));
    const code = await order(approver, { [POLO]: 2 });
    const [row] = await api.db.select().from(orders).where(eq(orders.code, code));
    expect(row).toMatchObject({ customerId: WEARER, placedBy: { customerId: "KC-000003" } });
    const { read, cancel } = ordering(api);
    const seen = await read(wearer, code);
    const [name, by] = [seen.user.name, seen.placedBy.name];
    expect(seen.historyEntries[0]).toMatchObject({
      channel: "proxy",
      user: { name: by },
      onBehalfOf: { name },
    });
    expect(seen.readOnly).toBeUndefined();
    const { body: list } = await api.call("GET", "/users/current/orders", { as: wearer });
    expect(list.orders[0]).toMatchObject({ code, placedBy: { name: by } });
    const mails = (await api.db.select().from(mailOutbox)).filter(({ about }) =>
      about.startsWith("order-placed"),
    );
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual([approver, wearer]);
    expect(JSON.stringify(mails)).toContain(`${by} placed order ${code} for you.`);
    expect(JSON.stringify(mails)).toContain(`You placed order ${code} for ${name}.`);
    // Whoever placed it may read it, and nothing more.
    expect(await read(approver, code)).toMatchObject({
      readOnly: true,
      cancellable: false,
      user: { uid: wearer },
    });
    expectRefusal(await cancel(approver, code, [[0, 1]]), 404, "NotFoundError");
    expectRefusal(
      await api.call("GET", `/users/current/orders/${code}`, { as: admin }),
      404,
      "NotFoundError",
    );
    expect(await show()).toMatchObject({ enabled: false, ended: { name, by: "placed", orderCode: code } });
    expectRefusal(await cartOf({ as: approver, headers: { proxyuserid: WEARER } }), 403, "ProxyError", {
      reason: "ended",
    });
    expect((await cartOf({ as: approver })).body).toEqual(own.body);
    expect((await cancel(wearer, code, [[0, 2]])).status).toBeLessThan(300);
  });

  test("[PX-01] it goes on with the person's cart, and the person with it", async () => {
    await fillCart(api, wearer, { [POLO]: 1 });
    await start();
    const headers = { proxyuserid: WEARER };
    const seen = await cartOf({ as: approver, headers });
    expect(seen.body).toMatchObject({ totalUnitCount: 1, user: { uid: wearer } });
    expect((await show()).cartId).toBe(seen.body.code);
    await fillCart(orderingFor(WEARER), approver, { [POLO]: 2 });
    await stop();
    expect((await cartOf({ as: wearer })).body.totalUnitCount).toBeGreaterThan(1);
  });

  test("[PX-01] one key for two people's orders is two writes", async () => {
    const key = { "Idempotency-Key": "the-same-key-twice" };
    const add = (headers: Record<string, string>) =>
      api.call("POST", "/orgUsers/current/carts/current/entries", {
        as: approver,
        body: { product: { code: POLO }, quantity: 1 },
        headers: { ...key, ...headers },
      });
    await api.call("POST", "/users/current/carts", { as: approver, query: { reuse: "true" } });
    await add({});
    await start();
    await api.call("POST", "/users/current/carts", { as: approver, headers: { proxyuserid: WEARER } });
    await add({ proxyuserid: WEARER });
    expect((await cartOf({ as: wearer })).body.totalUnitCount).toBe(1);
  });

  test("[PX-01] a right or an account that was taken away ends it", async () => {
    await start();
    const headers = { proxyuserid: WEARER };
    await api.db.update(users).set({ active: false }).where(eq(users.customerId, WEARER));
    expectRefusal(await cartOf({ as: approver, headers }), 403, "ProxyError");
    await api.db.update(users).set({ active: true }).where(eq(users.customerId, WEARER));
    const groups = (await api.db.select().from(users).where(eq(users.uid, approver)))[0]!.groups;
    await api.db
      .update(users)
      .set({ groups: ["customergroup"] })
      .where(eq(users.uid, approver));
    expectRefusal(await cartOf({ as: approver, headers }), 403, "ProxyError");
    await api.db.update(users).set({ groups }).where(eq(users.uid, approver));
  });
});

describe("[PX-01] the people", () => {
  test("[PX-01] are those of one's units, by name, with their carts and who orders for them", async () => {
    const { body } = await people({ pageSize: 100 });
    const names = body.people.map(({ name }: { name: string }) => name);
    expect(names.length).toBe(body.total);
    expect(body.people.some(({ uid }: { uid: string }) => uid === approver)).toBe(false);
    expect(body.people.some(({ uid }: { uid: string }) => uid === "casual@korraline.example")).toBe(false);
    await fillCart(api, wearer, { [POLO]: 3 });
    await start(wearer, admin);
    const [one] = (await people({ searchText: wearer })).body.people;
    expect(one).toMatchObject({ status: "in-use", inCart: 3, by: { name: expect.any(String) } });
    await stop(admin);
    await start();
    expect((await people({ searchText: one.wearerId })).body.people[0].status).toBe("yours");
  });

  test("[PX-01] are searched by every word, without wildcards, and by unit", async () => {
    const { body } = await people({ searchText: "100%" });
    expect(body).toMatchObject({ people: [], pagination: { totalResults: 0 } });
    const [first] = (await people()).body.people;
    const words = first.name.split(" ").reverse().join(" ");
    expect((await people({ searchText: words })).body.people[0].uid).toBe(first.uid);
    const ofUnit = await people({ unit: first.unit.uid });
    expect(new Set(ofUnit.body.people.map(({ unit }: { unit: { uid: string } }) => unit.uid))).toEqual(
      new Set([first.unit.uid]),
    );
    expect((await people({ unit: "kestrel-mel" })).body.people).toEqual([]);
    expectRefusal(await people({}, wearer), 403, "ForbiddenError");
  });

  test("[PX-01] need three statements whatever the rows", async () => {
    await people({ pageSize: 1 });
    const count = async (pageSize: number) => {
      const trace = { statements: 0 };
      await statementCount.run(trace, () => people({ pageSize }));
      return trace.statements;
    };
    expect(await count(100)).toBe(await count(1));
    expect(await count(100)).toBeLessThanOrEqual(4);
  });
});

test("[PX-01] the database itself keeps one at a time", async () => {
  await start();
  const again = api.db.execute(
    sql`insert into proxies (actor_id, wearer_id, started_at) values ('KC-000004', ${WEARER}, now())`,
  );
  await expect(again).rejects.toThrow();
});

test("[PX-01] [AP-02] whoever placed an order for somebody does not decide about it", async () => {
  await start();
  const code = await ordering(orderingFor(WEARER)).order(approver, { [POLO]: 1 });
  const waiting = async (as: string) =>
    (
      await api.call("POST", "/orgUsers/current/manageapprovals/pendingApprovalOrders", {
        as,
        body: { search: code },
      })
    ).body.orders;
  const decide = (as: string) =>
    api.call("POST", "/approveDeclineOrder", { as, body: { orderCode: code, decision: "APPROVE" } });
  expect(await waiting(approver)).toEqual([]);
  expectRefusal(await decide(approver), 403, "ForbiddenError", { reason: "ownOrder" });
  const asked = await api.db.select().from(mailOutbox);
  const mails = asked.filter(({ about }) => about.startsWith(`order-approval-asked ${code}`));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.map(({ toAddress }) => toAddress)).not.toContain(approver);
  expect(await waiting(admin)).toHaveLength(1);
  expect((await decide(admin)).status).toBe(200);
});
