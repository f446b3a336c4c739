import { defineConfig, devices } from "@playwright/test";
import { findHeadless } from "./tests/support/prepare.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: false };

/**
 * Every journey runs twice from one file: as plain HTML with scripts off, and enhanced. Each worker starts a
 * shop of its own, so that tests change nothing for each other.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/e2e/seed-shop.ts",
  fullyParallel: false,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    ...phone,
    actionTimeout: 15_000,
    // A trace of every test costs a tenth of the run; `--trace on` shows one that fails.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findHeadless(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    { name: "plain", testDir: "tests/e2e/journeys", use: { javaScriptEnabled: false } },
    { name: "enhanced", testDir: "tests/e2e/journeys", use: { javaScriptEnabled: true } },
    { name: "once", testDir: "tests/e2e/once" },
    { name: "compare", testMatch: /compare\.e2e\.ts/, dependencies: ["plain", "enhanced"] },
  ],
});
