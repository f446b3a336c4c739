import { expect, it } from "vitest";
import { paperDate, paperDay } from "./dates";

it("[FW-02] days of papers are dd MMM, yyyy in the named zone", () => {
  expect(paperDate(new Date("2027-03-04T18:00:00Z"), "Australia/Perth")).toBe("05 Mar, 2027");
  expect(paperDate(new Date("2027-03-04T15:00:00Z"), "UTC")).toBe("04 Mar, 2027");
  expect(paperDay("2028-02-29")).toBe("29 Feb, 2028");
});
