import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { EMPLOYMENT, ENTERPRISE } from "../../../commerce/modules/scim/names";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { PATCH, scimOf } from "../../support/scim";

/**
 * The requests that Microsoft Entra ID and Okta document, with addresses and numbers of people of the demo: "Tutorial:
 * Develop and plan provisioning for a SCIM endpoint", "Known issues with SCIM 2.0 protocol compliance" and "Okta and SCIM
 * Version 2.0".
 */
const api = await apiOfFile();
const scim = await scimOf(api, "saltbush");
const userRow = async (id: string) => (await api.db.select().from(users).where(eq(users.customerId, id)))[0]!;

const entraName = "Test_User_00aa00aa@Saltbush.example";
const entra = {
  userName: entraName,
  created: await scim("POST", "/Users", {
    body: {
      schemas: [
        "urn:ietf:params:scim:schemas:core:2.0:User",
        "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
      ],
      externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
      userName: entraName,
      active: true,
      emails: [{ primary: true, type: "work", value: "Test_User_11bb11bb@Saltbush.example" }],
      meta: { resourceType: "User" },
      name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
      roles: [],
    },
  }),
};

describe("Microsoft Entra ID", () => {
  const { userName, created } = entra;
  const path = `/Users/${created.body.id as string}`;
  const patched = async (...Operations: unknown[]) => {
    const answer = await scim("PATCH", path, { body: { schemas: [PATCH], Operations } });
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return answer.body;
  };

  test("[US-01] a user is created; userName is the address, whatever the list of addresses has", () => {
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
      userName: userName.toLowerCase(),
      active: true,
      name: { familyName: "familyName", givenName: "givenName" },
    });
  });

  test("[US-01] a user is found, and nobody is found as an empty list", async () => {
    const find = async (filter: string) => (await scim("GET", "/Users", { query: { filter } })).body;
    expect((await find(`userName eq "${userName}"`)).Resources[0].id).toBe(created.body.id);
    expect(await find('userName eq "non-existent user"')).toMatchObject({ totalResults: 0, Resources: [] });
  });

  test("[US-01] several values are replaced: the address and the last name", async () => {
    const body = await patched(
      { op: "Replace", path: 'emails[type eq "work"].value', value: "updatedEmail@Saltbush.example" },
      { op: "Replace", path: "name.familyName", value: "updatedFamilyName" },
    );
    expect(body).toMatchObject({
      userName: "updatedemail@saltbush.example",
      emails: [{ value: "updatedemail@saltbush.example", type: "work", primary: true }],
      name: { givenName: "givenName", familyName: "updatedFamilyName" },
    });
  });

  test("[US-01] userName is replaced", async () => {
    const value = "5b50642d-79fc-4410-9e90-4c077cdd1a59@saltbush.example";
    expect((await patched({ op: "Replace", path: "userName", value })).userName).toBe(value);
  });

  test("[US-01] one operation for each attribute, as it is sent without its flag", async () => {
    const body = await patched(
      { op: "Replace", path: "displayName", value: "Pvlo" },
      { op: "Replace", path: 'emails[type eq "work"].value', value: "TestBcwqnm@saltbush.example" },
      { op: "Replace", path: "name.givenName", value: "Gtfd" },
      { op: "Replace", path: "name.familyName", value: "Pkqf" },
      { op: "Replace", path: "externalId", value: "Eqpj" },
      {
        op: "Replace",
        path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber",
        value: "Eqpj",
      },
    );
    expect(body).toMatchObject({ externalId: "Eqpj", displayName: "Gtfd Pkqf" });
    expect(body[ENTERPRISE].employeeNumber).toBe("Eqpj");
  });

  test("[US-01] one operation without a path, with names as paths, as it is sent with its flag", async () => {
    const body = await patched(
      { op: "replace", path: 'emails[type eq "work"].value', value: "TestMhvaes@saltbush.example" },
      {
        op: "replace",
        value: {
          displayName: "Bjfe",
          "name.givenName": "Kkom",
          "name.familyName": "Unua",
          "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber": "Aklq",
        },
      },
    );
    expect(body).toMatchObject({
      userName: "testmhvaes@saltbush.example",
      name: { givenName: "Kkom", familyName: "Unua" },
    });
    expect(body[ENTERPRISE].employeeNumber).toBe("Aklq");
  });

  test("[US-01] values are added where none were, also those that are not kept", async () => {
    const body = await patched(
      { op: "Add", path: "nickName", value: "Babs" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+61 491 571 266" },
      { op: "Add", path: 'phoneNumbers[type eq "work"].value', value: "08 8999 0000" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].primary', value: true },
      { op: "Add", path: 'addresses[type eq "work"].locality', value: "Perth" },
      { op: "add", path: 'roles[primary eq "True"].value', value: "admin" },
      { op: "add", path: "preferredLanguage", value: "mi" },
      { op: "Add", path: `${ENTERPRISE}:manager`, value: "SV-000001" },
      { op: "Add", path: `${EMPLOYMENT}:startsOn`, value: "2026-04-01T00:00:00Z" },
      { op: "Add", path: `${EMPLOYMENT}:load`, value: "80" },
    );
    expect(body).toMatchObject({
      nickName: "Babs",
      phoneNumbers: [{ value: "0491 571 266", type: "mobile" }],
      [EMPLOYMENT]: { startsOn: "2026-04-01", load: 80 },
    });
    expect(body[ENTERPRISE].manager.value).toBe("SV-000001");
    expect((await userRow(body.id)).groups).toEqual(["customergroup"]);
    const without = await patched(
      { op: "Remove", path: "nickName" },
      { op: "Remove", path: 'phoneNumbers[type eq "mobile"]' },
    );
    expect([without.nickName, without.phoneNumbers]).toEqual([undefined, undefined]);
  });

  test.each([["False"], [false]])("[US-01] a user is disabled with %j and enabled again", async (value) => {
    expect((await patched({ op: "Replace", path: "active", value })).active).toBe(false);
    const renamed = await patched({ op: "Replace", path: "name.givenName", value: `Left ${String(value)}` });
    expect([renamed.active, renamed.name.givenName]).toEqual([false, `Left ${String(value)}`]);
    expect((await patched({ op: "Replace", path: "active", value: "True" })).active).toBe(true);
  });

  test("[OG-01] a group is created, found without its members, renamed, filled, emptied and deleted", async () => {
    const made = await scim("POST", "/Groups", {
      body: {
        schemas: [
          "urn:ietf:params:scim:schemas:core:2.0:Group",
          "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group",
        ],
        externalId: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159",
        displayName: "displayName",
        meta: { resourceType: "Group" },
      },
    });
    expect(made).toMatchObject({ status: 201, body: { displayName: "displayName", members: [] } });
    const group = `/Groups/${made.body.id as string}`;
    const query = { excludedAttributes: "members", filter: 'displayName eq "displayName"' };
    const found = (await scim("GET", "/Groups", { query })).body;
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: made.body.id }] });
    expect(found.Resources[0].members).toBeUndefined();
    const change = async (operation: unknown) => {
      const answer = await scim("PATCH", group, { body: { schemas: [PATCH], Operations: [operation] } });
      expect([answer.status, answer.body]).toEqual([204, undefined]);
      return (await scim("GET", group)).body;
    };
    expect(
      (await change({ op: "Replace", path: "displayName", value: "1879db59updatedDisplayName" })).displayName,
    ).toBe("1879db59updatedDisplayName");
    const value = [{ $ref: null, value: created.body.id }];
    expect((await change({ op: "Add", path: "members", value })).members).toMatchObject([
      { value: created.body.id, type: "User" },
    ]);
    const holds = `id eq "${made.body.id as string}" and members eq "${created.body.id as string}"`;
    expect((await scim("GET", "/Groups", { query: { filter: holds } })).body.totalResults).toBe(1);
    expect((await change({ op: "Remove", path: "members", value })).members).toEqual([]);
    await change({ op: "Add", path: "members", value: [{ value: created.body.id }] });
    const path = `members[value eq "${created.body.id as string}"]`;
    expect((await change({ op: "remove", path })).members).toEqual([]);
    expect((await scim("DELETE", group)).status).toBe(204);
    expect((await scim("GET", group)).status).toBe(404);
  });

  test("[US-01] a user is deleted", async () => {
    expect(await scim("DELETE", path)).toMatchObject({ status: 204, body: undefined });
    expect((await scim("GET", path)).status).toBe(404);
  });
});

const oktaName = "test.user@saltbush.example";
const oktaUser = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: oktaName,
  name: { givenName: "Test", familyName: "User" },
  emails: [{ primary: true, value: oktaName, type: "work" }],
  displayName: "Test User",
  locale: "en-US",
  externalId: "00ujl29u0le5T6Aj10h7",
  groups: [],
  password: "1mz050nq",
  active: true,
};
const find = { filter: `userName eq "${oktaName}"`, startIndex: "1", count: "100" };
const okta = {
  userName: oktaName,
  sent: oktaUser,
  find,
  before: (await scim("GET", "/Users", { query: find })).body,
  created: await scim("POST", "/Users", { body: oktaUser }),
};

describe("Okta", () => {
  const { userName, sent, find, before, created } = okta;
  const path = `/Users/${created.body.id as string}`;

  test("[US-01] nobody is found, then a user is created, and the password is not taken", async () => {
    expect(before).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
    expect(created.status).toBe(201);
    const { password: _password, locale: _locale, groups: _groups, schemas: _schemas, ...kept } = sent;
    expect(created.body).toMatchObject(kept);
    expect(JSON.stringify(created.body)).not.toContain(sent.password);
    const refused = await api.oauth("token", {
      ...{ grant_type: "password", username: userName, password: sent.password },
      ...{ client_id: "hr-saltbush", client_secret: "" },
    });
    expect(refused.status).toBe(401);
    expect((await scim("POST", "/Users", { body: sent })).body).toMatchObject({
      status: "409",
      scimType: "uniqueness",
    });
    expect((await scim("GET", "/Users", { query: find })).body.Resources).toEqual([created.body]);
  });

  test("[US-01] the whole user is replaced with what was read", async () => {
    const { body } = await scim("GET", path);
    const answer = await scim("PUT", path, {
      body: {
        ...body,
        name: { givenName: "Another", middleName: "Excited", familyName: "User" },
        groups: [],
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: created.body.id, name: { givenName: "Another", familyName: "User" }, active: true },
    });
  });

  test.each([false, true])(
    "[US-01] active is replaced with %j by an operation without a path",
    async (active) => {
      const body = { schemas: [PATCH], Operations: [{ op: "replace", value: { active } }] };
      expect(await scim("PATCH", path, { body })).toMatchObject({ status: 200, body: { active } });
    },
  );

  test("[OG-01] a group is created, and its name and members are replaced in one request", async () => {
    const made = await scim("POST", "/Groups", {
      body: {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
        displayName: "Test SCIMv2",
        members: [],
      },
    });
    expect(made.status).toBe(201);
    const group = `/Groups/${made.body.id as string}`;
    const member = { value: created.body.id as string, display: userName };
    const replace = (value: unknown, path?: string) =>
      scim("PATCH", group, { body: { schemas: [PATCH], Operations: [{ op: "replace", path, value }] } });
    expect((await replace({ id: made.body.id, displayName: "Test SCIMv2 renamed" })).status).toBe(204);
    expect((await replace([member], "members")).status).toBe(204);
    expect((await scim("GET", group)).body).toMatchObject({
      displayName: "Test SCIMv2 renamed",
      members: [{ value: member.value }],
    });
    const whole = await scim("PUT", group, {
      body: { schemas: [], id: made.body.id, displayName: "Test SCIMv2", members: [] },
    });
    expect(whole).toMatchObject({ status: 200, body: { displayName: "Test SCIMv2", members: [] } });
    await scim("DELETE", group);
  });
});
