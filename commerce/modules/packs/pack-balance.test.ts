import { describe, expect, test } from "vitest";
import { bundle, pack, sum } from "../../../tests/support/packs";
import { packBalance } from "./pack-balance";

const left = (granted: number, used: number, held: number) => ({
  granted,
  used,
  waiting: 0,
  held,
  left: granted - used - held,
});

describe("the one figure of a pack", () => {
  const ledger = [
    sum("grant", "quantity", 4, { bundleId: "one" }),
    sum("grant", "quantity", 2, { bundleId: "two" }),
    sum("use", "quantity", 1, { bundleId: "two" }),
    sum("grant", "dollar", 42_000),
    sum("use", "dollar", 1_000),
    sum("grant", "quantity", 99, { bundleId: "gone" }),
  ];

  test("[PK-01] adds up the bundles of a quantity pack that it still has", () => {
    expect(packBalance(pack({ ledger }))).toEqual(left(6, 1, 0));
  });

  test("[PK-01] is the measure of a dollar or points pack", () => {
    expect(packBalance(pack({ ledger, allocationType: "dollar" }))).toEqual(left(42_000, 1_000, 0));
    expect(packBalance(pack({ ledger, allocationType: "points" }))).toEqual(left(0, 0, 0));
  });

  test("[PK-01] does not exist where people buy for themselves", () => {
    expect(packBalance(pack({ ledger, packType: "self-purchase" }))).toBeUndefined();
  });

  test("[PK-01] of a pack without bundles is nothing, not a fault", () => {
    expect(packBalance(pack({ bundles: [] }))).toEqual(left(0, 0, 0));
    expect(packBalance(pack({ bundles: [bundle("one")] }))).toEqual(left(0, 0, 0));
  });
});
