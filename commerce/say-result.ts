import { clock } from "./calendar";
import { runCommand, withDatabase } from "./database/command-line";
import type { Database } from "./database/connection";

type Work = (db: Database, now: Date) => Promise<string>;

/**
 * Does a command's work in one transaction and prints what it says.
 * @param mistakes what the work throws where it must be told otherwise; it is printed as a sentence.
 */
export const sayResult = (work: Work, ...mistakes: (new (message: string) => Error)[]): Promise<void> =>
  runCommand(async () => {
    try {
      console.log(
        await withDatabase((db) => db.transaction((tx) => work(tx as unknown as Database, clock()))),
      );
    } catch (error) {
      const isMistake = mistakes.some((Mistake) => error instanceof Mistake);
      throw isMistake ? new Error(`${(error as Error).message}.`) : error;
    }
  });
