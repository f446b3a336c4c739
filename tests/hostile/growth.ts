import { cpuOf } from "./long-runs";

/** A text of about so many characters, of one shape. */
export interface Shape {
  said: string;
  text: (length: number) => string;
}

/** The input is doubled three times, and three times again: a limit of its parts may hide how the longest grows. */
const TIMES = 2 ** 3;
const STEPS = [TIMES ** 2, TIMES, 1];
/** What reads in proportion takes 8 times as long for 8 times as much, and what goes over it again and again 64 times. */
const MOST_TIMES = 3 * TIMES;
/** Milliseconds of CPU below which other work of the process would be measured. */
const LEAST_MS = 4;

/**
 * Whether a parser takes far more than in proportion to what it reads; the clock on the wall is not asked. One that seems
 * to is looked at again, for a collection of garbage may have fallen into it.
 * @param most characters.
 * @param before what comes before each reading, and is not measured.
 * @returns what was measured; undefined for a parser that keeps in proportion.
 */
export async function outgrows(
  read: (text: string) => Promise<unknown>,
  { text }: Shape,
  most: number,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<string | undefined> {
  const texts = STEPS.map((part) => text(most / part));
  await before();
  await read(texts[0]!);
  for (let look = 0; ; look += 1) {
    const taken: number[] = [];
    for (const one of texts) {
      await before();
      taken.push(await cpuOf(() => read(one)));
    }
    const grows = taken.some((ms, at) => at > 0 && ms > MOST_TIMES * Math.max(taken[at - 1]!, LEAST_MS));
    if (!grows) return undefined;
    if (look === 2) return texts.map((one, at) => `${one.length}: ${taken[at]!.toFixed(0)} ms`).join(", ");
  }
}

const repeated = (piece: string, length: number) =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)));

interface Language {
  /** The smallest things that its texts are made of. */
  pieces: readonly string[];
  /** Places that hold a long plain text, before the pieces; `…` stands for it. */
  long?: readonly string[];
  /** What stands around all of it; `…` stands for it. */
  frames?: readonly string[];
}

/**
 * Every piece again and again, within every frame: alone, and behind a long text, which a parser that looks back from
 * each piece reads as often as there are pieces.
 */
export function shapesOf({ pieces, long = [], frames = ["…"] }: Language): Shape[] {
  return frames.flatMap((frame) =>
    pieces.flatMap((piece) => {
      const framed = (inside: string) => frame.split("…").join(inside);
      const named = (place: string) =>
        `${JSON.stringify(piece)} again and again ${place} in ${frame.slice(0, 60)}`;
      const alone: Shape = { said: named(""), text: (length) => framed(repeated(piece, length)) };
      const behind = long.map((place): Shape => ({
        said: named(`behind ${place}`),
        text: (length) => framed(place.replace("…", "y".repeat(length / 2)) + repeated(piece, length / 2)),
      }));
      return [alone, ...behind];
    }),
  );
}
