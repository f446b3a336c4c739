import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { MOST_COUNTED } from "../../commerce/http/paging";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { returnEvents, returnRequests } from "../../commerce/modules/returns/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const FOREIGN = "admin@kestrel.example";
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const [nurse, admin] = await Promise.all([NURSE, ADMIN].map(rowOf));
const PK = nurse!.customerId;

type Body = Record<string, unknown>;
const log = async (filters: Body = {}, over: Body = {}, as = ADMIN) =>
  (await api.call("POST", "/manage-organisation/changes", { as, body: { filters, ...over } })).body;
const newest = async (filters: Body = {}) => (await log(filters, { pageSize: 1 })).changes[0];
const personal = (over: Body, as = ADMIN) =>
  api.call("PATCH", "/manage-users/updatePersonalDetails", {
    as,
    body: {
      ...{ customerPK: PK, title: nurse!.title },
      ...{ firstName: nurse!.firstName, lastName: nurse!.lastName },
      ...over,
    },
  });

beforeEach(async () => {
  await api.db.update(users).set(nurse!).where(eq(users.customerId, PK));
  api.advance(60);
});

describe("what is written", () => {
  test("[OG-01] a change of a person says who, when, from, to and through what", async () => {
    await personal({ firstName: "O'Brien-Ngāti <b>&", preferredName: "Maka" });
    expect(await newest()).toMatchObject({
      kind: { code: "person", name: "People" },
      subject: { code: PK, name: `O'Brien-Ngāti <b>& ${nurse!.lastName}` },
      values: [
        { what: "First name", from: nurse!.firstName, to: "O'Brien-Ngāti <b>&" },
        { what: "Preferred name", to: "Maka" },
      ],
      user: { customerId: admin!.customerId },
      channel: { name: "Shop" },
    });
  });

  test("[OG-01] every event of an order or return has its order's organisation and unit", async () => {
    await waitingOrder(api);
    const rows = await rowsOf<{ events: number; returns: number; wrong: number }>(
      api.db,
      sql`
      select count(*) filter (where kind = 'order')::int as events, count(*) filter (where kind = 'return')::int as returns,
        count(*) filter (where (e.organisation_uid, e.unit_uid) is distinct from (o.organisation_uid, o.unit_uid))::int as wrong
      from (
        select 'order' as kind, order_code, organisation_uid, unit_uid from order_events
        union all
        select 'return', r.order_code, e.organisation_uid, e.unit_uid
        from return_events e join return_requests r on r.code = e.return_code) e
      join orders o on o.code = e.order_code`,
    );
    expect(rows[0]).toMatchObject({ wrong: 0 });
    expect(rows[0]!.events).toBeGreaterThan(0);
    expect(rows[0]!.returns).toBeGreaterThan(0);
  });

  test("[OG-01] a second press and a refused change write nothing", async () => {
    await personal({ firstName: "Twice" });
    const { totalResults } = (await log()).pagination;
    await personal({ firstName: "Twice" });
    expectRefusal(await personal({ firstName: "" }), 400, "ValidationError");
    expectRefusal(await personal({ firstName: "Mine", version: 1_000 }), 409, "ConflictError");
    expect((await log()).pagination.totalResults).toBe(totalResults);
  });

  test("[OG-01] roles, limits, budgets, units and given approvals have their kinds", async () => {
    const post = (path: string, body: Body, as = ADMIN) => api.call("POST", path, { as, body });
    await post("/manage-users/updateRole", { customerPK: PK, roles: ["customergroup", "financegroup"] });
    expect((await newest({ kind: "role" })).values).toEqual([
      { what: "Roles", from: "Wearer, Customer", to: "Wearer, Finance" },
    ]);
    const limit = {
      code: "LOG-1",
      name: "One order, logged",
      orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" },
      threshold: 150,
      orgUnit: { uid: "saltbush" },
    };
    await post("/users/current/orderApprovalPermissions", limit);
    expect(await newest({ kind: "limit" })).toMatchObject({
      subject: { code: "LOG-1", name: "One order, logged (LOG-1)" },
      values: [{ what: "Added", to: "$150.00" }],
    });
    await api.call("PATCH", "/users/current/orderApprovalPermissions/LOG-1", {
      as: ADMIN,
      body: { ...limit, threshold: 200 },
    });
    expect((await newest({ kind: "limit" })).values).toEqual([
      { what: "Threshold", from: "$150.00", to: "$200.00" },
    ]);
    await post("/manage-users/deactivate", { content: { customerPK: PK } });
    expect((await newest({ kind: "person" })).values).toEqual([
      { what: "Status", from: "Active", to: "Inactive" },
    ]);
    api.forgetTokens();
  });

  test("[OG-01] what people change of themselves is there, with their names", async () => {
    await api.call("PUT", "/orgUsers/current/preferred-name", { as: NURSE, body: { preferredName: "Kit" } });
    expect(await newest()).toMatchObject({
      subject: { code: PK },
      user: { customerId: PK },
      values: [{ what: "Preferred name", to: "Kit" }],
    });
  });

  test("[OG-01] events of orders are rows: placed and declined", async () => {
    const { code } = await waitingOrder(api);
    const rows = async () => (await log({ kind: "order" }, { search: code })).changes;
    expect((await rows()).map((row: Body) => row["values"])).toEqual([
      [{ what: "Placed", to: "pending.approval" }],
    ]);
    const comment = "Not this <b>";
    await api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode: code, decision: "DECLINE", reasonCode: "ORDERED_TWICE", comment },
    });
    expect((await rows())[0]).toMatchObject({
      subject: { code },
      values: [{ what: "Status", from: "pending.approval", to: "rejected" }],
      note: expect.stringMatching(/: Not this <b>$/),
    });
  });
});

describe("who reads it", () => {
  test("[OG-01] administrators alone, each of the own unit and below", async () => {
    await personal({ firstName: "Scoped" });
    expectRefusal(
      await api.call("POST", "/manage-organisation/changes", { as: APPROVER, body: {} }),
      403,
      "ForbiddenError",
    );
    expect((await log({}, { search: "Scoped" }, FOREIGN)).changes).toEqual([]);
    const approver = await rowOf(APPROVER);
    const [beside] = await api.db
      .select()
      .from(units)
      .where(
        and(
          eq(units.organisationUid, "saltbush"),
          sql`parent_uid = 'saltbush-base' and uid <> ${nurse!.unitUid}`,
        ),
      );
    const roles = { groups: [...approver.groups, "b2badmingroup"] };
    await api.db
      .update(users)
      .set({ ...roles, unitUid: nurse!.unitUid })
      .where(eq(users.uid, APPROVER));
    expect((await log({}, { search: "Scoped" }, APPROVER)).changes).toHaveLength(1);
    await api.db
      .update(users)
      .set({ ...roles, unitUid: beside!.uid })
      .where(eq(users.uid, APPROVER));
    expect((await log({}, { search: "Scoped" }, APPROVER)).changes).toEqual([]);
    await api.db.update(users).set(approver).where(eq(users.uid, APPROVER));
  });

  test("[OG-01] nobody alters or deletes a row", async () => {
    await personal({ firstName: "Fixed" });
    await expect(api.db.update(changeEvents).set({ note: "other" })).rejects.toThrow();
    await expect(api.db.delete(changeEvents)).rejects.toThrow();
  });
});

describe("the list", () => {
  test("[OG-01] each value of a filter finds as many rows as it says", async () => {
    await personal({ firstName: "Counted" });
    const { filters } = (await api.call("GET", "/manage-organisation/changes/filters", { as: ADMIN })).body;
    expect(filters.map(({ code }: { code: string }) => code)).toEqual(["who", "kind", "channel"]);
    for (const { code, values } of filters) {
      for (const value of values.slice(0, 4)) {
        const { pagination } = await log({ [code]: value.code }, { pageSize: 1 });
        expect([value.name, pagination.totalResults]).toEqual([value.name, value.count]);
      }
    }
  });

  test("[OG-01] days are the organisation's, and letters of a search count as they are", async () => {
    api.setNow(new Date("2026-11-20T14:00:00Z"));
    api.forgetTokens();
    // 00:30 of the 21st in Adelaide.
    await personal({ firstName: "100%_done" });
    const found = async (filters: Body, search = "100%_done") =>
      (await log(filters, { search })).pagination.totalResults;
    expect(await found({ from: "2026-11-21", to: "2026-11-21" })).toBe(1);
    expect(await found({ from: "2026-11-20", to: "2026-11-20" })).toBe(0);
    expect(await found({}, "100__done")).toBe(0);
    expect(await found({ behalf: "yes" })).toBe(0);
  });

  test("[OG-01] ten thousand rows cost the same statements, are counted so far, and a page is a page", async () => {
    const statements = async () => {
      const count = { statements: 0 };
      const answer = await statementCount.run(count, () => log());
      return { answer, count: count.statements };
    };
    const few = await statements();
    await api.db.execute(sql`
      insert into change_events (at, organisation_uid, unit_uid, kind, subject_code, subject_name, changes, channel)
      select now(), 'saltbush', 'saltbush', 'person', 'MANY-' || i, 'Many', '[]', 'upload'
      from generate_series(1, ${MOST_COUNTED + 1}::int) i`);
    const filters = await api.call("GET", "/manage-organisation/changes/filters", { as: ADMIN });
    expect(filters.body.more).toBe(true);
    const many = await statements();
    expect(many.count).toBe(few.count);
    expect(few.answer.pagination.more).toBeUndefined();
    expect(many.answer.pagination).toMatchObject({ totalResults: MOST_COUNTED, more: true });
    expect(many.answer.changes).toHaveLength(50);
    expect((await log({}, { currentPage: 9_999 })).changes).toEqual([]);
  });
});

describe("returns and exchanges", () => {
  test("[OG-01] each step of a return of the caller's units has a row, with its words, filter and search", async () => {
    const [event] = await api.db
      .select({ event: returnEvents, unitUid: orders.unitUid, order: orders.code })
      .from(returnEvents)
      .innerJoin(returnRequests, eq(returnRequests.code, returnEvents.returnCode))
      .innerJoin(orders, eq(orders.code, returnRequests.orderCode))
      .where(and(eq(returnRequests.organisationUid, "saltbush"), eq(returnEvents.sequence, 1)))
      .limit(1);
    const code = event!.event.returnCode;
    const steps = await api.db.select().from(returnEvents).where(eq(returnEvents.returnCode, code));
    const { changes, pagination } = await log({ kind: "return" }, { search: code, sort: "time" });
    expect(pagination.totalResults).toBe(steps.length);
    expect(changes[0]).toMatchObject({
      kind: { code: "return", name: "Returns and exchanges" },
      subject: { code, name: expect.stringContaining(event!.order) },
      values: [{ what: "Asked for", to: "Waiting for the desk" }],
    });
    expect((await log({ kind: "return" }, { search: code }, FOREIGN)).changes).toEqual([]);
    const { filters } = (await api.call("GET", "/manage-organisation/changes/filters", { as: ADMIN })).body;
    const kinds = filters.find((one: { code: string }) => one.code === "kind").values;
    expect(kinds).toContainEqual(expect.objectContaining({ code: "return" }));
  });
});
