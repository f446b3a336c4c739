import { describe, expect, test } from "vitest";
import { dayOf, daysAfter } from "../../calendar";
import { firstPeriodOn, givenMonths, nextPeriod, NO_END, periodHolding, type Reset } from "./periods";

const australian = { region: "AU", hiredOn: "2023-05-17" };
const hired = (hiredOn: string) => ({ region: "AU", hiredOn });

describe("the period that holds a day", () => {
  test.each<[Reset, string, string, string, string]>([
    ["calendar-year", "AU", "2026-01-01", "2026-01-01", "2026-12-31"],
    ["calendar-year", "AU", "2026-12-31", "2026-01-01", "2026-12-31"],
    ["calendar-year", "NZ", "2028-02-29", "2028-01-01", "2028-12-31"],
    ["financial-year", "AU", "2026-06-30", "2025-07-01", "2026-06-30"],
    ["financial-year", "AU", "2026-07-01", "2026-07-01", "2027-06-30"],
    ["financial-year", "NZ", "2026-03-31", "2025-04-01", "2026-03-31"],
    ["financial-year", "NZ", "2026-04-01", "2026-04-01", "2027-03-31"],
    ["anniversary", "AU", "2026-05-16", "2025-05-17", "2026-05-16"],
    ["anniversary", "AU", "2026-05-17", "2026-05-17", "2027-05-16"],
    ["once", "AU", "2026-05-17", "2023-05-17", NO_END],
  ])("[PK-05] %s in %s on %s is from %s to %s", (reset, region, today, start, end) => {
    expect(periodHolding(reset, today, { ...australian, region })).toEqual({ start, end });
  });

  test.each([
    ["2026-02-27", "2025-02-28", "2026-02-27"],
    ["2026-02-28", "2026-02-28", "2027-02-27"],
    ["2027-12-31", "2027-02-28", "2028-02-28"],
    ["2028-02-28", "2027-02-28", "2028-02-28"],
    ["2028-02-29", "2028-02-29", "2029-02-27"],
  ])("[PK-05] somebody hired on a leap day, on %s: from %s to %s", (today, start, end) => {
    expect(periodHolding("anniversary", today, hired("2024-02-29"))).toEqual({ start, end });
  });

  test.each<[Reset, string, string]>([
    ["calendar-year", "AU", "2024-02-29"],
    ["financial-year", "AU", "2024-02-29"],
    ["financial-year", "NZ", "2024-02-29"],
    ["anniversary", "AU", "2024-02-29"],
    ["anniversary", "AU", "2024-12-31"],
    ["anniversary", "AU", "2023-01-01"],
    ["anniversary", "AU", "2023-03-01"],
  ])(
    "[PK-05] periods of %s (%s, hired %s) follow each other without a gap or an overlap",
    (reset, region, hiredOn) => {
      const person = { region, hiredOn };
      let period = periodHolding(reset, "2024-01-01", person);
      const wrong: string[] = [];
      for (let day = "2024-01-01"; day <= "2033-01-01"; day = daysAfter(day)) {
        const holding = periodHolding(reset, day, person);
        const follows = day > period.end && holding.start === daysAfter(period.end);
        if (!follows && (holding.start !== period.start || holding.end !== period.end)) wrong.push(day);
        if (day < holding.start || day > holding.end) wrong.push(day);
        period = holding;
      }
      expect(wrong).toEqual([]);
    },
  );
});

test.each<[Reset, string, string]>([
  ["once", "2026-05-01", NO_END],
  ["anniversary", "2026-05-01", "2027-05-16"],
  ["calendar-year", "2026-01-01", "2026-12-31"],
])(
  "[B-16] somebody who starts on 17 May has the first period of %s on 1 May from %s to %s",
  (reset, start, end) => {
    const ahead = firstPeriodOn(reset, "2026-05-01", hired("2026-05-17"));
    expect(ahead).toEqual({ start, end });
    const later = nextPeriod(reset, "2027-05-17", hired("2026-05-17"), ahead);
    if (reset === "anniversary") expect(later).toEqual({ start: "2027-05-17", end: "2028-05-16" });
  },
);

describe("what is granted next", () => {
  const year = (y: number) => ({ start: `${y}-01-01`, end: `${y}-12-31` });

  test("[PK-05] nothing while the last period runs or is yet to begin", () => {
    expect(nextPeriod("calendar-year", "2026-12-31", australian, year(2026))).toBeUndefined();
    expect(nextPeriod("calendar-year", "2026-12-31", australian, year(2027))).toBeUndefined();
  });

  test("[PK-05] the new period from its first day on", () => {
    expect(nextPeriod("calendar-year", "2027-01-01", australian, year(2026))).toEqual(year(2027));
    expect(nextPeriod("calendar-year", "2027-12-31", australian, year(2026))).toEqual(year(2027));
  });

  test("[PK-05] periods in which nobody asked are not made up for", () => {
    expect(nextPeriod("calendar-year", "2030-06-01", australian, year(2026))).toEqual(year(2030));
  });

  test("[PK-05] what is given once is never given again", () => {
    const last = { start: "2023-05-17", end: "2024-05-17" };
    expect(nextPeriod("once", "2027-01-01", australian, last)).toBeUndefined();
  });

  test("[PK-05] a period that somebody ended early was granted already", () => {
    const cut = { start: "2026-01-01", end: "2026-03-17" };
    expect(nextPeriod("calendar-year", "2026-03-18", australian, cut)).toBeUndefined();
    expect(nextPeriod("calendar-year", "2027-01-01", australian, cut)).toEqual(year(2027));
  });

  test("[PK-05] a changed reset or hire date gives no day to two periods", () => {
    const anniversary = { start: "2025-05-17", end: "2026-05-16" };
    expect(nextPeriod("calendar-year", "2026-05-17", australian, anniversary)).toEqual({
      start: "2026-05-17",
      end: "2026-12-31",
    });
    const other = nextPeriod("anniversary", "2027-01-01", hired("2023-08-01"), year(2026));
    expect(other).toEqual({ start: "2027-01-01", end: "2027-07-31" });
  });
});

describe("the organisation's own midnight", () => {
  // Lord Howe Island moves by half an hour; Auckland and Melbourne change on other days; Chatham is at +12:45.
  test.each([
    ["Pacific/Auckland", "2026-12-31T10:59:59Z", "2026-12-31"],
    ["Pacific/Auckland", "2026-12-31T11:00:00Z", "2027-01-01"],
    ["Australia/Melbourne", "2026-12-31T12:59:59Z", "2026-12-31"],
    ["Australia/Melbourne", "2026-12-31T13:00:00Z", "2027-01-01"],
    ["Australia/Perth", "2026-12-31T15:59:59Z", "2026-12-31"],
    ["Australia/Perth", "2026-12-31T16:00:00Z", "2027-01-01"],
    ["Pacific/Chatham", "2026-12-31T10:14:59Z", "2026-12-31"],
    ["Pacific/Chatham", "2026-12-31T10:15:00Z", "2027-01-01"],
    // Winter time: a financial year turns at another distance from UTC than a calendar year.
    ["Australia/Melbourne", "2026-06-30T13:59:59Z", "2026-06-30"],
    ["Australia/Melbourne", "2026-06-30T14:00:00Z", "2026-07-01"],
    // New Zealand's financial year turns days before its clocks do, and Melbourne's clocks turn on 5 April 2026.
    ["Pacific/Auckland", "2026-03-31T10:59:59Z", "2026-03-31"],
    ["Pacific/Auckland", "2026-03-31T11:00:00Z", "2026-04-01"],
    ["Australia/Melbourne", "2026-04-04T15:30:00Z", "2026-04-05"],
    ["Australia/Melbourne", "2026-04-04T16:30:00Z", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-10-03T13:29:59Z", "2026-10-03"],
    ["Australia/Lord_Howe", "2026-10-03T13:30:00Z", "2026-10-04"],
    ["Australia/Lord_Howe", "2026-10-04T12:59:59Z", "2026-10-04"],
    ["Australia/Lord_Howe", "2026-10-04T13:00:00Z", "2026-10-05"],
    // Where clocks turn at midnight itself, there is a day without a 0:30.
    ["America/Santiago", "2026-09-06T03:59:59Z", "2026-09-05"],
    ["America/Santiago", "2026-09-06T04:00:00Z", "2026-09-06"],
  ])("[PK-05] %s at %s is %s", (zone, instant, day) => {
    expect(dayOf(new Date(instant), zone)).toBe(day);
  });

  test("[PK-05] one instant ends the year in Auckland and not yet in Perth", () => {
    const now = new Date("2026-12-31T13:30:00Z");
    const last = { start: "2026-01-01", end: "2026-12-31" };
    const at = (zone: string) => nextPeriod("calendar-year", dayOf(now, zone), australian, last);
    expect(at("Pacific/Auckland")).toEqual({ start: "2027-01-01", end: "2027-12-31" });
    expect(at("Australia/Melbourne")).toEqual({ start: "2027-01-01", end: "2027-12-31" });
    expect(at("Australia/Perth")).toBeUndefined();
  });
});

describe("somebody who starts within a period", () => {
  const year = { start: "2027-01-01", end: "2027-12-31" };
  const given = (hiredOn: string, more: Partial<Parameters<typeof givenMonths>[0]> = {}, period = year) =>
    givenMonths({ reset: "calendar-year", byMonths: true, ...more }, period, hiredOn);

  test("[PK-05] is given the months that are left, of which one that has begun is whole", () => {
    expect(given("2027-01-31")).toBeNull();
    expect(given("2027-02-01")).toBe(11);
    expect(given("2027-09-14")).toBe(4);
    expect(given("2027-12-31")).toBe(1);
    expect(given("2024-02-29")).toBeNull();
    expect(given("2028-01-01")).toBe(0);
    const financial = { start: "2027-07-01", end: "2028-06-30" };
    expect(given("2028-02-29", { reset: "financial-year" }, financial)).toBe(5);
  });

  test("[PK-05] is given the whole of a pack that does not go by months, that is given once, or whose year is their own", () => {
    expect(given("2027-09-14", { byMonths: false })).toBeNull();
    expect(given("2027-09-14", { reset: "once" }, { start: "2027-09-14", end: "9999-12-31" })).toBeNull();
    const own = { start: "2027-09-14", end: "2028-09-13" };
    expect(given("2027-09-14", { reset: "anniversary" }, own)).toBeNull();
  });
});
