import { expect, test } from "vitest";
import { costWords } from "./cost-words";

test("[B-17] a swap says the difference in money", () => {
  const unit = { gstRate: 1000, currency: "AUD", currencySymbol: "$" };
  const without = { organisation: { priceIncludingGst: false }, unit };
  expect(costWords({ from: 1750, to: 1250, quantity: 2 }, without)).toBe(
    "Costs $12.50 instead of $17.50, $10.00 less for 2.",
  );
  expect(costWords({ from: 1250, to: 1750, quantity: 1 }, without)).toBe(
    "Costs $17.50 instead of $12.50, $5.00 more.",
  );
  expect(costWords({ from: 1250, to: 1250, quantity: 9 }, without)).toBe("Costs the same, $12.50.");
  // With GST each line is rounded once, so three of 12.49 are 41.22 and not 3 × 13.74.
  const withGst = { organisation: { priceIncludingGst: true }, unit };
  expect(costWords({ from: 1250, to: 1249, quantity: 3 }, withGst)).toBe(
    "Costs $13.74 instead of $13.75, $0.03 less for 3.",
  );
});
