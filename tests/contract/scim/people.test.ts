import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bringIdentityProvider } from "../../../commerce/demo";
import { accessRequests } from "../../../commerce/modules/access/tables";
import { changeEvents } from "../../../commerce/modules/changes/tables";
import { mailOutbox } from "../../../commerce/modules/mail/tables";
import { EMPLOYMENT, ENTERPRISE } from "../../../commerce/modules/scim/names";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { patch, scimOf } from "../../support/scim";
import { newPeople } from "./new-people";
import { NURSE, waitingOrder } from "../../support/waiting-order";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const scim = await scimOf(api, "saltbush");
const rowOf = async (id: string) => (await api.db.select().from(users).where(eq(users.customerId, id)))[0]!;
const byAddress = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const { person, create } = newPeople(scim);
const logged = (id: string) =>
  api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, id)).orderBy(changeEvents.id);

describe("adding", () => {
  test("[US-01] a person is added with all that HR sends, as a wearer, and the log names the client", async () => {
    const answer = await scim("POST", "/Users", {
      body: person({
        externalId: "hr-0001",
        nickName: "Han",
        title: "NURSE",
        name: { givenName: "Hana", familyName: "O'Brien-Ngāti", honorificPrefix: "Ms" },
        preferredLanguage: "mi",
        phoneNumbers: [
          { type: "work", value: "08 8999 0000" },
          { type: "mobile", value: "0491 570 110" },
        ],
        [ENTERPRISE]: {
          employeeNumber: "HR-1",
          department: "saltbush-emergency",
        },
        [EMPLOYMENT]: { startsOn: "2026-03-02", endsOn: "2027-03-01T00:00:00Z", load: 60 },
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("application/scim+json");
    expect(answer.headers.get("location")).toBe(answer.body.meta.location);
    expect(answer.headers.get("etag")).toBe(answer.body.meta.version);
    expect(answer.body).toMatchObject({
      externalId: "hr-0001",
      userName: "scim-1@saltbush.example",
      displayName: "Hana O'Brien-Ngāti",
      nickName: "Han",
      title: "NURSE",
      active: true,
      emails: [{ value: "scim-1@saltbush.example", type: "work", primary: true }],
      phoneNumbers: [{ value: "0491 570 110", type: "mobile", primary: true }],
      [EMPLOYMENT]: { startsOn: "2026-03-02", endsOn: "2027-03-01", load: 60 },
    });
    expect(answer.body[ENTERPRISE]).toMatchObject({ employeeNumber: "HR-1" });
    const { id } = answer.body;
    const row = await rowOf(id);
    expect(row).toMatchObject({ unitUid: "saltbush-emergency", fte: 60, jobGroup: "NURSE", title: "Ms" });
    expect(row.groups).toEqual(["customergroup"]);
    const [first] = await logged(id);
    expect(first).toMatchObject({
      by: { customerId: "client-hr-saltbush", name: "HR of saltbush" },
      channel: "hr-saltbush",
      changes: [{ what: "Added", from: null, to: "Wearer" }],
    });
    expect(await api.db.$count(accessRequests, eq(accessRequests.customerId, id))).toBe(1);
    expect((await scim("GET", `/Users/${id}`)).body).toEqual(answer.body);
  });

  test("[US-01] a department by its name is the same unit, and that name comes back", async () => {
    const unit = (await create({ [ENTERPRISE]: { department: "saltbush-emergency" } }))[ENTERPRISE]
      .department;
    expect(unit).not.toBe("saltbush-emergency");
    const { id } = await create({ [ENTERPRISE]: { department: String(unit).toUpperCase() } });
    expect((await rowOf(id)).unitUid).toBe("saltbush-emergency");
  });

  test.each([
    ["no address", { userName: "somebody" }, 400, "invalidValue"],
    ["no name", { name: {} }, 400, "invalidValue"],
    ["the address of somebody", { userName: NURSE }, 409, "uniqueness"],
    ["an address of another organisation", { userName: "wearer@kestrel.example" }, 409, "uniqueness"],
    ["a department that is none", { [ENTERPRISE]: { department: "kestrel" } }, 400, "invalidValue"],
    ["a cost centre that is none", { [ENTERPRISE]: { costCenter: "NOSUCH" } }, 400, "invalidValue"],
    [
      "a last day before the first",
      { [EMPLOYMENT]: { startsOn: "2026-03-02", endsOn: "2026-03-01" } },
      400,
      "invalidValue",
    ],
    ["a load of nothing", { [EMPLOYMENT]: { load: 0 } }, 400, "invalidValue"],
    ["a day that is none", { [EMPLOYMENT]: { startsOn: "2026-02-30" } }, 400, "invalidValue"],
    ["an employee id that cannot be one", { [ENTERPRISE]: { employeeNumber: "A B" } }, 400, "invalidValue"],
    ["a name that is an object", { userName: { a: 1 } }, 400, "invalidValue"],
  ])("[US-01] %s is refused in SCIM's shape", async (_, over, status, scimType) => {
    const before = await api.db.$count(users);
    const answer = await scim("POST", "/Users", { body: person(over) });
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: String(status), scimType },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("Kestrel");
    expect(await api.db.$count(users)).toBe(before);
  });

  test("[SI-02] who signs in at the organisation gets no link", async () => {
    const lantern = await scimOf(api, "lanternbridge");
    await bringIdentityProvider(api.db, "https://provider.example");
    const body = { userName: "new@lanternbridge.example", name: { givenName: "New", familyName: "One" } };
    const answer = await lantern("POST", "/Users", { body });
    expect(answer.status).toBe(201);
    expect(await api.db.$count(accessRequests, eq(accessRequests.customerId, answer.body.id))).toBe(0);
  });
});

describe("changing", () => {
  test("[US-01] a replacement changes what it has, clears what is empty and leaves the rest", async () => {
    const { id } = await create({
      externalId: "x-1",
      title: "NURSE",
      phoneNumbers: [{ type: "mobile", value: "0491 570 156" }],
    });
    const answer = await scim("PUT", `/Users/${id}`, {
      body: { userName: "replaced@saltbush.example", name: { givenName: "Ada" }, title: "", active: true },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      userName: "replaced@saltbush.example",
      externalId: "x-1",
      name: { givenName: "Ada", familyName: "O'Brien-Ngāti" },
      phoneNumbers: [{ value: "0491 570 156" }],
    });
    expect(answer.body.title).toBeUndefined();
  });

  test("[US-01] the same again changes nothing: the version stays and the log has no row", async () => {
    const whole = await create({ externalId: "x-2" });
    const rows = (await logged(whole["id"])).length;
    const again = await scim("PUT", `/Users/${whole["id"]}`, { body: whole });
    expect(again.body).toEqual(whole);
    expect((await logged(whole["id"])).length).toBe(rows);
  });

  test("[US-01] a cost centre is found by its code and its name, and none takes it away", async () => {
    const nurse = await byAddress(NURSE);
    const { body: centres } = await api.call("GET", "/manage-users/user-payment-details", {
      as: ADMIN,
      query: { customerPk: nurse.customerId },
    });
    const [centre] = centres.costCenters as { code: string; name: string }[];
    const { id } = await create({ [ENTERPRISE]: { department: nurse.unitUid } });
    const path = `${ENTERPRISE}:costCenter`;
    const change = (value: unknown, op = "replace") =>
      scim("PATCH", `/Users/${id}`, { body: patch({ op, path, value }) });
    expect((await change(null, "remove")).body[ENTERPRISE].costCenter).toBeUndefined();
    expect((await change(centre!.name)).body[ENTERPRISE].costCenter).toBe(centre!.code);
    expect((await change(centre!.code.toLowerCase())).body[ENTERPRISE].costCenter).toBe(centre!.code);
  });

  test("[US-01] what somebody else has is refused with 409 and changes nothing", async () => {
    const one = await create({ [ENTERPRISE]: { employeeNumber: "HR-77" } });
    const two = await create();
    const refused = await scim("PATCH", `/Users/${two["id"]}`, {
      body: patch(
        { op: "replace", path: "title", value: "PORTER" },
        { op: "replace", path: `${ENTERPRISE}:employeeNumber`, value: "hr-77" },
      ),
    });
    expect([refused.status, refused.body.scimType]).toEqual([409, "uniqueness"]);
    expect((await scim("GET", `/Users/${two["id"]}`)).body).toEqual(two);
    expect(one[ENTERPRISE].employeeNumber).toBe("HR-77");
  });
});

describe("leaving", () => {
  test("[US-01] a leaver is out at the next request, and what waits is shown to the administrator", async () => {
    const nurse = await byAddress(NURSE);
    const code = await waitingOrder(api);
    const token = await api.signIn(NURSE, true);
    expect((await api.call("GET", "/orgUsers/current", { token })).status).toBe(200);
    const answer = await scim("PATCH", `/Users/${nurse.customerId}`, {
      body: patch({ op: "replace", value: { active: false } }),
    });
    expect([answer.status, answer.body.active]).toEqual([200, false]);
    expect((await api.call("GET", "/orgUsers/current", { token })).status).toBe(401);
    const { body } = await api.call("POST", "/manage-users/list", {
      as: ADMIN,
      body: { filters: { attention: "left-with-orders" } },
    });
    expect(body.users.map(({ customerPK }: { customerPK: string }) => customerPK)).toEqual([
      nurse.customerId,
    ]);
    expect((await scim("GET", `/Users/${nurse.customerId}`)).body.active).toBe(false);
    const order = await api.db.execute(sql`select 1 from orders where code = ${code}`);
    expect(order).toBeDefined();
    const back = await scim("PATCH", `/Users/${nurse.customerId}`, {
      body: patch({ op: "Replace", path: "active", value: "True" }),
    });
    expect(back.body.active).toBe(true);
    api.forgetTokens();
  });

  test("[US-01] who is deleted is closed and gone for HR, nothing is erased, and the same address comes back", async () => {
    const { id, userName } = await create({ externalId: "x-3" });
    expect((await scim("DELETE", `/Users/${id}`)).status).toBe(204);
    expect((await rowOf(id)).active).toBe(false);
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const body = method === "PATCH" ? patch({ op: "replace", path: "active", value: true }) : person();
      const answer = await scim(
        method,
        `/Users/${id}`,
        method === "GET" || method === "DELETE" ? {} : { body },
      );
      expect([method, answer.status]).toEqual([method, 404]);
    }
    const found = await scim("GET", "/Users", { query: { filter: `userName eq "${userName}"` } });
    expect(found.body.totalResults).toBe(0);
    const { body } = await api.call("GET", "/manage-users/getUserDetails", {
      as: ADMIN,
      query: { customerPK: id },
    });
    expect(body.status).toBe("inactive");
    const again = await scim("POST", "/Users", { body: { ...person(), userName } });
    expect([again.status, again.body.id, again.body.active]).toEqual([201, id, true]);
    expect((await logged(id)).map(({ changes }) => changes[0]!.what)).toContain("Status");
  });

  test("[US-01] whom an administrator opens again exists again", async () => {
    const { id } = await create();
    await scim("DELETE", `/Users/${id}`);
    await api.call("POST", "/manage-users/activate", { as: ADMIN, body: { content: { customerPK: id } } });
    expect((await scim("GET", `/Users/${id}`)).body.active).toBe(true);
  });

  test("[US-01] the last administrator cannot be closed", async () => {
    const admins = await api.db
      .select()
      .from(users)
      .where(sql`organisation_uid = 'saltbush' and active and 'b2badmingroup' = any(groups)`);
    const refusals = [];
    for (const { customerId } of admins) {
      refusals.push(
        (
          await scim("PATCH", `/Users/${customerId}`, {
            body: patch({ op: "replace", value: { active: false } }),
          })
        ).status,
      );
    }
    expect(refusals.at(-1)).toBe(400);
    expect((await scim("DELETE", `/Users/${admins.at(-1)!.customerId}`)).body.scimType).toBe("mutability");
    for (const { customerId } of admins)
      await api.db.update(users).set({ active: true }).where(eq(users.customerId, customerId));
    api.forgetTokens();
  });

  test("[US-01] who is added closed gets the link when the account opens, and no mail before", async () => {
    const { id, userName } = await create({ active: false });
    const links = () => api.db.$count(accessRequests, eq(accessRequests.customerId, id));
    expect([(await rowOf(id)).active, await links()]).toEqual([false, 0]);
    expect(await api.db.$count(mailOutbox, eq(mailOutbox.toAddress, userName))).toBe(0);
    await scim("PATCH", `/Users/${id}`, { body: patch({ op: "replace", path: "active", value: true }) });
    expect([(await rowOf(id)).active, await links()]).toEqual([true, 1]);
  });
});
