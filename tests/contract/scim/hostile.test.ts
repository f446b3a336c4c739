import { describe, expect, test } from "vitest";
import { ENTERPRISE } from "../../../commerce/modules/scim/names";
import { userGroups } from "../../../commerce/modules/user-groups/tables";
import { users } from "../../../commerce/modules/users/tables";
import { apiOfFile } from "../../support/api";
import { patch, scimOf } from "../../support/scim";

const api = await apiOfFile();
const kestrel = await scimOf(api, "kestrel");
const WEARER = "wearer@kestrel.example";
const group = (await kestrel("POST", "/Groups", { body: { displayName: "Kestrel’s own" } })).body
  .id as string;
const snapshot = async () =>
  JSON.stringify([
    (await api.db.select().from(users)).sort((a, b) => (a.customerId < b.customerId ? -1 : 1)),
    await api.db.select().from(userGroups),
  ]);

describe("hostile requests", () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const many = Array.from({ length: 101 }, () => ({ op: "replace", path: "title", value: "x" }));
  const bodies: [name: string, body: unknown, status: number, scimType?: string][] = [
    ["no JSON", "{", 400, "invalidSyntax"],
    ["a deep body", deep(5000), 400, "invalidSyntax"],
    ["a list", "[1]", 400],
    ["a large body", JSON.stringify({ displayName: "x".repeat(70_000) }), 413],
    ["no operations", { schemas: [] }, 400],
    ["more than 100 operations", patch(...many), 400, "tooMany"],
    ["an unknown operation", patch({ op: "copy", path: "title", value: "x" }), 400, "invalidSyntax"],
    ["an unknown attribute", patch({ op: "add", path: "nosuch", value: "x" }), 400, "invalidPath"],
    ["an inherited name", patch({ op: "add", path: "constructor", value: "x" }), 400, "invalidPath"],
    [
      "__proto__",
      `{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[{"op":"add","value":{"__proto__":{"a":1}}}]}`,
      400,
      "invalidPath",
    ],
    ["a remove without a path", patch({ op: "remove" }), 400, "noTarget"],
    ["a value without a path that is no object", patch({ op: "add", value: "x" }), 400, "invalidValue"],
    ["an active that is a number", patch({ op: "replace", path: "active", value: 7 }), 400, "invalidValue"],
    ["a broken path", patch({ op: "replace", path: "emails[[[", value: "x" }), 400],
    [
      "a broken filter",
      patch({ op: "replace", path: 'emails[(type eq "a"].value', value: "x" }),
      400,
      "invalidPath",
    ],
    ["an operation that is no object", patch(1, null, []), 400],
    ["half a character", patch({ op: "replace", path: "title", value: "a\ud800b" }), 400, "invalidValue"],
    ["a lone surrogate", patch({ op: "replace", path: "externalId", value: "\ud800" }), 400, "invalidValue"],
    [
      "a long number",
      patch({ op: "replace", path: "externalId", value: "x".repeat(201) }),
      400,
      "invalidValue",
    ],
    ["no name", patch({ op: "remove", path: "name.givenName" }), 400, "invalidValue"],
    ["no address", patch({ op: "remove", path: "userName" }), 400, "invalidValue"],
  ];

  test.each(bodies)("[US-01] a PATCH of a person with %s is refused", async (_, body, status, scimType) => {
    const { id } = (await kestrel("GET", "/Users", { query: { filter: `userName eq "${WEARER}"` } })).body
      .Resources[0];
    const answer = await kestrel("PATCH", `/Users/${id as string}`, { body });
    expect([answer.status, answer.body.scimType]).toEqual([status, scimType ?? answer.body.scimType]);
  });

  test("[US-01] no path, query, header or body has an answer of 500", async () => {
    const texts = [
      "\0",
      "\ud800",
      "%",
      "'",
      '"',
      "<b>",
      "../..",
      "9".repeat(400),
      "constructor",
      "__proto__",
      "U-1 or 1=1",
      "ā",
    ];
    const before = await snapshot();
    for (const text of texts) {
      const encoded = encodeURIComponent(text.replace("\ud800", "\ufffd"));
      const asked: Promise<{ status: number }>[] = [
        ...["/Users/", "/Groups/", "/Schemas/", "/"].map((path) => kestrel("GET", `${path}${encoded}`)),
        kestrel("GET", "/Users/%"),
        kestrel("GET", "/Users/%00"),
        ...["filter", "attributes", "excludedAttributes", "startIndex", "count", "sortBy", "sortOrder"].map(
          (name) => kestrel("GET", "/Users", { query: { [name]: text } }),
        ),
        ...["filter", "count"].map((name) => kestrel("GET", "/Groups", { query: { [name]: text } })),
        kestrel("GET", "/Users", {
          query: { filter: `userName eq "${text}"`, startIndex: "999999999999", count: "-5" },
        }),
        kestrel("POST", "/Users", {
          body: { userName: text, name: { givenName: text }, emails: text, phoneNumbers: [text, null, 7] },
        }),
        kestrel("POST", "/Users/.search", {
          body: {
            schemas: ["urn:ietf:params:scim:api:messages:2.0:SearchRequest"],
            ...{ filter: `userName eq "${text}"`, sortBy: text, attributes: [text], count: text },
          },
        }),
        kestrel("POST", "/Users", {
          body: { userName: "a@kestrel.example", name: { givenName: "A" }, [ENTERPRISE]: { manager: text } },
        }),
        kestrel("POST", "/Groups", { body: { displayName: text, members: [{ value: text }] } }),
        kestrel("PUT", `/Groups/${group}`, { body: { members: [text] } }),
        kestrel("PATCH", `/Groups/${group}`, { body: patch({ op: "add", path: "members", value: text }) }),
        kestrel("PATCH", `/Groups/${group}`, {
          body: patch({ op: "remove", path: `members[value eq "${text}"]` }),
        }),
        kestrel("PATCH", `/Groups/${group}`, { body: patch({ op: "replace", path: text, value: text }) }),
      ];
      for (const answer of await Promise.all(asked))
        expect([text, answer.status < 500]).toEqual([text, true]);
    }
    for (const { id, displayName } of (await kestrel("GET", "/Groups", { query: { count: "200" } })).body
      .Resources)
      if (texts.includes(displayName as string)) await kestrel("DELETE", `/Groups/${id as string}`);
    const gone = (text: string) => JSON.parse(text)[0].length as number;
    expect(gone(await snapshot())).toBe(gone(before));
  });

  test("[US-01] other methods are 405, what is not built 501, and there is nothing above", async () => {
    expect((await kestrel("DELETE", "/Users")).status).toBe(405);
    expect((await kestrel("POST", "/Users/x", { body: {} })).status).toBe(405);
    expect((await kestrel("POST", "/Schemas", { body: {} })).status).toBe(405);
    for (const path of ["/Bulk", "/Me", "/.search"])
      expect((await kestrel("POST", path, { body: {} })).status).toBe(501);
    expect((await kestrel("GET", "/Me")).status).toBe(501);
    expect((await kestrel("GET", "/Users/.search")).status).toBe(405);
    for (const path of ["", "/", "/Users/a/b", "/nosuch"])
      expect((await kestrel("GET", path)).status).toBe(404);
  });
});
