import { expect, it } from "vitest";
import { dayOf, daysAfter, daysInMonth, weekDayOf } from "./days.server";

it("[CK-05] days are those of the named zone, also days ahead and over the ends of months", () => {
  const at = Date.parse("2026-12-31T12:30:00Z");
  expect(dayOf(at, "Australia/Melbourne")).toBe("2026-12-31");
  expect(dayOf(at, "Pacific/Auckland")).toBe("2027-01-01");
  expect(daysAfter(dayOf(at, "Australia/Melbourne"))).toBe("2027-01-01");
  expect(daysAfter(dayOf(at, "Australia/Perth"), 59)).toBe("2027-02-28");
  expect([weekDayOf("2026-11-29"), weekDayOf("2026-11-30")]).toEqual([7, 1]);
  expect([daysInMonth(2027, 2), daysInMonth(2028, 2)]).toEqual([28, 29]);
});
