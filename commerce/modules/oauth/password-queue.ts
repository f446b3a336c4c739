import { availableParallelism } from "node:os";

/** The most parallel derivations in a process: each uses 128 MB and a core, and one core is left to everybody's pages. */
const MOST_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** The longest that a sign-in should wait for the comparison of its password, in ms. */
const LONGEST_WAIT_MS = 5_000;
/** So many have a place on any machine, however slow it is at the moment. */
const LEAST_PLACES = 10;
/** Seconds after which a sign-in that found no place is worth another attempt. */
export const BUSY_SECONDS = 5;
/** How much a derivation counts in the mean of what they take. */
const WEIGHT = 0.1;

let running = 0;
const waiting: (() => void)[] = [];
/** What a derivation takes at the moment, in ms: it depends on the machine, its cost and what else runs. */
let usualMs: number | undefined;
/** Until the first one was measured. */
const GUESSED_MS = 50;
/** Sign-ins that have a place: their password is compared, or will be. */
let places = 0;

/** Whether another sign-in would wait too long. */
export const isBusy = (): boolean =>
  places >= LEAST_PLACES && (places * (usualMs ?? GUESSED_MS)) / MOST_AT_ONCE > LONGEST_WAIT_MS;

/** Whether nobody waits, so that there is time for what is not urgent. */
export const isQuiet = (): boolean => running === 0 && waiting.length === 0;

/**
 * Runs a sign-in that has a place, so that those who came too many are told at once, with nothing read or counted for
 * them. Others would wait behind everybody before them, and be compared when nobody waits for the answer any more.
 * @returns undefined if too many wait.
 */
export async function withPlace<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (isBusy()) return undefined;
  places += 1;
  try {
    return await work();
  } finally {
    places -= 1;
  }
}

/** Runs a derivation when it is its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  const started = performance.now();
  try {
    return await work();
  } finally {
    const tookMs = performance.now() - started;
    usualMs = usualMs === undefined ? tookMs : usualMs + WEIGHT * (tookMs - usualMs);
    const next = waiting.shift();
    // The next waiting derivation takes this slot.
    if (next) next();
    else running -= 1;
  }
}
