import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { tryAgain } from "../../database/try-again";
import type { RowState } from "../../http/row-refusal";
import { IMPORT_LOCK } from "../import";
import { byText, keyOf, type Kind, type ProgramCall, type Row, type WrittenRows } from "../kind";
import { differing, refusalsOf } from "../plan";
import type { FileRow } from "../read-file";
import { kindOf, othersOf, rowAfter } from "../standing";
import { readingSent, type RowFault, type Sent } from "./read-sent";
import { standingFor } from "./standing-for";

/** Rows of one transaction: few enough that nobody who shops waits for a row of them. */
const CHUNK = 1000;

/** What became of a line: a state, or each reason why it is refused. */
export type FedRow = { line: number; state: RowState } | (RowFault & { state: "refused" });

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
  const read = await gently(readingSent(kind, sent, mostRows));
  const fed: FedRow[] = read.refused.map((fault) => ({ ...fault, state: "refused" }));
  const right = read.rows
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

/** Takes the steps of a reading, and lets others have the process in between. */
async function gently<Read>(steps: Generator<void, Read>): Promise<Read> {
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
      for (const { head, message } of refusals) fed.push({ line, state: "refused", field: head, message });
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
