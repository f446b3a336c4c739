import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** `npm run crawl`: every page that a role can reach, with scripts off and on, at both widths. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "crawl.e2e.ts",
  globalSetup: "../e2e/seed-shop.ts",
  timeout: 900_000,
  projects: [
    { name: "plain", use: { javaScriptEnabled: false } },
    { name: "enhanced", use: { javaScriptEnabled: true } },
  ],
});
