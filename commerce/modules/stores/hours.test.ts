import { expect, it } from "vitest";
import { distanceKm, formatDistance } from "./distance";
import { specialDaysFrom, statusAt } from "./hours";

const weekdays = { opens: "09:00", closes: "17:30" };
const store = {
  timeZone: "Australia/Melbourne",
  hours: {
    MONDAY: weekdays,
    TUESDAY: weekdays,
    WEDNESDAY: weekdays,
    THURSDAY: weekdays,
    FRIDAY: weekdays,
    SATURDAY: { opens: "10:00", closes: "14:00" },
  },
  specialDays: [
    { date: "2026-12-28", name: "Boxing Day holiday" },
    { date: "2026-12-25", name: "Christmas Day" },
    { date: "2026-12-24", name: "Christmas Eve", opens: "09:00", closes: "13:00" },
  ],
};
/** At Melbourne's summer time, 11 hours ahead of UTC. */
const at = (local: string) => statusAt(store, new Date(`${local}:00+11:00`));

it("[ST-01] a store is open until its closing time, and closed from that minute on", () => {
  expect(at("2026-12-02T08:59")).toEqual({ open: false, opensOn: "2026-12-02", opensAt: "09:00" });
  expect(at("2026-12-02T09:00")).toEqual({ open: true, until: "17:30" });
  expect(at("2026-12-02T17:29")).toEqual({ open: true, until: "17:30" });
  expect(at("2026-12-02T17:30")).toEqual({ open: false, opensOn: "2026-12-03", opensAt: "09:00" });
});

it("[ST-01] the next opening passes over closed days, special days and the change of daylight saving", () => {
  expect(at("2026-12-05T15:00")).toEqual({ open: false, opensOn: "2026-12-07", opensAt: "09:00" });
  expect(at("2026-12-24T12:59")).toEqual({ open: true, until: "13:00" });
  expect(at("2026-12-24T13:00")).toEqual({ open: false, opensOn: "2026-12-26", opensAt: "10:00" });
  expect(at("2026-12-26T14:00")).toEqual({ open: false, opensOn: "2026-12-29", opensAt: "09:00" });
  // Clocks went forward at 2:00 on 4 October 2026: ten hours to UTC before, eleven after.
  expect(statusAt(store, new Date("2026-10-04T22:00:00Z"))).toEqual({ open: true, until: "17:30" });
  expect(statusAt({ ...store, hours: {} }, new Date("2026-12-02T00:00:00Z"))).toEqual({ open: false });
});

it("[ST-01] hours that end after midnight belong to the day on which they begin", () => {
  const bar = { ...store, hours: { FRIDAY: { opens: "18:00", closes: "02:00" } } };
  const barAt = (local: string) => statusAt(bar, new Date(`${local}:00+11:00`));
  expect(barAt("2026-12-04T01:00")).toEqual({ open: false, opensOn: "2026-12-04", opensAt: "18:00" });
  expect(barAt("2026-12-04T17:59")).toEqual({ open: false, opensOn: "2026-12-04", opensAt: "18:00" });
  expect(barAt("2026-12-04T18:00")).toEqual({ open: true, until: "02:00" });
  expect(barAt("2026-12-04T23:00")).toEqual({ open: true, until: "02:00" });
  expect(barAt("2026-12-05T01:59")).toEqual({ open: true, until: "02:00" });
  expect(barAt("2026-12-05T02:00")).toEqual({ open: false, opensOn: "2026-12-11", opensAt: "18:00" });
});

it("[ST-01] special days are told from today on, in their order", () => {
  const names = (local: string) =>
    specialDaysFrom(store, new Date(`${local}:00+11:00`)).map(({ name }) => name);
  expect(names("2026-12-01T12:00")).toEqual(["Christmas Eve", "Christmas Day", "Boxing Day holiday"]);
  expect(names("2026-12-25T23:59")).toEqual(["Christmas Day", "Boxing Day holiday"]);
  expect(names("2026-12-29T00:00")).toEqual([]);
});

it("[ST-01] distances are those of the great circle", () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };
  const perth = { latitude: -31.9523, longitude: 115.8613 };
  expect(Math.round(distanceKm(sydney, perth))).toBe(3290);
  expect(distanceKm(perth, perth)).toBe(0);
  // Over the date line: half a degree, not 359 and a half.
  const fiji = distanceKm({ latitude: -17, longitude: 179.75 }, { latitude: -17, longitude: -179.75 });
  expect(Math.round(fiji)).toBe(53);
  expect([0.004, 0.85, 0.999, 3.24, 9.94, 9.96, 48.4].map(formatDistance)).toEqual([
    "0 m",
    "850 m",
    "1.0 km",
    "3.2 km",
    "9.9 km",
    "10 km",
    "48 km",
  ]);
});
