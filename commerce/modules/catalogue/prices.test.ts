import { describe, expect, test } from "vitest";
import { priceRange, unitCents, volumePrices } from "./prices";
import type { PriceRecord, StyleRecord } from "./records";

const row = (cents: number, more: Partial<PriceRecord> = {}): PriceRecord => ({
  cents,
  sku: null,
  organisationUid: null,
  kind: "std",
  minQuantity: 1,
  validFrom: null,
  validUntil: null,
  ...more,
});
const ours = { organisationUid: "o" };
const style = (prices: PriceRecord[], ...skus: string[]): StyleRecord =>
  ({ prices, variants: skus.map((sku) => ({ sku })) }) as unknown as StyleRecord;

describe("the price that counts", () => {
  test.each([
    ["none", [], 1, undefined],
    ["the list", [row(100)], 1, 100],
    ["the organisation before the list", [row(100), row(120, ours)], 1, 120],
    ["the SKU before its style", [row(100), row(110, { sku: "a" })], 1, 110],
    ["the organisation's style before the list's SKU", [row(90, { sku: "a" }), row(120, ours)], 1, 120],
    [
      "the organisation's SKU before all",
      [row(120, ours), row(130, { ...ours, sku: "a" }), row(90, { sku: "a" })],
      1,
      130,
    ],
    ["another SKU's row does not count", [row(100), row(50, { sku: "b" })], 1, 100],
    ["a break not reached", [row(100), row(90, { minQuantity: 10 })], 9, 100],
    ["a break reached", [row(100), row(90, { minQuantity: 10 })], 10, 90],
    [
      "the highest break reached",
      [row(100), row(80, { minQuantity: 50 }), row(90, { minQuantity: 10 })],
      99,
      80,
    ],
    ["only breaks, none reached", [row(90, { minQuantity: 10 })], 1, undefined],
    ["retail is another price", [row(100, { kind: "rrp" })], 1, undefined],
    ["dates before none", [row(100), row(120, { validUntil: "2027-07-31" })], 1, 120],
    [
      "a first day before none",
      [row(100, { validUntil: "2027-07-31" }), row(120, { validFrom: "2027-07-01" })],
      1,
      120,
    ],
    [
      "the last to begin",
      [row(100, { validFrom: "2027-07-02" }), row(120, { validFrom: "2027-07-01" })],
      1,
      100,
    ],
    [
      "of one first day the first to end",
      [
        row(100, { validFrom: "2027-07-01" }),
        row(120, { validFrom: "2027-07-01", validUntil: "2027-07-31" }),
        row(110, { validFrom: "2027-07-01", validUntil: "2027-08-31" }),
      ],
      1,
      120,
    ],
    ["the organisation before dates", [row(100, ours), row(90, { validFrom: "2027-07-01" })], 1, 100],
    [
      "a break reached before dates",
      [row(100, { validFrom: "2027-07-01" }), row(90, { minQuantity: 10 })],
      10,
      90,
    ],
    [
      "a SKU's own row, though the style has a better break",
      [row(100, { sku: "a" }), row(80, { minQuantity: 10 })],
      10,
      100,
    ],
  ])("[SR-06] %s", (_, prices, quantity, expected) => {
    expect(unitCents(prices, "a", quantity)).toBe(expected);
  });

  test("[SR-06] retail is asked for by name", () => {
    expect(unitCents([row(100), row(140, { kind: "rrp" })], "a", 1, "rrp")).toBe(140);
  });

  test("[SR-06] the rows are left in their order", () => {
    const prices = [row(100), row(120, ours)];
    unitCents(prices, "a");
    expect(prices.map((p) => p.cents)).toEqual([100, 120]);
  });
});

describe("from and to", () => {
  test.each([
    ["no price", [], ["a"], {}],
    ["one price for all", [row(100)], ["a", "b"], { min: 100, max: 100 }],
    ["a dearer size", [row(100), row(110, { sku: "b" })], ["a", "b"], { min: 100, max: 110 }],
    [
      "all sizes of their own, the style's row unused",
      [row(10), row(100, { sku: "a" }), row(110, { sku: "b" })],
      ["a", "b"],
      { min: 100, max: 110 },
    ],
    ["no variants", [row(100)], [], { min: 100, max: 100 }],
    ["a break is no price of one piece", [row(90, { minQuantity: 10 })], ["a"], {}],
  ])("[SR-06] %s", (_, prices, skus, expected) => {
    expect(priceRange(style(prices, ...skus))).toEqual(expected);
  });
});

describe("quantity breaks", () => {
  test("[SR-07] lowest first, each once, what one piece costs from there", () => {
    const prices = [
      row(90, { minQuantity: 10 }),
      row(100),
      row(80, { minQuantity: 50 }),
      row(110, { sku: "a" }),
      row(150, { kind: "rrp" }),
    ];
    expect(volumePrices(style(prices, "a"))).toEqual([
      { minQuantity: 1, cents: 100 },
      { minQuantity: 10, cents: 90 },
      { minQuantity: 50, cents: 80 },
    ]);
    expect(volumePrices(style([], "a"))).toEqual([]);
  });
});
