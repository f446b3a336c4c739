import { describe, expect, test } from "vitest";
import { changedFrom } from "./unsaved";

const first = { setId: "NAME_BAR", quantity: "1", colour: "SIL", fit: undefined };
const came: [string, string][] = [
  ["idempotencyKey", "4c9e9b5e-0000-4000-8000-000000000000"],
  ["setId", "NAME_BAR"],
  ["colour", "SIL"],
  ["quantity", "1"],
  ["valueAdd.NAME[0]", ""],
];
const withField = (name: string, value: string): [string, string][] => [
  ...came.filter(([known]) => known !== name),
  [name, value],
];

describe("what counts as not sent yet", () => {
  test("[PK-08] nothing, on a form as it came", () => {
    expect(changedFrom(first, came)).toBe(false);
  });

  test.each([
    ["a text was typed", "valueAdd.NAME[0]", "Māia"],
    ["a size was picked", "fit", "12|R"],
    ["another colour was picked", "colour", "GLD"],
    ["an addition was ticked", "valueAdd.LOGO[0]", "on"],
    ["the number was changed", "quantity", "2"],
    ["the number was taken away", "quantity", ""],
  ])("[PK-08] %s", (_, name, value) => {
    expect(changedFrom(first, withField(name, value))).toBe(true);
  });

  test("[PK-08] the only size there is counts as first, picked or not", () => {
    const only = { ...first, fit: "ONE" };
    expect(changedFrom(only, withField("fit", "ONE"))).toBe(false);
    expect(changedFrom(only, came)).toBe(false);
  });
});
