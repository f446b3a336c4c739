import type { Database } from "../database/connection";
import { keyOf, keyText, type Kind, LEFT, type Others, type Row } from "./kind";
import { KINDS_AND_PICTURES } from "./kinds";
import type { FileRow, ReadFile } from "./read-file";

/** The rows of one kind: what is there, and what will be once the file is written. */
export interface Standing {
  kind: Kind;
  before: ReadonlyMap<string, Row>;
  after: ReadonlyMap<string, Row>;
}

export const kindOf = (file: string): Kind => {
  const kind = KINDS_AND_PICTURES.find((one) => one.file === file);
  if (!kind) throw new Error(`There is no kind ${file}`);
  return kind;
};

/** The kinds that checking and placing the rows of a file looks into. */
export function lookedInto(kind: Kind): string[] {
  const named = kind.columns.flatMap(({ names }) => (names ? [names] : []));
  return [...named, ...(kind.looksInto ?? [])];
}

/** The rows of kinds, as checks see those of some rows alone. */
export type SomeStanding = Map<string, Pick<Standing, "before" | "after">>;

/** These kinds, with all that their rows lead to. */
export function withNamed(kinds: readonly Kind[]): Kind[] {
  const found = new Set(kinds);
  for (const kind of found) lookedInto(kind).forEach((file) => found.add(kindOf(file)));
  return [...found];
}

/** What a new row has where its file says nothing. */
function completed(kind: Kind, row: Row): Row {
  if (kind.columns.every(({ head, empty }) => head in row || empty === LEFT)) return row;
  const whole: Row = {};
  for (const { head, empty } of kind.columns) {
    if (head in row) whole[head] = row[head];
    else if (empty !== LEFT) whole[head] = empty;
  }
  return whole;
}

/** A row as it will be. @param before the row as it is; undefined for a new one. */
export const rowAfter = (kind: Kind, before: Row | undefined, row: Row): Row =>
  before ? { ...before, ...row } : completed(kind, row);

/** The rows that are there of a kind, by their keys. */
export async function rowsThere(db: Database, kind: Kind): Promise<Map<string, Row>> {
  const there = new Map<string, Row>();
  const share = sharing(kind);
  const parts = kind.loadInParts?.(db) ?? [await kind.load(db)];
  for await (const rows of parts) {
    for (const row of rows) there.set(keyOf(kind, row), share(row));
  }
  return there;
}

/** Lets rows share the words and codes that many of them have, which the driver makes anew for each. */
function sharing({ columns }: Kind): (row: Row) => Row {
  const known = new Map<string, string>();
  const heads = columns
    .filter(({ cell, names }) => names !== undefined || cell.words !== undefined)
    .map(({ head }) => head);
  return (row) => {
    for (const head of heads) {
      const value = row[head];
      if (typeof value !== "string") continue;
      const same = known.get(value);
      if (same === undefined) known.set(value, value);
      else row[head] = same;
    }
    return row;
  };
}

/** Reads what is there of kinds, and lays the rows of files over it. */
export async function standingOf(
  db: Database,
  kinds: readonly Kind[],
  files: readonly ReadFile[] = [],
): Promise<Map<string, Standing>> {
  const all = new Map<string, Standing>();
  for (const kind of kinds) {
    const before = await rowsThere(db, kind);
    const file = files.find((one) => one.kind === kind);
    all.set(kind.file, { kind, before, after: file ? laidOver(kind, before, file.rows) : before });
  }
  return all;
}

function laidOver(kind: Kind, before: ReadonlyMap<string, Row>, rows: readonly FileRow[]): Map<string, Row> {
  const after = new Map(before);
  for (const { row } of rows) {
    const key = keyOf(kind, row);
    after.set(key, rowAfter(kind, before.get(key), row));
  }
  return after;
}

/** A text as it is looked for: numbers and addresses are the same in any case. */
const sameText = (value: unknown): string => String(value ?? "").toLowerCase();

/** The rows as checks see them. */
export function othersOf(standing: ReadonlyMap<string, Pick<Standing, "after">>): Others {
  const indexes = new Map<string, Map<string, Row[]>>();
  const rowsOf = (file: string) => {
    const found = standing.get(file);
    if (!found) throw new Error(`${file} was not read`);
    return found.after;
  };
  const indexOf = (file: string, head: string) => {
    const name = `${file} ${head}`;
    const known = indexes.get(name);
    if (known) return known;
    const index = new Map<string, Row[]>();
    for (const row of rowsOf(file).values()) {
      const text = sameText(row[head]);
      if (text !== "") index.set(text, [...(index.get(text) ?? []), row]);
    }
    indexes.set(name, index);
    return index;
  };
  return {
    find: (file, ...key) => rowsOf(file).get(keyText(key)),
    named: (file, head, text) => indexOf(file, head).get(sameText(text)) ?? [],
  };
}

/** The organisation that a row belongs to: its own column, or that of what it names. Undefined for what all share. */
export function organisationOf(kind: Kind, row: Row, others: Others): string | undefined {
  if (kind.file === "organisations") return String(row["code"]);
  const own = row["organisation"];
  if (typeof own === "string") return own;
  for (const { head, names } of kind.columns) {
    const value = row[head];
    if (!names || typeof value !== "string") continue;
    const named = kindOf(names);
    // A key of several columns is not named by one of them.
    const other = named.key.length === 1 ? others.find(names, value) : undefined;
    const found = other && organisationOf(named, other, others);
    if (found !== undefined) return found;
  }
  return undefined;
}
