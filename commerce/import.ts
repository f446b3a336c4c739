import { constants, setPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { ageClock, clock } from "./calendar";
import { runCommand, withConnection, withDatabase } from "./database/command-line";
import { reasonOf } from "./database/reason";
import {
  importFiles,
  KINDS,
  planWords,
  progressOf,
  readFolder,
  watchedFolder,
  watcherOf,
  readPictureFolder,
} from "./program";
import { siteUrlOfEnvironment } from "./site-url";

const USAGE = `npm run import -- FOLDER [--dry-run] [--only KIND] [--prune] [--progress]

Brings the files of a program into the shop: all rows, or none if one is wrong. The same files twice change nothing.

--dry-run    says what would change, and writes nothing
--only KIND  takes one file, such as people
--progress   shows rows, per cent and the time left, as a terminal does anyway
--prune      closes or deletes what the files do not have; with --dry-run it lists it

npm run import -- --watch FOLDER

Goes on, and brings each CSV, zip or NDJSON file that is dropped into the folder, once it is complete. It then lies under
done or failed, with its report beside it.

Without DATABASE_URL stop the shop first. docs/program describes the files.`;

/** Fewer rows are written before anybody could read that they are. */
const MANY = 5000;
/** A file that has not grown for so long is complete. */
const BETWEEN_LOOKS_MS = 1000;
const CALL = {
  now: clock,
  storefrontUrl: (site: string) => siteUrlOfEnvironment(site),
  by: "Program files",
};
/** Most of the memory is rows that stay until the end, so that a heap grown to twice of them would only hold waste. */
const HEAP_GROWS_PERCENT = 20;

/** `npm run import`: brings the files of a program into the shop. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      only: { type: "string" },
      progress: { type: "boolean", default: false },
      prune: { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) return console.log(USAGE);
  // People who shop on the same machine come first. A container may not allow it.
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It takes its turn as any other process.
  }
  if (values.watch) return runCommand(() => watch(folder));
  await runCommand(async () => {
    const { only } = values;
    const isShown = values.progress || process.stdout.isTTY;
    if (only !== undefined && !KINDS.some(({ file }) => file === only)) {
      throw new Error(`There is no kind ${only}. There are: ${KINDS.map(({ file }) => file).join(", ")}`);
    }
    const { files, faults } = readFolder(folder, only);
    const pictures = only === undefined ? await readPictureFolder(folder) : undefined;
    if (pictures) files.push(pictures);
    const options = { dryRun: values["dry-run"] || faults.length > 0, prune: values.prune };
    const plan = await withDatabase((db) =>
      importFiles(db, files, {
        ...options,
        ...CALL,
        isPatient: true,
        ...(isShown ? shownProgress() : linesOfKinds),
      }),
    );
    const all = { ...plan, faults: [...faults, ...plan.faults] };
    console.log(planWords(all, { dryRun: values["dry-run"], prune: values.prune }));
    if (all.faults.length > 0) process.exitCode = 1;
  });
}

/** Brings what is dropped into a folder until somebody stops it. The file that is being brought ends first. */
async function watch(root: string): Promise<void> {
  const folder = watchedFolder(root);
  const over = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => over.abort());
  const { signal } = over;
  await withConnection(async (connection) => {
    const look = watcherOf(connection, folder, { ...CALL, tell: (line) => console.log(line) });
    console.log(`Watching ${root}`);
    while (!signal.aborted) {
      // A database that is away for a while ends nothing.
      await look(() => !signal.aborted).catch((error: unknown) => console.error(reasonOf(error)));
      await setTimeout(BETWEEN_LOOKS_MS, undefined, { signal }).catch(() => {});
    }
  });
}

const linesOfKinds = {
  progress(file: string, rows: number): void {
    if (rows >= MANY) console.log(`  ${file}: writing ${rows} rows …`);
  },
};

const shownProgress = () =>
  progressOf({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
    clock: () => ageClock.now() / 1000,
  });

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_PERCENT}`);
await run();
