import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WHY_NOT, whyNotName, whyNotWords } from "./why-not";

test("[B-02] the table of docs has every reason with its name, and no other", () => {
  const rows = [...readFileSync("docs/why-not.md", "utf8").matchAll(/^\| `([\w-]+)` \| ([^|]+) \|/gm)];
  expect(rows.map(([, code, name]) => [code, name])).toEqual(
    [...WHY_NOT].toSorted().map((code) => [code, whyNotName(code)]),
  );
});

test.each([
  [
    { used: "3 items", granted: "3 items" },
    {},
    "You have used 3 items of 3 items, so you cannot choose any more. Ask your administrator if you need more.",
  ],
  [
    { bundle: "Tops", left: 0, used: 4, granted: 4 },
    { again: "1 Jan 2027" },
    "You have no items left in Tops for this period. You have used 4 of 4. You can choose again from 1 Jan 2027. Ask your administrator if you need more before then.",
  ],
  [
    { points: 9, left: 4 },
    { once: true },
    "This needs 9 points and you have 4 left in this period. Remove something to go on. This pack is given once. Ask your administrator if you need more.",
  ],
])("[B-02] what is used up: %j, %j", (figures, more, words) => {
  expect(whyNotWords("allocation-used", { figures, ...more })).toBe(words);
});
