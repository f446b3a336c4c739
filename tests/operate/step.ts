import type { Kind } from "../support/place";

/** One promise of docs/operations, tried on the built shop. */
export interface Step {
  name: string;
  /** The databases that it is about; both by default. */
  on?: readonly Kind[];
  /** Whether a machine may lack what it needs: it is then skipped, and the run can still pass. */
  optional?: boolean;
  /**
   * @returns what was counted, in a few words.
   * @throws Missing for what the machine lacks, any other Error for a promise that does not hold.
   */
  run(kind: Kind): Promise<string>;
}

/** What a step needs and the machine does not have. */
export class Missing extends Error {
  override name = "Missing";
}

/** @throws Error with the words, if it does not hold. */
export function must(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Error(words);
}

/** @throws Error with the first of the problems, if there are any. */
export function mustBeNone(problems: string[]): void {
  must(problems.length === 0, `${problems.slice(0, 5).join("; ")}${problems.length > 5 ? " …" : ""}`);
}
