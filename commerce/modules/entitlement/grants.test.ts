import { describe, expect, test } from "vitest";
import { grantsOf, type GrantingPack } from "./grants";

const pack = (more: Partial<GrantingPack>): GrantingPack => ({
  packType: "optional",
  allocationType: "quantity",
  grantAmount: null,
  grantLeastLoad: null,
  bundles: [
    { id: "TOPS", maxItems: 3, subsidyRanges: [] },
    { id: "CAPS", maxItems: 0, subsidyRanges: [] },
  ],
  ...more,
});
const dollars = (amount: number) => ({ measure: "dollar", bundleId: null, amount });

describe("what a period gives", () => {
  test("[PK-05] a quantity pack gives each bundle's maximum", () => {
    expect(grantsOf(pack({}), 100)).toEqual([{ measure: "quantity", bundleId: "TOPS", amount: 3 }]);
  });

  test("[PK-05] points and dollars give their amount, the same for everyone unless it goes by load", () => {
    const points = pack({ allocationType: "points", grantAmount: 75 });
    expect(grantsOf(points, 40)).toEqual([{ measure: "points", bundleId: null, amount: 75 }]);
    const byLoad = pack({ allocationType: "dollar", grantAmount: 42_000, grantLeastLoad: 20 });
    expect([100, 60, 20, 10].map((fte) => grantsOf(byLoad, fte))).toEqual([
      [dollars(42_000)],
      [dollars(25_200)],
      [dollars(8_400)],
      [dollars(8_400)],
    ]);
  });

  test("[PK-05] subsidy ranges give room as far as they reach", () => {
    const ranges = [
      { fromCents: 0, toCents: 10_000, percent: 50 },
      { fromCents: 10_000, toCents: 30_000, percent: 25 },
    ];
    const subsidised = pack({
      allocationType: "dollar",
      grantAmount: 5_000,
      bundles: [{ id: "TOPS", maxItems: 9, subsidyRanges: ranges }],
    });
    expect(grantsOf(subsidised, 100)).toEqual([
      dollars(5_000),
      { measure: "subsidy", bundleId: null, amount: 30_000 },
    ]);
  });

  test("[PK-05] a pack that does not say its amount gives what it gave last, and nothing more", () => {
    const unsaid = pack({ allocationType: "dollar" });
    expect(grantsOf(unsaid, 60, [{ measure: "dollar", bundleId: null, amount: 25_200 }])).toEqual([
      dollars(25_200),
    ]);
    expect(grantsOf(unsaid, 60)).toEqual([]);
  });

  test("[PK-05] what people pay for themselves is not counted", () => {
    expect(grantsOf(pack({ packType: "self-purchase", allocationType: "dollar" }), 100)).toEqual([]);
  });
});
