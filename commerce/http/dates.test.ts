import { expect, test } from "vitest";
import { instantAt, localClock } from "./dates";

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
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      expect(localClock(instantAt(date, "06:00", zone), zone)).toEqual({ date, time: "06:00" });
    }
  }
});
