import { describe, expect, test } from "vitest";
import { daysAfter, instantAt } from "../../calendar";
import { addWorkingDays, lastOrder, MAKING_DAYS } from "../transit";
import { expectedParcels } from "./arrivals";
import type { LoadedCart } from "./loaded-cart";

const ZONE = "Australia/Melbourne";
const VIC = { country: "AU", region: "VIC" };

describe("the last day to order", () => {
  test("[B-16] is worked out backwards from the first day, with each step and the days on which nobody works", () => {
    // Good Friday and Easter Monday of 2026 are 3 and 6 April.
    expect(lastOrder("2026-04-09", { making: 0, decoration: 2, carrier: 5 }, VIC)).toEqual({
      day: "2026-03-27",
      leaves: "2026-03-31",
      arrives: "2026-04-09",
      daysOff: ["2026-04-03", "2026-04-06"],
    });
    // A first day on a Sunday needs the goods on Friday.
    expect(lastOrder("2026-05-10", { making: 0, decoration: 0, carrier: 5 }, VIC)).toMatchObject({
      day: "2026-05-01",
      arrives: "2026-05-08",
    });
  });

  // Numbers that are the same in each run.
  let seed = 16;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const arrivesAt = (at: Date, time: { making: number; decoration: number; carrier: number }, to: object) => {
    const line = {
      entry: { entryNumber: 0, quantity: 1, valueAdds: [{ code: "NAME" }] },
      stocked: {
        style: {
          stockModel: time.making > 0 ? "made" : "stocked",
          valueAdds: [{ code: "NAME", leadDays: time.decoration }],
        },
        variant: { onHand: 9, expectedAt: null },
      },
    };
    const cart = { lines: [line], packs: [], mode: { minDays: 1, maxDays: time.carrier } };
    return expectedParcels(cart as unknown as LoadedCart, at, ZONE, to as typeof VIC)[0]!.to;
  };

  test("[B-16] an order on that day arrives in time, one after its noon or on the next working day does not", () => {
    const wrong: string[] = [];
    const regions = ["VIC", "NSW", "QLD", "WA", "TAS", "ACT", undefined];
    for (let run = 0; run < 3000; run += 1) {
      const by = daysAfter("2026-02-01", below(1200));
      const to = { country: below(4) === 0 ? "NZ" : "AU", region: regions[below(regions.length)] };
      const making = below(3) === 0 ? MAKING_DAYS : 0;
      const time = { making, decoration: below(8), carrier: below(9) };
      const { day, arrives } = lastOrder(by, time, to);
      const inTime = arrivesAt(instantAt(day, "12:00", ZONE), time, to);
      const afterNoon = arrivesAt(instantAt(day, "12:01", ZONE), time, to);
      const next = arrivesAt(instantAt(addWorkingDays(daysAfter(day), 0, to), "09:00", ZONE), time, to);
      if (inTime !== arrives || inTime > by || afterNoon <= by || next <= by) {
        wrong.push(`${by} ${JSON.stringify({ ...time, ...to })}: ${day} ${inTime} ${afterNoon} ${next}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
