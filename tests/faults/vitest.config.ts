import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { everyTest } from "../../vitest.config";

/** The whole product of steps, calls and faults takes minutes, so it is asked for by name. */
export default defineConfig({
  resolve: { alias: { "~": resolve("app") } },
  test: {
    ...everyTest,
    globalSetup: ["tests/support/global-setup.ts"],
    include: ["tests/faults/**/*.faults.ts"],
    testTimeout: 3_600_000,
  },
});
