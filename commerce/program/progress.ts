import { inFigures } from "../http/figures";

/** How far the writing of an import is. */
export interface Progress {
  /** The kind that is written, and how many of its rows were. */
  file: string;
  rows: number;
  ofRows: number;
  /** Of all kinds. */
  done: number;
  all: number;
  /** Since the first row was about to be written. */
  seconds: number;
}

const SECONDS_OF_A_MINUTE = 60;

/** `prices: 120,000 of 300,000 rows, 64 % of all, about 20 s left` */
export function progressWords({ file, rows, ofRows, done, all, seconds }: Progress): string {
  const figures = `${file}: ${inFigures(rows)} of ${inFigures(ofRows)} rows, ${percentOf(done, all)} % of all`;
  if (done === 0 || done === all) return figures;
  return `${figures}, ${timeWords((seconds / done) * (all - done))} left`;
}

/** Whole per cent; all of it only when nothing is left. */
const percentOf = (done: number, all: number): number => (all === 0 ? 100 : Math.floor((done * 100) / all));

const timeWords = (seconds: number): string =>
  seconds < SECONDS_OF_A_MINUTE
    ? `about ${Math.max(1, Math.ceil(seconds))} s`
    : `about ${Math.ceil(seconds / SECONDS_OF_A_MINUTE)} min`;

/** Where the words go, and a clock in seconds. */
interface Shown {
  write: (text: string) => void;
  /** One line is written over and over; else a line for each per cent. */
  isTerminal: boolean;
  clock: () => number;
}

/** Follows an import, for the options of `importFiles`. */
export function progressOf({ write, isTerminal, clock }: Shown) {
  let now: Progress | undefined;
  let started = 0;
  let shown = -1;
  const show = (progress: Progress, isLast: boolean): void => {
    const percent = percentOf(progress.done, progress.all);
    if (!isLast && percent === shown) return;
    shown = percent;
    const words = progressWords(progress);
    write(isTerminal ? `\r\u001B[K  ${words}${isLast ? "\n" : ""}` : `  ${words}\n`);
  };
  return {
    progress(file: string, ofRows: number, all: number): void {
      if (!now) started = clock();
      shown = -1;
      now = { file, rows: 0, ofRows, done: now?.done ?? 0, all, seconds: clock() - started };
    },
    wrote(rows: number): void {
      if (!now) return;
      now.rows += rows;
      now.done += rows;
      now.seconds = clock() - started;
      show(now, now.rows === now.ofRows);
    },
  };
}
