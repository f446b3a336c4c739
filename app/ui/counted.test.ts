import { expect, test } from "vitest";
import { counted, nounFor } from "./counted";

test.each([
  [0, "item", "0 items"],
  [1, "item", "1 item"],
  [2, "item", "2 items"],
  [1, "more item", "1 more item"],
  [3, "more item", "3 more items"],
  [1.5, "point", "1.5 points"],
])("%d %s is said as %s", (count, noun, words) => {
  expect(counted(count, noun)).toBe(words);
});

test("the noun alone, where the number stands elsewhere", () => {
  expect([nounFor(1, "point"), nounFor(12, "point")]).toEqual(["point", "points"]);
});
