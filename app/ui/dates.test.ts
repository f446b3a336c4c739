import { describe, expect, it } from "vitest";
import { readableDate } from "./dates";

describe("dates", () => {
  it("[FW-02] are d MMM yyyy in the named zone, on any system", () => {
    expect(readableDate("2026-11-03T01:20:00+0000", "Australia/Sydney")).toBe("3 Nov 2026");
    expect(readableDate("2026-06-29T20:00:00+0000", "Australia/Sydney")).toBe("30 Jun 2026");
    expect(readableDate("2026-06-29T20:00:00+0000", "UTC")).toBe("29 Jun 2026");
    expect(readableDate("2026-09-01T00:00:00Z", "Australia/Sydney")).toBe("1 Sep 2026");
    expect(readableDate("soon", "Australia/Sydney")).toBe("soon");
  });
});
