import { expect, test } from "vitest";
import { progressOf, progressWords } from "./progress";

const HALF = { file: "prices", rows: 120_000, ofRows: 300_000, done: 220_000, all: 440_000, seconds: 20 };

test("[API-1] the progress of an import is told by kind, rows, per cent and the time left", () => {
  expect(progressWords(HALF)).toBe("prices: 120,000 of 300,000 rows, 50 % of all, about 20 s left");
  expect(progressWords({ ...HALF, seconds: 100 })).toBe(
    "prices: 120,000 of 300,000 rows, 50 % of all, about 2 min left",
  );
  expect(progressWords({ ...HALF, done: 439_999, seconds: 20 })).toMatch(/99 % of all, about 1 s left$/);
  expect(progressWords({ ...HALF, rows: 0, done: 0, seconds: 0 })).toBe(
    "prices: 0 of 300,000 rows, 0 % of all",
  );
  expect(progressWords({ ...HALF, done: 440_000 })).toBe("prices: 120,000 of 300,000 rows, 100 % of all");
});

test("[API-1] a terminal keeps one line for each kind, and a log has one for each per cent", () => {
  const follow = (isTerminal: boolean) => {
    const written: string[] = [];
    let seconds = 0;
    const told = progressOf({
      write: (text) => written.push(text),
      isTerminal,
      clock: () => (seconds += 0.1),
    });
    told.progress("skus", 300, 400);
    for (let n = 0; n < 300; n += 1) told.wrote(1);
    told.progress("stock", 100, 400);
    told.wrote(100);
    return written;
  };
  const log = follow(false);
  expect(log).toHaveLength(76 + 1);
  expect(log.at(-2)).toMatch(/^ {2}skus: 300 of 300 rows, 75 % of all, about \d+ s left\n$/);
  expect(log.at(-1)).toBe("  stock: 100 of 100 rows, 100 % of all\n");
  const terminal = follow(true);
  expect(terminal.filter((text) => text.endsWith("\n"))).toHaveLength(2);
  expect(terminal.every((text) => text.startsWith("\r\u001B[K"))).toBe(true);
});
