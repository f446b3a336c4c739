import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts } from "../support/shopping";
import {
  ADMIN,
  APPROVER,
  letBuy,
  NURSE,
  waitingEqualLines,
  waitingOrder,
  waitingPackOrder,
} from "../support/waiting-order";

const api = await apiOfFile();
const RIVER = "approver.river@saltbush.example";
const FOREIGN = "approver@kestrel.example";
beforeEach(() => emptyCarts(api));

type Body = Record<string, unknown>;
const PENDING = "/orgUsers/current/manageapprovals/pendingApprovalOrders";
const ACTIONED = "/orgUsers/current/manageapprovals/actionedOrders";
const list = async (path = PENDING, body: Body = {}, as = APPROVER) =>
  (await api.call("POST", path, { as, body: { pageSize: 100, ...body } })).body;
const codesOf = (answer: { orders: { code: string }[] }) => answer.orders.map(({ code }) => code);
const decide = (body: Body, as = APPROVER, headers: Record<string, string> = {}) =>
  api.call("POST", "/approveDeclineOrder", { as, body, headers });
const approve = (orderCode: string, as = APPROVER) => decide({ orderCode, decision: "APPROVE" }, as);
const decline = (orderCode: string, more: Body = {}, as = APPROVER) =>
  decide({ orderCode, decision: "DECLINE", reasonCode: "ORDERED_TWICE", ...more }, as);
const show = (code: string, as = APPROVER) => api.call("GET", `/approve-order/${code}`, { as });
const wearersView = async (code: string) =>
  (await api.call("GET", `/users/current/orders/${code}`, { as: NURSE, query: { fields: "FULL" } })).body;
const mailsAbout = (what: string) =>
  api.db.select().from(mailOutbox).where(like(mailOutbox.about, what)).orderBy(mailOutbox.about);

/** What is on the shelves, and what people have used and hold of their entitlements. */
const books = async () => ({
  shelves: await rowsOf(api.db, sql`select sku, on_hand from stock_levels order by sku`),
  ledger: await rowsOf(
    api.db,
    sql`select allocation_id, bundle_id, measure,
        sum(case kind when 'grant' then amount when 'withdraw' then -amount when 'release' then amount
          else -amount end)::int as left
      from entitlement_movements group by 1, 2, 3 order by 1, 2, 3`,
  ),
});

describe("the lists", () => {
  test("[AP-01] an approver sees what waits in their units, and nothing of their own or of others", async () => {
    const { code } = await waitingOrder(api);
    const answer = await list();
    expect(codesOf(answer)).toContain(code);
    expect(answer.pendingCount).toBe(answer.orders.length);
    expect(answer.orders.find((one: { code: string }) => one.code === code)).toMatchObject({
      wearer: { name: "Makareta Dunleavy" },
      orgUnit: { uid: "saltbush-emergency", name: "Emergency" },
      totalUnitCount: 2,
      trigger: "Every order is approved here",
      statusDisplay: "pending.approval",
    });
    expect(codesOf(await list(PENDING, {}, RIVER))).not.toContain(code);
    expect(codesOf(await list(PENDING, {}, FOREIGN))).not.toContain(code);
    expect(codesOf(await list(PENDING, {}, ADMIN))).toContain(code);
    const home = await api.call("GET", "/pendingApprovalOrders", { as: APPROVER, query: { pageSize: 3 } });
    expect(home.body).toMatchObject({ pendingCount: answer.pendingCount });
    expect(home.body.orders.length).toBeLessThanOrEqual(3);
  });

  test("[AP-01] search, filters, sorts and pages narrow the list; the filters count what they find", async () => {
    const { code } = await waitingOrder(api);
    expect(codesOf(await list(PENDING, { search: code }))).toEqual([code]);
    const { orders: named } = await list(PENDING, { search: "dunleavy" });
    expect(named.length).toBeGreaterThan(0);
    for (const one of named) expect(one.wearer.name).toBe("Makareta Dunleavy");
    const unit = await list(PENDING, { filters: { unit: "saltbush-emergency" } });
    const { body } = await api.call("GET", "/manageapprovals/pendingFilters", { as: APPROVER });
    const [units, causes, packs] = body.filters;
    expect(causes.values).toMatchObject([{ code: "program" }, { code: "urgent" }]);
    // Orders over a limit went past the approver.
    const { filters } = (await api.call("GET", "/manageapprovals/pendingFilters", { as: ADMIN })).body;
    expect(filters[1].values.length).toBeGreaterThan(1);
    for (const cause of filters[1].values) {
      const { pagination } = await list(PENDING, { filters: { cause: cause.code } }, ADMIN);
      expect([cause.name, pagination.totalResults]).toEqual([cause.name, cause.count]);
    }
    const emergency = units.values.find((one: { code: string }) => one.code === "saltbush-emergency");
    expect(emergency.count).toBe(unit.pagination.totalResults);
    const [pack] = packs.values;
    const found = await list(PENDING, { filters: { pack: pack.code } });
    expect(found.pagination.totalResults).toBe(pack.count);
    const all = await list(PENDING);
    const newest = await list(PENDING, { sort: "-placed" });
    expect(codesOf(newest)).toEqual(codesOf(all).reverse());
    const beyond = await list(PENDING, { currentPage: 99, pageSize: 10 });
    expect(beyond).toMatchObject({ orders: [], pagination: { totalResults: all.orders.length } });
    const [least] = all.orders
      .map(({ total }: { total: { value: number } }) => total.value)
      .sort((a: number, b: number) => a - b);
    const between = (filters: object) =>
      list(PENDING, { filters }).then((one) => one.pagination.totalResults);
    expect(await between({ totalTo: least - 0.01 })).toBe(0);
    expect(await between({ totalFrom: least + 0.01 })).toBeLessThan(all.orders.length);
    expect(await between({ totalFrom: least, totalTo: least })).toBeGreaterThan(0);
    expect(codesOf(await list(PENDING, { filters: { from: "2099-01-01" } }))).toEqual([]);
    expect(codesOf(await list(PENDING, { filters: { to: "2099-01-01" } }))).toEqual(codesOf(all));
  });

  test("[AP-01] who may not approve is refused each call", async () => {
    const { code } = await waitingOrder(api);
    for (const as of [NURSE, "finance@saltbush.example", "agent@kitroom.example"]) {
      expectRefusal(await api.call("POST", PENDING, { as, body: {} }), 403, "ForbiddenError");
      expectRefusal(await show(code, as), 403, "ForbiddenError");
      expectRefusal(await approve(code, as), 403, "ForbiddenError");
      expectRefusal(await api.call("GET", "/users/current/orderapprovals", { as }), 403, "ForbiddenError");
    }
    expect((await approve(code)).status).toBe(200);
  });

  test("[AP-01] a read takes four statements at most, however many orders wait", async () => {
    const { code } = await waitingOrder(api);
    const reads: [string, string][] = [
      ["POST", PENDING],
      ["POST", ACTIONED],
      ["GET", "/manageapprovals/pendingFilters"],
      ["GET", `/approve-order/${code}`],
      ["GET", "/users/current/orderapprovals"],
      ["GET", `/users/current/orderapprovals/${code}`],
    ];
    for (const [method, path] of reads) {
      const ask = () => api.call(method, path, { as: APPROVER, ...(method === "POST" ? { body: {} } : {}) });
      await ask();
      const count = { statements: 0 };
      const answer = await statementCount.run(count, ask);
      // One more reads who the caller is.
      expect([path, answer.status, count.statements <= 5]).toEqual([path, 200, true]);
    }
  });
});

describe("the decision", () => {
  test("[AP-01] approving lets the order go on, with who, when and their words in its history", async () => {
    const { code } = await waitingOrder(api);
    expect((await wearersView(code)).approvers).toEqual([{ name: "Kostas Whitford" }]);
    const answer = await decide({ orderCode: code, decision: "APPROVE", comment: "Fine by me" });
    expect(answer).toMatchObject({
      status: 200,
      body: { code, status: "APPROVED", statusDisplay: "approved" },
    });
    const order = await wearersView(code);
    expect(order).toMatchObject({ status: "APPROVED", stage: "approved", cancellable: true });
    expect(order.approvers).toBeUndefined();
    expect(order.historyEntries.at(-1)).toMatchObject({
      actor: "approver",
      user: { name: "Kostas Whitford" },
      previousStatus: "PENDING_APPROVAL",
      status: "APPROVED",
      note: "Fine by me",
    });
    const [mail] = await mailsAbout(`order-approved ${code}`);
    expect(mail).toMatchObject({ toAddress: NURSE, subject: `Order ${code} is approved` });
    expect(mail!.text).toContain("Kostas Whitford approved your order");
    expect(mail!.text).toContain("Fine by me");
    expect(codesOf(await list())).not.toContain(code);
    const actioned = await list(ACTIONED);
    expect(actioned.orders[0]).toMatchObject({
      code,
      decision: { decision: "APPROVE", user: { name: "Kostas Whitford" }, comment: "Fine by me" },
    });
    expect((await show(code)).body).toMatchObject({
      approvalDecisionRequired: false,
      decision: { decision: "APPROVE" },
    });
  });

  test("[AP-01] declining gives back stock and entitlement as cancelling does, and takes nothing", async () => {
    const before = await books();
    const cancelled = await waitingPackOrder(api);
    const taken = await books();
    expect(taken).not.toEqual(before);
    const inputs = cancelled.entries.map((entry: { entryNumber: number; quantity: number }) => ({
      orderEntryNumber: entry.entryNumber,
      quantity: entry.quantity,
    }));
    await api.call("POST", `/users/current/orders/${cancelled.code}/cancellation`, {
      as: NURSE,
      body: { cancellationRequestEntryInputs: inputs },
    });
    const after = await books();
    expect(after).toEqual(before);

    const { code } = await waitingPackOrder(api);
    expect(await books()).toEqual(taken);
    const answer = await decline(code, { comment: "The same is on its way" });
    expect(answer).toMatchObject({ status: 200, body: { status: "REJECTED", statusDisplay: "rejected" } });
    expect(await books()).toEqual(after);
    const order = await wearersView(code);
    expect(order).toMatchObject({
      status: "REJECTED",
      stage: "rejected",
      cancellable: false,
      ownShare: { value: 0 },
      charges: { note: "Nothing is charged for a declined order." },
    });
    expect(order.historyEntries.at(-1)).toMatchObject({
      declineReason: { code: "ORDERED_TWICE", name: "Ordered twice" },
      note: "The same is on its way",
    });
    const [mail] = await mailsAbout(`order-declined ${code}`);
    expect(mail).toMatchObject({ toAddress: NURSE, subject: `Order ${code} is declined` });
    for (const words of [
      "Kostas Whitford declined",
      "Ordered twice",
      "The same is on its way",
      "Warm layer",
    ]) {
      expect(mail!.text).toContain(words);
    }
    expect(codesOf(await list(ACTIONED, { filters: { decision: "DECLINE" } }))).toContain(code);
    expect(codesOf(await list(ACTIONED, { filters: { decision: "APPROVE" } }))).not.toContain(code);
  });

  test("[AP-01] declining needs one of the reasons, and words have 255 characters at most", async () => {
    const { code } = await waitingOrder(api);
    const { body } = await api.call("GET", "/getOrderDeclineReasons", { as: APPROVER });
    expect(body.orderDeclineReasonMap.entry).toContainEqual({ key: "ORDERED_TWICE", value: "Ordered twice" });
    expectRefusal(await decline(code, { reasonCode: undefined }), 400, "ValidationError", {
      subject: "reasonCode",
      message: "This information is required.",
    });
    expectRefusal(await decline(code, { reasonCode: "NONSENSE" }), 400, "ValidationError");
    expectRefusal(await decline(code, { comment: "x".repeat(256) }), 400, "ValidationError", {
      subject: "comment",
    });
    expect((await decline(code, { comment: "x".repeat(255) })).status).toBe(200);
  });

  test("[AP-01] of two approvers one decides; the other is told what was decided, by whom and when", async () => {
    const { code } = await waitingOrder(api);
    const answers = await Promise.all([approve(code), decline(code, {}, ADMIN)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    expectRefusal(lost, 409, "ConflictError", { reason: "alreadyDecided" });
    expect(lost.body.errors[0].message).toMatch(
      new RegExp(`^(Kostas Whitford approved|Bronwyn Taulanga declined) ${code} at \\d\\d:\\d\\d on `),
    );
  });

  test("[AP-01] fifty presses decide once and send one mail", async () => {
    const { code } = await waitingOrder(api);
    const key = { "Idempotency-Key": `fifty-presses-${code}` };
    const body = { orderCode: code, decision: "DECLINE", reasonCode: "NOT_NEEDED" };
    const before = await books();
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(body, APPROVER, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const again = await Promise.all(Array.from({ length: 10 }, () => decide(body)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([409]));
    expect(again[0]!.body.errors[0].message).toContain(`You declined ${code} at`);
    expect((await wearersView(code)).historyEntries).toHaveLength(2);
    expect(await mailsAbout(`order-declined ${code}`)).toHaveLength(1);
    const shelves = async () => (await books()).shelves as { on_hand: number }[];
    const total = (rows: unknown) =>
      (rows as { on_hand: number }[]).reduce((sum, one) => sum + one.on_hand, 0);
    expect(total(await shelves()) - total(before.shelves)).toBe(2);
  });

  test("[AP-01] the wearer who cancelled first wins, and nothing is given back twice", async () => {
    const before = await books();
    const order = await waitingPackOrder(api);
    const inputs = order.entries.map((entry: { entryNumber: number; quantity: number }) => ({
      orderEntryNumber: entry.entryNumber,
      quantity: entry.quantity,
    }));
    await Promise.all([
      api.call("POST", `/users/current/orders/${order.code}/cancellation`, {
        as: NURSE,
        body: { cancellationRequestEntryInputs: inputs },
      }),
      decline(order.code),
    ]);
    expect(await books()).toEqual(before);
    const late = await approve(order.code);
    expectRefusal(late, 409, "ConflictError");
    expect(late.body.errors[0].message).toMatch(/(Makareta Dunleavy cancelled|You declined) KR-/);
  });

  test("[AP-01] a forged decision about another unit's or organisation's order finds none", async () => {
    const { code } = await waitingOrder(api);
    for (const as of [RIVER, FOREIGN, "admin@kestrel.example"]) {
      expectRefusal(await approve(code, as), 404, "NotFoundError");
      expectRefusal(await show(code, as), 404, "NotFoundError");
      const twin = await api.call("POST", `/users/current/orderapprovals/${code}/decision`, {
        as,
        body: { decision: "APPROVE" },
      });
      expectRefusal(twin, 404, "NotFoundError");
    }
    const [row] = await api.db.select().from(orders).where(eq(orders.code, code));
    expect(row!.status).toBe("PENDING_APPROVAL");
    // An order that never waited is none for approvers, even of a person of theirs.
    const [other] = await rowsOf<{ code: string }>(
      api.db,
      sql`select o.code from orders o where o.organisation_uid = 'kestrel' and not exists (
        select from order_events v where v.order_code = o.code and v.to_state = 'PENDING_APPROVAL') limit 1`,
    );
    expectRefusal(await approve(other!.code, "admin@kestrel.example"), 404, "NotFoundError");
  });

  test("[AP-01] nobody decides about an order of their own; the next above is asked", async () => {
    const { code } = await waitingOrder(api);
    await api.db
      .update(users)
      .set({ groups: ["customergroup", "b2bcustomergroup", "b2bapprovergroup"] })
      .where(eq(users.uid, NURSE));
    try {
      expect(codesOf(await list(PENDING, {}, NURSE))).not.toContain(code);
      expectRefusal(await show(code, NURSE), 404, "NotFoundError");
      expectRefusal(await approve(code, NURSE), 403, "ForbiddenError", { reason: "ownOrder" });
      expect((await wearersView(code)).approvers).toEqual([{ name: "Kostas Whitford" }]);
    } finally {
      await api.db
        .update(users)
        .set({ groups: ["customergroup", "b2bcustomergroup"] })
        .where(eq(users.uid, NURSE));
    }
  });

  test("[AP-01] where no approver is above, the administrator is asked by mail and can decide", async () => {
    const alone = "noapprover@saltbush.example";
    await letBuy(api, alone);
    const { code } = await waitingOrder(api, alone);
    const asked = await mailsAbout(`order-approval-asked ${code} %`);
    expect(asked.map(({ toAddress }) => toAddress)).toEqual([ADMIN]);
    expect(asked[0]!.text).toContain("https://uniforms.shop.example/my-account/approval-dashboard?link=");
    expect((await approve(code, ADMIN)).status).toBe(200);
  });

  test("[AP-01] each approver of the nearest unit is asked once; one on leave is not", async () => {
    const { code } = await waitingOrder(api);
    const asked = await mailsAbout(`order-approval-asked ${code} %`);
    expect(asked.map(({ toAddress }) => toAddress)).toEqual([APPROVER]);
    expect(asked[0]).toMatchObject({ subject: `Order ${code} of Makareta Dunleavy waits for your approval` });
  });

  test.each([true, false])(
    "[AP-01] the mail has the amounts of the approval's page, for an order with hidden prices: approver may see them %s",
    async (priceEnabled) => {
      await api.db.update(users).set({ priceEnabled: false }).where(eq(users.uid, NURSE));
      const [before] = await api.db.select().from(users).where(eq(users.uid, APPROVER));
      await api.db.update(users).set({ priceEnabled }).where(eq(users.uid, APPROVER));
      try {
        const { code } = await waitingEqualLines(api, 1);
        const [mail] = await mailsAbout(`order-approval-asked ${code} %`);
        const { charges, pricesShown } = (await show(code)).body;
        expect(pricesShown).toBe(priceEnabled);
        for (const { label, amount } of [...charges.rows, charges.total]) {
          expect(mail!.text).toContain(`${label}: ${amount}\n`);
        }
        expect(/\$(?!0\.00)/.test(mail!.text)).toBe(priceEnabled);
        expect((await approve(code)).status).toBe(200);
      } finally {
        await api.db.update(users).set({ priceEnabled: before!.priceEnabled }).where(eq(users.uid, APPROVER));
      }
    },
  );
});

describe("the framework's calls", () => {
  test("[AP-02] list, detail and decision; a rejection needs a comment", async () => {
    const { code } = await waitingOrder(api);
    const approvals = (
      await api.call("GET", "/users/current/orderapprovals", { as: APPROVER, query: { pageSize: 100 } })
    ).body.orderApprovals;
    expect(approvals.find((one: { code: string }) => one.code === code)).toMatchObject({
      approvalDecisionRequired: true,
      customerOrderApprovalRecords: [],
      merchantOrderApprovalRecords: [],
      order: { code },
    });
    const path = `/users/current/orderapprovals/${code}`;
    const send = (body: Body) => api.call("POST", `${path}/decision`, { as: APPROVER, body });
    expectRefusal(await send({ decision: "REJECT" }), 400, "ValidationError", { subject: "comment" });
    expectRefusal(await send({ decision: "REJECT", comment: "  " }), 400, "ValidationError");
    expectRefusal(await send({ decision: "REJECT", comment: "x".repeat(256) }), 400, "ValidationError");
    expect(await send({ decision: "REJECT", comment: "Not this month" })).toMatchObject({
      status: 200,
      body: { decision: "REJECT", comment: "Not this month" },
    });
    const { body } = await api.call("GET", path, { as: APPROVER, query: { fields: "FULL" } });
    expect(body).toMatchObject({
      approvalDecisionRequired: false,
      order: { code, status: "REJECTED" },
      customerOrderApprovalRecords: [
        {
          approver: { name: "Kostas Whitford" },
          comments: "Another reason: Not this month",
          statusDisplay: "rejected",
        },
      ],
    });
  });
});

describe("the people of the caller's units", () => {
  test("[AP-01] an approver looks up a person and what they ordered; others are not found", async () => {
    const { code } = await waitingOrder(api);
    const { customerId } = (await show(code)).body.wearer;
    const card = await api.call("GET", `/employee/${customerId}`, { as: APPROVER });
    expect(card.body).toMatchObject({ name: "Makareta Dunleavy", orgUnit: { name: "Emergency" } });
    const history = await api.call("GET", `/employee-history/${customerId}`, { as: APPROVER });
    expect(codesOf(history.body)[0]).toBe(code);
    expectRefusal(await api.call("GET", `/employee/${customerId}`, { as: RIVER }), 404, "NotFoundError");
    const none = await api.call("GET", `/employee-history/${customerId}`, { as: RIVER });
    expect(none.body).toMatchObject({ orders: [], pendingCount: expect.any(Number) });
  });
});
