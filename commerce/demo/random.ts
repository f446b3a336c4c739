/** A small seeded random generator, so that every seeding gives the same demo. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Up to `count` different members, in a new order. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** FNV-1a hash of a text, so that each part of the demo has its own random stream. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32 seeded by a text. */
export function randomOf(seed: string): Random {
  let state = seedOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error(`nothing to pick from (${seed})`);
    return from[int(0, from.length - 1)] as T;
  };
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  };
  return { next, int, pick, sample, chance: (probability) => next() < probability };
}

/** A fixed guid-shaped text for a seeded row. */
export function guidOf(text: string): string {
  const hex = ["a", "b", "c", "d"]
    .map((part) =>
      seedOf(part + text)
        .toString(16)
        .padStart(8, "0"),
    )
    .join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
