import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

/** How published OCC clients change units and user groups, and what they read of the answer (contract §10). */
const api = await apiOfFile();
const ADMIN = "admin@korraline.example";
const FOREIGN = "admin@kestrel.example";
const WEARER = "wearer@korraline.example";
const ME = "/users/current";
const UNIT = "korraline-karratha";
const NAME = "O'Brien-Ngāti <b>&";

const call = (method: string, path: string, body?: object, as = ADMIN) =>
  api.call(method, path, { as, body });
const get = (path: string) => call("GET", path);
const lastChange = async () =>
  (await api.db.select().from(changeEvents).orderBy(desc(changeEvents.id)).limit(1))[0]!;
const ROOT = "korraline";
const changesOf = async (code: string) =>
  (await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, code))).flatMap(
    ({ changes }) => changes.map(({ what }) => what),
  );
type Sent = [method: string, path: string, body?: object];
async function expectUnknown(...sent: Sent[]): Promise<void> {
  for (const [method, path, body] of sent) {
    const answer = await call(method, path, body, FOREIGN);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expectRefusal(answer, 404, "NotFoundError");
  }
}
async function expectForbidden(...sent: Sent[]): Promise<void> {
  for (const one of sent) expectRefusal(await call(one[0], one[1], one[2], WEARER), 403, "ForbiddenError");
}

describe("units", () => {
  const unit = { uid: "pc-depot", name: NAME, parentOrgUnit: { uid: UNIT }, approvalProcess: { code: null } };

  test("[OG-01] one is added, renamed, disabled and enabled; each answer is the unit, and the log has each", async () => {
    const made = await call("POST", `${ME}/orgUnits`, unit);
    const shown = { uid: "pc-depot", name: NAME, active: true, parentOrgUnit: { uid: UNIT }, addresses: [] };
    expect([made.status, made.body]).toMatchObject([201, { ...shown, code: "pc-depot", status: "SUCCESS" }]);
    expect(made.headers.get("location")).toMatch(/\/orgUnits\/pc-depot$/);
    expect((await get(`${ME}/orgUnits/pc-depot`)).body).toMatchObject(shown);

    const path = `${ME}/orgUnits/pc-depot`;
    const off = await call("PATCH", path, { uid: "pc-depot", active: false });
    expect([off.status, off.body]).toMatchObject([200, { name: NAME, active: false }]);
    expectRefusal(await call("PATCH", path, { name: "Late" }), 400, "ValidationError", { subject: "uid" });
    expect((await call("PATCH", path, { active: false })).status).toBe(200);
    const on = await call("PATCH", path, { ...unit, name: "Depot", active: true });
    expect([on.status, on.body]).toMatchObject([200, { name: "Depot", active: true }]);
    expect(await changesOf("pc-depot")).toEqual(["Added", "Status", "Status", "Name"]);
  });

  test("[OG-01] a unit says which orders need an approval, and takes that process back as it is", async () => {
    const { body } = await get(`${ME}/orgUnitsAvailableApprovalProcesses`);
    const [approvalProcess] = body.approvalProcesses;
    expect(approvalProcess.name).toMatch(/^(Every order|Orders )/);
    const path = `${ME}/orgUnits/${UNIT}`;
    const { body: shown } = await get(path);
    expect(shown).toMatchObject({ approvalProcess });
    expect((await get(`/business-units/${UNIT}`)).body).toMatchObject({ approvalProcess });
    expect((await call("PATCH", path, { name: shown.name, approvalProcess })).status).toBe(200);
  });

  test("[OG-01] what cannot change of a unit is refused, and nothing of the call is kept", async () => {
    const path = `${ME}/orgUnits/${UNIT}`;
    for (const [body, subject] of [
      [{ name: "X", uid: "other" }, "uid"],
      [{ name: "X", parentOrgUnit: { uid: UNIT } }, "parentOrgUnit.uid"],
      [{ name: "X", approvalProcess: { code: "simple" } }, "approvalProcess.code"],
      [{ name: " " }, "name"],
    ] as const) {
      expectRefusal(await call("PATCH", path, body), 400, "ValidationError", { subject });
    }
    expectRefusal(
      await call("PATCH", `${ME}/orgUnits/${ROOT}`, { name: "X", active: false }),
      400,
      "ValidationError",
    );
    expect((await get(`${ME}/orgUnits/${ROOT}`)).body).toMatchObject({ active: true });
    expect((await get(`${ME}/orgUnits/${ROOT}`)).body.name).not.toBe("X");
    expect((await get(path)).body.name).not.toBe("X");
  });

  test("[OG-01] an address may be a person's, and has a name either way", async () => {
    const path = `${ME}/orgUnits/${UNIT}/addresses`;
    const person = {
      ...{ id: "", titleCode: "mr", firstName: "Sam", lastName: NAME, line1: "1 Wattle Street", line2: "" },
      ...{ town: "Karratha", region: { isocode: "WA" }, postalCode: "6714", country: { isocode: "AU" } },
      phone: "",
    };
    const made = await call("POST", path, person);
    expect([made.status, made.body]).toMatchObject([
      201,
      { firstName: "Sam", lastName: NAME, town: "Karratha" },
    ]);
    expect((await lastChange()).changes[0]!.to).toContain(`Sam ${NAME}`);
    const one = `${path}/${made.body.id}`;
    expect((await call("PATCH", one, { ...person, id: made.body.id, firstName: "Jo" })).status).toBe(200);
    const { addresses } = (await get(path)).body;
    expect(addresses).toContainEqual(expect.objectContaining({ id: made.body.id, firstName: "Jo" }));
    for (const [names, subject] of [
      [{ firstName: "Sam" }, "lastName"],
      [{ lastName: "Field" }, "firstName"],
      [{}, "companyName"],
    ] as const) {
      const { firstName: _first, lastName: _last, ...place } = person;
      expectRefusal(await call("POST", path, { ...place, ...names }), 400, "ValidationError", { subject });
    }
    expectRefusal(await call("PATCH", one, { firstName: "" }), 400, "ValidationError", {
      subject: "firstName",
    });
    expect((await call("DELETE", one)).status).toBe(200);
  });

  test("[OG-01] the people of a unit are listed for each role, with sorts and who has it", async () => {
    for (const role of ["b2bapprovergroup", "b2bcustomergroup", "b2badmingroup", "customergroup"]) {
      const path = `${ME}/orgUnits/korraline-au/availableUsers/${role}`;
      const { status, body } = await api.call("GET", path, {
        as: ADMIN,
        query: { sort: "name", pageSize: 50, fields: "DEFAULT" },
      });
      expect([role, status]).toEqual([role, 200]);
      expect(body.sorts).toContainEqual({ code: "name", name: "Name", selected: true });
      expect(body.users.length).toBeGreaterThan(0);
      for (const one of body.users) {
        expect(one).toMatchObject({ uid: one.email, customerId: one.customerPK, orgUnit: one.unit });
        expect([one.active, one.selected]).toEqual([
          one.status === "active",
          one.active && one.roles.includes(role),
        ]);
      }
    }
  });
});

describe("user groups", () => {
  test("[OG-01] one is added and renamed by its names; the people to choose from are people", async () => {
    const group = { uid: "PC-CREW", name: NAME, orgUnit: { uid: UNIT } };
    const made = await call("POST", `${ME}/orgUnitUserGroups`, group);
    expect([made.status, made.body]).toMatchObject([201, group]);
    expect(made.headers.get("location")).toMatch(/\/orgUnitUserGroups\/PC-CREW$/);
    const path = `${ME}/orgUnitUserGroups/PC-CREW`;
    expect((await call("PATCH", path, { orgUnit: { uid: ROOT } })).body).toMatchObject({
      ...{ uid: "PC-CREW", name: NAME, orgUnit: { uid: ROOT } },
    });
    expectRefusal(await call("PATCH", path, { uid: "OTHER", name: "X" }), 400, "ValidationError", {
      subject: "uid",
    });
    const { body } = await get(`${path}/availableOrgCustomers`);
    expect(body.sorts).toContainEqual({ code: "name", name: "Name", selected: true });
    for (const one of body.users) {
      expect(one).toMatchObject({ uid: one.email, customerId: one.customerPK, selected: false });
    }
  });
});

describe("who may", () => {
  const NEW = { uid: "pc-x", name: "X", parentOrgUnit: { uid: UNIT } };
  const GROUP = { uid: "PC-X", name: "X" };
  const unit = `${ME}/orgUnits/${UNIT}`;

  test("[API-1] another organisation's units and groups are not found or changed", async () => {
    const address = (await get(`${unit}/addresses`)).body.addresses[0].id as string;
    const place = {
      ...{ companyName: "X", line1: "X", town: "X", postalCode: "3000", country: { isocode: "AU" } },
    };
    const before = (await get(unit)).body;
    await expectUnknown(
      ["GET", unit],
      ["PATCH", unit, { name: "X" }],
      ["PATCH", unit, { active: false }],
      ["POST", `${ME}/orgUnits`, NEW],
      ["POST", `${unit}/addresses`, place],
      ["PATCH", `${unit}/addresses/${address}`, { firstName: "X", lastName: "X" }],
      ["DELETE", `${unit}/addresses/${address}`],
      ["GET", `${unit}/availableUsers/b2bapprovergroup`],
      ["GET", `${unit}/availableUsers/b2bcustomergroup`],
      ["PATCH", `${ME}/orgUnitUserGroups/PC-CREW`, { name: "X" }],
      ["GET", `${ME}/orgUnitUserGroups/PC-CREW/availableOrgCustomers`],
    );
    // A unit of a body is one that cannot be chosen, as one that does not exist.
    for (const uid of [UNIT, "nowhere"]) {
      const sent = { ...GROUP, orgUnit: { uid } };
      expectRefusal(await call("POST", `${ME}/orgUnitUserGroups`, sent, FOREIGN), 400, "ValidationError");
    }
    expect((await get(unit)).body).toEqual(before);
    expect((await get(`${ME}/orgUnitUserGroups/PC-CREW`)).body.name).toBe(NAME);
    expect(await api.db.$count(units, eq(units.uid, "pc-x"))).toBe(0);
  });

  test("[API-1] who does not manage the organisation is refused", () =>
    expectForbidden(
      ["POST", `${ME}/orgUnits`, NEW],
      ["PATCH", unit, { active: false }],
      ["POST", `${ME}/orgUnitUserGroups`, { ...GROUP, orgUnit: { uid: UNIT } }],
      ["GET", `${unit}/availableUsers/b2bcustomergroup`],
    ));
});
