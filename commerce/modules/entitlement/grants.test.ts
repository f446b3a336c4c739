import { describe, expect, test } from "vitest";
import { grantsOf, type GrantingPack } from "./grants";

const pack = (more: Partial<GrantingPack>): GrantingPack => ({
  packType: "optional",
  allocationType: "quantity",
  grantAmount: null,
  grantLeastLoad: null,
  bundles: [
    { id: "TOPS", minItems: 0, maxItems: 3, subsidyRanges: [] },
    { id: "CAPS", minItems: 0, maxItems: 0, subsidyRanges: [] },
  ],
  ...more,
});
const dollars = (amount: number) => ({ measure: "dollar", bundleId: null, amount });

describe("what a period gives", () => {
  test("[PK-05] a quantity pack gives each bundle's maximum", () => {
    expect(grantsOf(pack({}), { fte: 100 })).toEqual([{ measure: "quantity", bundleId: "TOPS", amount: 3 }]);
  });

  test("[PK-05] points and dollars give their amount, the same for everyone unless it goes by load", () => {
    const points = pack({ allocationType: "points", grantAmount: 75 });
    expect(grantsOf(points, { fte: 40 })).toEqual([{ measure: "points", bundleId: null, amount: 75 }]);
    const byLoad = pack({ allocationType: "dollar", grantAmount: 42_000, grantLeastLoad: 20 });
    expect([100, 60, 20, 10].map((fte) => grantsOf(byLoad, { fte }))).toEqual([
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
      bundles: [{ id: "TOPS", minItems: 0, maxItems: 9, subsidyRanges: ranges }],
    });
    expect(grantsOf(subsidised, { fte: 100 })).toEqual([
      dollars(5_000),
      { measure: "subsidy", bundleId: null, amount: 30_000 },
    ]);
  });

  test("[PK-05] a pack that does not say its amount gives what it gave last, and nothing more", () => {
    const unsaid = pack({ allocationType: "dollar" });
    expect(
      grantsOf(unsaid, { fte: 60, last: [{ measure: "dollar", bundleId: null, amount: 25_200 }] }),
    ).toEqual([dollars(25_200)]);
    expect(grantsOf(unsaid, { fte: 60 })).toEqual([]);
  });

  test("[PK-05] what people pay for themselves is not counted", () => {
    expect(grantsOf(pack({ packType: "self-purchase", allocationType: "dollar" }), { fte: 100 })).toEqual([]);
  });

  test("[PK-05] a share by months is of pieces rounded up, no fewer than a bundle asks for, and of amounts to the nearest", () => {
    const bundles = [
      { id: "TOPS", minItems: 3, maxItems: 4, subsidyRanges: [] },
      { id: "CAPS", minItems: 0, maxItems: 4, subsidyRanges: [] },
    ];
    const pieces = (months: number | null) =>
      grantsOf(pack({ bundles }), { fte: 100, months }).map(({ amount }) => amount);
    expect(pieces(null)).toEqual([4, 4]);
    expect(pieces(11)).toEqual([4, 4]);
    expect(pieces(9)).toEqual([3, 3]);
    expect(pieces(1)).toEqual([3, 1]);
    expect(pieces(0)).toEqual([]);
    const points = pack({ allocationType: "points", grantAmount: 75 });
    expect([12, 10, 4, 1].map((months) => grantsOf(points, { fte: 100, months })[0]?.amount)).toEqual([
      75, 63, 25, 6,
    ]);
  });
});
