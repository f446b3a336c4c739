import { expect, test } from "vitest";
import { speaksForOthers } from "./alias";

const names = { organisation: "Ember & Bun", unit: "Ember & Bun Fremantle", shop: "Kitroom" };

test.each([
  ["Ember & Bun Head Office", true],
  ["EMBER-BUN", true],
  ["Ｅｍｂｅｒ ＆ Ｂｕｎ", true],
  ["Kitroom support", true],
  ["Sam", false],
  ["Amber", false],
  ["Bun lover", false],
  ["", false],
])("[SR-07] %s speaks for others: %s", (alias, expected) => {
  expect(speaksForOthers(alias, names)).toBe(expected);
});
