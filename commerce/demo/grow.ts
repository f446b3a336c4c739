import type { ReadFile } from "../program";
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
  const more = [...copiesOfStyles(files, steps * COPIES_A_STEP), ...copiesOfPeople(files, steps)];
  return files.map((file) => {
    const its = more.filter(([name]) => name === file.kind.file);
    return { ...file, rows: [...file.rows, ...its.map(([, row]) => ({ line: 0, row }))] };
  });
}

type Copy = [file: string, row: Row];

const rowsOf = (files: readonly ReadFile[], name: string): Row[] =>
  files.find(({ kind }) => kind.file === name)?.rows.map(({ row }) => row) ?? [];

/** The files whose rows are of one style, by the head that names it, and the heads that have codes made of its own. */
const OF_STYLES: [file: string, style: string, ...made: string[]][] = [
  ["styles", "code"],
  ["colours", "style"],
  ["skus", "style", "sku"],
  ["style-value-adds", "style"],
  ["prices", "style", "sku"],
  ["assortments", "style"],
];

function copiesOfStyles(files: readonly ReadFile[], copies: number): Copy[] {
  const originals = rowsOf(files, "styles");
  const stock = rowsOf(files, "stock");
  const styleOf = new Map(rowsOf(files, "skus").map((row) => [row["sku"], String(row["style"])]));
  const withStock: [Copy[0], string, Row[], string[]][] = [
    ...OF_STYLES.map(([file, style, ...made]): [string, string, Row[], string[]] => [
      file,
      style,
      rowsOf(files, file),
      made,
    ]),
    ["stock", "style", stock.map((row) => ({ ...row, style: styleOf.get(row["sku"]) })), ["sku"]],
  ];
  return Array.from({ length: copies * originals.length }, (_, n): Copy[] => {
    const original = originals[n % originals.length]!;
    const from = String(original["code"]);
    const number = String(n + 1).padStart(6, "0");
    const code = `ZZ-${number}`;
    return withStock.flatMap(([file, head, rows, made]) =>
      rows
        .filter((row) => row[head] === from)
        .map((row): Copy => {
          const copy: Row = { ...row, [head]: code };
          for (const one of made) {
            if (typeof row[one] === "string") copy[one] = row[one].replace(from, code);
          }
          if (file === "styles") {
            const name = `Style ${number} ${String(row["name"])}`;
            const words = `${String(row["search_words"])} ${code} ${number}`;
            Object.assign(copy, { name, search_words: words, new: false, sort: 0 });
          }
          if (file === "stock") delete copy["style"];
          return [file, copy];
        }),
    );
  }).flat();
}

function copiesOfPeople(files: readonly ReadFile[], steps: number): Copy[] {
  const known = namedPeople();
  const crowd = rowsOf(files, "people").filter((row) => !known.has(String(row["email"])));
  const allocations = rowsOf(files, "allocations");
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
      const its = allocations.filter(({ person: whose }) => whose === row["code"]);
      return [["people", person], ...its.map((one): Copy => ["allocations", { ...one, person: code }])];
    }),
  ).flat();
}
