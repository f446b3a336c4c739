import { describe, expect, test } from "vitest";
import { addWorkingDays } from "./working-days";

const VIC = { country: "AU", region: "VIC" };

describe("working days", () => {
  test.each([
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-21", 0, "2026-11-23"],
    ["2026-11-20", 1, "2026-11-23"],
    ["2026-11-22", 5, "2026-11-30"],
    ["2026-12-31", 1, "2027-01-04"],
  ])("[CK-01] %s and %i working days is %s", (from, days, to) => {
    expect(addWorkingDays(from, days, VIC)).toBe(to);
  });

  test("[CK-01] public holidays are days off, and those that fall on a weekend are taken after it", () => {
    // Christmas and Boxing Day of 2027 are on a weekend, so Monday and Tuesday are days off.
    expect(addWorkingDays("2027-12-24", 1, VIC)).toBe("2027-12-29");
    expect(addWorkingDays("2028-04-13", 1, VIC)).toBe("2028-04-18");
  });

  test("[CK-01] each place has its own days off", () => {
    const cupDay = ["2027-11-02", 0] as const;
    expect(addWorkingDays(...cupDay, VIC)).toBe("2027-11-03");
    expect(addWorkingDays(...cupDay, { country: "AU", region: "nsw" })).toBe("2027-11-02");
    expect(addWorkingDays("2027-01-29", 1, { country: "NZ", region: "AUK" })).toBe("2027-02-02");
    expect(addWorkingDays("2027-01-29", 1, { country: "NZ", region: "OTA" })).toBe("2027-02-01");
  });

  test("[CK-01] without a known region the holidays of the whole country count, elsewhere weekends alone", () => {
    for (const region of [undefined, null, "Narnia"]) {
      expect(addWorkingDays("2027-01-26", 0, { country: "AU", region })).toBe("2027-01-27");
      expect(addWorkingDays("2027-01-26", 0, { country: "FJ", region })).toBe("2027-01-26");
    }
    expect(addWorkingDays("2999-12-25", 0, VIC)).toBe("2999-12-25");
  });
});
