/**
 * The long harnesses, each with what it guards. One with folders also runs in `.ci/run` when any of them changed since it
 * last passed; the others run by `npm run nightly` alone.
 */

/** Where all of them can break. */
const EVERYWHERE = ["package-lock.json", "server.ts"];
const DATABASE = [...EVERYWHERE, "commerce/database", "commerce/jobs"];
const PAGES = [
  ...EVERYWHERE,
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "app/host",
  "build-steps",
  "vite.config.ts",
  "tests/reach",
];

const CLIENT = [
  ...EVERYWHERE,
  "app/commerce",
  // Written from the API's declarations.
  ":(exclude)app/commerce/occ.d.ts",
  ":(exclude)app/commerce/limits.server.ts",
];

/** Everything that a page or an answer is made of. */
const PRODUCT = [
  "package-lock.json",
  "app",
  "build-steps",
  "commerce",
  "tests/support",
  "vite.config.ts",
  "vitest.config.ts",
];

/** @type {{ name: string, command: string, folders?: string[] }[]} */
export const STEPS = [
  // Every call and page as every role.
  { name: "matrix", command: "npm run matrix", folders: [...PRODUCT, "tests/matrix"] },
  // Invalid and hostile input to every call, form and address, a few of each.
  {
    name: "inputs",
    command: "npx vitest run tests/hostile",
    folders: [...PRODUCT, "tests/hostile", "tests/matrix"],
  },
  // The journeys that `npm run test:e2e` leaves out, so that both have each in both windows, without scripts and with, and
  // axe's look at every page.
  {
    name: "journeys",
    command: "npx playwright test --config tests/e2e/rest.config.ts",
    folders: [...PRODUCT, "playwright.config.ts", "public", "tests/e2e"],
  },
  // `npm run dev`.
  {
    name: "development",
    command: "npx vitest run tests/nightly/development",
    folders: [...PAGES, "tests/nightly/development.test.ts"],
  },
  // The tests of calls and pages on the embedded database; `.ci/run` has them on a server.
  {
    name: "embedded",
    command: "npm run test:unit",
    folders: [
      "package-lock.json",
      "commerce/database",
      ":(exclude)commerce/database/migrations",
      "tests/support/database.ts",
      "tests/support/template.ts",
    ],
  },
  // What was confirmed survives kill -9 and a crash of the database.
  { name: "crash", command: "npm run crash -- --rounds 2", folders: [...DATABASE, "tests/crash"] },
  // Three processes on PostgreSQL act as one, also while they are replaced and killed.
  { name: "cluster", command: "npm run cluster", folders: [...DATABASE, "app/host", "tests/cluster"] },
  // Searches run on a streaming replica, and nobody notices when it lags, hangs or stops.
  { name: "replica", command: "npm run replica", folders: [...DATABASE, "tests/replica"] },
  // The main journey in a text browser and another engine, there with a punch-out visit.
  { name: "lynx", command: "npm run reach -- lynx", folders: PAGES },
  { name: "firefox", command: "npm run reach -- firefox", folders: PAGES },
  // An order, an approval and a first sign-in where something stands between the browser and the shop.
  { name: "surroundings", command: "npm run reach -- surroundings" },
  // The version of the container image.
  { name: "node24", command: "node tests/nightly/with-node.mjs 24 npm run reach -- lynx" },
  // Pages ask the API by requests, as a remote one; the tests that run every time have them ask it directly.
  { name: "requests", command: "CALLS=request npx vitest run tests/storefront", folders: CLIENT },
  { name: "ordering", command: "ORDERING_RUNS=1000 npx vitest run tests/contract/ordering-model" },
  // The matrix of calls and their hostile inputs on PostgreSQL.
  {
    name: "postgres",
    command: "node tests/support/with-postgres.mjs npx vitest run --project harness",
  },
  // The tests of calls and pages through a pooler that gives each transaction another session.
  {
    name: "pooler",
    command: "node tests/support/with-postgres.mjs --pooler npx vitest run --project shared --project alone",
  },
  { name: "remote", command: "npm run remote" },
  { name: "crawl", command: "npm run crawl" },
  { name: "faults", command: "npm run faults" },
  { name: "cxml-variations", command: "npm run cxml-variations" },
  // Five years on a moved clock; the tests that run every time live through ten days of them.
  { name: "calendar", command: "npm run calendar" },
  { name: "hostile", command: "npm run hostile -- --runs 50" },
];
