import { defineConfig, devices } from "@playwright/test";
import { findHeadless } from "./tests/support/prepare.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: false };

/**
 * `npm run test:e2e` goes through each journey once, so that a change is judged soon. Those of who signs in, orders,
 * decides or pays go without scripts at a desk's width, as on a locked-down browser; the ordering ones and all others
 * with scripts at a phone's. What it leaves out, and the look at every page, is the step `journeys` of
 * `npm run nightly`, which `.ci/run` runs unless it has passed on the same files.
 */
const FEW = process.env["JOURNEYS"] === "few";
const files = (...names: string[]) => new RegExp(`/(${names.join("|")})\\.e2e\\.ts$`);
const WITHOUT_SCRIPTS = [
  "approval-climb|approving-by-mail|cancel|cards|change-size|context|decline|new-password",
  "order-again|order-number|orders|proxy-order|shell|sign-in-code|sign-on|size-run|starts-soon|team-order",
];
const BOTH_WAYS = [
  "api-fault|approvals|bulk-order|cart|checkout|item-bar|listing|presses|punch-out|quick-add|review|session|sign-in",
  // Their rows are compared (compare.e2e.ts).
  "money|new-starter",
];
const plainOfFew = { testMatch: files(...WITHOUT_SCRIPTS, ...BOTH_WAYS), grepInvert: / 390 px(,|$)/ };
const enhancedOfFew = { testIgnore: files(...WITHOUT_SCRIPTS), grepInvert: / 1280 px(,|$)/ };
const onceOfFew = { testIgnore: files("pages") };

/** Limits are for what hangs: a busy machine is no failure, and the one that judges a change may be busy. */
const PATIENCE = process.env["CI"] ? 8 : 2;

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
  timeout: 90_000 * PATIENCE,
  expect: { timeout: 10_000 * PATIENCE },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    ...phone,
    actionTimeout: 15_000 * PATIENCE,
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
    {
      name: "plain",
      testDir: "tests/e2e/journeys",
      use: { javaScriptEnabled: false },
      ...(FEW && plainOfFew),
    },
    {
      name: "enhanced",
      testDir: "tests/e2e/journeys",
      use: { javaScriptEnabled: true },
      ...(FEW && enhancedOfFew),
    },
    { name: "once", testDir: "tests/e2e/once", ...(FEW && onceOfFew) },
    { name: "compare", testMatch: /compare\.e2e\.ts/, dependencies: ["plain", "enhanced"] },
  ],
});
