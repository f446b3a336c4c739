import type { Database } from "../database/connection";
import {
  cellText,
  type Column,
  keyOf,
  type Kind,
  type Others,
  type Refusal,
  type Row,
  type WrittenRows,
} from "./kind";
import { nearest } from "./nearest";
import type { Fault, ReadFile } from "./read-file";
import { organisationOf, othersOf, type Standing, standingOf, withNamed } from "./standing";

/** What a file would do. */
interface KindPlan {
  kind: Kind;
  added: Row[];
  changed: WrittenRows["changed"][number][];
  same: number;
  /** What is there and not in the file, of the organisations that the files have. */
  missing: Row[];
}

export interface Plan {
  kinds: KindPlan[];
  faults: Fault[];
}

/** Compares files with what is there. Nothing is written. */
export async function planOf(db: Database, files: readonly ReadFile[]): Promise<Plan> {
  const standing = await standingOf(db, withNamed(files.map(({ kind }) => kind)), files);
  const others = othersOf(standing);
  const faults = files.flatMap((file) => inOrder([...file.faults, ...faultsOf(file, standing, others)]));
  const organisations = new Set(
    files
      .filter(({ kind }) => kind.file === "organisations")
      .flatMap(({ rows }) => rows.map(({ row }) => String(row["code"]))),
  );
  const kinds = files.map((file) => planOfFile(file, standing.get(file.kind.file)!, others, organisations));
  return { kinds, faults };
}

const inOrder = (faults: Fault[]): Fault[] => faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));

function planOfFile(
  { kind, rows }: ReadFile,
  { before, after }: Standing,
  others: Others,
  organisations: ReadonlySet<string>,
): KindPlan {
  const plan: KindPlan = { kind, added: [], changed: [], same: 0, missing: [] };
  const inFile = new Set<string>();
  for (const { row } of rows) {
    const key = keyOf(kind, row);
    inFile.add(key);
    const known = before.get(key);
    const heads = known ? differing(kind.columns, known, row) : [];
    if (!known) plan.added.push(after.get(key)!);
    else if (heads.length > 0) plan.changed.push({ before: known, after: row, heads });
    else plan.same += 1;
  }
  const isMissing = (key: string, row: Row): boolean => {
    if (inFile.has(key) || !kind.missing || kind.missing.isDone?.(row)) return false;
    const organisation = organisationOf(kind, row, others);
    return organisation === undefined || organisations.has(organisation);
  };
  for (const [key, row] of before) if (isMissing(key, row)) plan.missing.push(row);
  return plan;
}

const differing = (columns: readonly Column[], before: Row, after: Row): string[] =>
  columns
    .filter((column) => column.head in after)
    .filter((column) => cellText(column, before[column.head]) !== cellText(column, after[column.head]))
    .map(({ head }) => head);

/** What is wrong with rows beside the others: codes that nothing has, and what their kind refuses. */
function faultsOf(
  { kind, rows, faults }: ReadFile,
  standing: ReadonlyMap<string, Standing>,
  others: Others,
): Fault[] {
  const file = `${kind.file}.csv`;
  const faulty = new Set(faults.map(({ line }) => line));
  const { before, after } = standing.get(kind.file)!;
  return rows
    .filter(({ line }) => !faulty.has(line))
    .flatMap(({ line, row }) => {
      const unknown = kind.columns.flatMap((column) =>
        unknownCodes(column, row, standing).map((message) => ({ file, line, head: column.head, message })),
      );
      if (unknown.length > 0) return unknown;
      const key = keyOf(kind, row);
      const known = before.get(key);
      const refusals = [
        ...movedAway(known, after.get(key)!),
        ...(kind.check?.(after.get(key)!, others, known) ?? []),
      ];
      return refusals.map((refusal) => ({ file, line, ...refusal }));
    });
}

/** Orders, people and budgets hang on what an organisation has: a file gives nothing of it to another one. */
function movedAway(before: Row | undefined, after: Row): Refusal[] {
  const owner = before?.["organisation"];
  if (typeof owner !== "string" || owner === after["organisation"]) return [];
  return [{ head: "organisation", message: `It belongs to ${owner}, and stays there. Use another code.` }];
}

function unknownCodes({ head, names }: Column, row: Row, standing: ReadonlyMap<string, Standing>): string[] {
  const value = row[head];
  if (!names || value === null || value === undefined) return [];
  const known = standing.get(names)!.after;
  return (Array.isArray(value) ? (value as string[]) : [value as string])
    .filter((code) => !known.has(code))
    .map((code) => `${code} is not in ${names}.csv.${nearest(code, known.keys())}`);
}
