import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { rowsOf, withoutLimits } from "../../database/connection";
import type { Connection } from "../../database/open";
import { reasonOf } from "../../database/reason";
import { FileRefusal } from "../../http/csv/records";
import { importFiles, type ImportOptions } from "../import";
import { readWhole } from "../uploads/read";
import { planWords } from "../words";
import type { WatchedFolder } from "./folder";

/** One process at a time brings files: the others would wait for its import anyway. */
const WATCH_LOCK = 5_302_003;
const MOST_UNPACKED_BYTES = 500_000_000;
const MOST_FAULTS = 10_000;
/** Looks at which a file that could not be brought, such as without a database, is tried again. */
const MOST_TRIES = 5;

type Watching = Omit<ImportOptions, "dryRun" | "prune" | "isPatient"> & {
  /** Is told of each file that ended, and of what kept one from it. */
  tell: (line: string) => void;
};

/** How a file ended. */
interface Ended {
  part: "done" | "failed";
  report: string;
}

/**
 * Looks into a folder, and brings each file that is complete, as the import does: all rows or none. A file that a process
 * left when it was killed comes first. Whatever of it was written is there as a whole, so that bringing it again changes
 * nothing.
 */
export function watcherOf(
  connection: Pick<Connection, "db" | "kind">,
  folder: WatchedFolder,
  { tell, ...options }: Watching,
) {
  const tries = new Map<string, number>();

  async function bring(taken: string): Promise<void> {
    let ended: Ended;
    try {
      ended = await broughtFile(taken);
    } catch (error) {
      const tried = (tries.get(taken) ?? 0) + 1;
      tries.set(taken, tried);
      if (tried < MOST_TRIES) return tell(`${taken}: ${reasonOf(error)}. It is tried again.`);
      ended = { part: "failed", report: `${reasonOf(error)}\nNothing was written.` };
    }
    tries.delete(taken);
    folder.end(taken, ended.part, `${ended.report}\n`);
    tell(`${taken}: ${ended.part}. ${ended.report.trimEnd().split("\n").at(-1)!}`);
  }

  async function broughtFile(taken: string): Promise<Ended> {
    const content = readFileSync(folder.pathOf(taken));
    let read;
    try {
      read = await readWhole({ fileName: taken, kind: null, content }, MOST_UNPACKED_BYTES);
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      return { part: "failed", report: `${error.message}\nNothing was written.` };
    }
    const dryRun = read.faults.length > 0;
    const plan = await importFiles(connection.db, read.files, {
      ...options,
      ...{ dryRun, prune: false, isPatient: true },
    });
    const all = { ...plan, faults: [...read.faults, ...plan.faults] };
    const report = planWords(all, { dryRun: false, prune: false, mostFaults: MOST_FAULTS });
    return { part: all.faults.length > 0 ? "failed" : "done", report };
  }

  async function bringAll(complete: readonly string[], goesOn: () => boolean): Promise<void> {
    for (const taken of folder.left()) {
      if (goesOn()) await bring(taken);
    }
    for (const name of complete) {
      const taken = goesOn() ? folder.take(name) : undefined;
      if (taken !== undefined) await bring(taken);
    }
  }

  /**
   * One look. While another process brings files it does nothing.
   * @param goesOn false ends it before the next file.
   */
  return async (goesOn: () => boolean = () => true): Promise<void> => {
    const complete = folder.complete();
    if (complete.length === 0 && folder.left().length === 0) return;
    // The embedded database has one process and one session.
    if (connection.kind === "pglite") return bringAll(complete, goesOn);
    await connection.db.transaction(async (tx) => {
      await withoutLimits(tx);
      const [lock] = await rowsOf<{ mine: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(${WATCH_LOCK}) as mine`,
      );
      // The lock of a process that was killed is free, so what lies among the taken files is nobody's.
      if (lock?.mine) await bringAll(complete, goesOn);
    });
  };
}
