import { describe, expect, it } from "vitest";
import { readableDate, readableMoment } from "./dates";

describe("dates", () => {
  it("[FW-02] are d MMM yyyy in the named zone, on any system", () => {
    expect(readableDate("2026-11-03T01:20:00+0000", "Australia/Sydney")).toBe("3 Nov 2026");
    expect(readableDate("2026-06-29T20:00:00+0000", "Australia/Sydney")).toBe("30 Jun 2026");
    expect(readableDate("2026-06-29T20:00:00+0000", "UTC")).toBe("29 Jun 2026");
    expect(readableDate("2026-09-01T00:00:00Z", "Australia/Sydney")).toBe("1 Sep 2026");
    expect(readableDate("2026-11-03T12:20:00.123+11:00", "Australia/Sydney")).toBe("3 Nov 2026");
    expect(readableDate("soon", "Australia/Sydney")).toBe("soon");
  });

  it("[FW-02] have a time in 24 hours where it matters", () => {
    expect(readableMoment("2026-11-03T01:20:00+0000", "Australia/Sydney")).toBe("3 Nov 2026, 12:20");
    expect(readableMoment("2026-11-02T13:05:00+0000", "Australia/Sydney")).toBe("3 Nov 2026, 00:05");
    expect(readableMoment("soon", "Australia/Sydney")).toBe("soon");
  });
});
