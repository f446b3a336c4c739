import { expect, test } from "vitest";
import { isPostBox } from "./post-boxes";

test.each([
  "PO Box 12",
  "P.O. Box 12",
  "p o box 12",
  "GPO Box 9",
  "G.P.O. Box 9",
  "Post Office Box 3",
  "Locked Bag 55",
  "Private Bag 92",
  "c/- PO Box 4, Arcade",
])("[B-23] %s is a box at a post office", (line1) => {
  expect(isPostBox({ line1 })).toBe(true);
  expect(isPostBox({ line1: "Level 2", line2: line1 })).toBe(true);
});

test.each(["12 Box Hill Road", "3 Post Office Lane", "Po Street 4", "RMB 1234 Old Mill Road", "Depot Box 3"])(
  "[B-23] a courier finds %s",
  (line1) => {
    expect(isPostBox({ line1, line2: null })).toBe(false);
  },
);
