import { DEEP } from "./settings";

/** Signs and words that some text is taken apart at; each is sent as one long run. */
const COMMON = [":", "::colour:x", ",", "/", ";", ".", "(", "%", "=", "<", " ", "\n", "a,"];
const RARE = [
  ":relevance",
  "a:",
  "//x",
  "\\",
  "|",
  "+",
  "-",
  "_",
  "..",
  "@",
  "&",
  ")",
  "a(",
  "[0]",
  "{",
  "<a",
  "&#",
  "'",
  '"',
  "`",
  "*",
  "?",
  "!",
  "$",
  "^",
  "~",
  "#",
  " x",
  "\t",
  "\r\n",
  "\u00a0",
  "\u0301",
  "🧵",
  "1",
  "0.",
];
const PIECES = DEEP ? [...COMMON, ...RARE] : COMMON;

/** As long as an address of the host may be, and no body field may be longer than what is sent here. */
const LENGTH = 16_000;

const run = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/**
 * Long runs of every piece, with an end that makes a pattern for the end of a text try again and again; where more was
 * asked for, also without it.
 */
export const longRuns = PIECES.flatMap((piece) => {
  const said = `${LENGTH} of ${JSON.stringify(piece)}`;
  const ended = { said: `${said} and a letter`, text: `a${run(piece, LENGTH - 2)}z` };
  return DEEP ? [{ said, text: run(piece, LENGTH) }, ended] : [ended];
});

/** As long, and nothing to be taken apart: what a text of this length costs where it costs little. */
export const plainRun = "x".repeat(LENGTH);

/** CPU that a piece of work takes in this process, in milliseconds; the clock on the wall is not asked. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Times the CPU of a plain text, and at least this many milliseconds, that a run may take. */
const MOST_TIMES = 12;
const LEAST_MS = 12;

/**
 * Whether a run costs far more than a plain text of its length. One that seems to is looked at again, for a
 * collection of garbage may have fallen into it.
 */
export async function isCostly(plainMs: number, work: () => Promise<unknown>): Promise<boolean> {
  const most = MOST_TIMES * Math.max(plainMs, LEAST_MS);
  for (let look = 0; look < 3; look += 1) if ((await cpuOf(work)) <= most) return false;
  return true;
}
