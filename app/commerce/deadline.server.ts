/** Calls that may take longer than a page, with their most in ms: a slow machine fills the demo for minutes. */
const PATIENT: Readonly<Record<string, number>> = { "POST /demo/reset": 10 * 60_000 };

/** How long a call is waited for at least, whatever is left of its page. */
export const patienceWith = (operation: string): number => PATIENT[operation] ?? 0;

/**
 * Waits for work for at most so many milliseconds, then throws `late`. The work may still run; its result is
 * ignored, and `giveUp` can stop it.
 */
export function within<T>(
  ms: number,
  work: Promise<T>,
  late: () => Error,
  giveUp?: AbortController,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(late());
      giveUp?.abort();
    }, ms);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
