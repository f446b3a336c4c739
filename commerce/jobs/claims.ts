/** What a row of work has that no process is at. */
export const UNCLAIMED = { claimedBy: null, claimedUntil: null };

/** Why work failed, for its row and the log. @param most characters. */
export const reasonOf = (error: unknown, most = 500): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, most);
