import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** `npm run crawl`: every page that a role can reach, with scripts off and on, at both widths. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "crawl.e2e.ts",
  globalSetup: "./set-up.ts",
  outputDir: "../../test-results/crawl-traces",
  timeout: 600_000,
  // Colours that are still moving to where they belong are nobody's contrast.
  use: { ...base.use, trace: "off", contextOptions: { reducedMotion: "reduce" } },
  projects: [{ name: "plain" }, { name: "enhanced" }],
});
