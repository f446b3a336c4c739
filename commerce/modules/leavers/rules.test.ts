import { expect, test } from "vitest";
import { ruleWords, shareOf, shareWords } from "./rules";

const RULE = { fullMonths: 3, endsAfterMonths: 12 };
const percentOn = (until: string, rule = RULE) => shareOf(rule, { issued: "2025-08-31", until }).percent;

test("[B-18] a share is whole at first, falls with each whole month, and ends", () => {
  expect(percentOn("2025-08-31")).toBe(100);
  expect(percentOn("2025-11-29")).toBe(100);
  // The last day of a shorter month is a month later.
  expect(shareOf(RULE, { issued: "2025-08-31", until: "2025-11-30" }).months).toBe(2);
  expect(percentOn("2025-12-31")).toBe(89);
  expect(percentOn("2026-02-28")).toBe(78);
  expect(percentOn("2026-03-31")).toBe(56);
  expect(percentOn("2026-08-30")).toBe(11);
  expect(percentOn("2026-08-31")).toBe(0);
  expect(percentOn("2030-01-01")).toBe(0);
  // Issued after the last day, on its way by then.
  expect(percentOn("2025-01-01")).toBe(100);
  const all = Array.from({ length: 25 }, (_, at) => at);
  for (const full of all) {
    for (const ends of all.filter((month) => month > full)) {
      const percents = all.map(
        (months) =>
          shareOf(
            { fullMonths: full, endsAfterMonths: ends },
            {
              issued: "2024-01-15",
              until: `${2024 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-15`,
            },
          ).percent,
      );
      expect(percents.toSorted((a, b) => b - a)).toEqual(percents);
      expect([percents[0], percents[ends]]).toEqual([
        full === 0 && ends === 0 ? 0 : 100,
        ends > 24 ? undefined : 0,
      ]);
    }
  }
});

test("[B-18] a share says how it is worked out", () => {
  const days = { issued: "2025-08-12", until: "2026-03-18" };
  expect(shareWords(shareOf(RULE, days), { ...days, of: "$90.00" })).toBe(
    "Issued 12 Aug 2025, 7 months before 18 Mar 2026: 56% of $90.00.",
  );
  expect(ruleWords(RULE)).toContain("in the first 3 months");
});
