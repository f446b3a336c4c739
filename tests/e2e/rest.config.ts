import { resolve } from "node:path";
import { defineConfig, type PlaywrightTestProject } from "@playwright/test";

/** The journeys, in the windows, that `npm run test:e2e` leaves out: what its projects do not take. */
process.env["JOURNEYS"] = "few";
const { default: few } = await import("../../playwright.config");

const root = resolve(import.meta.dirname, "../..");
const named = (name: string): PlaywrightTestProject => {
  const project = few.projects!.find((one) => one.name === name)!;
  return { ...project, testDir: resolve(root, project.testDir!) };
};
const { grepInvert: otherOfPlain, testMatch: plainFirst, ...plain } = named("plain");
const { grepInvert: otherOfEnhanced, ...enhanced } = named("enhanced");

export default defineConfig({
  ...few,
  testDir: resolve(root, few.testDir!),
  globalSetup: resolve(root, "tests/e2e/seed-shop.ts"),
  projects: [
    { ...plain, testIgnore: plainFirst },
    { ...plain, name: "plain, other window", testMatch: plainFirst, grep: otherOfPlain },
    { ...enhanced, grep: otherOfEnhanced },
  ],
});
