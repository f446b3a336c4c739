import { describe, expect, test } from "vitest";
import { bundle, pack, sum } from "../../../tests/support/packs";
import { fund, fundMessage, pricesShown, subsidyParts, type FundingLine } from "./funding";

const GST = 1000;
const line = (cents: number, more: Partial<FundingLine> = {}): FundingLine => ({
  bundleId: "one",
  cents,
  quantity: 1,
  points: 0,
  ...more,
});

describe("subsidy ranges", () => {
  const half = [{ fromCents: 0, toCents: 30_000, percent: 50 }];
  const steps = [
    { fromCents: 0, toCents: 10_000, percent: 80 },
    { fromCents: 10_000, toCents: 20_000, percent: 25 },
  ];
  test.each([
    ["none", [], 0, 5_000, 0],
    ["inside", half, 0, 10_000, 5_000],
    ["to the end", half, 0, 30_000, 15_000],
    ["beyond", half, 0, 50_000, 15_000],
    ["partly spent before", half, 20_000, 20_000, 5_000],
    ["all spent before", half, 30_000, 1_000, 0],
    ["nothing to spend", half, 0, 0, 0],
    ["odd cents are rounded down", half, 0, 1, 0],
    ["odd cents", half, 0, 333, 166],
    ["over two steps", steps, 0, 15_000, 9_250],
    ["second step only", steps, 12_000, 4_000, 1_000],
    ["with a gap", [{ fromCents: 5_000, toCents: 6_000, percent: 100 }], 0, 10_000, 1_000],
  ])("[PK-05] %s", (_, ranges, already, spend, expected) => {
    const parts = subsidyParts(ranges, already, spend);
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(expected);
  });
});

describe("who pays", () => {
  test.each(["quantity", "points"] as const)("[PK-05] a %s pack is the organisation's", (allocationType) => {
    expect(fund(pack({ allocationType }), [line(10_000, { points: 16 })], GST)).toEqual({
      subTotalCents: 10_000,
      totalCents: 11_000,
      creditCents: 11_000,
      subsidyCents: 0,
      subsidisedSpendCents: 0,
      subsidyParts: [],
      ownShareCents: 0,
      points: 16,
    });
  });

  test("[PK-05] what one buys for oneself is one's own, by pack or by bundle", () => {
    expect(
      fund(pack({ packType: "self-purchase", allocationType: "dollar" }), [line(10_000)], GST),
    ).toMatchObject({ creditCents: 0, ownShareCents: 11_000 });
    const mixed = pack({ bundles: [bundle("one"), bundle("two", { fundType: "SELF_PURCHASE" })] });
    expect(fund(mixed, [line(10_000), line(2_000, { bundleId: "two" })], GST)).toMatchObject({
      creditCents: 11_000,
      ownShareCents: 2_200,
      totalCents: 13_200,
    });
    expect(fund(mixed, [line(2_000, { bundleId: "two" })], GST)).toMatchObject({
      creditCents: 0,
      ownShareCents: 2_200,
    });
  });

  test("[PK-05] nothing chosen costs nothing", () => {
    expect(fund(pack({ allocationType: "dollar" }), [], GST)).toMatchObject({
      totalCents: 0,
      creditCents: 0,
      ownShareCents: 0,
    });
  });

  const dollars = (granted: number, more: object = {}) =>
    pack({
      allocationType: "dollar",
      ledger: [sum("grant", "dollar", granted), sum("grant", "subsidy", 30_000)],
      bundles: [
        bundle("one", {
          fundType: "SUBSIDISED",
          subsidyRanges: [{ fromCents: 0, toCents: 30_000, percent: 50 }],
        }),
      ],
      ...more,
    });

  test.each([
    // granted, cents ex GST -> credit, subsidy, spend that counts, own share
    [42_000, 10_000, 11_000, 0, 0, 0],
    [42_000, 38_181, 41_999, 0, 0, 0],
    [42_000, 50_000, 42_000, 6_500, 13_000, 6_500],
    [42_000, 100_000, 42_000, 15_000, 30_000, 53_000],
    [0, 10_000, 0, 5_500, 11_000, 5_500],
  ])(
    "[PK-05] %i granted and %i chosen",
    (granted, cents, creditCents, subsidyCents, subsidisedSpendCents, ownShareCents) => {
      const funding = fund(dollars(granted), [line(cents)], GST);
      expect(funding).toMatchObject({ creditCents, subsidyCents, subsidisedSpendCents, ownShareCents });
      expect(funding.creditCents + funding.subsidyCents + funding.ownShareCents).toBe(funding.totalCents);
    },
  );

  test("[PK-05] earlier spend of the period uses the subsidy up", () => {
    const ledger = [
      sum("grant", "dollar", 0),
      sum("grant", "subsidy", 30_000),
      sum("use", "subsidy", 25_000),
    ];
    expect(fund(dollars(0, { ledger }), [line(10_000)], GST)).toMatchObject({
      subsidyCents: 2_500,
      subsidisedSpendCents: 5_000,
      ownShareCents: 8_500,
    });
  });

  test("[PK-05] dollars that other carts hold are gone, one's own are not", () => {
    const ledger = [sum("grant", "dollar", 10_000), sum("hold", "dollar", 10_000, { cartCode: "mine" })];
    expect(fund(dollars(0, { ledger }), [line(5_000)], GST, "mine").creditCents).toBe(5_500);
    expect(fund(dollars(0, { ledger }), [line(5_000)], GST, "other").creditCents).toBe(0);
    expect(fund(dollars(0, { ledger, cartCode: "mine" }), [line(5_000)], GST).creditCents).toBe(5_500);
  });

  test("[PK-05] an overdrawn allowance gives nothing and takes nothing", () => {
    const ledger = [sum("grant", "dollar", 1_000), sum("use", "dollar", 5_000)];
    expect(fund(dollars(0, { ledger, bundles: [bundle("one")] }), [line(1_000)], GST)).toMatchObject({
      creditCents: 0,
      ownShareCents: 1_100,
    });
  });

  test("[PK-05] fully funded dollars without a subsidy leave the rest to the wearer", () => {
    const funding = fund(dollars(5_000, { bundles: [bundle("one")] }), [line(10_000)], GST);
    expect(funding).toMatchObject({ creditCents: 5_000, subsidyCents: 0, ownShareCents: 6_000 });
  });

  test("[PK-05] over many prices and allowances the parts always make the whole, and none is below zero", () => {
    for (let cents = 1; cents < 90_000; cents += 1_237) {
      for (const granted of [0, 1, 9_999, 42_000]) {
        const f = fund(dollars(granted), [line(cents), line(77)], GST);
        expect(f.creditCents + f.subsidyCents + f.ownShareCents).toBe(f.totalCents);
        expect(
          Math.min(f.creditCents, f.subsidyCents, f.ownShareCents, f.subsidisedSpendCents),
        ).toBeGreaterThanOrEqual(0);
        expect(f.creditCents).toBeLessThanOrEqual(granted);
      }
    }
  });
});

describe("whether prices show", () => {
  test.each([
    ["optional", "quantity", false, false],
    ["optional", "points", false, false],
    ["optional", "dollar", false, true],
    ["self-purchase", "quantity", false, true],
    ["compulsory", "points", true, true],
    ["new starter", "quantity", true, true],
  ] as const)("[PK-04] %s %s with the flag %s: %s", (packType, allocationType, flag, shown) => {
    expect(pricesShown({ packType, allocationType }, flag)).toBe(shown);
  });
});

describe("the sentence", () => {
  const money = (cents: number) => `$${cents / 100}`;
  test.each([
    [bundle("one"), "Funded by Kestrel"],
    [bundle("one", { fundType: "SELF_PURCHASE" }), "You pay for this yourself"],
    [
      bundle("one", {
        fundType: "SUBSIDISED",
        subsidyRanges: [
          { fromCents: 0, toCents: 10_000, percent: 80 },
          { fromCents: 10_000, toCents: 20_000, percent: 25 },
        ],
      }),
      "Past your allowance, Kestrel pays 80% of the next $100, then 25% of the $100 after that",
    ],
  ])("[PK-05] says who pays", (of, text) => {
    expect(fundMessage(of, "Kestrel", money, { hasAllowance: true, spentCents: 0 })).toBe(text);
  });

  test.each([
    [4_000, "Kestrel pays half of the next $20"],
    [6_000, "Kestrel has paid its share for this period. You pay the rest"],
  ])("[PK-05] says what is left of a subsidy when %i cents of it are spent", (spentCents, text) => {
    const ranges = [{ fromCents: 0, toCents: 6_000, percent: 50 }];
    const shoes = bundle("one", { fundType: "SUBSIDISED", subsidyRanges: ranges });
    expect(fundMessage(shoes, "Kestrel", money, { hasAllowance: false, spentCents })).toBe(text);
  });
});
