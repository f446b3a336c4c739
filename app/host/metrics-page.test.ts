import { describe, expect, it } from "vitest";
import { mayScrape } from "./metrics-page.server";

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof mayScrape>[0];

describe("who may read the figures", () => {
  it("[API-1] without a token this machine alone", () => {
    for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      expect(mayScrape(asked(here), undefined), here).toBe(true);
    }
    for (const elsewhere of ["10.0.0.7", "::ffff:10.0.0.7", "2001:db8::1", ""]) {
      expect(mayScrape(asked(elsewhere), undefined), elsewhere).toBe(false);
    }
  });

  it("[API-1] what a proxy on this machine hands on comes from outside", () => {
    expect(mayScrape(asked("127.0.0.1", { "x-forwarded-for": "203.0.113.5" }), undefined)).toBe(false);
    expect(mayScrape(asked("127.0.0.1", { forwarded: "for=203.0.113.5" }), undefined)).toBe(false);
  });

  it("[API-1] with a token whoever shows it, and nobody else", () => {
    const token = "a-token-of-sixteen-letters";
    expect(mayScrape(asked("10.0.0.7", { authorization: `Bearer ${token}` }), token)).toBe(true);
    expect(mayScrape(asked("10.0.0.7", { authorization: "Bearer other" }), token)).toBe(false);
    expect(mayScrape(asked("127.0.0.1"), token)).toBe(false);
  });
});
