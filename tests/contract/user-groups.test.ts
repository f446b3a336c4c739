import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { factsOf } from "../../commerce/modules/limits";
import { purchaseLimitPeople } from "../../commerce/modules/limits/tables";
import { userGroupLimits, userGroupMembers, userGroups } from "../../commerce/modules/user-groups/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const ADMIN = "admin@saltbush.example";
/** Made the administrator of one hospital here. */
const LOCAL = "approver@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const ALL = "/users/current/orgUnitUserGroups";

const api = await apiOfFile();
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const [nurse, river] = [await rowOf(NURSE), await rowOf("registrar@saltbush.example")];
await api.db
  .update(users)
  .set({ groups: ["b2badmingroup"] })
  .where(eq(users.uid, LOCAL));

const call = (
  method: string,
  path = "",
  more: { as?: string; body?: unknown; query?: Record<string, string> } = {},
) => api.call(method, `${ALL}${path}`, { as: ADMIN, ...more });
const add = (more: object = {}, as = ADMIN) =>
  call("POST", "", { as, body: { uid: "CREW", name: "Crew", orgUnit: { uid: "saltbush-base" }, ...more } });
const join = (orgCustomerId: string, as = ADMIN, uid = "CREW") =>
  call("POST", `/${uid}/members`, { as, query: { orgCustomerId } });
const limit = (code: string, method = "POST", as = ADMIN) =>
  method === "POST"
    ? call("POST", "/CREW/orderApprovalPermissions", { as, query: { orderApprovalPermissionCode: code } })
    : call("DELETE", `/CREW/orderApprovalPermissions/${code}`, { as });
const members = async () =>
  (await api.db.select().from(userGroupMembers).where(eq(userGroupMembers.groupUid, "CREW")))
    .map(({ customerId }) => customerId)
    .sort();
const lastChange = async () =>
  (await api.db.select().from(changeEvents).orderBy(desc(changeEvents.id)).limit(1))[0]!;

beforeEach(async () => {
  await api.db.delete(userGroups).where(eq(userGroups.uid, "CREW"));
  await add();
});

describe("groups", () => {
  test("[OG-01] are listed, found, added, changed and deleted, with a row of the log for each", async () => {
    expect(await lastChange()).toMatchObject({
      kind: "user-group",
      subjectCode: "CREW",
      unitUid: "saltbush-base",
      changes: [{ what: "Added", from: null, to: "Saltbush Base Hospital" }],
    });
    const { body } = await call("GET", "", { query: { search: "crew" } });
    expect(body.orgUnitUserGroups).toMatchObject([{ uid: "CREW", membersCount: 0, limitsCount: 0 }]);
    expect(
      (await call("GET", "", { query: { pageSize: "1", currentPage: "1" } })).body.orgUnitUserGroups,
    ).toHaveLength(1);
    const change = { name: "Night crew", orgUnit: { uid: "saltbush" }, version: 1 };
    expect((await call("PATCH", "/CREW", { body: change })).body.message).toBe("Night crew (CREW) is saved.");
    expect((await lastChange()).changes).toEqual([
      { what: "Name", from: "Crew", to: "Night crew" },
      { what: "Unit", from: "Saltbush Base Hospital", to: "Saltbush Valley Health" },
    ]);
    expectRefusal(await call("PATCH", "/CREW", { body: change }), 409, "ConflictError");
    await join(nurse.customerId);
    await limit("SV-ORDER-LIMIT");
    expect((await call("DELETE", "/CREW")).body.message).toBe("Night crew (CREW) is deleted.");
    expect((await lastChange()).changes).toEqual([{ what: "Deleted", from: "1 in it", to: null }]);
    expect([await members(), (await rowOf(NURSE)).active]).toEqual([[], true]);
    expectRefusal(await call("DELETE", "/CREW"), 404, "NotFoundError");
  });

  test("[OG-01] of others are not there; ids are taken once; units must be the caller's", async () => {
    const again = await add({ name: "Other" });
    expectRefusal(again, 409, "AlreadyExistsError", { subject: "uid" });
    expect(again.body.errors[0].message).toContain("Member Permission with the same id already exists");
    expectRefusal(await add({ uid: "X" }, FOREIGN), 400, "ValidationError");
    expectRefusal(await add({ uid: "X", orgUnit: { uid: "saltbush-river" } }, LOCAL), 400, "ValidationError");
    expectRefusal(await add({ uid: "X", name: " " }), 400, "ValidationError");
    expectRefusal(await add({ uid: "X" }, NURSE), 403, "ForbiddenError");
    for (const [method, path, body] of [
      ["GET", "/CREW", undefined],
      ["PATCH", "/CREW", { name: "Mine" }],
      ["DELETE", "/CREW", undefined],
      ["GET", "/CREW/availableOrgCustomers", undefined],
      ["GET", "/CREW/availableOrderApprovalPermissions", undefined],
      ["DELETE", "/CREW/members", undefined],
    ] as const) {
      expectRefusal(await call(method, path, { as: FOREIGN, body }), 404, "NotFoundError");
    }
    expect((await call("GET", "", { as: FOREIGN })).body.orgUnitUserGroups).toEqual([]);
    expectRefusal(await call("GET", "/SV-LEADS", { as: LOCAL }), 404, "NotFoundError");
    expect((await call("GET", "/CREW", { as: LOCAL })).status).toBe(200);
  });
});

describe("members", () => {
  test("[OG-01] people whom the caller manages join, are listed and leave; a second time changes nothing", async () => {
    const both = `${nurse.customerId},${river.customerId}`;
    expect((await join(both)).body.message).toBe("2 people are in Crew (CREW).");
    const noted = await lastChange();
    expect(noted.changes).toHaveLength(2);
    await join(nurse.customerId);
    expect((await lastChange()).id).toBe(noted.id);
    expect(await members()).toEqual([nurse.customerId, river.customerId].sort());
    const people = async (query: Record<string, string>, as = ADMIN) =>
      (await call("GET", "/CREW/availableOrgCustomers", { as, query })).body;
    expect((await people({ selected: "true" })).pagination.totalResults).toBe(2);
    expect((await people({ selected: "true", search: "dunleavy" })).users).toMatchObject([
      { customerPK: nurse.customerId, selected: true },
    ]);
    expect((await people({ selected: "false", search: "dunleavy" })).users).toEqual([]);
    // Of the members an administrator of one hospital sees those at home there.
    expect((await people({ selected: "true" }, LOCAL)).users).toHaveLength(1);
    expect((await call("GET", "/CREW", { as: LOCAL })).body.membersCount).toBe(2);
    expectRefusal(
      await call("DELETE", `/CREW/members/${river.customerId}`, { as: LOCAL }),
      404,
      "NotFoundError",
    );
    await call("DELETE", "/CREW/members", { as: LOCAL });
    expect(await members()).toEqual([river.customerId]);
    await call("DELETE", `/CREW/members/${river.customerId}`);
    expect((await lastChange()).changes).toMatchObject([{ what: "Member", to: null }]);
    expect((await call("DELETE", `/CREW/members/${river.customerId}`)).status).toBe(200);
    expect(await members()).toEqual([]);
  });

  test("[OG-01] nobody joins who is a stranger, inactive, or managed by others", async () => {
    const stranger = await rowOf("wearer@kestrel.example");
    expectRefusal(await join(`${nurse.customerId},${stranger.customerId}`), 404, "NotFoundError");
    expectRefusal(await join(river.customerId, LOCAL), 404, "NotFoundError");
    expectRefusal(await join(" , "), 404, "NotFoundError");
    expectRefusal(await join(","), 400, "ValidationError");
    await api.db.update(users).set({ active: false }).where(eq(users.customerId, nurse.customerId));
    expectRefusal(await join(nurse.customerId), 400, "ValidationError");
    await api.db.update(users).set({ active: true }).where(eq(users.customerId, nurse.customerId));
    const seen = { customerPKs: [river.customerId], unitUid: "saltbush-emergency" };
    await api.call("POST", "/addUserToSelectedBusinessUnit", { as: ADMIN, body: seen });
    expectRefusal(await join(river.customerId, LOCAL), 403, "ForbiddenError");
    expect(await members()).toEqual([]);
  });
});

describe("purchase limits", () => {
  const limitsOf = async () => {
    const order = {
      organisationUid: "saltbush",
      timeZone: "Australia/Adelaide",
      customerId: nurse.customerId,
      unitUid: nurse.unitUid,
      currency: "AUD",
      cents: 1,
      at: api.now(),
    };
    return (await factsOf(api.db, order)).limits.map(({ code }) => code);
  };

  test("[AP-03] a limit of a group counts for each member, once, until it is taken or the member leaves", async () => {
    expect(await limitsOf()).toEqual([]);
    await join(nurse.customerId);
    expect((await limit("SV-OVER-BUDGET")).body.message).toContain("Everybody in Crew (CREW) has");
    expect(await limitsOf()).toEqual(["SV-OVER-BUDGET"]);
    const noted = await lastChange();
    await limit("SV-OVER-BUDGET");
    expect((await lastChange()).id).toBe(noted.id);
    await api.db
      .insert(purchaseLimitPeople)
      .values({ limitCode: "SV-OVER-BUDGET", customerId: nurse.customerId });
    expect(await limitsOf()).toEqual(["SV-OVER-BUDGET"]);
    await api.db.delete(purchaseLimitPeople).where(eq(purchaseLimitPeople.customerId, nurse.customerId));
    const { body } = await call("GET", "/CREW");
    const whole = await api.call("GET", "/users/current/orderApprovalPermissions/SV-OVER-BUDGET", {
      as: ADMIN,
    });
    expect(whole.body.userGroups.map(({ uid }: { uid: string }) => uid)).toEqual(["CREW", "SV-LEADS"]);
    // The three leads and the nurse.
    expect(whole.body.people).toBe(4);
    expect(body.orderApprovalPermissions).toMatchObject([{ code: "SV-OVER-BUDGET" }]);
    const offered = (await call("GET", "/CREW/availableOrderApprovalPermissions")).body
      .orderApprovalPermissions;
    expect(offered.find(({ code }: { code: string }) => code === "SV-OVER-BUDGET").selected).toBe(true);
    await limit("SV-OVER-BUDGET", "DELETE");
    expect(await limitsOf()).toEqual([]);
    await limit("SV-OVER-BUDGET");
    await call("DELETE", "/CREW/members");
    expect(await limitsOf()).toEqual([]);
    expect(
      await api.db.select().from(userGroupLimits).where(eq(userGroupLimits.groupUid, "CREW")),
    ).toHaveLength(1);
  });

  test("[OG-01] a limit that is disabled or not the caller's is not given", async () => {
    expectRefusal(await limit("SV-OVER-BUDGET", "POST", LOCAL), 404, "NotFoundError");
    const path = "/users/current/orderApprovalPermissions/SV-MONTH-LIMIT";
    const body = { name: "A month", threshold: 1, periodRange: "MONTH", active: false };
    await api.call("PATCH", path, { as: ADMIN, body });
    expectRefusal(await limit("SV-MONTH-LIMIT"), 400, "ValidationError");
  });
});

describe("the groups of one person", () => {
  const ofPerson = (path = "", method = "GET", as = ADMIN, query: Record<string, string> = {}) =>
    api.call(method, `/users/current/orgCustomers/${nurse.customerId}/orgUserGroups${path}`, { as, query });
  const uids = async (query: Record<string, string>) =>
    (await ofPerson("", "GET", ADMIN, query)).body.orgUnitUserGroups.map(({ uid }: { uid: string }) => uid);

  test("[OG-01] a person is put into a group and taken out by the person's own calls, each once", async () => {
    expect([(await uids({ selected: "true" })).includes("CREW"), await uids({ search: "CREW" })]).toEqual([
      false,
      ["CREW"],
    ]);
    expect(await uids({ selected: "false", search: "CREW" })).toEqual(["CREW"]);
    for (const time of ["first", "second"]) {
      expect([time, (await ofPerson("/CREW", "POST")).status, await members()]).toEqual([
        time,
        200,
        [nurse.customerId],
      ]);
    }
    expect((await lastChange()).changes).toMatchObject([{ what: "Member", from: null }]);
    expect((await ofPerson()).body.orgUnitUserGroups).toContainEqual(
      expect.objectContaining({ uid: "CREW", selected: true, membersCount: 1 }),
    );
    expect(await uids({ selected: "false", search: "CREW" })).toEqual([]);
    const noted = await lastChange();
    expect((await ofPerson("/CREW", "DELETE")).status).toBe(200);
    const gone = await lastChange();
    expect((await ofPerson("/CREW", "DELETE")).status).toBe(200);
    expect([await members(), gone.id > noted.id, (await lastChange()).id]).toEqual([[], true, gone.id]);
  });

  test("[OG-01] another organisation's people and groups are not found, and wearers may not", async () => {
    for (const [path, method] of [
      ["", "GET"],
      ["/CREW", "POST"],
      ["/CREW", "DELETE"],
    ] as const) {
      expectRefusal(await ofPerson(path, method, FOREIGN), 404, "NotFoundError");
      expectRefusal(await ofPerson(path, method, NURSE), 403, "ForbiddenError");
    }
    expectRefusal(await ofPerson("/NONE", "POST"), 404, "NotFoundError");
  });
});
