import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * npm leaves packages of other platforms out of the lock when a registry does not have them, and then refuses
 * its own lock in `npm ci`.
 */
it("[API-1] the lock names the packages of every platform, so that npm ci takes it", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, "")));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});
