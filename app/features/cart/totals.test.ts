import { describe, expect, it } from "vitest";
import { totalsOf } from "./totals.server";

const money = (value: number) => ({ value, formattedValue: `$${value.toFixed(2)}` });
const wholesale = {
  totalUnitCount: 2,
  subTotal: money(62),
  deliveryCost: money(10),
  totalPrice: money(72),
  totalTax: money(7.2),
  totalPriceWithTax: money(79.2),
  accountCharge: money(79.2),
  ownShare: money(0),
  points: 0,
  pricesShown: true,
  priceIncludingGST: false,
};

describe("the docket of a cart", () => {
  it("[CA-01] adds up row by row, exc. GST", () => {
    expect(totalsOf(wholesale)).toEqual({
      rows: [
        { label: "Subtotal, 2 pieces (exc. GST)", amount: "$62.00" },
        { label: "Freight", amount: "$10.00" },
        { label: "Total exc. GST", amount: "$72.00" },
        { label: "GST", amount: "$7.20" },
        { label: "Charged to account", amount: "−$79.20" },
      ],
      total: { label: "You pay", amount: "$0.00" },
      note: undefined,
    });
  });

  it("[CA-01] or inc. GST, with what of it is GST", () => {
    const totals = totalsOf({ ...wholesale, priceIncludingGST: true, deliveryCost: money(0) });
    expect(totals.rows.map(({ label }) => label)).toEqual([
      "Subtotal, 2 pieces (inc. GST)",
      "Freight",
      "Total inc. GST",
      "Charged to account",
    ]);
    expect(totals.rows[1]?.amount).toBe("Free");
    expect(totals.note).toBe("The total includes $7.20 GST.");
  });

  it("[CA-01] shows no amount where the program hides prices", () => {
    const hidden = {
      totalUnitCount: 1,
      ownShare: money(0),
      points: 16,
      pricesShown: false,
      priceIncludingGST: false,
    };
    expect(totalsOf(hidden)).toEqual({
      rows: [{ label: "1 piece", amount: "16 points" }],
      total: { label: "You pay", amount: "$0.00" },
      note: "Funded by your organisation.",
    });
  });
});
