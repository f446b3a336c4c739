import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount, type Trace } from "../../../commerce/database/trace";
import { ENTERPRISE } from "../../../commerce/modules/scim/names";
import { apiOfFile } from "../../support/api";
import { patch, scimOf } from "../../support/scim";
import { newPeople } from "./new-people";

const api = await apiOfFile();
const scim = await scimOf(api, "saltbush");
const { person, create } = newPeople(scim);

describe("lists", () => {
  const ask = async (query: Record<string, string>) => (await scim("GET", "/Users", { query })).body;

  test("[US-01] a page and the total are two statements, however many people there are", async () => {
    await api.db
      .execute(sql`insert into users (customer_id, uid, password_hash, first_name, last_name, wearer_id,
        organisation_uid, unit_uid, groups, hired_at)
      select 'BULK-' || n, 'bulk-' || n || '@saltbush.example', '', 'Bulk', 'Person', '', 'saltbush', 'saltbush-emergency',
        array['customergroup'], now() from generate_series(1, 10000) n`);
    const count = async (query: Record<string, string>) => {
      const trace: Trace = { statements: 0, log: [] };
      const body = await statementCount.run(trace, () => ask(query));
      return { body, statements: trace.log!.filter((text) => text.includes("from users u")).length };
    };
    const one = await count({ startIndex: "1", count: "1" });
    const many = await count({ startIndex: "5001", count: "1000" });
    expect([one.statements, many.statements]).toEqual([2, 2]);
    expect(many.body).toMatchObject({ startIndex: 5001, itemsPerPage: 200 });
    expect(many.body.totalResults).toBeGreaterThan(10_000);
    expect(await ask({ count: "0" })).toMatchObject({
      itemsPerPage: 0,
      Resources: [],
      totalResults: many.body.totalResults,
    });
    const ids = new Set<string>();
    for (const startIndex of ["1", "201", "401"])
      for (const { id } of (await ask({ startIndex, count: "200" })).Resources) ids.add(id);
    expect(ids.size).toBe(600);
    await api.db.execute(sql`delete from users where customer_id like 'BULK-%'`);
  });

  test("[US-01] people are found by each attribute that can be searched by", async () => {
    const one = await create({ externalId: 'e"1\\', [ENTERPRISE]: { employeeNumber: "HR-F" } });
    for (const filter of [
      `userName eq "${one["userName"].toUpperCase()}"`,
      `USERNAME Eq "${one["userName"]}"`,
      `urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${one["userName"]}"`,
      'externalId eq "e\\"1\\\\"',
      `id eq "${one["id"]}"`,
      `emails.value eq "${one["userName"]}"`,
      `emails[type eq "work"].value eq "${one["userName"]}"`,
      `${ENTERPRISE}:employeeNumber eq "HR-F"`,
      `id eq "${one["id"]}" and active eq true`,
      `id eq "${one["id"]}" and meta.lastModified ge "${one["meta"].lastModified}"`,
    ])
      expect([filter, (await ask({ filter })).Resources]).toEqual([filter, [one]]);
    for (const filter of [
      `id eq "${one["id"]}" and active eq false`,
      `id eq "${one["id"]}" and active eq "False"`,
      `id eq "${one["id"]}" and meta.lastModified gt "${one["meta"].lastModified}"`,
      `emails[type eq "home"].value eq "${one["userName"]}"`,
      'userName eq "nobody@saltbush.example"',
    ])
      expect([filter, (await ask({ filter })).totalResults]).toEqual([filter, 0]);
  });

  test.each([
    'displayName co "a"',
    "nosuch eq 1",
    'userName eq "a" or userName eq "b"',
    'not (userName eq "a")',
    '(userName eq "a")',
    "userName",
    "userName eq",
    "userName pr",
    "(((((((((((",
    'meta.lastModified gt "yesterday"',
    'active eq "perhaps"',
    'userName eq "\0"',
    `userName eq "${"a".repeat(3000)}"`,
    "a.".repeat(900),
  ])("[US-01] the filter %s is refused as invalidFilter", async (filter) => {
    const answer = await scim("GET", "/Users", { query: { filter } });
    expect([answer.status, answer.body.scimType]).toEqual([400, "invalidFilter"]);
  });

  test("[US-01] lists are sorted as they are asked to be, as the service says that they can be", async () => {
    expect((await scim("GET", "/ServiceProviderConfig")).body.sort).toEqual({ supported: true });
    const made = ["b", "A", "c"].map((familyName) =>
      person({ externalId: familyName === "c" ? "" : familyName, name: { givenName: "Sorty", familyName } }),
    );
    const ids: string[] = [];
    for (const body of made) ids.push((await scim("POST", "/Users", { body })).body.id);
    const order = async (query: Record<string, string>) => {
      const { Resources } = await ask({ count: "200", ...query });
      return (Resources as { id: string; name: { familyName: string } }[])
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name.familyName)
        .join("");
    };
    expect(await order({ sortBy: "name.familyName" })).toBe("Abc");
    expect(await order({ sortBy: "name.familyName", sortOrder: "descending" })).toBe("cbA");
    // What has no value is last, and first the other way round.
    expect(await order({ sortBy: "externalId" })).toMatch(/c$/);
    expect(await order({ sortBy: "externalId", sortOrder: "descending" })).toMatch(/^c/);
    expect((await scim("GET", "/Users", { query: { sortBy: "nosuch" } })).body.scimType).toBe("invalidPath");
    expect((await scim("GET", "/Users", { query: { sortBy: "id", sortOrder: "up" } })).status).toBe(400);
    const groups = ["zeta", "Alpha"].map((displayName) => scim("POST", "/Groups", { body: { displayName } }));
    await Promise.all(groups);
    const found = await scim("POST", "/Groups/.search", {
      body: {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:SearchRequest"],
        ...{ sortBy: "displayName", sortOrder: "descending", excludedAttributes: ["members"], count: 200 },
      },
    });
    const names = (found.body.Resources as { displayName: string }[]).map(({ displayName }) => displayName);
    expect(names.filter((name) => ["zeta", "Alpha"].includes(name))).toEqual(["zeta", "Alpha"]);
  });

  test("[US-01] attributes choose what is shown, and id and schemas always are", async () => {
    const { id } = await create({ title: "NURSE" });
    const one = async (query: Record<string, string>) => (await scim("GET", `/Users/${id}`, { query })).body;
    expect(Object.keys(await one({ attributes: "userName,name.givenName" }))).toEqual([
      "schemas",
      "id",
      "userName",
      "name",
    ]);
    expect((await one({ attributes: "name.givenName" })).name).toEqual({ givenName: "Hana <b>" });
    expect((await one({ attributes: `${ENTERPRISE}:department` }))[ENTERPRISE]).toEqual({
      department: expect.any(String),
    });
    const without = await one({ excludedAttributes: "id,emails,name.familyName" });
    expect([without.id, without.emails, without.name.familyName]).toEqual([id, undefined, undefined]);
    const listed = await ask({ filter: `id eq "${id}"`, attributes: "title" });
    expect(listed.Resources).toEqual([{ schemas: expect.anything(), id, title: "NURSE" }]);
  });

  test.each(["x", "1.5", "", "9".repeat(30)])("[US-01] a count of %j is refused", async (count) => {
    expect((await scim("GET", "/Users", { query: { count } })).status).toBe(400);
  });
});

describe("versions", () => {
  test("[US-01] a change of an older version is 412 and changes nothing; of the newest it is made", async () => {
    const { id, meta } = await create();
    const change = (version: string, title: string) =>
      scim("PATCH", `/Users/${id}`, {
        body: patch({ op: "replace", path: "title", value: title }),
        headers: { "If-Match": version },
      });
    const first = await change(meta.version, "PORTER");
    expect([first.status, first.body.title]).toEqual([200, "PORTER"]);
    expect(first.body.meta.version).not.toBe(meta.version);
    for (const method of ["PUT", "DELETE"])
      expect(
        (
          await scim(method, `/Users/${id}`, {
            ...(method === "PUT" ? { body: person() } : {}),
            headers: { "If-Match": meta.version },
          })
        ).status,
      ).toBe(412);
    expect((await change(meta.version, "NURSE")).status).toBe(412);
    expect((await change("*", "CLERK")).body.title).toBe("CLERK");
    const { version } = (await scim("GET", `/Users/${id}`)).body.meta;
    const same = await scim("GET", `/Users/${id}`, { headers: { "If-None-Match": version } });
    expect([same.status, same.body, same.headers.get("etag")]).toEqual([304, undefined, version]);
  });
});
