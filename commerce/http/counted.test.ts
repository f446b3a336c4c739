import { expect, test } from "vitest";
import { counted } from "./counted";

test.each([
  [0, "item", "0 items"],
  [1, "item", "1 item"],
  [2, "more item", "2 more items"],
  [1, "character", "1 character"],
])("%d %s is said as %s", (count, noun, words) => {
  expect(counted(count, noun)).toBe(words);
});
