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

test("[OR-01] a corrected number stands among what happened to its parcel alone, with the one before", () => {
  const parcel = (code: string) => ({
    ...{ code, status: "SHIPPED", statusDisplay: "shipped", stage: "shipped", entries: [], runs: [] },
    statusDate: "2026-10-06T02:00:00+0000",
  });
  const order = {
    ...{ code: "KR-1", consignments: [parcel("P1"), parcel("P2")], unconsignedRuns: [], entries: [] },
    historyEntries: [
      { consignment: "P1", statusDisplay: "shipped", timestamp: "2026-10-06T02:00:00+0000" },
      {
        statusDisplay: "processing",
        timestamp: "2026-10-07T02:00:00+0000",
        trackingChange: {
          consignment: "P1",
          carrier: { from: "Toll", to: "StarTrack" },
          trackingID: { from: "T <b>1", to: "T2" },
        },
      },
    ],
  };
  const pages = parcelsOf(order as unknown as components["schemas"]["Order"], "Australia/Sydney");
  expect(pages.map(({ reports }) => reports)).toEqual([
    [
      expect.stringMatching(/^Shipped, /),
      expect.stringMatching(/^Carrier corrected from Toll, tracking number corrected from T <b>1, /),
    ],
    [],
  ]);
});
