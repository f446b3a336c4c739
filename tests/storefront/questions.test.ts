import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { testStorefront, type Storefront } from "../support/storefront";

/** Budgets of architecture: SQL statements of one call, and calls of one page with its shell. */
const MOST_STATEMENTS = 4;
const MOST_CALLS = 7;

interface Asked {
  call: string;
  statements: string[];
}

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

async function open(path: string, cookie: string): Promise<{ status: number; asked: Asked[] }> {
  const asked: Asked[] = [];
  const answer = await shop.request(path, {
    cookie,
    fetch: (request) => {
      const count = { statements: 0, log: [] as string[] };
      asked.push({ call: `${request.method} ${new URL(request.url).pathname}`, statements: count.log });
      return statementCount.run(count, () => shop.api.fetch(request));
    },
  });
  await answer.text();
  return { status: answer.status, asked };
}

const pack = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=";
const pages: [string, string[]][] = [
  [
    "newstarter@kestrel.example",
    ["/", "/orderUniform", `${pack}1`, `${pack}3`, `${pack}review`, "/packList"],
  ],
  [
    "wearer@lanternbridge.example",
    [
      "/",
      "/search/blazer",
      "/global-search?search=shirt",
      "/global-search?search=qzxjw",
      "/product/LB-2102/x",
      "/product/LB-2102/x/review",
      "/cart",
      "/my-account/orders",
    ],
  ],
];

describe("questions that pages ask", () => {
  for (const [email, paths] of pages) {
    it(`[API-1] ${email}: few calls a page, few statements a call`, async () => {
      const cookie = await shop.signIn(email);
      // The first page fills what is held in memory for everybody.
      await open("/", cookie);
      for (const path of paths) {
        const { status, asked } = await open(path, cookie);
        expect(status, path).toBe(200);
        expect(asked.map(({ call }) => call).length, path).toBeLessThanOrEqual(MOST_CALLS);
        for (const { call, statements } of asked.filter((question) => question.call.startsWith("GET"))) {
          expect(statements.length, `${path}: ${call}\n${statements.join("\n")}`).toBeLessThanOrEqual(
            MOST_STATEMENTS,
          );
        }
      }
    });
  }
});
