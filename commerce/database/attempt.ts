import type { Database } from "./connection";

/** What was done is taken back. */
class TakenBack<T> extends Error {
  constructor(readonly result: T) {
    super("taken back");
  }
}

/**
 * Does something in a transaction, which is a savepoint within another one, and takes it back unless it is to be kept.
 * @param keeps judges the result; without it everything is taken back, so that only the result remains.
 */
export async function attempt<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
  keeps: (result: T) => boolean = () => false,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (keeps(result)) return result;
      throw new TakenBack(result);
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}
