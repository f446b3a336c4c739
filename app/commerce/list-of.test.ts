import { expect, test } from "vitest";
import { listOf } from "./list-of.server";

test("[API-2] a list is read however a version of OCC writes it", () => {
  const one = { code: "a" };
  expect(listOf([one, { code: "b" }])).toEqual([one, { code: "b" }]);
  expect(listOf(one)).toEqual([one]);
  expect([listOf([]), listOf(undefined), listOf(null)]).toEqual([[], [], []]);
});
