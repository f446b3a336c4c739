const DAY = 24 * 60 * 60 * 1000;

/** Now in milliseconds since 1970, by the computer's clock, which tests set. */
export const clock = (): number => Date.now();

/** How many times 24 hours lie between two instants in milliseconds. */
export const wholeDaysBetween = (from: number, to: number): number => Math.floor((to - from) / DAY);
