import type { ReadFile } from "../program";
import { groupedBy } from "./world/grouped";
import { namedPeople } from "./world/named-people";

type Row = ReadFile["rows"][number]["row"];

/** Copies of every style for each step of scale: scale 20 makes a catalogue of over 100,000 SKUs. */
const COPIES_A_STEP = 5;
/** Copies of people have employee ids from here on. */
const FIRST_COPY = 1_000_000;

/**
 * The files with copies of their rows, for load tests: scale 2 has twice the people that the demo does not know by name,
 * and five copies of each style. Scale 1 has none.
 */
export function grownBy(files: readonly ReadFile[], scale: number): ReadFile[] {
  const steps = Math.max(0, Math.round(scale) - 1);
  if (steps === 0) return [...files];
  const copies = groupedBy(
    [...copiesOfStyles(files, steps * COPIES_A_STEP), ...copiesOfPeople(files, steps)],
    ([file]) => file,
  );
  return files.map((file) => ({
    ...file,
    rows: [...file.rows, ...copies(file.kind.file).map(([, row]) => ({ line: 0, row }))],
  }));
}

type Copy = [file: string, row: Row];

const rowsOf = (files: readonly ReadFile[], name: string): Row[] =>
  files.find(({ kind }) => kind.file === name)?.rows.map(({ row }) => row) ?? [];

/** The files whose rows are of one style, with the heads whose codes are that of the style, or begin with it. */
const OF_STYLES: readonly [file: string, ...heads: string[]][] = [
  ["styles", "code"],
  ["colours", "style"],
  ["skus", "style", "sku"],
  ["stock", "sku"],
  ["style-value-adds", "style"],
  ["prices", "style", "sku"],
  ["assortments", "style"],
];

function copiesOfStyles(files: readonly ReadFile[], copies: number): Copy[] {
  const originals = rowsOf(files, "styles");
  const styleOfSku = new Map(rowsOf(files, "skus").map((row) => [row["sku"], row["style"]]));
  const parts = OF_STYLES.map(([file, ...heads]) => ({
    ...{ file, heads },
    of: groupedBy(rowsOf(files, file), (row) => row["style"] ?? row["code"] ?? styleOfSku.get(row["sku"])),
  }));
  return Array.from({ length: copies * originals.length }, (_, n): Copy[] => {
    const from = String(originals[n % originals.length]!["code"]);
    const number = String(n + 1).padStart(6, "0");
    return parts.flatMap(({ file, heads, of }) =>
      of(from).map((row): Copy => {
        const copy = { ...row };
        for (const head of heads) {
          if (typeof row[head] === "string") copy[head] = row[head].replace(from, `ZZ-${number}`);
        }
        return [file, file === "styles" ? named(copy, number) : copy];
      }),
    );
  }).flat();
}

/** A copy of a style with a name and words of its own, that is not new. */
const named = (style: Row, number: string): Row => ({
  ...style,
  name: `Style ${number} ${String(style["name"])}`,
  search_words: `${String(style["search_words"])} ${String(style["code"])} ${number}`,
  new: false,
  sort: 0,
});

function copiesOfPeople(files: readonly ReadFile[], steps: number): Copy[] {
  const known = namedPeople();
  const crowd = rowsOf(files, "people").filter((row) => !known.has(String(row["email"])));
  const allocationsOf = groupedBy(rowsOf(files, "allocations"), ({ person }) => person);
  return Array.from({ length: steps }, (_, step) =>
    crowd.flatMap((row, n): Copy[] => {
      const [prefix, number] = String(row["code"]).split("-");
      const code = `${prefix}-${step + 1}${number}`;
      const [name, domain] = String(row["email"]).split("@");
      const person = {
        ...row,
        code,
        email: `${name}.${step + 1}@${domain}`,
        employee_id: String(FIRST_COPY + step * crowd.length + n),
        mobile: null,
      };
      const its = allocationsOf(row["code"]);
      return [["people", person], ...its.map((one): Copy => ["allocations", { ...one, person: code }])];
    }),
  ).flat();
}
