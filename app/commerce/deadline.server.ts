/**
 * Waits for work at most so many milliseconds. After that `late` is thrown and the work, which may still go on,
 * is of no interest any more; `giveUp` can stop it.
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
