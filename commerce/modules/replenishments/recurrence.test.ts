import { describe, expect, test } from "vitest";
import { dateAfter, firstDateOf, frequencyWords, type Recurrence } from "./recurrence";

/** The first dates of a recurrence. */
function dates(recurrence: Recurrence, start: string, many: number): string[] {
  const all = [firstDateOf(recurrence, start)];
  while (all.length < many) all.push(dateAfter(recurrence, start, all.at(-1)!));
  return all;
}

describe("dates", () => {
  test("[CK-05] days are counted from the start, over ends of months and changes of the clocks", () => {
    expect(dates({ period: "DAILY", every: 1 }, "2026-12-30", 4)).toEqual([
      ...["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"],
    ]);
    expect(dates({ period: "DAILY", every: 14 }, "2026-03-28", 3)).toEqual([
      ...["2026-03-28", "2026-04-11", "2026-04-25"],
    ]);
    expect(dateAfter({ period: "DAILY", every: 30 }, "2026-01-01", "2026-06-01")).toBe("2026-06-30");
  });

  test("[CK-05] weeks begin on Monday and are counted from the week of the first date", () => {
    const weekly: Recurrence = { period: "WEEKLY", every: 1, days: ["THURSDAY", "MONDAY"] };
    // 25 November 2026 is a Wednesday.
    expect(dates(weekly, "2026-11-25", 4)).toEqual([
      ...["2026-11-26", "2026-11-30", "2026-12-03", "2026-12-07"],
    ]);
    expect(dates({ ...weekly, every: 2 }, "2026-11-25", 3)).toEqual([
      ...["2026-11-26", "2026-12-07", "2026-12-10"],
    ]);
    expect(dates({ period: "WEEKLY", every: 3, days: ["SUNDAY"] }, "2026-11-29", 2)).toEqual([
      ...["2026-11-29", "2026-12-20"],
    ]);
    expect(dates({ period: "WEEKLY", every: 12, days: ["MONDAY"] }, "2026-11-25", 2)).toEqual([
      ...["2026-11-30", "2027-02-22"],
    ]);
    // From a Tuesday on, Monday of that week is over: the first is the next one.
    expect(dates({ period: "WEEKLY", every: 2, days: ["MONDAY"] }, "2026-12-01", 3)).toEqual([
      ...["2026-12-07", "2026-12-21", "2027-01-04"],
    ]);
  });

  test("[CK-05] day 31 is the last day of a shorter month, and day 31 again after it", () => {
    expect(dates({ period: "MONTHLY", day: 31 }, "2027-01-15", 5)).toEqual([
      ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"],
    ]);
    expect(dates({ period: "MONTHLY", day: 30 }, "2028-02-01", 2)).toEqual(["2028-02-29", "2028-03-30"]);
    expect(dates({ period: "MONTHLY", day: 5 }, "2026-11-25", 2)).toEqual(["2026-12-05", "2027-01-05"]);
    expect(dates({ period: "MONTHLY", day: 25 }, "2026-11-25", 1)).toEqual(["2026-11-25"]);
  });

  test("[CK-05] are always after the day, and none is before the start", () => {
    const kinds: Recurrence[] = [
      { period: "DAILY", every: 7 },
      { period: "WEEKLY", every: 5, days: ["TUESDAY", "SATURDAY"] },
      { period: "MONTHLY", day: 29 },
    ];
    for (const kind of kinds) {
      expect(dateAfter(kind, "2027-06-10", "2026-01-01") >= "2027-06-10").toBe(true);
      const all = dates(kind, "2026-11-25", 60);
      expect(all).toEqual([...new Set(all)].sort());
    }
  });
});

test("[CK-05] frequencies read as people say them", () => {
  expect(frequencyWords({ period: "DAILY", every: 1 })).toBe("Every day");
  expect(frequencyWords({ period: "DAILY", every: 14 })).toBe("Every 14 days");
  expect(frequencyWords({ period: "WEEKLY", every: 1, days: ["MONDAY"] })).toBe("Every week on Monday");
  expect(frequencyWords({ period: "WEEKLY", every: 2, days: ["SUNDAY", "FRIDAY", "MONDAY"] })).toBe(
    "Every 2 weeks on Monday, Friday and Sunday",
  );
  expect(frequencyWords({ period: "MONTHLY", day: 15 })).toBe("Every month on day 15");
  expect(frequencyWords({ period: "MONTHLY", day: 31 })).toBe(
    "Every month on day 31, or on the last day of a shorter month",
  );
});
