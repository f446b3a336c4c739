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
