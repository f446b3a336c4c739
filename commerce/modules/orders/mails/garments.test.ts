import { expect, test } from "vitest";
import { garmentText } from "../../mail";
import { garmentsOf } from "./garments";

const entry = (entryNumber: number, more: object = {}) => ({
  entryNumber,
  quantity: 1,
  product: { name: "Metal name bar", code: "KM-1403-SI-OS", colour: "Silver", size: "One size" },
  selectedValueAdd: [
    { name: "Engraved name", prompts: [{ prompt1: "Name to engrave", userEnteredValue: "Mei" }] },
  ],
  ...more,
});
const linesOf = (...entries: ReturnType<typeof entry>[]) => garmentsOf({ entries }).map(garmentText);
const words = "× Metal name bar: Silver, One size; Engraved name, Name to engrave Mei; KM-1403-SI-OS";

test("[OR-01] a mail lists equal items once, with all their pieces", () => {
  expect(linesOf(entry(0), entry(1, { quantity: 2 }), entry(2, { selectedValueAdd: [] }))).toEqual([
    `3 ${words}`,
    "1 × Metal name bar: Silver, One size; KM-1403-SI-OS",
  ]);
});

test("[OR-01] items with a price stay apart in a mail, which adds no amounts", () => {
  const priced = { totalPrice: { formattedValue: "$5.00" } };
  expect(linesOf(entry(0, priced), entry(1, priced))).toEqual([`1 ${words}; $5.00`, `1 ${words}; $5.00`]);
});
