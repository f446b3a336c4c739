import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { costCentres, units } from "../../commerce/modules/organisation/tables";
import { purchaseOrders } from "../../commerce/modules/purchase-orders/tables";
import { unitMembers, users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const ADMIN = "admin@saltbush.example";
/** Made the administrator of one hospital here. */
const LOCAL = "approver@saltbush.example";
const NURSE = "wearer@saltbush.example";
/** At home in another hospital. */
const REGISTRAR = "registrar@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const UNIT = "saltbush-emergency";

const api = await apiOfFile();
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const [registrar, nurse, local] = [await rowOf(REGISTRAR), await rowOf(NURSE), await rowOf(LOCAL)];
const PK = registrar.customerId;

type Person = { customerPK: string; unit: { uid: string }; managed: boolean; inUnit?: boolean };
const body = (customerPKs: string[], unitUid = UNIT) => ({ customerPKs, unitUid });
const add = (pks = [PK], unit = UNIT, as = ADMIN) =>
  api.call("POST", "/addUserToSelectedBusinessUnit", { as, body: body(pks, unit) });
const check = (pks = [PK], unit = UNIT, as = ADMIN) =>
  api.call("POST", "/manage-users/removeUserValidation", { as, body: body(pks, unit) });
const remove = (pks = [PK], unit = UNIT, as = ADMIN) =>
  api.call("POST", "/manage-users/removeUserFromUnit", { as, body: body(pks, unit) });
const tab = async (more: object = {}, as = ADMIN) =>
  (
    await api.call("POST", "/manage-users/businessUnitUsersTab", {
      as,
      body: { uid: UNIT, pageSize: 100, ...more },
    })
  ).body as { users: Person[]; pagination: { totalResults: number } };
const find = (query: Record<string, string>, as = ADMIN) =>
  api.call("GET", "/searchUsersFromBillTo", { as, query });
const details = (as: string, customerPK = PK) =>
  api.call("GET", "/manage-users/getUserDetails", { as, query: { customerPK } });
const lastChange = async () =>
  (await api.db.select().from(changeEvents).orderBy(desc(changeEvents.id)).limit(1))[0]!;
const charged = async () =>
  (await api.call("GET", "/costcenters", { as: REGISTRAR })).body.costCenters.map(
    ({ code }: { code: string }) => code,
  ) as string[];
const ids = (people: Person[]) => people.map(({ customerPK }) => customerPK);

beforeEach(async () => {
  await api.db.delete(unitMembers);
  await api.db.update(users).set(registrar).where(eq(users.customerId, PK));
  await api.db
    .update(users)
    .set({ groups: [...local.groups, "b2badmingroup"] })
    .where(eq(users.customerId, local.customerId));
});

describe("adding", () => {
  test("[BU-01] several people are added at once, each once, and appear among the unit's people", async () => {
    const before = (await tab()).pagination.totalResults;
    const other = (await rowOf("parttime@saltbush.example")).customerId;
    const done = await add([PK, other, PK]);
    expect(done.body).toEqual({ status: "SUCCESS", message: "2 people are added to Emergency." });
    const after = await tab();
    expect(after.pagination.totalResults).toBe(before + 2);
    expect(after.users.find(({ customerPK }) => customerPK === PK)?.unit.uid).toBe(registrar.unitUid);
    expect((await api.call("GET", `/business-units/${UNIT}`, { as: ADMIN })).body.people).toBe(before + 2);
    expect(ids((await tab({ search: registrar.lastName })).users)).toContain(PK);
    expect((await tab({ pageSize: 1, currentPage: 1 })).users).toHaveLength(1);
    const noted = await lastChange();
    expect(noted).toMatchObject({ kind: "unit", unitUid: UNIT, subjectCode: UNIT });
    expect(noted.changes).toContainEqual({
      what: "Person",
      from: null,
      to: `${registrar.firstName} ${registrar.lastName} (${registrar.wearerId})`,
    });
    // A second time, and people who are at home there, change nothing.
    expect((await add([PK, nurse.customerId])).body.message).toBe("2 people were in Emergency already.");
    expect((await lastChange()).id).toBe(noted.id);
    expect((await rowOf(REGISTRAR)).unitUid).toBe(registrar.unitUid);
    const { body: filters } = await api.call("GET", "/manage-users/filters", { as: ADMIN });
    const count = filters.filters[0].values.find(({ code }: { code: string }) => code === UNIT).count;
    const { body: list } = await api.call("POST", "/manage-users/list", {
      as: ADMIN,
      body: { filters: { unit: UNIT } },
    });
    expect([count, list.pagination.totalResults]).toEqual([before + 2, before + 2]);
  });

  test("[BU-01] nobody adds a stranger, an inactive person, nobody at all, or to a unit that is closed or not theirs", async () => {
    const stranger = (await rowOf("wearer@kestrel.example")).customerId;
    const inactive = await api.db
      .update(users)
      .set({ active: false })
      .where(eq(users.customerId, nurse.customerId))
      .returning();
    expectRefusal(await add([PK, stranger]), 404, "NotFoundError", { subject: stranger });
    expectRefusal(await add([PK, inactive[0]!.customerId], "saltbush-theatre"), 400, "ValidationError");
    await api.db.update(users).set({ active: true }).where(eq(users.customerId, nurse.customerId));
    expectRefusal(await add([]), 400, "ValidationError");
    expectRefusal(await add([PK], "kestrel"), 404, "NotFoundError");
    expectRefusal(await add([PK], UNIT, FOREIGN), 404, "NotFoundError");
    expectRefusal(await add([PK], UNIT, NURSE), 403, "ForbiddenError");
    await api.db.update(units).set({ active: false }).where(eq(units.uid, UNIT));
    expectRefusal(await add(), 400, "ValidationError");
    await api.db.update(units).set({ active: true }).where(eq(units.uid, UNIT));
    expect(await api.db.select().from(unitMembers)).toEqual([]);
  });

  test("[BU-01] the search finds whom the caller sees, under a unit, and says who is in the unit already", async () => {
    await add();
    const { body: found } = await find({
      searchText: registrar.lastName,
      unitUid: UNIT,
      soldToId: "saltbush",
    });
    expect(found.users.find(({ customerPK }: Person) => customerPK === PK)).toMatchObject({ inUnit: true });
    expect((await find({ searchText: registrar.lastName, soldToId: "saltbush-river" })).body.total).toBe(1);
    expect((await find({ searchText: registrar.lastName, soldToId: "saltbush-plains" })).body.total).toBe(0);
    const chosen = (await find({ customerPKs: `${nurse.customerId},${PK},KC-000001` })).body;
    expect(ids(chosen.users).sort()).toEqual([PK, nurse.customerId].sort());
    expect((await find({ soldToId: "kestrel" })).body.users).toEqual([]);
    expect((await find({ searchText: registrar.lastName }, FOREIGN)).body.users).toEqual([]);
    expect((await find({})).body.users).toHaveLength(20);
  });
});

describe("what a membership does", () => {
  test("[BU-01] administrators of the unit see the person, and those of the home unit alone change them", async () => {
    const change = () =>
      api.call("PATCH", "/manage-users/updatePersonalDetails", {
        as: LOCAL,
        body: { customerPK: PK, firstName: "New", lastName: "Name" },
      });
    expectRefusal(await details(LOCAL), 404, "NotFoundError");
    expectRefusal(await change(), 404, "NotFoundError");
    expectRefusal(await add([PK], UNIT, LOCAL), 404, "NotFoundError");
    await add();
    const seen = (await details(LOCAL)).body;
    expect(seen).toMatchObject({ customerPK: PK, managed: false });
    expect(seen.employeeInformation.furtherUnits).toEqual([{ uid: UNIT, name: "Emergency", active: true }]);
    expect((await details(ADMIN)).body.managed).toBe(true);
    expectRefusal(await change(), 403, "ForbiddenError");
    const content = { customerPK: PK };
    for (const [method, path] of [
      ["POST", "/manage-users/deactivate"],
      ["POST", "/manage-users/validatedeletion"],
      ["DELETE", "/manage-users/delete"],
    ] as const) {
      expectRefusal(await api.call(method, path, { as: LOCAL, body: { content } }), 403, "ForbiddenError");
    }
    const limit = "/users/current/orgCustomers";
    expectRefusal(await api.call("GET", `${limit}/${PK}/permissions`, { as: LOCAL }), 404, "NotFoundError");
    expect(await rowOf(REGISTRAR)).toMatchObject({ active: true, firstName: registrar.firstName });
    // Who sees a person may bring them into another unit of theirs, and take them out again.
    expect((await add([PK], "saltbush-theatre", LOCAL)).status).toBe(200);
    expect((await remove([PK], UNIT, LOCAL)).status).toBe(200);
    expect((await remove([PK], "saltbush-theatre", LOCAL)).status).toBe(200);
    expectRefusal(await details(LOCAL), 404, "NotFoundError");
    expectRefusal(await remove([PK], UNIT, LOCAL), 404, "NotFoundError");
  });

  test("[BU-01] the person uses the unit's cost centres and purchase orders, while it is open and in their currency", async () => {
    const [centre] = await api.db.select().from(costCentres).where(eq(costCentres.unitUid, UNIT));
    const { code: cart } = (await api.call("POST", "/users/current/carts", { as: REGISTRAR })).body;
    const numbers = async () =>
      (
        await api.call("GET", `/orgUsers/current/carts/${cart}/purchase-order`, { as: REGISTRAR })
      ).body.available.map(
        ({ purchaseOrderNumber }: { purchaseOrderNumber: string }) => purchaseOrderNumber,
      ) as string[];
    await api.db.insert(purchaseOrders).values({
      id: "PO-UNIT-PEOPLE",
      organisationUid: "saltbush",
      number: "EMERG1",
      description: "Emergency",
      unitUids: [UNIT],
      status: "active",
      addedAt: api.now(),
      updatedAt: api.now(),
    });
    expect([(await charged()).includes(centre!.code), (await numbers()).includes("EMERG1")]).toEqual([
      false,
      false,
    ]);
    await add();
    expect([(await charged()).includes(centre!.code), (await numbers()).includes("EMERG1")]).toEqual([
      true,
      true,
    ]);
    await api.db.update(units).set({ active: false }).where(eq(units.uid, UNIT));
    expect([(await charged()).includes(centre!.code), (await numbers()).includes("EMERG1")]).toEqual([
      false,
      false,
    ]);
    await api.db.update(units).set({ active: true }).where(eq(units.uid, UNIT));
    await api.db.update(costCentres).set({ currency: "NZD" }).where(eq(costCentres.code, centre!.code));
    expect(await charged()).not.toContain(centre!.code);
    await api.db.update(costCentres).set({ currency: "AUD" }).where(eq(costCentres.code, centre!.code));
    await remove();
    expect([(await charged()).includes(centre!.code), (await numbers()).includes("EMERG1")]).toEqual([
      false,
      false,
    ]);
  });

  test("[BU-01] a new home unit is no further unit any more, and deleting a person ends memberships", async () => {
    await add([PK], "saltbush-medical");
    await add();
    const { body } = await api.call("PATCH", "/manage-users/updateEmployeeDetails", {
      as: ADMIN,
      body: { customerPK: PK, unitUid: UNIT },
    });
    expect(body.status).toBe("SUCCESS");
    const rows = await api.db.select().from(unitMembers);
    expect(rows.map(({ unitUid }) => unitUid)).toEqual(["saltbush-medical"]);
    await api.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.customerId, PK));
    const gone = await api.call("DELETE", "/manage-users/delete", {
      as: ADMIN,
      body: { content: { customerPK: PK } },
    });
    expect([gone.status, await api.db.select().from(unitMembers)]).toEqual([200, []]);
  });
});

describe("removing", () => {
  test("[BU-01] the home unit, its only approver and open orders stand in the way, each in words", async () => {
    const [order] = await api.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, nurse.customerId))
      .limit(1);
    await api.db.update(orders).set({ status: "PENDING_APPROVAL" }).where(eq(orders.code, order!.code));
    const home = await check([nurse.customerId]);
    expect(home.body).toMatchObject({
      status: "ERROR",
      obstacles: [{ reason: "home" }, { reason: "orders" }],
    });
    expect(home.body.obstacles[0].message).toContain("is the home unit of Makareta Dunleavy.");
    const refused = await remove([nurse.customerId]);
    expectRefusal(refused, 400, "ValidationError", { reason: "home" });
    expect(refused.body.errors).toHaveLength(2);
    const only = await rowOf("approver.community@saltbush.example");
    const [, approver] = (await check([only.customerId], "saltbush-community")).body.obstacles;
    expect(approver).toMatchObject({ reason: "approver" });

    await add();
    const [centre] = await api.db.select().from(costCentres).where(eq(costCentres.unitUid, UNIT));
    await api.db
      .update(orders)
      .set({
        customerId: PK,
        unitUid: registrar.unitUid,
        status: "PENDING_APPROVAL",
        costCentre: { code: centre!.code, name: centre!.name },
      })
      .where(eq(orders.code, order!.code));
    expect((await check()).body.obstacles).toMatchObject([{ reason: "orders", orders: [order!.code] }]);
    // One who may not go keeps the others.
    const other = (await rowOf("parttime@saltbush.example")).customerId;
    await add([other]);
    expectRefusal(await remove([other, PK]), 400, "ValidationError", { reason: "orders" });
    expect(await api.db.select().from(unitMembers)).toHaveLength(2);
    await api.db.update(orders).set(order!).where(eq(orders.code, order!.code));
    expect((await check()).body).toEqual({ status: "SUCCESS", obstacles: [] });
  });

  test("[BU-01] a member is removed, the log says so, and a second time changes nothing", async () => {
    await add();
    const name = `${registrar.firstName} ${registrar.lastName}`;
    expect((await remove()).body.message).toBe(`${name} is no longer in Emergency.`);
    const noted = await lastChange();
    expect(noted.changes).toEqual([{ what: "Person", from: `${name} (${registrar.wearerId})`, to: null }]);
    expect((await remove()).status).toBe(200);
    expect((await lastChange()).id).toBe(noted.id);
    expectRefusal(await remove([PK], UNIT, FOREIGN), 404, "NotFoundError");
    expectRefusal(await check([PK], UNIT, FOREIGN), 404, "NotFoundError");
    expectRefusal(await remove([PK], UNIT, NURSE), 403, "ForbiddenError");
  });

  test("[BU-01] adding and removing at once leaves one of the two, with a row for each change", async () => {
    const before = (await api.db.select().from(changeEvents)).length;
    const answers = await Promise.all([add(), add(), remove(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const there = (await api.db.select().from(unitMembers)).length;
    const rows = (await api.db.select().from(changeEvents)).length - before;
    expect([there, rows % 2]).toEqual([there, there]);
  });
});
