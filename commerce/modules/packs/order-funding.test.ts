import { describe, expect, test } from "vitest";
import type { LedgerSum, OrderUse } from "../entitlement";
import { fund, type FundingLine, type FundingPack } from "./funding";
import { keptUses } from "./order-funding";

const grant = (measure: LedgerSum["measure"], amount: number): LedgerSum => ({
  measure,
  bundleId: null,
  kind: "grant",
  cartCode: null,
  amount,
});
const ranges = [
  { fromCents: 0, toCents: 10_000, percent: 50 },
  { fromCents: 10_000, toCents: 30_000, percent: 25 },
];
const packWith = (dollars: number, subsidy: number): FundingPack => ({
  id: "P",
  name: "Pack",
  packType: "optional",
  allocationType: "dollar",
  bundles: ["A", "B", "C"].map((id) => ({ id, fundType: "SUBSIDISED", subsidyRanges: ranges })),
  ledger: [grant("dollar", dollars), grant("subsidy", subsidy)],
  cartCode: null,
});
const line = (bundleId: string, cents: number): FundingLine & { packId: string } => ({
  packId: "P",
  bundleId,
  cents,
  quantity: 1,
  points: 0,
});
const use = (measure: OrderUse["measure"], amount: number): OrderUse => ({
  allocationId: 1,
  packId: "P",
  bundleId: null,
  measure,
  amount,
});

describe("what remains of an order that was paid with dollars and a subsidy", () => {
  test.each([1000, 1500])("[PK-05] is funded as if only it had been ordered, with GST of %i", (gst) => {
    let compared = 0;
    for (const dollars of [0, 1_234, 9_999, 42_000]) {
      for (const subsidy of [0, 777, 21_001, 30_000]) {
        for (const [a, b, c] of [
          [4_990, 12_900, 333],
          [1, 29_999, 8_461],
        ] as const) {
          const all = [line("A", a), line("B", b), line("C", c)];
          const placed = fund(packWith(dollars, subsidy), all, gst);
          for (const rest of [all.slice(0, 2), all.slice(1), all.slice(2), []]) {
            const fresh = fund(packWith(dollars, subsidy), rest, gst);
            // The order knows the dollars that it used, not those that there were.
            const own = packWith(placed.creditCents, subsidy);
            expect(fund(own, rest, gst)).toEqual(fresh);
            const uses = [use("dollar", placed.creditCents), use("subsidy", placed.subsidisedSpendCents)];
            expect(keptUses(uses, [own], rest, gst)).toEqual([fresh.creditCents, fresh.subsidisedSpendCents]);
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBe(128);
  });

  test("[PK-05] never keeps more than the order used, and leaves other packs alone", () => {
    const uses = [use("dollar", 500), { ...use("quantity", 3), packId: "Q", bundleId: "X" }];
    expect(keptUses(uses, [packWith(9_000, 0)], [line("A", 4_000)], 1000)).toEqual([500, 3]);
  });
});
