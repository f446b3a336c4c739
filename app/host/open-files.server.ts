import { readFileSync } from "node:fs";

/** The most connections of one process, however many files it may open. */
const MOST_CONNECTIONS = 4096;
/** Files of the process itself: its log, its connections to a database, to a mail server and to receivers of events. */
const OF_THE_PROCESS = 64;
/** What the embedded database keeps open at least and at most; it closes the longest unused one for another. */
const LEAST_OF_DATABASE = 64;
const MOST_OF_DATABASE = 1000;
/** Reading its own code at the start opens some 190 files at once. */
const LEAST_FILES = 256;

/** How the files that a process may have open are divided. A connection counts as one. */
export interface OpenFiles {
  /** The limit of the process; undefined where there is none, or none can be read. */
  limit: number | undefined;
  /** The most connections that it takes. */
  connections: number;
  /** The most files that the embedded database keeps open. */
  database: number;
  /** Whether it takes fewer connections than it would with more files. */
  few: boolean;
}

/**
 * The limit of open files as Linux writes it; Node has raised it to the hard limit before.
 * @param limits the text of /proc/self/limits.
 * @returns undefined for "unlimited".
 */
export function limitIn(limits: string): number | undefined {
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
}

/** The limit of this process; undefined where there is none, or none can be read. */
export function openFileLimit(): number | undefined {
  try {
    return limitIn(readFileSync("/proc/self/limits", "utf8"));
  } catch {
    // Not every system has it.
    return undefined;
  }
}

/**
 * Divides the open files of this process between people's connections and what answering them opens. A process that
 * had used up all of them would take connections and close them at once, or leave them waiting, without an error.
 * @param limit as `openFileLimit` has it.
 * @throws Error with a sentence if they are too few.
 */
export function shareOpenFiles(limit: number | undefined): OpenFiles {
  if (limit === undefined)
    return { limit, connections: MOST_CONNECTIONS, database: MOST_OF_DATABASE, few: false };
  if (limit < LEAST_FILES) {
    throw new Error(
      `This process may open ${limit} files, and the shop needs at least ${LEAST_FILES}: raise the limit, such as with ulimit -n 8192.`,
    );
  }
  const most = OF_THE_PROCESS + MOST_OF_DATABASE;
  const own = Math.min(most, Math.max(OF_THE_PROCESS + LEAST_OF_DATABASE, Math.floor(limit / 2)));
  const connections = Math.min(MOST_CONNECTIONS, limit - own);
  return { limit, connections, database: own - OF_THE_PROCESS, few: connections < MOST_CONNECTIONS };
}
