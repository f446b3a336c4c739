import { expect, test } from "vitest";
import {
  calendarPeriod,
  dayInMonth,
  daysAfter,
  daysBetween,
  isDay,
  lastDayOf,
  monthOf,
  monthsAfter,
  weekDayOf,
  yearOf,
} from "./day";

test("[CK-05] days are counted over the ends of months, leap days and years", () => {
  expect(daysAfter("2026-12-31")).toBe("2027-01-01");
  expect(daysAfter("2028-02-28")).toBe("2028-02-29");
  expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysAfter("2027-03-01", -1)).toBe("2027-02-28");
  expect(monthsAfter("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsAfter("2028-02-29", 12)).toBe("2029-02-28");
  expect(daysBetween("2027-12-31", "2028-12-31")).toBe(366);
  expect(daysBetween("2028-03-01", "2028-02-28")).toBe(-2);
  expect([dayInMonth("2027-02-10", 31), dayInMonth("2028-02-10", 31)]).toEqual(["2027-02-28", "2028-02-29"]);
  expect([lastDayOf("2028-02"), lastDayOf("2027-12")]).toEqual(["2028-02-29", "2027-12-31"]);
  expect([weekDayOf("2026-11-29"), weekDayOf("2026-11-30")]).toEqual(["SUNDAY", "MONDAY"]);
  expect([monthOf("2026-11-29"), yearOf("2026-11-29")]).toEqual(["2026-11", 2026]);
});

test("[CK-05] a text is a day if the calendar has it", () => {
  expect(["2028-02-29", "2026-12-31", "0001-01-01"].filter((text) => !isDay(text))).toEqual([]);
  const none = ["2027-02-29", "2027-02-30", "2027-13-01", "2027-00-10", "2027-01-00", "2027-1-1", "27-01-01"];
  expect([...none, "2027-01-01T00:00:00Z", "tomorrow", ""].filter(isDay)).toEqual([]);
});

test("[CK-05] a day is in one week, month, quarter and year", () => {
  expect(calendarPeriod("DAY", "2027-02-28")).toEqual({ first: "2027-02-28", next: "2027-03-01" });
  expect(calendarPeriod("WEEK", "2027-01-03")).toEqual({ first: "2026-12-28", next: "2027-01-04" });
  expect(calendarPeriod("WEEK", "2027-01-04")).toEqual({ first: "2027-01-04", next: "2027-01-11" });
  expect(calendarPeriod("MONTH", "2028-02-29")).toEqual({ first: "2028-02-01", next: "2028-03-01" });
  expect(calendarPeriod("QUARTER", "2027-03-31")).toEqual({ first: "2027-01-01", next: "2027-04-01" });
  expect(calendarPeriod("QUARTER", "2027-12-31")).toEqual({ first: "2027-10-01", next: "2028-01-01" });
  expect(calendarPeriod("YEAR", "2027-06-30")).toEqual({ first: "2027-01-01", next: "2028-01-01" });
});
