import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { approvalDelegations } from "../../commerce/modules/approvals/tables";
import { approvalRoutes } from "../../commerce/modules/limits/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { idOf } from "../support/limits";
import { emptyCarts } from "../support/shopping";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const RIVER = "approver.river@saltbush.example";
const FOREIGN = "approver@kestrel.example";
const path = "/users/current/notifications";

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(approvalDelegations);
  await api.db.update(users).set({ noticesReadAt: api.now() });
  api.advance(60);
});
/** As if nobody had been asked about an order. */
const untell = (code: string) => api.db.delete(notices).where(eq(notices.about, `approval ${code}`));
/** What the job does that finds who is asked only now. */
async function later(): Promise<void> {
  api.advance(61);
  await api.jobs.runDue();
}

interface Notice {
  id: string;
  kind: string;
  title: string;
  more: string;
  read: boolean;
  action: { label: string; url: string };
}
const list = async (as: string, query: Record<string, string> = {}) =>
  (await api.call("GET", path, { as, query: { pageSize: "100", ...query } })).body;
const of = async (code: string, as: string): Promise<Notice | undefined> =>
  (await list(as)).notifications.find(
    ({ kind, title }: Notice) => kind === "approval" && title.includes(`${code} `),
  );
const unread = async (as: string): Promise<number> =>
  (await api.call("GET", "/users/current", { as, query: { fields: "unreadNotices" } })).body.unreadNotices;
const decide = (orderCode: string, body: object, as = APPROVER) =>
  api.call("POST", "/approveDeclineOrder", { as, body: { orderCode, ...body } });
const change = (uid: string, to: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(to).where(eq(users.uid, uid));

test("[SH-11] whoever is asked to decide has a notice until somebody has decided; then it says who, and calls nobody", async () => {
  const order = await waitingOrder(api);
  const page = `/my-account/approval/${order.code}`;
  expect(await of(order.code, APPROVER)).toMatchObject({
    title: `Order ${order.code} of Makareta Dunleavy waits for your decision`,
    more: "It comes from Emergency.",
    read: false,
    url: page,
    action: { label: "Approve", url: page },
  });
  expect(await unread(APPROVER)).toBe(1);
  expect((await list(APPROVER, { group: "orders", unread: "true" })).pagination.totalResults).toBe(1);
  // Those who are not asked have none, nor does the orderer or somebody of another organisation.
  for (const other of [ADMIN, RIVER, FOREIGN, NURSE]) {
    expect([other, await of(order.code, other), await unread(other)]).toEqual([other, undefined, 0]);
  }
  await decide(order.code, { decision: "DECLINE", reasonCode: "ORDERED_TWICE" });
  expect(await of(order.code, APPROVER)).toMatchObject({
    title: `You declined order ${order.code} of Makareta Dunleavy`,
    more: expect.stringMatching(/^That was at \d\d:\d\d on 18 Mar 2026\. Nothing is left to decide\.$/),
    read: true,
    action: { label: "View", url: page },
  });
  expect(await unread(APPROVER)).toBe(0);
});

test("[SH-11] what somebody else decided is said with their name, and a cancelled order with its wearer's", async () => {
  const approved = await waitingOrder(api);
  await decide(approved.code, { decision: "APPROVE" }, ADMIN);
  expect((await of(approved.code, APPROVER))!.title).toBe(
    `${await nameOf(ADMIN)} approved order ${approved.code} of Makareta Dunleavy`,
  );
  await emptyCarts(api);
  const cancelled = await waitingOrder(api);
  await api.call("POST", `/users/current/orders/${cancelled.code}/cancellation`, {
    as: NURSE,
    body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 2 }] },
  });
  expect(await of(cancelled.code, APPROVER)).toMatchObject({
    title: `Makareta Dunleavy cancelled order ${cancelled.code} of Makareta Dunleavy`,
    read: true,
  });
  expect(await unread(APPROVER)).toBe(0);
});

const nameOf = async (uid: string) => {
  const [person] = await api.db.select().from(users).where(eq(users.uid, uid));
  return `${person!.firstName} ${person!.lastName}`;
};

test("[SH-11] a notice goes up with its order: to the next level when nobody below may decide any more", async () => {
  const { code } = await waitingOrder(api);
  const [approver] = await api.db.select().from(users).where(eq(users.uid, APPROVER));
  const others = await api.db
    .select()
    .from(users)
    .where(and(eq(users.unitUid, approver!.unitUid), sql`'b2bapprovergroup' = any(${users.groups})`));
  try {
    for (const { uid } of others) await change(uid, { groups: ["customergroup", "b2bcustomergroup"] });
    // Who may not decide any more reads nothing of it.
    expect([await of(code, APPROVER), await unread(APPROVER)]).toEqual([undefined, 0]);
    await later();
    expect(await of(code, ADMIN)).toMatchObject({ read: false, action: { label: "Approve" } });
    const written = () =>
      api.db
        .select()
        .from(notices)
        .where(eq(notices.about, `approval ${code}`));
    const before = await written();
    await later();
    expect(await written()).toEqual(before);
  } finally {
    for (const { uid, groups } of others) await change(uid, { groups });
  }
});

test("[SH-11] an order that a limit sends past an approver calls the one whom it reaches", async () => {
  const { code } = await waitingOrder(api);
  await untell(code);
  await api.db.insert(approvalRoutes).values({
    orderCode: code,
    reasons: [],
    steps: [],
    asked: [await idOf(api, ADMIN)],
    holds: false,
  });
  await later();
  expect(await of(code, ADMIN)).toMatchObject({ read: false });
  expect([await of(code, APPROVER), await unread(APPROVER)]).toEqual([undefined, 0]);
});

test("[SH-11] who stands in is called from their first day, and not after their last", async () => {
  const { code } = await waitingOrder(api);
  const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const given = await api.call("POST", "/manageapprovals/delegations", {
    as: APPROVER,
    body: { customerId: await idOf(api, RIVER), startDate: day(-1), endDate: day(7) },
  });
  expect(await of(code, RIVER)).toBeUndefined();
  await later();
  expect(await of(code, RIVER)).toMatchObject({
    more: "It comes from Emergency. You stand in for Kostas Whitford.",
    read: false,
  });
  const id = given.body.given[0].id as string;
  await api.call("DELETE", `/manageapprovals/delegations/${id}`, { as: RIVER });
  expect([await of(code, RIVER), await unread(RIVER)]).toEqual([undefined, 0]);
});

test("[SH-11] an approver is not called about an order of their own, nor about one that they placed", async () => {
  const placedBy = { customerId: await idOf(api, APPROVER), name: "Kostas Whitford" };
  for (const its of [{ placedBy }, { customerId: placedBy.customerId }]) {
    await emptyCarts(api);
    const { code } = await waitingOrder(api);
    await untell(code);
    await api.db.update(orders).set(its).where(eq(orders.code, code));
    await later();
    expect([its, await of(code, APPROVER), await unread(APPROVER)]).toEqual([its, undefined, 0]);
    expect(await of(code, ADMIN)).toMatchObject({ action: { label: "Approve" } });
  }
});

test("[SH-11] a notice of a waiting order is read by itself; nobody reads another's", async () => {
  const { code } = await waitingOrder(api);
  const { id } = (await of(code, APPROVER))!;
  expectRefusal(await api.call("POST", `${path}/${id}/read`, { as: ADMIN }), 404, "NotFoundError");
  for (const press of [1, 2]) {
    const { status } = await api.call("POST", `${path}/${id}/read`, { as: APPROVER });
    expect([press, status, await unread(APPROVER)]).toEqual([press, 200, 0]);
  }
  expect(await of(code, APPROVER)).toMatchObject({ read: true, action: { label: "Approve" } });
});

test("[SH-11] names and reasons are told as they are written", async () => {
  const { code } = await waitingOrder(api);
  await untell(code);
  await api.db
    .update(orders)
    .set({ orderedBy: "O'Brien-Ngāti <b>&", urgentReason: { code: "X", msg: "First day is <tomorrow>" } })
    .where(eq(orders.code, code));
  await later();
  expect(await of(code, APPROVER)).toMatchObject({
    title: `Order ${code} of O'Brien-Ngāti <b>& waits for your decision`,
    more: "Urgent: First day is <tomorrow>. It comes from Emergency.",
  });
});

test("[SH-11] ten thousand notices of orders are counted and shown with as many statements as a few", async () => {
  const { code } = await waitingOrder(api);
  await api.db.execute(sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('code', 'KR-T' || n, 'guid', 'many ' || n,
        'status', case when n % 5 = 0 then 'PENDING_APPROVAL' else 'APPROVED' end))).*
      from orders o, generate_series(1, 10000) n where o.code = ${code}`);
  await api.db.execute(sql`
    insert into notices (customer_id, kind, about, at, read_at, details)
    select t.customer_id, t.kind, 'approval ' || o.code, t.at, case when o.status = 'APPROVED' then t.at end,
        t.details || jsonb_build_object('orderCode', o.code)
      from notices t, orders o where t.about = ${`approval ${code}`} and o.guid like 'many %'`);
  await api.db.execute(sql`analyze orders, notices`);
  try {
    const { notifications, counts } = await list(APPROVER, { currentPage: "3", pageSize: "20" });
    expect([notifications.length, counts.unread]).toEqual([20, 2_001]);
    expect(counts.orders).toBeGreaterThan(10_000);
    const statementsOf = async (as: string) => {
      const count = { statements: 0, log: [] as string[] };
      await statementCount.run(count, () => list(as, { pageSize: "20" }));
      // Who asks, and what every call reads, may have been read before or not.
      return count.log.filter((statement) => /\b(notices|order_events)\b/.test(statement)).length;
    };
    // Two statements more than for somebody without such a notice: what became of those of the page, and how many wait.
    expect(await statementsOf(APPROVER)).toBe((await statementsOf(NURSE)) + 2);
  } finally {
    await api.db.execute(sql`delete from notices where details ->> 'orderCode' like 'KR-T%'`);
    await api.db.execute(sql`delete from orders where guid like 'many %'`);
  }
});
