import { sql } from "drizzle-orm";
import { type Database, withoutLimits } from "../database/connection";
import type { ProgramCall, WrittenRows } from "./kind";
import { type Plan, planOf } from "./plan";
import type { ReadFile } from "./read-file";
import { KINDS_AND_PICTURES } from "./kinds";

export const IMPORT_LOCK = 5_302_002;

export interface ImportOptions extends Omit<ProgramCall, "db"> {
  /** Nothing is written. */
  dryRun: boolean;
  /** Rows that the files do not have are closed or deleted. */
  prune: boolean;
  /** Is told before the rows of each file are written. @param all rows of all files. */
  progress?: (file: string, rows: number, all: number) => void;
  /** It may take, and wait for another import, as long as it needs: nobody waits for the answer. */
  isPatient?: boolean;
}

/**
 * Brings the rows of files into the database: all of them, or none if one is wrong. The same files twice change nothing.
 * @returns what was found and, without faults and but for a dry run, written.
 */
export async function importFiles(
  db: Database,
  files: readonly ReadFile[],
  { dryRun, prune, progress, isPatient, ...call }: ImportOptions,
): Promise<Plan> {
  return db.transaction(async (tx) => {
    if (isPatient) await withoutLimits(tx);
    // Two imports at once would each miss what the other adds.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const plan = await planOf(tx, files);
    if (plan.faults.length > 0 || dryRun) return plan;
    const inOrder = KINDS_AND_PICTURES.flatMap((kind) => plan.kinds.filter((one) => one.kind === kind));
    const all = inOrder.reduce((sum, its) => sum + rowCount(its), 0);
    for (const { kind, added, changed } of inOrder) {
      let left = rowCount({ added, changed });
      if (left === 0) continue;
      progress?.(kind.file, left, all);
      const wrote = (rows: number) => {
        left -= rows;
        call.wrote?.(rows);
      };
      await kind.write({ ...call, db: tx, wrote }, { added, changed });
      // Kinds that write all at once do not tell.
      if (left > 0) call.wrote?.(left);
    }
    if (prune) {
      for (const { kind, missing } of inOrder.reverse()) {
        if (missing.length > 0) await kind.missing!.end({ ...call, db: tx }, missing);
      }
    }
    return plan;
  });
}

const rowCount = ({ added, changed }: WrittenRows): number => added.length + changed.length;
