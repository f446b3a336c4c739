import { expect, test } from "vitest";
import { readFilters } from "./filters";

test.each([
  ["", "", ""],
  ["::", "", ""],
  ["::user:kiah:unit:Ward 3", "kiah", "Ward 3"],
  ["::unit:Ward 3:user:kiah", "kiah", "Ward 3"],
  ["::user:O'Brien-Ngāti <b>&", "O'Brien-Ngāti <b>&", ""],
  ["::user::unit: Ward: 3 ", "", "Ward: 3"],
])("[OR-01] the filters of %o", (text, user, unit) => {
  expect(readFilters(text)).toEqual({ user, unit });
});

test("[OR-01] a filter of another form is refused and not passed over", () => {
  expect(() => readFilters("kiah")).toThrow("Write filters as ::user:text:unit:text.");
});
