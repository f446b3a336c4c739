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
import {
  lookedInto,
  organisationOf,
  othersOf,
  rowAfter,
  rowsThere,
  type Standing,
  standingOf,
  withNamed,
} from "./standing";

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
  const reached = withNamed(files.map(({ kind }) => kind));
  const looked = new Set(reached.flatMap(lookedInto));
  const standing = await standingOf(
    db,
    reached.filter(({ file }) => looked.has(file)),
    files,
  );
  const others = othersOf(standing);
  const organisations = new Set(
    files
      .filter(({ kind }) => kind.file === "organisations")
      .flatMap(({ rows }) => rows.map(({ row }) => String(row["code"]))),
  );
  const plan: Plan = { kinds: [], faults: [] };
  for (const file of files) {
    // Nothing looks into the largest kinds, prices and stock: what is there of one is kept for its comparison alone.
    const there = standing.get(file.kind.file) ?? { before: await rowsThere(db, file.kind) };
    const { faults, ...its } = planOfFile(file, there, { standing, others, organisations });
    plan.kinds.push(its);
    for (const fault of inOrder([...file.faults, ...faults])) plan.faults.push(fault);
  }
  return plan;
}

/** Faults that are told with what may have been meant; nobody reads more. */
const MOST_SUGGESTIONS = 200;

const inOrder = (faults: Fault[]): Fault[] => faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));

interface Beside {
  standing: ReadonlyMap<string, Standing>;
  others: Others;
  organisations: ReadonlySet<string>;
}

function planOfFile(
  { kind, rows, faults }: ReadFile,
  { before, after }: Pick<Standing, "before"> & Partial<Standing>,
  { standing, others, organisations }: Beside,
): KindPlan & { faults: Fault[] } {
  const plan: KindPlan & { faults: Fault[] } = {
    ...{ kind, added: [], changed: [], same: 0, missing: [] },
    faults: [],
  };
  const faulty = new Set(faults.map(({ line }) => line));
  const inFile = new Set<Row>();
  for (const { line, row } of rows) {
    const key = keyOf(kind, row);
    const known = before.get(key);
    const will = after?.get(key) ?? rowAfter(kind, known, row);
    if (known) inFile.add(known);
    const heads = known ? differing(kind.columns, known, row) : [];
    if (!known) plan.added.push(will);
    else if (heads.length > 0) plan.changed.push({ before: known, after: row, heads });
    else plan.same += 1;
    if (faulty.has(line)) continue;
    const suggest = plan.faults.length < MOST_SUGGESTIONS;
    for (const refusal of refusalsOf({ kind, row, known, will, suggest }, standing, others)) {
      plan.faults.push({ file: `${kind.file}.csv`, line, ...refusal });
    }
  }
  const isMissing = (row: Row): boolean => {
    if (inFile.has(row) || !kind.missing || kind.missing.isDone?.(row)) return false;
    const organisation = organisationOf(kind, row, others);
    return organisation === undefined || organisations.has(organisation);
  };
  for (const row of before.values()) if (isMissing(row)) plan.missing.push(row);
  return plan;
}

export const differing = (columns: readonly Column[], before: Row, after: Row): string[] =>
  columns
    .filter((column) => column.head in after)
    .filter((column) => cellText(column, before[column.head]) !== cellText(column, after[column.head]))
    .map(({ head }) => head);

interface Compared {
  kind: Kind;
  /** As the file has it. */
  row: Row;
  known: Row | undefined;
  will: Row;
  /** Whether an unknown code is told with what it is like, which takes a look at all. */
  suggest: boolean;
}

/** What is wrong with a row beside the others: codes that nothing has, and what its kind refuses. */
export function refusalsOf(
  { kind, row, known, will, suggest }: Compared,
  standing: ReadonlyMap<string, Pick<Standing, "after">>,
  others: Others,
): Refusal[] {
  const unknown = kind.columns.flatMap((column) =>
    unknownCodes(column, row, standing, suggest).map((message) => ({ head: column.head, message })),
  );
  if (unknown.length > 0) return unknown;
  return [...movedAway(known, will), ...(kind.check?.(will, others, known) ?? [])];
}

/** Orders, people and budgets hang on what an organisation has: a file gives nothing of it to another one. */
function movedAway(before: Row | undefined, after: Row): Refusal[] {
  const owner = before?.["organisation"];
  if (typeof owner !== "string" || owner === after["organisation"]) return [];
  return [{ head: "organisation", message: `It belongs to ${owner}, and stays there. Use another code.` }];
}

function unknownCodes(
  { head, names }: Column,
  row: Row,
  standing: ReadonlyMap<string, Pick<Standing, "after">>,
  suggest: boolean,
): string[] {
  const value = row[head];
  if (!names || value === null || value === undefined) return [];
  const known = standing.get(names)!.after;
  return (Array.isArray(value) ? (value as string[]) : [value as string])
    .filter((code) => !known.has(code))
    .map((code) => `${code} is not in ${names}.csv.${suggest ? nearest(code, known.keys()) : ""}`);
}
