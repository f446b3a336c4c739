import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { approvalDelegations } from "../../commerce/modules/approvals/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

/** What published OCC clients read of a unit's people, and of who is asked about a person's orders (contract §10). */
const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const WEARER = "wearer@saltbush.example";
const APPROVER = "approver@saltbush.example";
const ME = "/users/current";
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const get = (path: string, fields = "FULL", as = ADMIN) => api.call("GET", path, { as, query: { fields } });
const wearer = await rowOf(WEARER);
const one = `${ME}/orgCustomers/${wearer.customerId}`;
interface Person {
  uid: string;
  customerId: string;
  roles: string[];
  selected: boolean;
  approvers?: Person[];
}

describe("approvers of a person", () => {
  test("[AP-03] are those who would be asked about an order of the home unit, and follow from the unit", async () => {
    const approver = await rowOf(APPROVER);
    await api.db.update(users).set({ unitUid: approver.unitUid }).where(eq(users.uid, WEARER));
    const { body } = await get(`${one}/approvers`);
    const ids = body.users.map(({ customerId }: Person) => customerId);
    expect(ids).toContain(approver.customerId);
    expect(body.pagination.totalResults).toBe(ids.length);
    expect(body.users.every(({ selected }: Person) => selected)).toBe(true);
    const shown = body.users.find(({ customerId }: Person) => customerId === approver.customerId);
    expect(shown).toMatchObject({ uid: APPROVER, email: APPROVER, orgUnit: { uid: approver.unitUid } });
    const person = (await get(one)).body as Person;
    expect(person.approvers).toEqual(body.users);
    // FULL of one person and of a list have them, and less does not.
    expect((await get(one, "DEFAULT")).body).not.toHaveProperty("approvers");
    const listed = (await get(`${ME}/orgCustomers`, "users(FULL)")).body.users as Person[];
    expect(listed.every(({ approvers }) => Array.isArray(approvers))).toBe(true);
    expect((await get(`${ME}/orgCustomers`, "DEFAULT")).body.users[0]).not.toHaveProperty("approvers");

    // Nobody decides about an order of their own; without the role of the unit, others are asked.
    const own = (await get(`${ME}/orgCustomers/${approver.customerId}/approvers`)).body.users as Person[];
    expect(own.map(({ customerId }) => customerId)).not.toContain(approver.customerId);
    await api.db.update(users).set({ active: false }).where(eq(users.uid, APPROVER));
    const left = (await get(`${one}/approvers`)).body.users as Person[];
    expect(left.map(({ customerId }) => customerId)).not.toContain(approver.customerId);
    expect(left.length).toBeGreaterThan(0);
    await api.db.update(users).set({ active: true }).where(eq(users.uid, APPROVER));
  });

  test("[AP-03] include whoever stands in today, and name no email of those whom the caller does not see", async () => {
    const [approver, admin, person] = [await rowOf(APPROVER), await rowOf(ADMIN), await rowOf(WEARER)];
    // An administrator of a unit below, who does not look after the unit of the approver.
    const below = "saltbush-emergency";
    const other = await api.db
      .select()
      .from(users)
      .where(
        sql`unit_uid = ${below} and active and customer_id <> ${person.customerId}
          and not 'b2bapprovergroup' = any(groups)`,
      );
    const local = other[0]!;
    const groups = [...new Set([...local.groups, "b2badmingroup"])];
    await api.db.update(users).set({ groups }).where(eq(users.customerId, local.customerId));
    await api.db.update(users).set({ unitUid: below }).where(eq(users.uid, WEARER));
    await api.db
      .update(users)
      .set({ groups: sql`array_remove(groups, 'b2bapprovergroup')` })
      .where(sql`unit_uid = ${below}`);
    await api.db.update(users).set({ unitUid: "saltbush-base" }).where(eq(users.uid, APPROVER));
    const seen = (await get(`${one}/approvers`, "FULL", local.uid)).body.users as Person[];
    const above = seen.find(({ customerId }) => customerId === approver.customerId);
    expect(above).toMatchObject({ uid: approver.customerId });
    expect(above).not.toHaveProperty("email");
    expect(JSON.stringify(seen)).not.toContain(APPROVER);

    const before = (await get(`${one}/approvers`)).body.users.length;
    await api.db.insert(approvalDelegations).values({
      organisationUid: "saltbush",
      fromCustomer: approver.customerId,
      toCustomer: admin.customerId,
      startsOn: "2026-01-01",
      endsOn: "2027-12-31",
      madeAt: new Date(),
    });
    const after = (await get(`${one}/approvers`)).body.users as Person[];
    expect(after.map(({ customerId }) => customerId)).toContain(admin.customerId);
    expect(after).toHaveLength(before + 1);
  });

  test("[AP-03] are neither given nor taken by hand: the refusal says where they come from", async () => {
    const approver = await rowOf(APPROVER);
    for (const method of ["POST", "DELETE"]) {
      const path = `${one}/approvers/${approver.customerId}`;
      const answer = await api.call(method, path, { as: ADMIN });
      expectRefusal(answer, 400, "ValidationError", { subject: "approverId", reason: "unit" });
      expect(answer.body.errors[0].message).toMatch(
        /^Approvers follow from the unit: whoever approves for .+ is asked about the orders of its people\./,
      );
      expectRefusal(await api.call(method, path, { as: "admin@kestrel.example" }), 404, "NotFoundError");
      expectRefusal(await api.call(method, path, { as: WEARER }), 403, "ForbiddenError");
    }
    expectRefusal(await get(`${one}/approvers`, "FULL", "admin@kestrel.example"), 404, "NotFoundError");
  });

  test("[AP-03] are read in few statements, for one person and for a page of them", async () => {
    for (const path of [one, `${one}/approvers`, `${ME}/orgCustomers`]) {
      const count = { statements: 0 };
      expect((await statementCount.run(count, () => get(path))).status).toBe(200);
      expect([path, count.statements <= 5]).toEqual([path, true]);
    }
  });
});

describe("a unit at FULL", () => {
  test("[OG-01] names its people by what they may do, and its cost centres with FULL", async () => {
    const unit = "saltbush-base";
    const home = await api.db.select().from(users).where(eq(users.unitUid, unit));
    const { body } = await get(`${ME}/orgUnits/${unit}`);
    const having = (...roles: string[]) =>
      home
        .filter(({ deletedAt, groups }) => !deletedAt && roles.some((role) => groups.includes(role)))
        .map(({ uid }) => uid)
        .sort();
    const named = (list: Person[]) => list.map(({ uid }) => uid).sort();
    expect(named(body.customers)).toEqual(having("customergroup", "b2bcustomergroup"));
    // Who is inactive approves nothing.
    const active = new Set(home.filter((row) => row.active).map(({ uid }) => uid));
    expect(named(body.approvers)).toEqual(having("b2bapprovergroup").filter((uid) => active.has(uid)));
    expect(named(body.administrators)).toEqual(having("b2badmingroup"));
    expect(body.managers).toEqual([]);
    expect(body.customers.length).toBeGreaterThan(0);
    const available = (await get(`${ME}/orgUnits/${unit}/availableUsers/b2bapprovergroup`)).body.users;
    expect(named(body.approvers)).toEqual(named(available.filter(({ selected }: Person) => selected)));
    const centres = (await get("/costcentersall")).body.costCenters as {
      code: string;
      unit: { uid: string };
    }[];
    const own = centres.filter((centre) => centre.unit.uid === unit).map(({ code }) => code);
    expect(own.length).toBeGreaterThan(0);
    expect(body.costCenters.map(({ code }: { code: string }) => code)).toEqual(own);

    const { body: less } = await get(`${ME}/orgUnits/${unit}`, "DEFAULT");
    expect(Object.keys(less)).not.toContain("customers");
    expect((await get(`${ME}/orgUnits/${unit}`, "uid,administrators(uid)")).body).toEqual({
      uid: unit,
      administrators: body.administrators.map(({ uid }: Person) => ({ uid })),
    });
    const count = { statements: 0 };
    await statementCount.run(count, () => get(`${ME}/orgUnits/${unit}`));
    expect(count.statements).toBeLessThanOrEqual(5);
  });

  test("[OG-01] names a hundred people of a role at most, the first by name", async () => {
    const like = await rowOf(WEARER);
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...like,
      ...{ customerId: `many-${at}`, wearerId: `many-${at}`, uid: `many-${at}@saltbush.example` },
      ...{ mobile: null, lastName: `Aa${String(at).padStart(3, "0")}`, unitUid: "saltbush-base" },
    }));
    await api.db.insert(users).values(many);
    const { customers } = (await get(`${ME}/orgUnits/saltbush-base`)).body as { customers: Person[] };
    expect(customers.map(({ uid }) => uid)).toEqual(
      Array.from({ length: 100 }, (_, at) => `many-${at}@saltbush.example`),
    );
  });
});

describe("budgets of a cost centre", () => {
  test("[CC-01] a cost centre at FULL has the budgets that are assigned to it", async () => {
    const { budgets } = (await get(`${ME}/budgets`)).body as {
      budgets: { code: string; costCenters: { code: string }[] }[];
    };
    const [budget] = budgets;
    const centre = budget!.costCenters[0]!.code;
    const { body } = await get(`/costcenters/${centre}`);
    expect(body.assignedBudgets).toEqual((await get(`/costcenters/${centre}/budgets`)).body.budgets);
    expect(body.assignedBudgets[0]).toMatchObject({ code: budget!.code, costCenters: [{ code: centre }] });
    expect((await get(`/costcenters/${centre}`, "DEFAULT")).body).not.toHaveProperty("assignedBudgets");
    const { costCenters } = (await get("/costcentersall", "costCenters(FULL)")).body as {
      costCenters: { code: string; assignedBudgets: unknown[] }[];
    };
    for (const { code, assignedBudgets } of costCenters) {
      expect([code, assignedBudgets.length]).toEqual([code, code === centre ? 1 : 0]);
    }
  });
});
