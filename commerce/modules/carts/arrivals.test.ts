import { describe, expect, test } from "vitest";
import { instantAt } from "../../calendar";
import { expectedParcels } from "./arrivals";
import type { LoadedCart } from "./loaded-cart";

const VIC = { country: "AU", region: "VIC" };

const line = (
  entryNumber: number,
  quantity: number,
  stocked: { onHand?: number; expectedAt?: string | null; stockModel?: string; leadDays?: number } = {},
  entry: { packId?: string; bundleId?: string } = {},
) => ({
  entry: { entryNumber, quantity, valueAdds: stocked.leadDays ? [{ code: "NAME" }] : [], ...entry },
  stocked: {
    style: {
      stockModel: stocked.stockModel ?? "stocked",
      valueAdds: [{ code: "NAME", leadDays: stocked.leadDays ?? 0 }],
    },
    variant: { onHand: stocked.onHand ?? 99, expectedAt: stocked.expectedAt ?? null },
  },
});
/** Sunday evening in Melbourne, still Sunday morning in UTC. */
const now = new Date("2026-11-22T08:00:00Z");
const parcels = (lines: ReturnType<typeof line>[], more: object = {}, at = now) =>
  expectedParcels({ lines, packs: [], ...more } as unknown as LoadedCart, at, "Australia/Melbourne", VIC);

describe("the parcels of a cart", () => {
  test("[CK-01] what is on the shelf leaves on the next working day, by its mode", () => {
    const entries = [{ entryNumber: 0, quantity: 2 }];
    expect(parcels([line(0, 2)])).toEqual([{ from: "2026-11-26", to: "2026-11-30", about: false, entries }]);
    const express = { mode: { minDays: 1, maxDays: 2 } };
    expect(parcels([line(0, 2)], express)).toMatchObject([{ from: "2026-11-24", to: "2026-11-25" }]);
  });

  test("[CK-01] what is ordered after noon leaves on the next working day: on Friday, that is Monday", () => {
    const express = { mode: { minDays: 1, maxDays: 1 } };
    const at = (day: string, time: string) =>
      parcels([line(0, 1)], express, instantAt(day, time, "Australia/Melbourne"))[0]!.from;
    expect(at("2026-11-26", "12:00")).toBe("2026-11-27");
    expect(at("2026-11-26", "12:01")).toBe("2026-11-30");
    expect(at("2026-11-27", "12:00")).toBe("2026-11-30");
    expect(at("2026-11-27", "12:01")).toBe("2026-12-01");
    expect(at("2026-11-28", "09:00")).toBe("2026-12-01");
  });

  test("[CK-01] what the shelf cannot give follows when it is filled again", () => {
    const short = line(0, 3, { onHand: 1, expectedAt: "2026-12-08" });
    expect(parcels([short, line(1, 1)])).toMatchObject([
      { about: false, entries: [{ entryNumber: 0, quantity: 1 }, { entryNumber: 1 }] },
      { about: true, from: "2026-12-11", entries: [{ entryNumber: 0, quantity: 2 }] },
    ]);
    const [, later] = parcels([line(0, 3, { onHand: 1, expectedAt: "2020-01-01" })]);
    expect(later!.from > "2026-12-11").toBe(true);
  });

  test("[CK-01] made garments and additions take their time, and a pre-order its date", () => {
    expect(parcels([line(0, 1, { stockModel: "made" })])[0]).toMatchObject({
      about: true,
      from: "2026-12-17",
    });
    expect(parcels([line(0, 1, { leadDays: 5 })])[0]).toMatchObject({ about: false, from: "2026-12-03" });
    const indentDeliveryAt = new Date("2027-05-14T00:00:00Z");
    const packs = [{ id: "P", bundles: [{ id: "B", isIndentOrder: true, indentDeliveryAt }] }];
    expect(parcels([line(0, 1, {}, { packId: "P", bundleId: "B" })], { packs })[0]).toMatchObject({
      about: true,
      from: "2027-05-19",
    });
  });
});
