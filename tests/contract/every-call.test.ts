import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApiDocument } from "../../commerce/http/contract-types";
import { testApi, type TestApi } from "../support/api";
import { expectRefusal } from "../support/expect";

interface Operation {
  method: string;
  path: string;
  hasFields: boolean;
}

const base = "/occ/v2/{baseSiteId}";
const operations: Operation[] = Object.entries(openApiDocument().paths ?? {})
  .filter(([path]) => path.startsWith(base))
  .flatMap(([path, item]) =>
    Object.entries(item as Record<string, { parameters?: { name: string }[] }>).map(
      ([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.slice(base.length),
        hasFields: (operation.parameters ?? []).some(({ name }) => name === "fields"),
      }),
    ),
  );
/** Fills the path's names with values that are well formed and of nothing. */
const filled = (path: string, userId = "current") =>
  path
    .replace("{userId}", userId)
    .replace("{entryNumber}", "0")
    .replace("{sid}", "0123456789abcdef0123")
    .replaceAll(/\{\w+\}/g, "nothing");
const title = ({ method, path }: Operation): [string, Operation] => [
  `${method} ${path}`,
  { method, path } as Operation,
];

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test("[API-1] the document knows the calls", () => {
  expect(operations.length).toBeGreaterThan(60);
});

describe("of a site or context that is not there", () => {
  test.each(operations.map(title))("[FW-02] %s is 400", async (_, { method, path }) => {
    const answer = await api.call(method, filled(path), { site: "nosuch" });
    expectRefusal(answer, 400, "InvalidResourceError");
  });

  const reads = operations.filter(({ method }) => method === "GET");
  test.each(reads.map(title))(
    "[FW-02] %s takes only languages and currencies of the site",
    async (_, { path }) => {
      const as = "wearer@kestrel.example";
      const ask = (query: Record<string, string>) =>
        api.call("GET", filled(path), { as, query: { ...required(path), ...query } });
      expectRefusal(await ask({ lang: "xx" }), 400, "UnsupportedLanguageError");
      expectRefusal(await ask({ curr: "USD" }), 400, "UnsupportedCurrencyError");
    },
  );

  const selectable = reads.filter(({ hasFields }) => hasFields);
  test.each(selectable.map(title))("[API-1] %s refuses fields that cannot be read", async (_, { path }) => {
    for (const fields of ["(", "a(b", "a)", "a,,b", "<script>", "a(".repeat(20)]) {
      const query = { ...required(path), fields };
      expectRefusal(
        await api.call("GET", filled(path), { as: "wearer@kestrel.example", query }),
        400,
        "ConversionError",
      );
    }
  });
});

/** Parameters without which a call is not understood at all. */
const required = (path: string): Record<string, string> =>
  ({
    "/products/suggestions": { term: "a" },
    "/search/suggestions": { searchText: "a" },
    "/search/content": { search: "a" },
  })[path] ?? {};

test("[API-1] an unknown path is 404 in OCC's shape", async () => {
  expectRefusal(await api.call("GET", "/nowhere"), 404, "UnknownResourceError");
  expectRefusal(await api.call("GET", "/orgUsers/current/"), 404, "UnknownResourceError");
});

test("[API-1] every answer names its request", async () => {
  const sent = await api.call("GET", "/titles", { headers: { "X-Correlation-Id": "abc-1" } });
  expect(sent.headers.get("x-correlation-id")).toBe("abc-1");
  const made = await api.call("GET", "/titles");
  expect(made.headers.get("x-correlation-id")).toMatch(/^[0-9a-f-]{36}$/);
});
