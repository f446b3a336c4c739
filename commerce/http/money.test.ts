import { describe, expect, test } from "vitest";
import { formatMoney, priceOf, withGst } from "./money";

test.each([
  [0, "$0.00"],
  [1, "$0.01"],
  [10, "$0.10"],
  [99, "$0.99"],
  [100, "$1.00"],
  [99_999, "$999.99"],
  [100_000, "$1,000.00"],
  [120_450, "$1,204.50"],
  [123_456_789, "$1,234,567.89"],
  [100_000_000_000, "$1,000,000,000.00"],
  [-1, "-$0.01"],
  [-120_450, "-$1,204.50"],
])("[FW-02] %i cents read %s", (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test("[FW-02] the symbol is the unit's", () => {
  expect(formatMoney(500, "NZ$")).toBe("NZ$5.00");
  expect(formatMoney(-500, "NZ$")).toBe("-NZ$5.00");
});

test("[API-1] a price has value, currency and text", () => {
  expect(priceOf(7_805, "NZD", "$")).toEqual({ currencyIso: "NZD", value: 78.05, formattedValue: "$78.05" });
});

describe("GST", () => {
  test.each([
    [0, 1000, 0],
    [100, 1000, 110],
    [104, 1000, 114],
    [105, 1000, 116],
    [7_800, 1000, 8_580],
    [7_800, 1500, 8_970],
    [33, 1500, 38],
    [999, 0, 999],
    [1, 1000, 1],
    [5, 1000, 6],
  ])("[CK-02] %i cents at %i basis points are %i", (cents, rate, expected) => {
    expect(withGst(cents, rate)).toBe(expected);
  });
});
