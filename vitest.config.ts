import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": resolve("app") } },
  test: {
    include: [
      "commerce/**/*.test.ts",
      "app/**/*.test.{ts,tsx}",
      "tests/{contract,hostile,matrix,security,storefront,unit}/**/*.test.{ts,tsx}",
    ],
    globalSetup: ["tests/support/global-setup.ts"],
    environment: "node",
    testTimeout: 30_000,
    // Loading a copy of the seeded database takes a while on a busy machine.
    hookTimeout: 60_000,
  },
});
