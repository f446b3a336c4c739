import { resolve } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

/**
 * On a PostgreSQL server the harnesses leave out pages, which reach the database through calls that are tried there, the
 * host in front of every page, and long runs, which count the CPU of a process that the server is not in.
 */
const NOT_OF_POSTGRES = process.env["TEST_DATABASE_URL"]
  ? ["tests/{hostile,matrix}/pages.test.ts", "tests/hostile/{growth,host,long-runs}.test.ts"]
  : [];
/** What holds for every test, whichever its process. */
export const everyTest = {
  environment: "node",
  // For what hangs; a busy machine is no failure.
  testTimeout: 120_000,
  // Loading a copy of the seeded database takes a while on a busy machine, and making orders from it longer.
  hookTimeout: 300_000,
  setupFiles: ["tests/support/hold-ages.ts"],
  exclude: [...configDefaults.exclude, ...NOT_OF_POSTGRES],
};
/** A full run counts by reports: what is printed is for people. */
const report = process.env["VITEST_JSON_OUTPUT_NAME"];
const resolved = { alias: { "~": resolve("app") } };

/**
 * Most files share the processes that run them, so that the API is read and the database program compiled once for
 * each process: half the time. Each file still has a database of its own, and a copy of the build of its own, because
 * the storefront reads its settings once and holds what it has read. Files that start processes, which would inherit the
 * settings of others, keep a process to themselves. So do the harnesses, which are steps of tests/nightly/steps.mjs.
 */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    ...(report && { reporters: ["default", ["json", { outputFile: report }]] }),
    // One for each core: the process that hands out files waits for most of the time.
    maxWorkers: "100%",
    projects: [
      {
        resolve: resolved,
        test: {
          ...everyTest,
          name: "shared",
          include: [
            "commerce/**/*.test.ts",
            "app/**/*.test.{ts,tsx}",
            "tests/{calendar,contract,storefront}/**/*.test.ts",
          ],
          isolate: false,
          // Whoever reads the settings first must read this one.
          env: { SESSION_SECRET: "a-secret-for-tests-alone-0123456789-abcdef" },
          unstubEnvs: true,
          // Node reads it as it is; made ready by vite it took a second for each file.
          server: { deps: { external: [/\/build\/server\/index\.js/] } },
        },
      },
      {
        resolve: resolved,
        test: {
          ...everyTest,
          name: "alone",
          include: ["tests/{security,unit}/**/*.test.{ts,tsx}"],
        },
      },
      {
        resolve: resolved,
        test: {
          ...everyTest,
          name: "harness",
          include: ["tests/{hostile,matrix,nightly}/**/*.test.ts"],
        },
      },
    ],
  },
});
