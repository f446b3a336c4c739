import { describe, expect, test } from "vitest";
import { sum } from "../../../tests/support/packs";
import { balance } from "./balance";

const left = (granted: number, used: number, held: number) => ({
  granted,
  used,
  waiting: 0,
  held,
  left: granted - used - held,
});

describe("what is left of a measure", () => {
  test("[B-08] what orders use that wait for an approval is told of what is used, until they end", () => {
    const ledger = [
      sum("grant", "points", 75),
      sum("use", "points", 30),
      sum("use", "points", 20, { waits: true }),
      sum("release", "points", 5, { waits: true }),
    ];
    expect(balance(ledger, "points", null)).toEqual({ ...left(75, 45, 0), waiting: 15 });
  });

  test.each([
    ["nothing granted", [], left(0, 0, 0)],
    ["granted twice", [sum("grant", "points", 50), sum("grant", "points", 25)], left(75, 0, 0)],
    ["used", [sum("grant", "points", 75), sum("use", "points", 30)], left(75, 30, 0)],
    [
      "held by a cart",
      [sum("grant", "points", 75), sum("hold", "points", 10, { cartCode: "c" })],
      left(75, 0, 10),
    ],
    [
      "held and given back",
      [
        sum("grant", "points", 75),
        sum("hold", "points", 10, { cartCode: "c" }),
        sum("release", "points", 10, { cartCode: "c" }),
      ],
      left(75, 0, 0),
    ],
    [
      "used and given back by a cancelled order",
      [sum("grant", "points", 75), sum("use", "points", 30), sum("release", "points", 30)],
      left(75, 0, 0),
    ],
    ["overdrawn", [sum("grant", "points", 5), sum("use", "points", 8)], left(5, 8, 0)],
  ])("[PK-05] %s", (_, ledger, expected) => {
    expect(balance(ledger, "points", null)).toEqual(expected);
  });

  test("[PK-05] other measures, other bundles and the cart being changed do not count", () => {
    const ledger = [
      sum("grant", "quantity", 4, { bundleId: "one" }),
      sum("grant", "quantity", 9, { bundleId: "two" }),
      sum("grant", "points", 75),
      sum("hold", "quantity", 1, { bundleId: "one", cartCode: "mine" }),
      sum("hold", "quantity", 2, { bundleId: "one", cartCode: "other" }),
    ];
    expect(balance(ledger, "quantity", "one")).toEqual(left(4, 0, 3));
    expect(balance(ledger, "quantity", "one", "mine")).toEqual(left(4, 0, 2));
    expect(balance(ledger, "quantity", "one", null)).toEqual(left(4, 0, 3));
    expect(balance(ledger, "quantity", null)).toEqual(left(0, 0, 0));
    expect(balance(ledger, "dollar", null)).toEqual(left(0, 0, 0));
  });
});
