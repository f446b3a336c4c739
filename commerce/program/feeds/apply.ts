import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { tryAgain } from "../../database/try-again";
import { FileRefusal } from "../../http/csv/records";
import type { RowState } from "../../http/row-refusal";
import type { RowFault } from "../feed-rows";
import { IMPORT_LOCK } from "../import";
import { byText, keyOf, type Kind, type ProgramCall, type Row, type WrittenRows } from "../kind";
import { differing, refusalsOf } from "../plan";
import { type FileRow, type ReadFile, readingProgramFile } from "../read-file";
import { isOfObjects, readingObjectsFile } from "../read-objects";
import { kindOf, othersOf, rowAfter } from "../standing";
import { standingFor } from "./standing-for";

/** Rows of one transaction: few enough that nobody who shops waits for a row of them. */
const CHUNK = 1000;

/** What became of a line: a state, or each reason why it is refused. */
export type FedRow = { line: number; state: RowState } | (RowFault & { state: "refused" });

interface Sent {
  /** Ends in `.ndjson` or `.csv`. */
  name: string;
  content: Uint8Array;
}

type FeedCall = Omit<ProgramCall, "wrote">;

/**
 * Takes rows of a kind that another system sends. Unlike an import, rows that are right are written beside others that are
 * refused, some at a time, each time as a whole: a feed that was cut off is sent again as it is, and what was written is
 * then the same.
 * @throws FileRefusal for a file that cannot be read as a whole, before anything is written.
 */
export async function applyFeed(
  call: FeedCall,
  file: string,
  sent: Sent,
  mostRows: number,
): Promise<FedRow[]> {
  const kind = kindOf(file);
  const { rows, faults } = await readGently(kind, sent, mostRows);
  const fed: FedRow[] = [];
  const wrong = new Set<number>();
  for (const { line, head, message } of faults) {
    if (line === undefined || (line === 1 && !isOfObjects(sent.name)))
      throw new FileRefusal(head ? `${head}: ${message}` : message);
    wrong.add(line);
    fed.push(refused(line, head, message));
  }
  const right = rows
    .filter(({ line }) => !wrong.has(line))
    .map((row) => ({ ...row, key: keyOf(kind, row.row) }))
    // Transactions that lock rows in one order do not wait for each other in a circle.
    .sort((a, b) => byText(a.key, b.key));
  for (let at = 0; at < right.length; at += CHUNK) {
    const chunk = right.slice(at, at + CHUNK);
    const done = await tryAgain(() => call.db.transaction((db) => applyRows({ ...call, db }, kind, chunk)));
    for (const row of done) fed.push(row);
  }
  return fed.sort((a, b) => a.line - b.line);
}

const refused = (line: number, field: string | undefined, message: string): FedRow => ({
  line,
  state: "refused",
  ...(field === undefined ? {} : { field }),
  message,
});

/** Reads rows and lets others have the process in between. */
async function readGently(kind: Kind, { name, content }: Sent, mostRows: number): Promise<ReadFile> {
  const steps = (isOfObjects(name) ? readingObjectsFile : readingProgramFile)(kind, content, mostRows);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

async function applyRows(
  call: FeedCall,
  kind: Kind,
  chunk: readonly (FileRow & { key: string })[],
): Promise<FedRow[]> {
  const { db } = call;
  // Whoever else writes programs would miss what this adds, and this what they add.
  await lockImports(db);
  const there = await kind.loadLike!(
    db,
    kind.key,
    chunk.map(({ row }) => row),
  );
  const before = new Map(there.map((row) => [keyOf(kind, row), row]));
  const standing = await standingFor(
    db,
    kind,
    chunk.map(({ row }) => row),
  );
  const others = othersOf(standing);
  const fed: FedRow[] = [];
  const added: Row[] = [];
  const changed: WrittenRows["changed"][number][] = [];
  for (const { line, row, key } of chunk) {
    const known = before.get(key);
    const will = rowAfter(kind, known, row);
    const refusals = refusalsOf({ kind, row, known, will, suggest: false }, standing, others);
    const heads = known ? differing(kind.columns, known, row) : [];
    if (refusals.length > 0) {
      for (const { head, message } of refusals) fed.push(refused(line, head, message));
      continue;
    }
    if (known && heads.length === 0) {
      fed.push({ line, state: "same" });
      continue;
    }
    if (known) changed.push({ before: known, after: row, heads });
    else added.push(will);
    fed.push({ line, state: "applied" });
  }
  if (added.length + changed.length > 0) await kind.write(call, { added, changed });
  return fed;
}

const lockImports = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
