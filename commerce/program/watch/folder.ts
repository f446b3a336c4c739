import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";

/** Where a file lies while it is brought, and after. */
type Part = "taken" | "done" | "failed";

const PARTS: readonly Part[] = ["taken", "done", "failed"];
const IS_FOR_US = /^[^.].*\.(csv|zip|ndjson|jsonl)$/i;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_FOR_US.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** The files of a folder that other systems drop, and what became of each. */
export function watchedFolder(root: string) {
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new Error(`${root} is no folder`);
  for (const part of PARTS) mkdirSync(join(root, part), { recursive: true });
  let seen = new Map<string, string>();

  /** A name in a part that no file has yet. */
  function freeName(part: Part, name: string): string {
    const { name: stem, ext } = parse(name);
    for (let n = 1; ; n += 1) {
      const free = n === 1 ? name : `${stem}-${n}${ext}`;
      if (!existsSync(join(root, part, free))) return free;
    }
  }

  return {
    /** The files that have the size and the time that they had at the look before: nobody writes them any more. */
    complete(): string[] {
      const now = new Map<string, string>();
      for (const name of filesOf(root)) {
        const state = statSync(join(root, name), { throwIfNoEntry: false });
        if (state) now.set(name, `${state.ino} ${state.size} ${state.mtimeMs}`);
      }
      const still = [...now].filter(([name, state]) => seen.get(name) === state).map(([name]) => name);
      seen = now;
      return still;
    },
    /** Files that somebody took and did not end with. */
    left: () => filesOf(join(root, "taken")),
    /**
     * Takes a file. Of two processes one gets it, because a name can be changed once.
     * @returns its name among those that were taken; undefined if somebody else was first.
     */
    take(name: string): string | undefined {
      const taken = freeName("taken", name);
      try {
        renameSync(join(root, name), join(root, "taken", taken));
        return taken;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    pathOf: (taken: string) => join(root, "taken", taken),
    /** Puts a file that was taken where it ends, with its report beside it. */
    end(taken: string, part: "done" | "failed", report: string): void {
      const name = freeName(part, taken);
      const path = join(root, part, `${name}.report.txt`);
      // A reader finds the whole report or none, and never a file without one.
      writeFileSync(`${path}.part`, report);
      renameSync(`${path}.part`, path);
      try {
        renameSync(join(root, "taken", taken), join(root, part, name));
      } catch (error) {
        rmSync(path, { force: true });
        throw error;
      }
    },
  };
}

export type WatchedFolder = ReturnType<typeof watchedFolder>;
