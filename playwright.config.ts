import { defineConfig, devices } from "@playwright/test";
import { findHeadless } from "./tests/support/prepare.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: false };

/**
 * `npm run test:e2e` takes a part of the journeys, so that a change is judged soon: a journey that is told at two widths
 * runs without scripts at a desk's, as on a locked-down browser, and with them at a phone's; and without scripts those
 * of who signs in, orders, decides or pays. What it leaves out is the step `journeys` of `npm run nightly`, which
 * `.ci/run` runs unless it has passed on the same files.
 */
const FEW = process.env["JOURNEYS"] === "few";
const PLAIN_FIRST = [
  "approval-climb|approvals|approving-by-mail|bulk-order|cancel|cards|cart|change-size|checkout|context|decline|item-bar|listing|money",
  "new-password|new-starter|order-again|order-number|orders|presses|proxy-order|punch-out|quick-add|review",
  "api-fault|session|shell|sign-in|sign-in-code|sign-on|size-run|starts-soon|team-order",
].join("|");
const plainOfFew = { testMatch: new RegExp(`/(${PLAIN_FIRST})\\.e2e\\.ts$`), grepInvert: / 390 px(,|$)/ };
const enhancedOfFew = { grepInvert: / 1280 px(,|$)/ };

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
    { name: "once", testDir: "tests/e2e/once" },
    { name: "compare", testMatch: /compare\.e2e\.ts/, dependencies: ["plain", "enhanced"] },
  ],
});
