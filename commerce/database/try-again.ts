/** Times that a transaction is tried that another one was in the way of. */
const TRIES = 4;

/** A deadlock, and a transaction that cannot be put into an order with others. */
const IN_THE_WAY = new Set(["40P01", "40001"]);

const codeOf = (error: unknown): string =>
  String(error instanceof Error ? ((error.cause ?? error) as { code?: unknown }).code : undefined);

/** Does a transaction, and again if another one was in its way. */
export async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === TRIES || !IN_THE_WAY.has(codeOf(error))) throw error;
    }
  }
}
