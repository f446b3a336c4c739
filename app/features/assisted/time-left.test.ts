import { expect, test } from "vitest";
import { timeLeft } from "./time-left";

test.each([
  [1800_000, "30 min left"],
  [1799_001, "30 min left"],
  [1740_000, "29 min left"],
  [301_000, "6 min left"],
  [300_000, "5:00 left"],
  [299_001, "5:00 left"],
  [65_000, "1:05 left"],
  [1, "0:01 left"],
  [0, "0:00 left"],
  [-5000, "0:00 left"],
])("[AS-01] of %i ms is told %s", (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
