import type { Ended } from "../support/run-program";
import { must } from "./step";

/** A program that ended with code 1 and said why in one sentence, without a stack. */
export function mustBeRefused(what: string, { status, said }: Ended, sentence: RegExp): void {
  // What a start says on its way, such as "  Opening PostgreSQL …".
  const lines = said.split("\n").filter((line) => line.trim() !== "" && !line.endsWith("…"));
  const right = status === 1 && lines.length === 1 && sentence.test(lines[0]!);
  must(right, `${what} ended with ${status} and said: ${said.slice(0, 500)}`);
}
