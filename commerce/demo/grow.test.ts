import { expect, test } from "vitest";
import { openDatabase } from "../database/open";
import { importFiles } from "../program";
import { importOptions, readDemoFiles } from "./files";
import { grownBy } from "./grow";

const TODAY = new Date("2026-11-21T00:00:00Z");

test("[B-21] copies of people and styles for load tests are a program without a fault", async () => {
  const files = readDemoFiles(TODAY);
  const grown = grownBy(files, 2);
  const countOf = (all: typeof files, name: string) =>
    all.find(({ kind }) => kind.file === name)!.rows.length;
  expect(countOf(grown, "styles")).toBe(6 * countOf(files, "styles"));
  expect(countOf(grown, "skus")).toBe(6 * countOf(files, "skus"));
  expect(countOf(grown, "prices")).toBe(6 * countOf(files, "prices"));
  expect(countOf(grown, "people")).toBeGreaterThan(1.8 * countOf(files, "people"));
  const empty = await openDatabase({});
  const plan = await importFiles(empty.db, grown, { ...importOptions(TODAY), dryRun: true });
  expect(plan.faults).toEqual([]);
  await empty.close();
});

test("[B-21] the demo itself has no copies", () => {
  const files = readDemoFiles(TODAY);
  expect(grownBy(files, 1)).toEqual(files);
});
