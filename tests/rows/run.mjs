/**
 * `npm run rows` prints every capability with how many tests prove it, by the ids in their titles: those that run with
 * scripts off and on, those of the browser that run once, and those without a browser. `-- ID…` prints the titles. It
 * fails where a capability has none.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KINDS = ["off and on", "browser", "without"];

const IDS = readFileSync(new URL("ids.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|e2e)\.tsx?$/.test(entry.name))
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name));

const kindOf = (file) => {
  if (file.includes("e2e/journeys/")) return KINDS[0];
  return file.endsWith(".e2e.ts") ? KINDS[1] : KINDS[2];
};

/** Titles begin with the ids, after the quotation mark. */
const TITLE = /["'`]((?:\[(?:[A-Z]{2,3}-\d+|B-\d\d)\] ?)+[^"`\n]*)/g;

const proofs = ["tests", "app", "commerce"].flatMap(filesIn).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(TITLE)].map(([, title]) => ({
    file,
    title,
    kind: kindOf(file),
    ids: [...title.matchAll(/\[([A-Z]{2,3}-\d+|B-\d\d)\]/g)].map(([, id]) => id),
  })),
);
const proving = (id) => proofs.filter(({ ids }) => ids.includes(id));

const asked = process.argv.slice(2);
for (const id of asked) {
  for (const { title, file, kind } of proving(id)) console.log(`${kind.padEnd(12)}${file}: ${title}`);
}
if (asked.length === 0) {
  const row = (cells) =>
    console.log(cells.map((cell, at) => String(cell).padEnd(at === 1 ? 22 : 12)).join(""));
  row(["id", "area", ...KINDS]);
  for (const [id, area] of IDS) {
    row([id, area, ...KINDS.map((kind) => proving(id).filter((one) => one.kind === kind).length)]);
  }
}
const empty = IDS.map(([id]) => id).filter((id) => proving(id).length === 0);
const unknown = [...new Set(proofs.flatMap(({ ids }) => ids))].filter(
  (id) => !IDS.some(([one]) => one === id),
);
if (empty.length > 0) console.log(`No test proves ${empty.join(", ")}.`);
if (unknown.length > 0) console.log(`There is no capability ${unknown.join(", ")}.`);
process.exitCode = empty.length + unknown.length > 0 ? 1 : 0;
