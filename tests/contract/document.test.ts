import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "../../commerce/contract/types";
import type { Answer, Operation } from "../../commerce/http/document/parts";
import { TAGS } from "../../commerce/http/document/tags";
import { apiOfFile } from "../support/api";

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  servers: unknown[];
  components: {
    securitySchemes: { oauth: { flows: object } };
    schemas: object;
    responses: Record<string, Answer>;
  };
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const calls = operations.filter(({ path }) => path.startsWith("/occ/v2/{"));
const writes = calls.filter(({ method }) => method !== "get");
const bodyOf = (id: string) =>
  operations.find(({ operation }) => operation.operationId === id)!.operation.requestBody!.content;

describe("the document", () => {
  test("[API-1] names each call once, with words, and so each of its parameters", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations) {
      expect(operation.operationId).toMatch(/^[a-z]\w+$/);
      expect([operation.summary, operation.description].every((text) => /\S/.test(text))).toBe(true);
      expect(Object.keys(TAGS)).toContain(operation.tags[0]);
      for (const { name, description } of operation.parameters ?? []) {
        expect([operation.operationId, name, description]).toEqual([
          operation.operationId,
          name,
          expect.stringMatching(/\S/),
        ]);
      }
    }
  });

  test("[API-1] has every call that there is beside those of a base site", () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/occ/v2/basesites",
        "/medias/{file}",
        "/authorizationserver/oauth/token",
        "/authorizationserver/oauth/revoke",
        "/authorizationserver/oauth/authorize",
        "/.well-known/oauth-authorization-server",
      ]),
    );
  });

  test("[API-1] tells every refusal, with an example", () => {
    const reads = ["400", "401", "403", "404", "406", "429", "500", "503"];
    for (const { method, operation } of calls) {
      const told = [...reads, ...(method === "get" ? [] : ["409", "413", "415"])];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(told));
      for (const status of told) {
        const [, name = ""] = /^#\/components\/responses\/(\w+)$/.exec(operation.responses[status]!.$ref!)!;
        expect(document.components.responses[name]!.content!["application/json"]).toHaveProperty(
          "example.errors.0.type",
        );
      }
    }
  });

  test("[API-1] tells that a write may carry an Idempotency-Key, and neither a read nor one whose rows have keys may", () => {
    expect(writes.length).toBeGreaterThan(30);
    for (const { method, operation } of calls) {
      const keys = (operation.parameters ?? []).filter(
        ({ name, in: place }) => name === "Idempotency-Key" && place === "header",
      );
      const hasNone = method === "get" || operation.requestBody?.content["application/x-ndjson"];
      expect([operation.operationId, keys.length]).toEqual([operation.operationId, hasNone ? 0 : 1]);
    }
  });

  test("[API-1] tells forms as forms, and gives bodies an example", () => {
    const form = "application/x-www-form-urlencoded";
    expect(Object.keys(bodyOf("issueToken"))).toEqual([form]);
    expect(Object.keys(bodyOf("revokeToken"))).toEqual([form]);
    expect(Object.keys(bodyOf("postProductsByCodeReviews"))).toEqual(["application/json", form]);
    expect(Object.keys(bodyOf("postUsersCartsByCartIdEntries"))).toEqual(["application/json"]);
    expect(Object.keys(bodyOf("postUsersFiles"))).toEqual(["multipart/form-data"]);
    for (const { operation } of writes.filter(
      (one) => !one.path.includes("/punchout/cxml/") && one.operation.requestBody,
    )) {
      if (operation.requestBody!.content["multipart/form-data"]) continue;
      const rows = operation.requestBody!.content["application/x-ndjson"];
      if (rows) {
        const csv = operation.requestBody!.content["text/csv"]!;
        expect([operation.operationId, typeof rows.example, typeof csv.example]).toEqual([
          operation.operationId,
          "string",
          "string",
        ]);
        continue;
      }
      const { example } = operation.requestBody!.content["application/json"]!;
      expect([operation.operationId, typeof example]).toEqual([operation.operationId, "object"]);
    }
  });

  test("[API-1] tells where it is and how people and applications sign in", () => {
    expect(document.servers).toEqual([{ url: "/" }]);
    expect(Object.keys(document.components.securitySchemes.oauth.flows).sort()).toEqual([
      "authorizationCode",
      "clientCredentials",
      "password",
    ]);
  });
});

describe("the reference page", async () => {
  const api = await apiOfFile();
  const read = async (path: string) => api.fetch(new Request(`http://commerce.test${path}`));

  test.each(["/occ/v2", "/occ/v2/reference"])(
    "[API-1] %s shows every call without a script",
    async (path) => {
      const answer = await read(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
      for (const { path: call, operation } of operations) {
        expect(html).toContain(`id="${operation.operationId}"`);
        expect(html).toContain(`<code>${call}</code>`);
      }
      expect(html).toMatch(/<html lang="en">/);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${anchor}"`);
    },
  );

  test("[API-1] its one style is the one that its policy allows", async () => {
    const answer = await read("/occ/v2");
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(await answer.text()) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
