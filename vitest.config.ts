import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** What holds for every test, whichever its process. */
export const everyTest = {
  environment: "node",
  // For what hangs; a busy machine is no failure.
  testTimeout: 120_000,
  // Loading a copy of the seeded database takes a while on a busy machine.
  hookTimeout: 60_000,
} as const;
const resolved = { alias: { "~": resolve("app") } };

/**
 * Most files share the processes that run them, so that the API is read and the database program compiled once for
 * each process: half the time. Each file still has a database of its own. Files that read the build keep a process
 * to themselves, because the storefront reads its settings once and holds what it has read.
 */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
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
            "tests/{contract,security,storefront}/**/*.test.ts",
          ],
          isolate: false,
          unstubEnvs: true,
          // Node reads it as it is; made ready by vite it took a second for each file.
          server: { deps: { external: [/\/build\/index\.js/] } },
        },
      },
      {
        resolve: resolved,
        test: {
          ...everyTest,
          name: "alone",
          include: ["tests/{hostile,matrix,unit}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
