import { expect, test } from "vitest";
import { listTotal, spread } from "./spread";

const sumOf = (prices: number[], lines: { quantity: number }[]) =>
  prices.reduce((sum, price, index) => sum + price * lines[index]!.quantity, 0);

test("[CF-03] a total is met to the cent where a line has one piece, in proportion to the list prices", () => {
  const lines = [
    { listCents: 3000, quantity: 1 },
    { listCents: 1000, quantity: 3 },
  ];
  expect(spread(lines, 5000)).toEqual([2501, 833]);
  expect(spread(lines, 6000)).toEqual([3000, 1000]);
  expect(spread(lines, 9000)).toEqual([4500, 1500]);
  expect(spread(lines, 0)).toEqual([0, 0]);
});

test("[CF-03] what whole cents cannot meet is less than the smallest line, and never more than was agreed", () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  for (let run = 0; run < 2000; run += 1) {
    const lines = Array.from({ length: 1 + next(6) }, () => ({
      listCents: next(20_000),
      quantity: 1 + next(300),
    }));
    const whole = listTotal(lines);
    const total = next(whole + 1);
    const prices = spread(lines, total);
    expect(prices.every((price) => Number.isInteger(price) && price >= 0)).toBe(true);
    const left = total - sumOf(prices, lines);
    expect(left).toBeGreaterThanOrEqual(0);
    if (whole > 0) expect(left).toBeLessThan(Math.min(...lines.map(({ quantity }) => quantity)));
  }
});

test("[CF-03] lines without list prices have no part of a total", () => {
  expect(spread([{ listCents: 0, quantity: 4 }], 1000)).toEqual([0]);
  expect(spread([], 1000)).toEqual([]);
});
