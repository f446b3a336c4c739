/** After this time, in milliseconds, somebody else may begin to order for the person. */
export const HELD_MS = 2 * 3600_000;
