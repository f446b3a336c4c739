import { expect, test } from "vitest";
import type { components } from "~/commerce/occ";
import { parcelsOf } from "./parcels.server";

test("[OR-01] a parcel's number is a link only to https, whatever the API says", () => {
  const pageOf = (trackingUrl: string) => {
    const parcel = {
      code: "P1",
      status: "SHIPPED",
      statusDisplay: "shipped",
      statusDate: "2026-10-06T02:00:00+0000",
      stage: "shipped",
      trackingID: "1",
      trackingUrl,
      entries: [],
      runs: [],
    };
    const order = { code: "KR-1", consignments: [parcel], unconsignedRuns: [], entries: [] };
    return parcelsOf(order as unknown as components["schemas"]["Order"], "Australia/Sydney")[0]!.trackingUrl;
  };
  expect(pageOf("https://carrier.example/?id=1")).toBe("https://carrier.example/?id=1");
  for (const bad of ["javascript:alert(1)", "http://carrier.example", "//carrier.example", "/logout"]) {
    expect(pageOf(bad)).toBeUndefined();
  }
});
