import { resolve } from "node:path";
import { defineConfig, type PlaywrightTestProject } from "@playwright/test";

/** What `npm run test:e2e` leaves out: what its projects do not take. */
process.env["JOURNEYS"] = "few";
const { default: few } = await import("../../playwright.config");

const root = resolve(import.meta.dirname, "../..");
const named = (name: string): PlaywrightTestProject => {
  const project = few.projects!.find((one) => one.name === name)!;
  return { ...project, testDir: resolve(root, project.testDir!) };
};
const { grepInvert: phone, testMatch: plainFirst, ...plain } = named("plain");
const { grepInvert: desk, testIgnore: withoutScripts, ...enhanced } = named("enhanced");
const { testIgnore: everyPage, ...once } = named("once");

export default defineConfig({
  ...few,
  testDir: resolve(root, few.testDir!),
  globalSetup: resolve(root, "tests/e2e/seed-shop.ts"),
  projects: [
    { ...plain, testIgnore: plainFirst },
    { ...plain, name: "plain, other window", testMatch: plainFirst, grep: phone },
    { ...enhanced, testMatch: withoutScripts },
    { ...enhanced, name: "enhanced, other window", testIgnore: withoutScripts, grep: desk },
    { ...once, testMatch: everyPage },
  ],
});
