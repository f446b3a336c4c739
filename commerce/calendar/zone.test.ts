import { expect, test } from "vitest";
import { daysAfter } from "./day";
import { dayOf, instantAt, localClock, startOfDay } from "./zone";

test("[CK-05] a local time is one instant, on both sides of a change of the clocks", () => {
  const at = (date: string, time: string, zone: string) => instantAt(date, time, zone).toISOString();
  // Melbourne's clocks go back on 5 April and forward on 4 October 2026.
  expect(at("2026-04-04", "06:00", "Australia/Melbourne")).toBe("2026-04-03T19:00:00.000Z");
  expect(at("2026-04-05", "06:00", "Australia/Melbourne")).toBe("2026-04-04T20:00:00.000Z");
  expect(at("2026-10-03", "06:00", "Australia/Melbourne")).toBe("2026-10-02T20:00:00.000Z");
  expect(at("2026-10-04", "06:00", "Australia/Melbourne")).toBe("2026-10-03T19:00:00.000Z");
  expect(at("2026-10-04", "06:00", "Australia/Perth")).toBe("2026-10-03T22:00:00.000Z");
  expect(at("2026-11-30", "06:00", "Australia/Adelaide")).toBe("2026-11-29T19:30:00.000Z");
  expect(at("2026-11-30", "06:00", "America/St_Johns")).toBe("2026-11-30T09:30:00.000Z");
  expect(at("2026-12-31", "23:59", "Pacific/Auckland")).toBe("2026-12-31T10:59:00.000Z");
});

test("[CK-05] every day of a year reads back as it was written", () => {
  for (const zone of ["Australia/Melbourne", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham"]) {
    for (let date = "2026-01-01"; date < "2027-01-01"; date = daysAfter(date)) {
      expect(localClock(instantAt(date, "06:00", zone), zone)).toEqual({ date, time: "06:00" });
      expect(localClock(startOfDay(date, zone), zone)).toEqual({ date, time: "00:00" });
    }
  }
});

test("[CK-05] a time that the clocks skip is an hour later, and of one that comes twice it is the first", () => {
  const at = (date: string, time: string) => instantAt(date, time, "Australia/Melbourne");
  expect(localClock(at("2026-10-04", "02:30"), "Australia/Melbourne").time).toBe("03:30");
  expect(at("2026-04-05", "02:30").toISOString()).toBe("2026-04-04T15:30:00.000Z");
});

test("[CK-05] a day begins when its clocks say so, and an instant is of its own day in each zone", () => {
  const midnight = startOfDay("2026-10-05", "Australia/Melbourne");
  expect(midnight.toISOString()).toBe("2026-10-04T13:00:00.000Z");
  const before = new Date(midnight.getTime() - 1);
  expect([dayOf(before, "Australia/Melbourne"), dayOf(midnight, "Australia/Melbourne")]).toEqual([
    "2026-10-04",
    "2026-10-05",
  ]);
  expect([dayOf(midnight, "Australia/Perth"), dayOf(midnight, "Pacific/Auckland")]).toEqual([
    "2026-10-04",
    "2026-10-05",
  ]);
});
