import { sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import type { ProgramCall } from "./kind";
import { type KindPlan, type Plan, planOf } from "./plan";
import type { ReadFile } from "./read-file";
import { KINDS } from "./kinds";

const IMPORT_LOCK = 5_302_002;

export interface ImportOptions extends Omit<ProgramCall, "db"> {
  /** Nothing is written. */
  dryRun: boolean;
  /** Rows that the files do not have are closed or deleted. */
  prune: boolean;
}

/**
 * Brings the rows of files into the database: all of them, or none if one is wrong. The same files twice change nothing.
 * @returns what was found and, without faults and but for a dry run, written.
 */
export async function importFiles(
  db: Database,
  files: readonly ReadFile[],
  { dryRun, prune, ...call }: ImportOptions,
): Promise<Plan> {
  return db.transaction(async (tx) => {
    // Two imports at once would each miss what the other adds.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const plan = await planOf(tx, files);
    if (plan.faults.length > 0 || dryRun) return plan;
    const inOrder = KINDS.flatMap((kind) => plan.kinds.filter((one) => one.kind === kind));
    for (const one of inOrder) await write({ ...call, db: tx }, one);
    if (prune) {
      for (const { kind, missing } of inOrder.reverse()) {
        if (missing.length > 0) await kind.missing!.end({ ...call, db: tx }, missing);
      }
    }
    return plan;
  });
}

async function write(call: ProgramCall, { kind, added, changed }: KindPlan): Promise<void> {
  if (added.length > 0 || changed.length > 0) await kind.write(call, { added, changed });
}
