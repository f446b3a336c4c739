import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { checkReturn, receiveReturn, settleReturn } from "../../commerce/modules/returns/warehouse";
import { users } from "../../commerce/modules/users/tables";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import {
  addBudget,
  ADMIN,
  budget,
  BUYER,
  decide,
  give,
  idOf,
  KOSTAS,
  order,
  readyCart,
  WARD_APPROVER,
  wardOfBuyers,
  withoutLimits,
} from "../support/limits";
import { emptyCarts, place } from "../support/shopping";

const FOREIGN = "admin@kestrel.example";
const api = await apiOfFile();
let one = 0;

beforeAll(async () => {
  await api.db.update(stockLevels).set({ onHand: 100_000 });
  await wardOfBuyers(api);
});
beforeEach(async () => {
  await emptyCarts(api);
  await withoutLimits(api);
  await api.db.update(users).set({ active: true }).where(eq(users.uid, WARD_APPROVER));
});

const cents = (answer: { body: { totalPriceWithTax: { value: number } } }) =>
  Math.round(answer.body.totalPriceWithTax.value * 100);
const approval = async (code: string, as: string) =>
  (await api.call("GET", `/approve-order/${code}`, { as, query: { fields: "FULL" } })).body;
const pending = async (as: string): Promise<string[]> => {
  const { body } = await api.call("POST", "/orgUsers/current/manageapprovals/pendingApprovalOrders", {
    as,
    body: { pageSize: 100 },
  });
  return body.orders.map(({ code }: { code: string }) => code);
};
const dollars = (value: number) => value / 100;

/** What one top costs on account, inc. GST and freight; known after the first order. */
beforeAll(async () => {
  one = cents(await order(api, 40)) / 40;
});

describe("an order over a limit", () => {
  test("[AP-03] within the limit is placed at once, over it waits with the limit and by how much", async () => {
    await give(api, BUYER, "T-10", "One", dollars(Math.round(one * 10)));
    const within = await order(api, 8);
    expect(within.body.status).toBe("CREATED");
    const over = await order(api, 20);
    expect(over.body.status).toBe("PENDING_APPROVAL");
    const seen = await approval(over.body.code, WARD_APPROVER);
    const limit = Math.round(one * 10);
    expect(seen.reasons).toMatchObject([
      {
        permissionType: "B2BOrderThresholdPermission",
        code: "T-10",
        limit: { value: dollars(limit) },
        over: { value: dollars(cents(over) - limit) },
      },
    ]);
    expect(seen.trigger).toMatch(/^\$[\d,.]+ over the limit for one order$/);
    expect(seen.mayDecide).toBe(true);
  });

  test("[AP-03] it climbs past a limit that is too low, and only whom it reached may decide", async () => {
    await give(api, BUYER, "C-1", "One", 1);
    await give(api, WARD_APPROVER, "C-2", "One", 2);
    const level2 = (await order(api, 4)).body;
    // Kostas of the hospital above has no limit.
    expect(level2.approvers).toEqual([{ name: "Kostas Whitford" }]);
    await give(api, KOSTAS, "C-3", "One", 3);
    const { code, approvers } = (await order(api, 4)).body;
    expect(approvers).toEqual([{ name: "Bronwyn Taulanga" }]);
    const seen = await approval(code, ADMIN);
    expect(seen.route.map(({ name, passed }: { name: string; passed?: object }) => [name, !passed])).toEqual([
      ["Ikram Sorensen", false],
      ["Kostas Whitford", false],
      ["Bronwyn Taulanga", true],
    ]);
    expect(await pending(ADMIN)).toContain(code);
    for (const as of [WARD_APPROVER, KOSTAS]) {
      expect(await pending(as)).not.toContain(code);
      const refusal = await decide(api, code, as);
      expectRefusal(refusal, 403, "ForbiddenError", { reason: "overLimit" });
      expect(refusal.body.errors[0].message).toContain("It waits for Bronwyn Taulanga.");
    }
    expect((await approval(code, KOSTAS)).mayDecide).toBe(false);
    expect(await pending(KOSTAS)).toContain(level2.code);
    expect((await decide(api, code, ADMIN)).body.status).toBe("APPROVED");
    expect((await decide(api, level2.code, ADMIN, "DECLINE")).body.status).toBe("REJECTED");
  });

  test("[AP-03] a limit of a month counts the month's orders in the organisation's time zone", async () => {
    const { body } = await order(api, 2);
    await rowsOf(
      api.db,
      sql`update orders set placed_at = placed_at - interval '40 days' where customer_id = ${await idOf(api, BUYER)} and code <> ${body.code}`,
    );
    const first = cents({ body });
    await give(api, BUYER, "M-1", "Span", dollars(first + 1));
    const second = await order(api, 2);
    expect(second.body.status).toBe("PENDING_APPROVAL");
    expect((await approval(second.body.code, ADMIN)).reasons).toMatchObject([
      { periodRange: "MONTH", amount: { value: dollars(first + cents(second)) } },
    ]);
    await decide(api, second.body.code, ADMIN, "DECLINE");
    // What was declined does not count.
    await rowsOf(
      api.db,
      sql`update orders set placed_at = placed_at - interval '40 days' where code = ${body.code}`,
    );
    expect((await order(api, 2)).body.status).toBe("CREATED");
  });

  test("[AP-03] an order is decided by the limit of its own month, whatever was ordered in the months after it", async () => {
    await give(api, BUYER, "O-1", "One", 1);
    const [earlier, later] = [await order(api, 1), await order(api, 2)];
    await rowsOf(
      api.db,
      sql`update orders set placed_at = placed_at - interval '40 days' where code = ${earlier.body.code}`,
    );
    await rowsOf(
      api.db,
      sql`update orders set placed_at = placed_at - interval '400 days'
        where customer_id = ${await idOf(api, BUYER)} and code not in (${earlier.body.code}, ${later.body.code})`,
    );
    await give(api, WARD_APPROVER, "O-2", "Span", dollars(cents(earlier) + 1));
    await rowsOf(api.db, sql`delete from approval_routes`);
    const refused = await decide(api, later.body.code, WARD_APPROVER);
    expectRefusal(refused, 403, "ForbiddenError", { reason: "overLimit" });
    expect((await decide(api, earlier.body.code, WARD_APPROVER)).body.status).toBe("APPROVED");
    await decide(api, later.body.code, ADMIN, "DECLINE");
  });

  test("[AP-03] when nobody may approve, placing says so and keeps the cart", async () => {
    await give(api, BUYER, "N-1", "One", 1);
    const off = (active: boolean) =>
      rowsOf(
        api.db,
        sql`update users set active = ${active} where organisation_uid = 'saltbush'
          and groups && array['b2badmingroup', 'b2bapprovergroup'] and uid not like 'approver.leave%'`,
      );
    await off(false);
    const cart = await readyCart(api, BUYER, 2);
    const refused = await place(api, BUYER, cart);
    expectRefusal(refused, 400, "ValidationError", { reason: "limit" });
    expect(refused.body.errors[0].message).toMatch(
      /nobody else of Saltbush Valley Health may approve orders\./,
    );
    await off(true);
    const placed = await place(api, BUYER, cart);
    expect(placed.body.status).toBe("PENDING_APPROVAL");
    await decide(api, placed.body.code, ADMIN, "DECLINE");
  });

  test("[AP-03] administrators decide when those who were asked are gone", async () => {
    await give(api, BUYER, "G-1", "One", 1);
    const { code } = (await order(api, 2)).body;
    await api.db.update(users).set({ active: false }).where(eq(users.uid, WARD_APPROVER));
    const { body } = await api.call("GET", `/users/current/orders/${code}`, {
      as: BUYER,
      query: { fields: "FULL" },
    });
    expect(body.approvers).toEqual([{ name: "Bronwyn Taulanga" }]);
    expect((await decide(api, code, ADMIN)).status).toBe(200);
  });

  test("[AP-03] checkout tells before placing why it needs an approval, and who is asked", async () => {
    await give(api, BUYER, "P-1", "One", 1);
    const cart = await readyCart(api, BUYER, 3);
    const ask = () => api.call("GET", `/users/current/carts/${cart}/approval`, { as: BUYER });
    expect((await ask()).body).toMatchObject({
      approvalRequired: true,
      reasons: [{ code: "P-1" }],
      approvers: [{ name: "Ikram Sorensen", unit: "Emergency" }],
      byAdministrator: false,
    });
    await api.db.update(users).set({ priceEnabled: false }).where(eq(users.uid, BUYER));
    const hidden = (await ask()).body.reasons[0];
    expect(hidden).toMatchObject({ title: "Over the limit for one order" });
    expect(hidden.over ?? hidden.limit ?? hidden.detail).toBeUndefined();
    await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, BUYER));
    const count = { statements: 0 };
    await statementCount.run(count, ask);
    expect(count.statements).toBeLessThanOrEqual(6);
  });
});

describe("a budget", () => {
  test("[AP-03] what is placed is spent, what waits is held; declining and cancelling give it back", async () => {
    await addBudget(api, 10_000);
    await give(api, BUYER, "H-1", "One", dollars(Math.round(one * 5)));
    const small = await order(api, 2);
    const big = await order(api, 10);
    expect(await budget(api)).toMatchObject({ spent: cents(small), held: cents(big), over: 0 });
    await decide(api, big.body.code, ADMIN, "DECLINE");
    expect(await budget(api)).toMatchObject({ spent: cents(small), held: 0 });
    await api.call("POST", `/users/current/orders/${small.body.code}/cancellation`, {
      as: BUYER,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    });
    const { spent } = await budget(api);
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThan(cents(small));
  });

  test("[AP-03] a finished return gives its refund back; one that is on its way gives nothing yet", async () => {
    await addBudget(api, 10_000);
    const { body } = await order(api, 4);
    const spent = cents({ body });
    const parcel = await packParcel(
      api.db,
      { orderCode: body.code, lines: [{ entryNumber: 0, quantity: 4 }] },
      api.now(),
    );
    for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
      await reportParcel(api.db, { orderCode: body.code, code: parcel }, to, api.now());
    }
    const asked = await api.call("POST", `/orders/${body.code}/returnExchange`, {
      as: BUYER,
      body: { entries: [{ orderEntryNumber: 0, quantity: 3, type: "RETURN", reason: "NOT_NEEDED" }] },
    });
    const { code } = asked.body.returnRequests[0];
    const { totalPrice } = (await api.call("GET", `/users/current/orderReturns/${code}`, { as: BUYER })).body;
    const refund = Math.round(totalPrice.value * 100);
    expect(refund).toBeGreaterThan(0);
    expect(await budget(api)).toMatchObject({ spent });
    for (const step of [receiveReturn, checkReturn, settleReturn]) await step(api.db, code, api.now());
    expect(await budget(api)).toMatchObject({ spent: spent - refund });
  });

  test("[AP-03] an order that does not fit waits and holds nothing; who may exceed it decides", async () => {
    await addBudget(api, dollars(Math.round(one * 10)));
    const fits = await order(api, 6);
    const over = await order(api, 8);
    expect([fits.body.status, over.body.status]).toEqual(["CREATED", "PENDING_APPROVAL"]);
    expect(over.body.approvers).toEqual([{ name: "Bronwyn Taulanga" }]);
    const before = await budget(api);
    expect(before).toMatchObject({ spent: cents(fits), held: 0, over: 0 });
    const seen = await api.call("GET", `/approve-order/${over.body.code}/budget`, { as: ADMIN });
    expect(seen.body).toMatchObject({
      budget: { code: "BU-1010", left: { value: dollars(before.left) } },
      thisOrder: { value: dollars(cents(over)) },
    });
    expect((await decide(api, over.body.code, ADMIN)).body.status).toBe("APPROVED");
    const after = await budget(api);
    expect(after).toMatchObject({ left: 0, over: cents(fits) + cents(over) - Math.round(one * 10) });
  });

  test("[AP-03] of two orders at once only one fits the rest", async () => {
    await addBudget(api, dollars(Math.round(one * 10)));
    const carts = [await readyCart(api, BUYER, 7), await readyCart(api, WARD_APPROVER, 7)];
    const placed = await Promise.all([place(api, BUYER, carts[0]!), place(api, WARD_APPROVER, carts[1]!)]);
    expect(placed.map(({ body }) => body.status).sort()).toEqual(["CREATED", "PENDING_APPROVAL"]);
    expect((await budget(api)).over).toBe(0);
  });

  test("[AP-03] an approver whose permission became too small meanwhile cannot approve", async () => {
    await addBudget(api, 5);
    await give(api, WARD_APPROVER, "B-1", "Budget", dollars(Math.round(one * 20)));
    const { code, approvers } = (await order(api, 2)).body;
    expect(approvers).toEqual([{ name: "Ikram Sorensen" }]);
    const change = await api.call("PATCH", "/users/current/orderApprovalPermissions/B-1", {
      as: ADMIN,
      body: { name: "Small", threshold: 1 },
    });
    expect(change.status).toBe(200);
    const refused = await decide(api, code, WARD_APPROVER);
    expectRefusal(refused, 403, "ForbiddenError", { reason: "overLimit" });
    expect(refused.body.errors[0].message).toContain("An administrator can decide.");
    expect((await decide(api, code, ADMIN)).status).toBe(200);
  });

  test("[AP-03] is never made less than is spent or held, has its days alone, and one editor wins", async () => {
    expectRefusal(await addBudget(api, -1), 400, "ValidationError", { subject: "budget" });
    expectRefusal(await addBudget(api, 10, { endDate: "2026-02-30" }), 400, "ValidationError");
    expectRefusal(await addBudget(api, 10, { endDate: "2019-01-01" }), 400, "ValidationError", {
      subject: "endDate",
    });
    expect((await addBudget(api, 1000)).status).toBe(201);
    expectRefusal(await addBudget(api, 10), 409, "AlreadyExistsError", { subject: "code" });
    expectRefusal(await addBudget(api, 10, { code: "BU-2" }), 400, "ValidationError", {
      subject: "startDate",
    });
    const spent = cents(await order(api, 3));
    const change = (body: object, as = ADMIN) =>
      api.call("PATCH", "/users/current/budgets/BU-1010", {
        as,
        body: { name: "Ward year", budget: 1000, startDate: "2020-01-01", endDate: "2099-12-31", ...body },
      });
    const less = await change({ budget: dollars(spent - 1) });
    expectRefusal(less, 400, "ValidationError", { subject: "budget" });
    expect(less.body.errors[0].message).toMatch(/It cannot be less than \$[\d,.]+, which is spent or held\./);
    expect((await change({ budget: dollars(spent), version: 1 })).status).toBe(200);
    expectRefusal(await change({ version: 1 }), 409, "ConflictError");
    expectRefusal(await change({}, FOREIGN), 404, "NotFoundError");
    expectRefusal(await change({}, KOSTAS), 403, "ForbiddenError");
    expect((await change({ active: false })).status).toBe(200);
    expectRefusal(await change({}), 400, "ValidationError");
    // A disabled one limits nothing.
    expect((await order(api, 9)).body.status).toBe("CREATED");
  });
});

describe("looking after purchase limits", () => {
  const all = "/users/current/orderApprovalPermissions";
  const body = {
    code: "L-1",
    name: "Small",
    orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" },
    threshold: 250,
    orgUnit: { uid: "saltbush-base" },
  };
  const add = (more: object = {}, as = ADMIN) => api.call("POST", all, { as, body: { ...body, ...more } });

  test("[OG-01] each type has what it needs; a code is taken once; nobody else's are there", async () => {
    const span = { orderApprovalPermissionType: { code: "B2BOrderThresholdTimespanPermission" } };
    expectRefusal(await add({ threshold: undefined }), 400, "ValidationError", { subject: "threshold" });
    expectRefusal(await add(span), 400, "ValidationError", { subject: "periodRange" });
    expectRefusal(await add({ threshold: 1.234 }), 400, "ValidationError", { subject: "threshold" });
    expectRefusal(await add({ orgUnit: { uid: "kestrel" } }), 400, "ValidationError");
    expect((await add()).status).toBe(201);
    const again = await add();
    expectRefusal(again, 400, "ModelSavingError", { subject: "code" });
    const list = await api.call("GET", all, { as: ADMIN, query: { search: "small" } });
    expect(list.body.orderApprovalPermissions).toMatchObject([
      { code: "L-1", threshold: 250, thresholdPrice: { formattedValue: "$250.00" }, active: true },
    ]);
    expectRefusal(await api.call("GET", `${all}/L-1`, { as: FOREIGN }), 404, "NotFoundError");
    const types = await api.call("GET", "/orderApprovalPermissionTypes", { as: ADMIN });
    expect(types.body.orderApprovalPermissionTypes).toHaveLength(3);
  });

  test("[OG-01] people get it and lose it; a disabled one limits nobody; one editor wins", async () => {
    await add({ threshold: 1 });
    const person = await idOf(api, BUYER);
    const path = `/users/current/orgCustomers/${person}/permissions`;
    for (const method of ["POST", "POST"]) {
      expect((await api.call(method, `${path}/L-1`, { as: ADMIN })).status).toBe(200);
    }
    expectRefusal(await api.call("POST", `${path}/L-1`, { as: FOREIGN }), 404, "NotFoundError");
    const held = await api.call("GET", path, { as: ADMIN });
    expect(held.body.orderApprovalPermissions).toMatchObject([{ code: "L-1", selected: true, people: 1 }]);
    const change = (more: object) =>
      api.call("PATCH", `${all}/L-1`, { as: ADMIN, body: { name: "Small", threshold: 1, ...more } });
    expect((await change({ active: false, version: 1 })).status).toBe(200);
    expectRefusal(await change({ version: 1 }), 409, "ConflictError");
    expect((await order(api, 2)).body.status).toBe("CREATED");
    expect((await change({ active: true })).status).toBe(200);
    const over = (await order(api, 2)).body;
    expect(over.status).toBe("PENDING_APPROVAL");
    await decide(api, over.code, ADMIN, "DECLINE");
    expect((await api.call("DELETE", `${path}/L-1`, { as: ADMIN })).status).toBe(200);
    expect((await order(api, 2)).body.status).toBe("CREATED");
  });
});

test("[AP-03] twenty random steps on the database keep the budget: nothing lost, nothing overspent", async () => {
  await addBudget(api, dollars(Math.round(one * 30)));
  await give(api, BUYER, "R-1", "One", dollars(Math.round(one * 6)));
  let state = 7;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const model = new Map<string, { cents: number; state: "spent" | "held" | "waits" | "gone" }>();
  const sum = (...states: string[]) =>
    [...model.values()].reduce((all, it) => all + (states.includes(it.state) ? it.cents : 0), 0);
  for (let step = 0; step < 20; step++) {
    const codes = [...model.keys()];
    const code = codes[random(codes.length || 1)];
    const known = code ? model.get(code)! : undefined;
    if (code && known && random(3) > 0) {
      if (known.state === "held" || known.state === "waits") {
        const decline = random(2) === 0;
        expect((await decide(api, code, ADMIN, decline ? "DECLINE" : "APPROVE")).status).toBe(200);
        known.state = decline ? "gone" : "spent";
      } else if (known.state === "spent") {
        const { body } = await api.call("GET", `/users/current/orders/${code}`, {
          as: BUYER,
          query: { fields: "FULL" },
        });
        const done = await api.call("POST", `/users/current/orders/${code}/cancellation`, {
          as: BUYER,
          body: {
            cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: body.entries[0].quantity }],
          },
        });
        expect(done.status).toBe(201);
        known.state = "gone";
      }
    } else {
      const left = Math.max(0, Math.round(one * 30) - sum("spent", "held"));
      const placed = await order(api, 1 + random(12));
      const amount = cents(placed);
      const fits = amount <= left;
      const waits = !fits || amount > Math.round(one * 6);
      expect([placed.body.status, amount, left]).toEqual([
        waits ? "PENDING_APPROVAL" : "CREATED",
        amount,
        left,
      ]);
      model.set(placed.body.code, { cents: amount, state: !fits ? "waits" : waits ? "held" : "spent" });
    }
    expect(await budget(api)).toMatchObject({ spent: sum("spent"), held: sum("held") });
  }
  expect(model.size).toBeGreaterThan(4);
});
