import type { Database } from "../../database/connection";
import { keyOf, type Kind, type Row } from "../kind";
import { kindOf, lookedInto, type SomeStanding } from "../standing";

/**
 * What the checks of some rows look into, and no more: the rows that they name, and those of the same style. One statement
 * for each kind.
 */
export async function standingFor(db: Database, kind: Kind, rows: readonly Row[]): Promise<SomeStanding> {
  const standing: SomeStanding = new Map();
  for (const file of new Set(lookedInto(kind))) {
    const other = kindOf(file);
    const like = likeOf(kind, other, rows);
    const found = like.length > 0 ? await other.loadLike!(db, [other.key[0]!], like) : [];
    const there = new Map(found.map((row) => [keyOf(other, row), row]));
    standing.set(file, { before: there, after: there });
  }
  return standing;
}

/** The first cell of the key of the rows that may be looked into: what is named, or what both name. */
function likeOf(kind: Kind, other: Kind, rows: readonly Row[]): Row[] {
  const [first] = other.key;
  const shared = other.columns.find(({ head }) => head === first)!.names;
  const codes = new Set<string>();
  for (const { head, names } of kind.columns) {
    if (names !== other.file && (names === undefined || names !== shared)) continue;
    for (const row of rows) {
      const value = row[head];
      for (const code of Array.isArray(value) ? value : [value])
        if (typeof code === "string") codes.add(code);
    }
  }
  return [...codes].map((code) => ({ [first!]: code }));
}
