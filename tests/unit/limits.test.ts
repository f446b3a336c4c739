import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LIMITS } from "../../app/commerce/limits.server";
import { COMMENT_LENGTH } from "../../app/features/approvals/comment";
import { SEARCH_LENGTH } from "../../app/ui/search-length";
import { contractLimits, openApiDocument } from "../../commerce/contract/types";

const sources = (ending: string) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !file.includes(".test."))
    .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }));

/** Texts of forms whose length no body of a call says: what is sent otherwise, or has a pattern. */
const ELSEWHERE = [
  // Codes of things that are new: a pattern in the API, which says the 30 characters.
  "business-units/edit.server.ts uid: 30",
  "cost-centres/add.server.ts code: 30",
  "cost-centres/budget.server.ts code: 30",
  "purchase-limits/list.server.ts code: 30",
  "user-groups/list.server.ts uid: 30",
  // In the path of the call, which takes any code.
  "approvals/amend.server.ts instead: 60",
  "cost-centres/budget.server.ts known: 60",
  // In the query of the call.
  "assisted/schema.server.ts cartId: 60",
  "assisted/schema.server.ts customerId: 60",
  // One of a list; the API compares.
  "approvals/delegate.server.ts customerId: 60",
  "addresses/address-schema.server.ts region: 20",
  // Of token calls, which are OAuth's.
  "sign-in/code.server.ts code: 20",
  "sign-in/passkey.server.ts challenge: 100",
  "sign-in/passkey.server.ts credential: 12_000",
  "sign-in/schema.server.ts email: 200",
];

test("[API-1] the storefront's limits are those of the API's own document", () => {
  const written = readFileSync("app/commerce/limits.server.ts", "utf8");
  const message = "app/commerce/limits.server.ts is out of date: run npm run contract.";
  expect(written === contractLimits(), message).toBe(true);
});

test("[SH-12] a form takes the length of its texts from the call that it sends them to", () => {
  const numbers = sources(".server.ts").flatMap(({ file, text }) =>
    [...text.matchAll(/(\w+)\]?(?: =|:|,) (?:required|optional)Text\((\d[\d_]*)/g)].map(
      ([, name, length]) => `${file.replace("features/", "")} ${name}: ${length}`,
    ),
  );
  expect(numbers.sort()).toEqual([...ELSEWHERE].sort());
});

test("[SH-12] what a browser may be told of a length is a name, and no field cuts what was pasted but a search", () => {
  const written = sources(".tsx").flatMap(({ file, text }) =>
    [...text.matchAll(/maxLength=\{?([^\s}/]+)/g)].map(([, value]) => `${file}: ${value}`),
  );
  expect(written.filter((one) => !one.endsWith(": SEARCH_LENGTH"))).toEqual([]);
  expect(written.length).toBeGreaterThan(5);
});

test("[SH-12] a comment of an approver is as long as each call takes it", () => {
  const calls = Object.entries(LIMITS).filter(([call]) => /approveDecline|\/amend|\/decision/.test(call));
  expect(calls.length).toBeGreaterThan(3);
  for (const [call, limits] of calls)
    expect([call, "comment" in limits && limits.comment]).toEqual([call, COMMENT_LENGTH]);
});

test("[SH-12] a search is as long as each list takes it", () => {
  interface Operation {
    parameters?: { name: string; in: string; schema?: { maxLength?: number } }[];
  }
  const asked = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.values(item as Record<string, Operation>).flatMap(({ parameters = [] }) =>
      parameters
        .filter((one) => one.in === "query" && ["search", "searchText", "searchTerm"].includes(one.name))
        // What is typed into the search of the whole shop is cut by the API, because people paste.
        .filter(() => !path.includes("/search/"))
        .map((one) => [path, one.schema?.maxLength]),
    ),
  );
  const sent = Object.entries(LIMITS).flatMap(([call, limits]) =>
    "search" in limits ? [[call, limits.search]] : [],
  );
  expect(asked.length + sent.length).toBeGreaterThan(5);
  for (const [where, length] of [...asked, ...sent]) expect([where, length]).toEqual([where, SEARCH_LENGTH]);
});
