import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoDayOf } from "../demo/calendar";
import { readDemoFiles } from "../demo/files";
import { type SeededDemo, seededDemo } from "../demo/test-demo";
import { type Connection, openDatabase } from "../database/open";
import { exportFiles, importFiles, KINDS, planWords, readFolder, writeFolder } from ".";
import { referenceOf } from "./reference";
import { faultWords } from "./words";

const NOW = new Date("2026-11-21T03:00:00Z");
const AS_IS = {
  dryRun: false,
  prune: false,
  now: () => NOW,
  storefrontUrl: () => "http://localhost:3000",
  by: "Program files",
};

describe("the programs of the demo as files", () => {
  let demo: SeededDemo;
  let empty: Connection;
  let folder: string;
  beforeAll(async () => {
    demo = await seededDemo(NOW);
    empty = await openDatabase({});
    folder = mkdtempSync(join(tmpdir(), "kitroom-program-"));
  });
  afterAll(async () => {
    await demo.close();
    await empty.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("[API-1] go out, into an empty shop, and out again as the same bytes", async () => {
    const files = await exportFiles(demo.db);
    expect([...files.keys()]).toEqual(KINDS.map(({ file }) => `${file}.csv`));
    writeFolder(folder, files);
    const { files: read, faults } = readFolder(folder);
    const plan = await importFiles(empty.db, read, AS_IS);
    expect([...faults, ...plan.faults].map(faultWords)).toEqual([]);
    const again = await exportFiles(empty.db);
    for (const [name, text] of files) expect(again.get(name), name).toBe(text);
  });

  test("[B-21] are the files that the demo is brought from, and what its orders added to them", async () => {
    const plan = await importFiles(demo.db, readDemoFiles(demoDayOf(NOW)), AS_IS);
    expect(plan.faults).toEqual([]);
    const { kinds } = plan;
    expect(kinds.flatMap(({ kind, added, changed }) => [...added, ...changed].map(() => kind.file))).toEqual(
      [],
    );
    const files = await exportFiles(demo.db);
    const more = [...files.keys()].filter((name) => !kinds.some(({ kind }) => `${kind.file}.csv` === name));
    expect(more).toEqual([
      "budgets.csv",
      "purchase-limits.csv",
      "purchase-limit-people.csv",
      "user-group-limits.csv",
    ]);
  });

  test("[API-1] change nothing the second time", async () => {
    const plan = await importFiles(empty.db, readFolder(folder).files, AS_IS);
    expect(planWords(plan, AS_IS)).toMatch(/\nNothing changes\.$/);
  });
});

test("[API-1] the reference of the files is what their declarations say", () => {
  // Whoever formats the page sets the widths of its tables.
  const plain = (text: string) =>
    text
      .replace(/ *\| */g, "|")
      .replace(/-{3,}/g, "---")
      .trim();
  const [, reference] = readFileSync("docs/program.md", "utf8").split(
    "<!-- Written by npm run program-reference. -->",
  );
  expect(plain(reference!)).toBe(plain(referenceOf()));
});

test("[API-1] the example of every column is read as it is written", () => {
  for (const { file, columns } of KINDS) {
    for (const { head, cell, example } of columns) {
      if (example !== "") expect(cell.write(cell.read(example)), `${file}.${head}`).toBeTruthy();
    }
  }
});
