import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasePerson } from "../../../commerce/modules/personal-data";
import { changeEvents } from "../../../commerce/modules/changes/tables";
import { ENTERPRISE } from "../../../commerce/modules/scim/names";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { patch, scimOf } from "../../support/scim";
import { newPeople } from "./new-people";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const scim = await scimOf(api, "saltbush");
const { person, create } = newPeople(scim);
const PATH = `${ENTERPRISE}:manager`;
const managerOf = async (id: string) => (await scim("GET", `/Users/${id}`)).body[ENTERPRISE].manager;
const change = (id: string, ...operations: object[]) =>
  scim("PATCH", `/Users/${id}`, { body: patch(...operations) });
const shown = async (customerPK: string) =>
  (await api.call("GET", "/manage-users/getUserDetails", { as: ADMIN, query: { customerPK } })).body
    .employeeInformation.manager;

const head = await create({ name: { givenName: "Kiri <b>&", familyName: "O'Brien-Ngāti" } });
const HEAD = head["id"] as string;
const NAMED = {
  value: HEAD,
  $ref: `http://commerce.test/scim/v2/Users/${HEAD}`,
  displayName: "Kiri <b>& O'Brien-Ngāti",
};

test("[US-01] a manager is written in each way that systems send one, and read with the name", async () => {
  const { id } = await create({ [ENTERPRISE]: { manager: { value: HEAD, displayName: "Not kept" } } });
  expect(await managerOf(id)).toEqual(NAMED);
  const ways = [
    { op: "Add", path: PATH, value: HEAD },
    { op: "Replace", path: PATH, value: [{ $ref: "x", value: HEAD }] },
    { op: "replace", path: PATH, value: { value: HEAD } },
    { op: "replace", path: `${PATH}.value`, value: HEAD },
    { op: "replace", value: { [PATH]: HEAD } },
    { op: "replace", value: { [ENTERPRISE]: { manager: head["userName"] } } },
  ];
  for (const way of ways) {
    const none = await change(id, { op: "Remove", path: PATH });
    expect([none.status, none.body[ENTERPRISE].manager]).toEqual([200, undefined]);
    expect([way, (await change(id, way)).body[ENTERPRISE].manager]).toEqual([way, NAMED]);
  }
  for (const value of ["", null, [], { value: "" }]) {
    await change(id, { op: "replace", path: PATH, value: HEAD });
    expect((await change(id, { op: "replace", path: PATH, value })).body[ENTERPRISE].manager).toBeUndefined();
  }
  await change(id, { op: "replace", path: PATH, value: HEAD });
  const put = await scim("PUT", `/Users/${id}`, {
    body: person({ [ENTERPRISE]: { department: "saltbush" } }),
  });
  expect(put.body[ENTERPRISE].manager).toEqual(NAMED);
  const log = await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, id));
  expect(log.flatMap(({ changes }) => changes)).toContainEqual({
    what: "Manager",
    from: NAMED.displayName,
    to: null,
  });
});

test("[US-01] people are found by their manager, also where people are searched by a POST", async () => {
  const one = await create({ [ENTERPRISE]: { manager: HEAD }, name: { givenName: "Zed" } });
  const filter = `${ENTERPRISE}:manager.value eq "${HEAD}" and id eq "${one["id"]}"`;
  expect((await scim("GET", "/Users", { query: { filter } })).body.Resources).toEqual([one]);
  const schemas = ["urn:ietf:params:scim:api:messages:2.0:SearchRequest"];
  const found = await scim("POST", "/Users/.search", {
    body: { schemas, filter, startIndex: 1, count: 5, attributes: [`${PATH}.value`] },
  });
  expect([found.status, found.body.totalResults]).toEqual([200, 1]);
  expect(found.body.Resources).toEqual([
    { schemas: one["schemas"], id: one["id"], [ENTERPRISE]: { manager: { value: HEAD } } },
  ]);
});

test("[US-01] nobody of another organisation, nobody unknown and not the person can be the manager", async () => {
  const { id } = await create();
  const [foreign] = await api.db.select().from(users).where(eq(users.uid, "admin@kestrel.example"));
  for (const value of [id, "nobody", foreign!.customerId, foreign!.uid, { value: ["x"] }]) {
    const answer = await change(id, { op: "replace", path: PATH, value });
    expect([value, answer.status, answer.body.scimType]).toEqual([value, 400, "invalidValue"]);
  }
  expect(await managerOf(id)).toBeUndefined();
});

test("[US-01] administrators read who the manager is, and a manager who is gone is named nowhere", async () => {
  const boss = await create({ name: { givenName: "Boss" } });
  const { id } = await create({ [ENTERPRISE]: { manager: boss["id"] } });
  expect([(await managerOf(id)).displayName, await shown(id)]).toEqual(["Boss", "Boss"]);
  await scim("DELETE", `/Users/${boss["id"]}`);
  expect([await managerOf(id), await shown(id)]).toEqual([undefined, undefined]);
  const refused = await change(id, { op: "replace", path: PATH, value: boss["id"] });
  expect(refused.status).toBe(400);
  await scim("POST", "/Users", { body: person({ userName: boss["userName"] }) });
  expect((await managerOf(id)).value).toBe(boss["id"]);
  await api.db.transaction((tx) => erasePerson(tx, String(boss["userName"]), api.now()));
  const [row] = await api.db.select().from(users).where(eq(users.customerId, id));
  expect([row!.managerId, await managerOf(id)]).toEqual([null, undefined]);
});
