import { desc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { approvalDelegations } from "../../commerce/modules/approvals/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { approvalRoutes } from "../../commerce/modules/limits/tables";
import { decidersOf } from "../../commerce/modules/organisation";
import { units } from "../../commerce/modules/organisation/tables";
import { purchaseLimits } from "../../commerce/modules/limits/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const UNIT = "saltbush-emergency";
const ROLE = "b2bapprovergroup";

const api = await apiOfFile();
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const [nurse, approver, elsewhere] = [
  await rowOf(NURSE),
  await rowOf("approver@saltbush.example"),
  await rowOf("approver.community@saltbush.example"),
];
const base = "/users/current/orgUnits";
const list = async (query: Record<string, string> = {}, uid = UNIT, as = ADMIN) =>
  (await api.call("GET", `${base}/${uid}/availableUsers/${ROLE}`, { as, query })).body;
const add = (pks: string[], as = ADMIN, uid = UNIT, roleId = ROLE) =>
  api.call("POST", `${base}/${uid}/orgCustomers/${pks.join(",") || ","}/roles`, { as, query: { roleId } });
const remove = (pk: string, as = ADMIN, uid = UNIT) =>
  api.call("DELETE", `${base}/${uid}/orgCustomers/${pk}/roles/${ROLE}`, { as });
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);
const lastChange = async () =>
  (await api.db.select().from(changeEvents).orderBy(desc(changeEvents.id)).limit(1))[0]!;
const [order] = await api.db.select().from(orders).where(eq(orders.customerId, nurse.customerId)).limit(1);
const waiting = () =>
  api.db.update(orders).set({ status: "PENDING_APPROVAL" }).where(eq(orders.code, order!.code));
const askedNow = async () => namesOf(await decidersOf(api.db, order!.code, api.now()));

/** Somebody of the same unit who may become an approver. */
const [second] = (await list({ selected: "false" })).users.filter(
  (one: { customerPK: string; status: string }) =>
    one.customerPK !== nurse.customerId && one.status === "active",
);

beforeEach(async () => {
  const mine = [nurse, approver, elsewhere];
  for (const one of mine) await api.db.update(users).set(one).where(eq(users.customerId, one.customerId));
  await api.db
    .update(users)
    .set({ unitUid: UNIT, groups: ["customergroup", ROLE] })
    .where(eq(users.customerId, approver.customerId));
  await api.db
    .update(users)
    .set({ groups: ["customergroup"] })
    .where(eq(users.customerId, second.customerPK));
  await api.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.unitUid, UNIT));
  await api.db.update(orders).set({ unitUid: UNIT, placedBy: null }).where(eq(orders.code, order!.code));
  await api.db.delete(approvalDelegations);
  await api.db.delete(approvalRoutes).where(eq(approvalRoutes.orderCode, order!.code));
});

describe("reading", () => {
  test("[BU-01] the approvers of a unit have their limit and who stands in, and who is asked above is said", async () => {
    await api.db.insert(approvalDelegations).values({
      organisationUid: "saltbush",
      fromCustomer: elsewhere.customerId,
      toCustomer: approver.customerId,
      startsOn: "2020-01-01",
      endsOn: "2099-01-01",
      madeAt: api.now(),
    });
    const code = "APPROVES-500";
    const limits = "/users/current/orderApprovalPermissions";
    await api.call("POST", limits, {
      as: ADMIN,
      body: {
        code,
        name: "Five hundred",
        threshold: 500,
        orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" },
        orgUnit: { uid: UNIT },
      },
    });
    await api.call("POST", `/users/current/orgCustomers/${approver.customerId}/permissions/${code}`, {
      as: ADMIN,
    });
    const { users: found, above } = await list({ selected: "true" });
    expect(found).toMatchObject([
      {
        customerPK: approver.customerId,
        selected: true,
        orderLimit: { value: 500 },
        orderLimitCode: code,
        decidesFor: { name: `${elsewhere.firstName} ${elsewhere.lastName}`, endDate: "2099-01-01" },
        waitingOrders: [],
      },
    ]);
    expect(found[0].awayUntil).toBeUndefined();
    // An administrator of the unit does not look after a limit of a unit above.
    await api.db.update(purchaseLimits).set({ unitUid: "saltbush" }).where(eq(purchaseLimits.code, code));
    await api.db
      .update(users)
      .set({ groups: ["b2badmingroup"], unitUid: UNIT })
      .where(eq(users.customerId, nurse.customerId));
    const [seen] = (await list({ selected: "true" }, UNIT, NURSE)).users;
    expect([seen.orderLimit.value, seen.orderLimitCode]).toEqual([500, undefined]);
    await api.db.update(users).set(nurse).where(eq(users.customerId, nurse.customerId));
    expect(above.length).toBeGreaterThan(0);
    const nobody = await list({ selected: "true" }, "saltbush-theatre");
    expect(nobody.users.every(({ selected }: { selected: boolean }) => selected)).toBe(true);
    const searched = await list({ search: nurse.lastName, selected: "false" });
    expect(namesOf(searched.users)).toContain(`${nurse.firstName} ${nurse.lastName}`);
    expect((await list({ orgCustomerId: nurse.customerId })).users).toMatchObject([{ selected: false }]);
  });

  test("[BU-01] who is asked above is who the next order would go to without an approver", async () => {
    await remove(approver.customerId);
    const { above } = await list();
    expect(await askedNow()).toEqual(expect.arrayContaining(namesOf(above)));
  });

  test("[BU-01] another unit's or organisation's approvers, and roles that are none, are not found", async () => {
    const path = `${base}/${UNIT}/availableUsers`;
    const get = (as: string, role = ROLE) => api.call("GET", `${path}/${role}`, { as });
    expectRefusal(await get("admin@kestrel.example"), 404, "NotFoundError");
    expectRefusal(await get(NURSE), 403, "ForbiddenError");
    expectRefusal(await get(ADMIN, "b2bclerkgroup"), 400, "ValidationError", { subject: "roleId" });
  });
});

describe("changing", () => {
  test("[BU-01] several people become approvers at once, orders go to them, and a second time changes nothing", async () => {
    const done = await add([nurse.customerId, second.customerPK]);
    expect(done.body).toEqual({ status: "SUCCESS", message: "2 people approve for Emergency." });
    const noted = await lastChange();
    expect(noted).toMatchObject({ kind: "role", unitUid: UNIT, changes: [{ what: "Roles" }] });
    // The nurse's own order goes to the others.
    expect(await askedNow()).toEqual(
      expect.arrayContaining([second.name, `${approver.firstName} ${approver.lastName}`]),
    );
    expect(await askedNow()).not.toContain(`${nurse.firstName} ${nurse.lastName}`);
    expect((await add([nurse.customerId])).body.message).toBe(
      `${nurse.firstName} ${nurse.lastName} approves for Emergency.`,
    );
    expect((await lastChange()).id).toBe(noted.id);
    expect((await remove(second.customerPK)).status).toBe(200);
    expect(await askedNow()).not.toContain(second.name);
    const after = await lastChange();
    expect((await remove(second.customerPK)).status).toBe(200);
    expect((await lastChange()).id).toBe(after.id);
  });

  test("[BU-01] nobody adds a stranger, somebody at home elsewhere, an inactive person or nobody, and all stays", async () => {
    const stranger = await rowOf("wearer@kestrel.example");
    expectRefusal(await add([nurse.customerId, stranger.customerId]), 404, "NotFoundError");
    expectRefusal(await add([nurse.customerId, elsewhere.customerId]), 400, "ValidationError");
    expectRefusal(await add([]), 400, "ValidationError");
    api.forgetTokens();
    expectRefusal(await add([nurse.customerId], NURSE), 403, "ForbiddenError");
    expectRefusal(await add([nurse.customerId], "admin@kestrel.example"), 404, "NotFoundError");
    expectRefusal(await remove(approver.customerId, "admin@kestrel.example"), 404, "NotFoundError");
    expect((await add([nurse.customerId], ADMIN, UNIT, "b2badmingroup")).status).toBe(400);
    await api.db.update(users).set({ active: false }).where(eq(users.customerId, second.customerPK));
    expectRefusal(await add([nurse.customerId, second.customerPK]), 400, "ValidationError");
    await api.db.update(users).set({ active: true }).where(eq(users.customerId, second.customerPK));
    await api.db.update(units).set({ active: false }).where(eq(units.uid, UNIT));
    expectRefusal(await add([nurse.customerId]), 400, "ValidationError");
    await api.db.update(units).set({ active: true }).where(eq(units.uid, UNIT));
    expect((await rowOf(NURSE)).groups).toEqual(nurse.groups);
  });

  test("[BU-01] the last approver stays while orders wait for them alone", async () => {
    await waiting();
    const [row] = (await list({ selected: "true" })).users;
    expect(row.waitingOrders).toEqual([order!.code]);
    expectRefusal(await remove(approver.customerId), 400, "ValidationError", { reason: "orders" });
    await add([second.customerPK]);
    expect((await list({ selected: "true" })).users.map((one: typeof row) => one.waitingOrders)).toEqual([
      [],
      [],
    ]);
    // One that a limit sent to this person alone.
    await api.db.insert(approvalRoutes).values({
      orderCode: order!.code,
      reasons: [],
      steps: [],
      asked: [approver.customerId],
      holds: true,
    });
    expectRefusal(await remove(approver.customerId), 400, "ValidationError", { reason: "orders" });
    await api.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.code, order!.code));
    expect((await remove(approver.customerId)).status).toBe(200);
  });

  test("[BU-01] whoever has no other role keeps this one", async () => {
    await api.db
      .update(users)
      .set({ groups: [ROLE] })
      .where(eq(users.customerId, approver.customerId));
    expectRefusal(await remove(approver.customerId), 400, "ValidationError", { reason: "roles" });
  });

  test("[BU-01] two who take the last two approvers away at once leave one while an order waits", async () => {
    await add([second.customerPK]);
    await waiting();
    const answers = await Promise.all([remove(approver.customerId), remove(second.customerPK)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const left = await api.db
      .select()
      .from(users)
      .where(inArray(users.customerId, [approver.customerId, second.customerPK]));
    expect(left.filter(({ groups }) => groups.includes(ROLE))).toHaveLength(1);
  });
});
