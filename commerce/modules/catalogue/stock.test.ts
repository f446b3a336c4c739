import { describe, expect, test } from "vitest";
import { readableDate } from "../../http/dates";
import { canSupply, MADE_TO_ORDER_NOTE, stockNote, stockStatus } from "./stock";

const stocked = { stockModel: "stocked", productType: "ready", inStockCode: "A", backOrder: true } as const;
const shelf = (onHand: number, expectedAt: string | null = null) => ({ onHand, expectedAt });

const ZONE = "Australia/Melbourne";

describe("level", () => {
  test.each([
    ["stocked", -1, "outOfStock"],
    ["stocked", 0, "outOfStock"],
    ["stocked", 1, "lowStock"],
    ["stocked", 5, "lowStock"],
    ["stocked", 6, "inStock"],
    ["made_to_order", 0, "inStock"],
    ["indent", 0, "inStock"],
  ] as const)("[SR-07] %s with %i is %s", (stockModel, onHand, expected) => {
    expect(stockStatus({ stockModel }, onHand)).toBe(expected);
  });
});

describe("supply", () => {
  test.each([
    ["stocked", false, 3, 3, true],
    ["stocked", false, 3, 4, false],
    ["stocked", true, 0, 99, true],
    ["made_to_order", false, 0, 99, true],
    ["indent", false, 0, 99, true],
  ] as const)(
    "[PK-06] %s, back-order %s, %i on hand, %i wanted: %s",
    (stockModel, backOrder, onHand, wanted, can) => {
      expect(canSupply({ stockModel, backOrder }, onHand, wanted)).toBe(can);
    },
  );
});

describe("note", () => {
  const indent = {
    isIndentOrder: true,
    startsAt: new Date("2026-03-01"),
    deliveryAt: new Date("2026-08-25"),
  };

  test.each([
    [5, 5, null, undefined],
    [5, 6, null, "5 in stock, the rest on back-order. Please allow extra time for delivery"],
    [0, 1, null, "On back-order. Please allow extra time for delivery"],
    [0, 1, "2026-04-05T00:00:00Z", "On back-order. Expected 5 Apr 2026"],
    [2, 3, "2026-04-05T00:00:00Z", "2 in stock, the rest on back-order. Expected 5 Apr 2026"],
  ])("[PK-06] %i on hand for %i", (onHand, quantity, expectedAt, note) => {
    expect(stockNote(stocked, shelf(onHand, expectedAt), quantity, ZONE)).toBe(note);
  });

  test.each([
    ["made_to_order", "A", false, MADE_TO_ORDER_NOTE],
    ["made_to_order", "D", false, undefined],
    ["indent", "A", false, MADE_TO_ORDER_NOTE],
    ["made_to_order", "A", true, undefined],
  ] as const)("[PK-06] %s of code %s, indent order %s", (stockModel, inStockCode, isIndentOrder, note) => {
    expect(stockNote({ ...stocked, stockModel, inStockCode }, shelf(0), 1, ZONE, { isIndentOrder })).toBe(
      note,
    );
  });

  test("[PK-06] its dates are of the time zone asked for", () => {
    const late = { ...indent, deliveryAt: new Date("2026-08-24T15:00:00Z") };
    expect(stockNote(stocked, shelf(0), 1, ZONE, late)).toContain("ship from 25 Aug 2026");
    expect(stockNote(stocked, shelf(0), 1, "Australia/Perth", late)).toContain("ship from 24 Aug 2026");
  });

  test("[PK-06] a pre-order comes before everything, once both its dates are known", () => {
    expect(stockNote(stocked, shelf(0), 1, ZONE, indent)).toBe(
      "Available for pre-order to ship from 25 Aug 2026",
    );
    expect(stockNote(stocked, shelf(9), 1, ZONE, { ...indent, deliveryAt: null })).toBeUndefined();
    expect(stockNote(stocked, shelf(9), 1, ZONE, { ...indent, isIndentOrder: false })).toBeUndefined();
  });
});

describe("dates", () => {
  test.each(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])(
    "[FW-02] d MMM yyyy: %s",
    (month) => {
      const at = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].indexOf(
        month,
      );
      expect(readableDate(new Date(Date.UTC(2026, at, 5)), "UTC")).toBe(`5 ${month} 2026`);
    },
  );

  test("[FW-02] are of the time zone asked for", () => {
    expect(readableDate(new Date("2026-12-31T13:00:00Z"), "Australia/Melbourne")).toBe("1 Jan 2027");
    expect(readableDate(new Date("2026-12-31T13:00:00Z"), "Australia/Perth")).toBe("31 Dec 2026");
  });
});
