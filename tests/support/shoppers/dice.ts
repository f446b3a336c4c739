/** Chance that can be thrown again: the same seed gives the same throws (mulberry32). */
export interface Dice {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from the first to the last, both included. */
  int(first: number, last: number): number;
  pick<T>(all: readonly T[]): T;
  chance(share: number): boolean;
  /** Dice of one's own, so that people who act side by side do not change each other's throws. */
  fork(): Dice;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (first: number, last: number) => first + Math.floor(next() * (last - first + 1));
  return {
    next,
    int,
    pick: (all) => all[int(0, all.length - 1)]!,
    chance: (share) => next() < share,
    fork: () => diceOf(int(0, 4_294_967_295)),
  };
}
