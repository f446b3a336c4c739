import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { fillCart, skuOf } from "../support/shopping";

/** What published OCC clients send and read, beside what the shop's own pages do. */
const api = await apiOfFile();
const buyer = "buyer@harrowstreet.example";
const admin = "admin@korraline.example";
const NAME = "O'Brien-Ngāti <b>&";

const get = (path: string, as?: string) => api.call("GET", path, { as });

describe("the profile", () => {
  const patch = (body: object, as = buyer, id = "current") => api.call("PATCH", `/users/${id}`, { as, body });
  const profile = async (as = buyer) => (await get("/users/current", as)).body;

  test("[AC-01] title and names change, what is not sent stays, and the change log has it once", async () => {
    const before = await profile();
    const named = { firstName: " Māia ", lastName: NAME, titleCode: "dr" };
    for (const press of [1, 2]) {
      const { status, body } = await patch(named);
      expect([press, status, body]).toEqual([press, 200, ""]);
    }
    expect(await profile()).toMatchObject({
      ...{ firstName: "Māia", lastName: NAME, name: `Māia ${NAME}`, titleCode: "dr", title: "Dr" },
      uid: before.uid,
    });
    expect((await patch({ preferredName: "May" })).status).toBe(200);
    expect(await profile()).toMatchObject({ firstName: "Māia", titleCode: "dr", preferredName: "May" });
    const rows = await api.db
      .select()
      .from(changeEvents)
      .where(and(eq(changeEvents.subjectCode, before.customerId), eq(changeEvents.kind, "person")));
    expect(rows.map(({ changes }) => changes.map(({ what }) => what))).toEqual([
      ["Title", "First name", "Last name"],
      ["Preferred name"],
    ]);
  });

  test("[AC-01] an administrator who has the person open is told of it", async () => {
    const [person] = await api.db.select().from(users).where(eq(users.uid, "wearer@korraline.example"));
    const { customerId, version, lastName } = person!;
    await patch({ firstName: "Renamed" }, "wearer@korraline.example");
    const late = await api.call("PATCH", "/manage-users/updatePersonalDetails", {
      as: admin,
      body: { customerPK: customerId, version, firstName: "Older", lastName },
    });
    expectRefusal(late, 409, "ConflictError");
  });

  test("[AC-01] faults have words, and nothing is saved", async () => {
    const { firstName } = await profile();
    for (const [body, subject] of [
      [{ firstName: " " }, "firstName"],
      [{ lastName: "x".repeat(61) }, "lastName"],
      [{ firstName: "Kit", titleCode: "lord" }, "titleCode"],
    ] as const) {
      expectRefusal(await patch(body), 400, "ValidationError", { subject });
    }
    expect((await profile()).firstName).toBe(firstName);
  });

  test("[API-1] nobody changes another person's, of the own organisation or of another", async () => {
    for (const as of [admin, buyer]) {
      expectRefusal(await patch({ firstName: "Kit" }, as, "KM-000001"), 403, "ForbiddenError");
    }
  });
});

test("[SI-04] a link for a new password is sent to who is named by `userId`, as by `userid`", async () => {
  const sent = async () => (await api.db.select().from(mailOutbox)).length;
  for (const name of ["userId", "userid"]) {
    const before = await sent();
    const address = name === "userId" ? "finance@korraline.example" : "approver@korraline.example";
    const { status } = await api.call("POST", "/forgottenpasswordtokens", { body: { [name]: address } });
    await api.jobs.runDue();
    expect([name, status, (await sent()) - before]).toEqual([name, 202, 1]);
  }
  expectRefusal(await api.call("POST", "/forgottenpasswordtokens", { body: {} }), 400, "ValidationError", {
    subject: "userid",
    reason: "missing",
  });
});

test("[CK-03] the delivery mode of a cart is read by itself, and empty while there is none", async () => {
  const cart = await fillCart(api, buyer, { [await skuOf(api, "KC-5002")]: 1 });
  const path = `/users/current/carts/${cart}`;
  expect((await get(`${path}/deliverymode`, buyer)).body).toEqual({});
  const { addresses } = (await get("/users/current/addresses", buyer)).body;
  await api.call("PUT", `${path}/addresses/delivery`, { as: buyer, query: { addressId: addresses[0].id } });
  const [mode] = (await get(`${path}/deliverymodes`, buyer)).body.deliveryModes;
  await api.call("PUT", `${path}/deliverymode`, { as: buyer, query: { deliveryModeId: mode.code } });
  expect((await get(`${path}/deliverymode`, buyer)).body).toEqual(mode);
});

describe("reference data", () => {
  test("[API-1] the regions of a country have the codes that addresses hold", async () => {
    const { body } = await get("/countries/AU/regions");
    expect(body.regions).toContainEqual({
      ...{ isocode: "VIC", isocodeShort: "VIC", name: "Victoria", countryIso: "AU" },
    });
    expect((await get("/countries/nz/regions")).body.regions).toHaveLength(16);
    expect((await get("/countries/FR/regions")).body).toEqual({ regions: [] });
  });

  test("[API-1] the types of card are those that pay", async () => {
    expect((await get("/cardtypes")).body.cardTypes).toContainEqual({ code: "visa", name: "Visa" });
  });
});

describe("the organisation", () => {
  test("[OG-01] the tree begins at the caller's unit and holds each unit below it once", async () => {
    const root = (await get("/users/current/orgUnitsRootNodeTree", admin)).body;
    expect(root).toMatchObject({ id: "korraline", active: true });
    expect(root).not.toHaveProperty("parent");
    const ids: string[] = [];
    const walk = (node: { id: string; children: (typeof node)[] }) => {
      ids.push(node.id);
      node.children.forEach(walk);
    };
    walk(root);
    const { unitNodes } = (await get("/users/current/availableOrgUnitNodes", admin)).body;
    expect(ids.sort()).toEqual(unitNodes.map(({ id }: { id: string }) => id).sort());
    const own = await api.db.select().from(units).where(eq(units.organisationUid, "korraline"));
    expect(ids).toEqual(own.map(({ uid }) => uid).sort());
  });

  test("[OG-01] a unit, its people and its cost centres are read by the contract's shapes", async () => {
    const { unitNodes } = (await get("/users/current/availableOrgUnitNodes", admin)).body;
    const below = unitNodes.find(({ parent }: { parent?: string }) => parent === "korraline");
    expect((await get(`/users/current/orgUnits/${below.id}`, admin)).body).toMatchObject({
      ...{ uid: below.id, name: below.name, active: true },
      parentOrgUnit: { uid: "korraline" },
    });
    const { users: people, pagination } = (await get("/users/current/orgCustomers", admin)).body;
    expect(pagination.totalResults).toBeGreaterThanOrEqual(people.length);
    const one = (await get(`/users/current/orgCustomers/${people[0].customerId}`, admin)).body;
    expect(one).toEqual(people[0]);
    expect(one).toMatchObject({ uid: one.email, orgUnit: { uid: expect.any(String) } });
    const approvers = await get(`/users/current/orgUnits/${below.id}/availableUsers/b2bapprovergroup`, admin);
    for (const { uid, email, customerId, customerPK } of approvers.body.users) {
      expect([uid, customerId]).toEqual([email, customerPK]);
    }
    const { costCenters } = (await get("/costcentersall", admin)).body;
    const centre = costCenters.find(({ activeFlag }: { activeFlag: boolean }) => activeFlag);
    expect(centre).toMatchObject({ active: "true", originalCode: centre.code });
    expect((await get(`/costcenters/${centre.code}`, admin)).body).toEqual(centre);
  });

  test("[OG-01] what does not exist, or is another organisation's, is not found; who manages nothing is refused", async () => {
    const paths = ["orgUnits/kestrel", "orgUnits/nowhere", "orgCustomers/KM-000001", "orgCustomers/nobody"];
    for (const path of paths) {
      const answer = await get(`/users/current/${path}`, admin);
      expect([path, answer.status, answer.body.errors[0].type]).toEqual([path, 404, "NotFoundError"]);
    }
    expectRefusal(await get("/costcenters/nothing", admin), 404, "NotFoundError");
    for (const path of [
      "/users/current/orgUnitsRootNodeTree",
      "/users/current/availableOrgUnitNodes",
      "/users/current/orgUnits/korraline",
      "/users/current/orgCustomers",
      "/costcentersall",
    ]) {
      const answer = await get(path, "wearer@korraline.example");
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});

test("[API-1] a fault without words of its own is a sentence, and what is missing says so", async () => {
  const refused = (body: object) => api.call("POST", "/users/loginUserCheck", { body });
  for (const [body, reason, message] of [
    [{}, "missing", "This information is required."],
    [{ userid: 7 }, "invalid", "Enter a text."],
    [{ userid: "x".repeat(1001) }, "invalid", "Enter at most 1000 characters."],
  ] as const) {
    expectRefusal(await refused(body), 400, "ValidationError", { reason, message });
  }
});
