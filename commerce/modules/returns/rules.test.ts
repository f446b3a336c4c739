import { expect, test } from "vitest";
import { dayAfter } from "./rules";

test.each([
  // Summer time ends on 4 April 2027 and begins on 3 October.
  ["2027-03-09T13:30:00Z", "2027-04-09"],
  ["2027-09-09T14:30:00Z", "2027-10-10"],
  ["2027-06-01T00:00:00Z", "2027-07-01"],
])("[OR-03] what is delivered at %s can go back until %s in Melbourne", (since, last) => {
  expect(dayAfter(new Date(since), 30, "Australia/Melbourne")).toBe(last);
});
