/**
 * Counts attempts by key in a sliding window of this process. It slows guessing of one account's password;
 * a front proxy or a shared store adds the limit across processes.
 */
export function createRateLimit(options: { attempts: number; perSeconds: number }) {
  const attempts = new Map<string, number[]>();
  return {
    /** Seconds to wait, 0 when this attempt may go on. */
    hit(key: string, now: Date): number {
      const since = now.getTime() - options.perSeconds * 1000;
      const recent = (attempts.get(key) ?? []).filter((at) => at > since);
      if (recent.length >= options.attempts) {
        attempts.set(key, recent);
        return Math.ceil((recent[0]! - since) / 1000);
      }
      if (attempts.size > 10_000) attempts.clear();
      attempts.set(key, [...recent, now.getTime()]);
      return 0;
    },
    clear(key: string): void {
      attempts.delete(key);
    },
  };
}
