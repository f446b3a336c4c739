import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../../commerce/database/connection";
import {
  addClient,
  addToken,
  changeClient,
  ClientMistake,
  endTokens,
  listClients,
  setActive,
} from "../../../commerce/modules/oauth";
import { oauthTokens } from "../../../commerce/modules/oauth/tables";
import { userGroups } from "../../../commerce/modules/user-groups/tables";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { grantsAs, register } from "../../support/clients";
import { expectRefusal } from "../../support/expect";
import { patch, scimOf, scimWith } from "../../support/scim";

const api = await apiOfFile();
const scim = await scimOf(api, "saltbush");
const kestrel = await scimOf(api, "kestrel");
const wearer = (await api.db.select().from(users).where(eq(users.uid, "wearer@kestrel.example")))[0]!;
const group = (await kestrel("POST", "/Groups", { body: { displayName: "Kestrel’s own" } })).body
  .id as string;
const agent = (
  await api.db
    .select()
    .from(users)
    .where(sql`'asagentgroup' = any(groups)`)
)[0]!;
const snapshot = async () =>
  JSON.stringify([
    (await api.db.select().from(users)).sort((a, b) => (a.customerId < b.customerId ? -1 : 1)),
    await api.db.select().from(userGroups),
  ]);
const DISCOVERY = ["/ServiceProviderConfig", "/ResourceTypes", "/Schemas"];
const EVERY: [method: string, path: string][] = [
  ...[...DISCOVERY, "/Users", "/Groups"].map((path): [string, string] => ["GET", path]),
  ["POST", "/Users"],
  ["POST", "/Groups"],
  ...["Users/U-1", "Groups/G-1"].flatMap((path) =>
    ["GET", "PUT", "PATCH", "DELETE"].map((method): [string, string] => [method, `/${path}`]),
  ),
  ["GET", "/nosuch"],
];
const bodyOf = (method: string) =>
  method === "PATCH"
    ? { body: patch({ op: "replace", path: "externalId", value: "x" }) }
    : ["POST", "PUT"].includes(method)
      ? { body: { userName: "x@saltbush.example", displayName: "X", name: { givenName: "X" } } }
      : {};

describe("who may", () => {
  test.each(EVERY)("[US-01] %s %s needs the token of a client of an organisation", async (method, path) => {
    const erp = grantsAs(api);
    const other = await register(api, `erp-${method}-${path.replaceAll("/", ".")}`, {
      scopes: ["people:write"],
    });
    const tokens = [
      [undefined, 401],
      ["nonsense", 401],
      [await api.signIn("admin@saltbush.example"), 403],
      [(await erp.own(other)).body.access_token as string, 403],
    ] as const;
    for (const [token, status] of tokens) {
      const answer = await scimWith(api, token)(method, path, bodyOf(method));
      expect([answer.status, answer.headers.get("content-type"), answer.body]).toMatchObject([
        status,
        "application/scim+json",
        { status: String(status), schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"] },
      ]);
      if (status === 401) expect(answer.headers.get("www-authenticate")).toContain("Bearer");
    }
  });

  test("[US-01] nothing of another organisation is there, whatever is asked", async () => {
    const before = await snapshot();
    for (const id of [wearer.customerId, agent.customerId, "nobody"])
      for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
        const answer = await scim(method, `/Users/${id}`, bodyOf(method));
        expect([method, id, answer.status]).toEqual([method, id, 404]);
      }
    for (const method of ["GET", "PUT", "PATCH", "DELETE"])
      expect([method, (await scim(method, `/Groups/${group}`, bodyOf(method))).status]).toEqual([
        method,
        404,
      ]);
    for (const filter of [
      `userName eq "${wearer.uid}"`,
      `id eq "${wearer.customerId}"`,
      `emails.value eq "${wearer.uid}"`,
      `id eq "${agent.customerId}"`,
    ])
      expect((await scim("GET", "/Users", { query: { filter } })).body.totalResults).toBe(0);
    for (const filter of ['displayName eq "Kestrel’s own"', `id eq "${group}"`])
      expect((await scim("GET", "/Groups", { query: { filter } })).body.totalResults).toBe(0);
    const mine = (await scim("POST", "/Groups", { body: { displayName: "Saltbush’s own" } })).body
      .id as string;
    const added = await scim("PATCH", `/Groups/${mine}`, {
      body: patch({ op: "add", path: "members", value: [{ value: wearer.customerId }] }),
    });
    expect([added.status, added.body.scimType]).toEqual([400, "invalidValue"]);
    await scim("DELETE", `/Groups/${mine}`);
    expect(await snapshot()).toBe(before);
  });

  test("[US-01] every page of the list has people of the organisation alone, and all of them", async () => {
    const ids: string[] = [];
    for (let startIndex = 1; ; startIndex += 200) {
      const { body } = await scim("GET", "/Users", {
        query: { startIndex: String(startIndex), count: "200" },
      });
      ids.push(...body.Resources.map(({ id }: { id: string }) => id));
      if (ids.length >= body.totalResults) break;
    }
    const all = await api.db
      .select({ id: users.customerId })
      .from(users)
      .where(sql`organisation_uid = 'saltbush' and deleted_at is null and not 'asagentgroup' = any(groups)`);
    expect(ids.sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test("[API-1] the token opens no call of the sites", async () => {
    for (const path of ["/languages", "/orgUsers/current", "/manage-users/list", "/products/search"]) {
      for (const method of ["GET", "POST"]) {
        const answer = await api.call(method, path, {
          token: scim.token,
          ...(method === "POST" ? { body: {} } : {}),
        });
        expect([403, 404, 405]).toContain(answer.status);
      }
    }
    expectRefusal(await api.call("GET", "/languages", { token: scim.token }), 403, "ForbiddenError");
  });
});

describe("clients of an organisation", () => {
  test("[API-1] they have the one scope and the one grant, and nobody else has that scope", async () => {
    const rows = await listClients(api.db);
    expect(rows.find(({ clientId }) => clientId === "hr-kestrel")).toMatchObject({
      organisationUid: "kestrel",
      scopes: ["people:provision"],
      grants: ["client_credentials"],
    });
    const add = (
      details: Parameters<typeof addClient>[3],
      kind: "public" | "confidential" = "confidential",
    ) => addClient(api.db, "wrong", kind, details, api.now());
    const organisation = "saltbush";
    for (const details of [
      { scopes: ["people:provision"] },
      { organisation, scopes: ["people:provision", "basic"] },
      { organisation, grants: ["password"] },
      { organisation: "nosuch" },
    ])
      await expect(add(details)).rejects.toThrow(ClientMistake);
    await expect(add({ organisation, grants: ["refresh_token"] }, "public")).rejects.toThrow(ClientMistake);
    await expect(changeClient(api.db, "hr-saltbush", { scopes: ["basic"] })).rejects.toThrow(ClientMistake);
    await register(api, "plain");
    await expect(changeClient(api.db, "plain", { scopes: ["people:provision"] })).rejects.toThrow(
      ClientMistake,
    );
    await expect(addToken(api.db, "plain", api.now())).rejects.toThrow(ClientMistake);
  });

  test("[API-1] a token that is made by hand is kept as a hash, ends on its day, and ends when it is told to", async () => {
    const { token, until } = await addToken(api.db, "hr-saltbush", api.now(), 90);
    expect(JSON.stringify(await api.db.select().from(oauthTokens))).not.toContain(token);
    const ask = async (as = token) =>
      (await scimWith(api, as)("GET", "/Users", { query: { count: "1" } })).status;
    expect(await ask()).toBe(200);
    const start = api.now();
    api.setNow(new Date(until.getTime() - 1000));
    expect(await ask()).toBe(200);
    api.setNow(until);
    expect(await ask()).toBe(401);
    api.setNow(start);
    expect(await ask()).toBe(200);
    await endTokens(api.db, "hr-saltbush", api.now());
    expect(await ask()).toBe(401);
    for (const days of [0, 731, 1.5, NaN])
      await expect(addToken(api.db, "hr-saltbush", api.now(), days)).rejects.toThrow(ClientMistake);
    const another = (await addToken(api.db, "hr-saltbush", api.now())).token;
    expect(await ask(another)).toBe(200);
    await setActive(api.db, "hr-saltbush", false, api.now());
    expect(await ask(another)).toBe(401);
    await expect(addToken(api.db, "hr-saltbush", api.now())).rejects.toThrow(ClientMistake);
    await setActive(api.db, "hr-saltbush", true, api.now());
  });
});

test("[API-1] what a reset of the demo leaves refers to nothing that it replaces", async () => {
  const keys = await rowsOf(
    api.db,
    sql`select conname from pg_constraint
    where contype = 'f' and conrelid in ('oauth_clients'::regclass, 'webhooks'::regclass)`,
  );
  expect(keys).toEqual([]);
});

describe("what the service says of itself", () => {
  test("[API-1] its settings, resource types and schemas have what is answered", async () => {
    const ask = async (path: string) => (await kestrel("GET", path)).body;
    expect(await ask("/ServiceProviderConfig")).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
      authenticationSchemes: [{ type: "oauthbearertoken" }],
    });
    const types = await ask("/ResourceTypes");
    expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
      "/Users",
      "/Groups",
    ]);
    expect(await ask("/ResourceTypes/User")).toEqual(types.Resources[0]);
    const schemas = await ask("/Schemas");
    expect(schemas.totalResults).toBe(4);
    const [user] = schemas.Resources;
    expect(await ask(`/Schemas/${user.id as string}`)).toEqual(user);
    const attribute = (name: string) => user.attributes.find((one: { name: string }) => one.name === name);
    expect(attribute("userName")).toMatchObject({
      type: "string",
      required: true,
      mutability: "readWrite",
      uniqueness: "server",
    });
    expect(attribute("groups")).toMatchObject({ multiValued: true, mutability: "readOnly" });
    expect(JSON.stringify(schemas)).not.toContain("null");
    const { Resources } = (await kestrel("GET", "/Users", { query: { count: "50" } })).body;
    const known = new Set(
      schemas.Resources.flatMap((one: { id: string; attributes: { name: string }[] }) => [
        one.id,
        ...one.attributes.map(({ name }) => name),
      ]),
    );
    for (const name of Resources.flatMap(Object.keys))
      expect(known.has(name) || ["id", "schemas", "meta", "externalId"].includes(name), name as string).toBe(
        true,
      );
    expect((await kestrel("GET", "/Schemas", { query: { filter: "id pr" } })).status).toBe(403);
  });
});
