import { expect, test } from "vitest";
import { barsOf } from "./code-39";

test("[OR-03] the bars of a return number: five for each sign, three of nine parts wide, gaps between signs", () => {
  const { width, bars } = barsOf("RT-004417");
  expect(bars).toHaveLength(11 * 5);
  // 11 signs of 6 narrow and 3 wide parts, and 10 gaps.
  expect(width).toBe(11 * 15 + 10);
  expect(bars.slice(0, 5)).toEqual([
    { x: 0, width: 1 },
    { x: 4, width: 1 },
    { x: 6, width: 3 },
    { x: 10, width: 3 },
    { x: 14, width: 1 },
  ]);
  const last = bars.at(-1)!;
  expect(last.x + last.width).toBe(width);
});
