import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import type { ProgramCall } from "./kind";
import { type Plan, planOf } from "./plan";
import type { ReadFile } from "./read-file";
import { KINDS } from "./kinds";
import { picturesKind } from "./kinds/pictures";

const IMPORT_LOCK = 5_302_002;

export interface ImportOptions extends Omit<ProgramCall, "db"> {
  /** Nothing is written. */
  dryRun: boolean;
  /** Rows that the files do not have are closed or deleted. */
  prune: boolean;
  /** Is told before the rows of each file are written. */
  progress?: (file: string, rows: number) => void;
}

/**
 * Brings the rows of files into the database: all of them, or none if one is wrong. The same files twice change nothing.
 * @returns what was found and, without faults and but for a dry run, written.
 */
export async function importFiles(
  db: Database,
  files: readonly ReadFile[],
  { dryRun, prune, progress, ...call }: ImportOptions,
): Promise<Plan> {
  return db.transaction(async (tx) => {
    // Two imports at once would each miss what the other adds.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const plan = await planOf(tx, files);
    if (plan.faults.length > 0 || dryRun) return plan;
    const inOrder = [...KINDS, picturesKind].flatMap((kind) => plan.kinds.filter((one) => one.kind === kind));
    for (const { kind, added, changed } of inOrder) {
      if (added.length + changed.length === 0) continue;
      progress?.(kind.file, added.length + changed.length);
      await kind.write({ ...call, db: tx }, { added, changed });
    }
    if (prune) {
      for (const { kind, missing } of inOrder.reverse()) {
        if (missing.length > 0) await kind.missing!.end({ ...call, db: tx }, missing);
      }
    }
    return plan;
  });
}
