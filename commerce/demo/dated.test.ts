import { expect, test } from "vitest";
import { datedText } from "./dated";

const TODAY = new Date("2026-11-21T00:00:00Z");

test.each([
  ["a,{today},{today-20},{today+45}", "a,2026-11-21,2026-11-01,2027-01-05"],
  ["{today+22+5m}", "2027-05-13"],
  ["{year}-12-25,{year+1}-01-26", "2026-12-25,2027-01-26"],
  // Melbourne puts its clocks forward in October.
  ["{today starts Australia/Melbourne}", "2026-11-20T13:00:00Z"],
  ["{today-60 starts Australia/Melbourne}", "2026-09-21T14:00:00Z"],
  ["{today+32 ends Australia/Perth}", "2026-12-23T15:59:59Z"],
  [`"{""opens"":""09:00""}"`, `"{""opens"":""09:00""}"`],
])("[B-21] %s in a file of the demo", (text, written) => {
  expect(datedText(text, TODAY)).toBe(written);
});
