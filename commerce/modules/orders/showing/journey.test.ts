import { describe, expect, test } from "vitest";
import { journeyOf, stageOf } from "./journey";

const placedAt = new Date("2026-11-16T04:17:00Z");
const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const parcel = (status: string, quantity: number, statusAt = day(18)) => ({
  status,
  statusAt,
  lines: [{ quantity }],
});

/** An order of six pieces. */
const journey = (
  status: string,
  parcels: ReturnType<typeof parcel>[] = [],
  cancelledAt: Date | null = null,
) => journeyOf({ status, placedAt, cancelledAt }, 6, parcels);
const words = (steps: ReturnType<typeof journey>) => steps.map(({ stage, state }) => `${stage} ${state}`);

describe("before a parcel", () => {
  test("[OR-01] an order that was only placed stands at its first step, with the day", () => {
    const steps = journey("CREATED");
    expect(words(steps)).toEqual(["placed current", "packed ahead", "shipped ahead", "delivered ahead"]);
    expect(steps[0]!.at).toEqual(placedAt);
    expect(stageOf(steps)).toBe("placed");
  });

  test.each([
    ["PENDING_APPROVAL", "pending.approval"],
    ["PENDING_APPROVAL_FROM_MERCHANT", "pending.merchant.approval"],
    ["ASSIGNED_TO_ADMIN", "assigned.admin"],
    ["APPROVED", "approved"],
    ["APPROVED_BY_MERCHANT", "merchant.approved"],
  ])("[OR-01] %s has a step of its own, without a day, for none is kept", (status, stage) => {
    const steps = journey(status);
    expect(words(steps).slice(0, 3)).toEqual(["placed done", `${stage} current`, "packed ahead"]);
    expect(steps[1]).not.toHaveProperty("at");
    expect(stageOf(steps)).toBe(stage);
  });

  test.each([
    ["CANCELLED", day(17), "cancelled"],
    ["REJECTED", null, "rejected"],
    ["ERROR", null, "error"],
  ])("[OR-01] %s ends there: nothing is promised after it", (status, at, stage) => {
    const steps = journey(status, [], at);
    expect(words(steps)).toEqual(["placed done", `${stage} stopped`]);
    expect(steps[1]!.at).toEqual(at ?? undefined);
    expect(stageOf(steps)).toBe(stage);
  });

  test("[OR-01] a parcel that only waits has begun nothing", () => {
    expect(stageOf(journey("OPEN", [parcel("WAITING", 6)]))).toBe("placed");
    expect(stageOf(journey("APPROVED", [parcel("WAITING", 6)]))).toBe("approved");
    expect(stageOf(journey("OPEN", [parcel("toString", 6)]))).toBe("placed");
  });
});

describe("taken on site", () => {
  const taken = (quantity: number) => ({ ...parcel("PICKUP_COMPLETE", quantity), taken: true });

  test("[CA-02] an order of nothing else was never packed or sent", () => {
    const steps = journey("COMPLETED", [taken(6)]);
    expect(words(steps)).toEqual(["placed done", "taken done"]);
    expect(steps[1]!.at).toEqual(day(18));
    expect(stageOf(steps)).toBe("taken");
  });

  test("[CA-02] the rest goes the way of a parcel, and its pieces count alone", () => {
    const before = journey("CREATED", [taken(2)]);
    expect(words(before)).toEqual([
      "placed done",
      "part.taken current",
      "packed ahead",
      "shipped ahead",
      "delivered ahead",
    ]);
    expect(before[1]!.pieces).toBe(2);
    const sent = journey("OPEN", [taken(2), parcel("SHIPPED", 4)]);
    expect(words(sent)).toEqual([
      "placed done",
      "taken done",
      "packed done",
      "shipped current",
      "delivered ahead",
    ]);
    expect(sent[3]!.pieces).toBeUndefined();
    expect(stageOf(journey("COMPLETED", [taken(2), parcel("DELIVERY_COMPLETED", 4)]))).toBe("delivered");
  });
});

describe("with a history", () => {
  const hour = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);
  const told = (
    status: string,
    reached: [string, Date][],
    parcels: (ReturnType<typeof parcel> & { reached?: Map<string, Date> })[] = [],
  ) => journeyOf({ status, placedAt, cancelledAt: null, reached: new Map(reached) }, 6, parcels);
  const dates = (steps: ReturnType<typeof told>) => steps.map(({ stage, at }) => [stage, at]);

  test("[AP-01] an approval has its date, and stays a step after it", () => {
    expect(told("APPROVED", [["APPROVED", hour(2)]])[1]).toEqual({
      stage: "approved",
      state: "current",
      at: hour(2),
    });
    const open = told(
      "OPEN",
      [
        ["APPROVED", hour(2)],
        ["OPEN", hour(9)],
      ],
      [parcel("PICKPACK", 6)],
    );
    expect(words(open).slice(0, 3)).toEqual(["placed done", "approved done", "packing current"]);
    expect(open[1]!.at).toEqual(hour(2));
    const begun = told(
      "OPEN",
      [
        ["APPROVED", hour(2)],
        ["OPEN", hour(9)],
      ],
      [parcel("WAITING", 6)],
    );
    expect(words(begun).slice(0, 2)).toEqual(["placed done", "approved current"]);
    expect(stageOf(begun)).toBe("approved");
    const both = told("PENDING_APPROVAL_FROM_MERCHANT", [["PENDING_APPROVAL_FROM_MERCHANT", hour(3)]]);
    expect(words(both).slice(0, 2)).toEqual(["placed done", "pending.merchant.approval current"]);
  });

  test("[OR-01] packing and sending have the date of the last parcel, if it is known of all pieces", () => {
    const first = { ...parcel("DELIVERY_COMPLETED", 4, day(20)) };
    const second = { ...parcel("DELIVERY_COMPLETED", 2, day(24)) };
    const knows = (packed: Date, shipped: Date) => ({
      reached: new Map([
        ["packed", packed],
        ["shipped", shipped],
      ]),
    });
    const all = told(
      "COMPLETED",
      [],
      [
        { ...first, ...knows(day(17), day(18)) },
        { ...second, ...knows(day(21), day(22)) },
      ],
    );
    expect(dates(all)).toEqual([
      ["placed", placedAt],
      ["packed", day(21)],
      ["shipped", day(22)],
      ["delivered", day(24)],
    ]);
    const part = told("COMPLETED", [], [{ ...first, ...knows(day(17), day(18)) }, second]);
    expect(part[1]).not.toHaveProperty("at");
    expect(part[2]).not.toHaveProperty("at");
    const underWay = told("OPEN", [], [{ ...parcel("IN_TRANSIT", 6, day(20)), ...knows(day(17), day(18)) }]);
    expect(dates(underWay).slice(1, 3)).toEqual([
      ["packed", day(17)],
      ["shipped", day(18)],
    ]);
  });

  test("[OR-01] a rejected order says when", () => {
    expect(told("REJECTED", [["REJECTED", hour(5)]])[1]).toMatchObject({ state: "stopped", at: hour(5) });
  });
});

describe("with parcels", () => {
  test.each([
    ["being packed", [parcel("PICKPACK", 6)], "packing"],
    ["packed in part", [parcel("READY", 4), parcel("WAITING", 2)], "packing"],
    ["packed", [parcel("READY_FOR_SHIPPING", 6)], "packed"],
    ["sent", [parcel("SHIPPED", 4), parcel("IN_TRANSIT", 2)], "shipped"],
    ["sent in part", [parcel("SHIPPED", 4), parcel("WAITING", 2)], "part.shipped"],
    ["sent in part, the rest in no parcel", [parcel("DELIVERING", 4)], "part.shipped"],
    ["the rest sent", [parcel("DELIVERY_COMPLETED", 4), parcel("SHIPPED", 2)], "shipped"],
    ["to be collected", [parcel("READY_FOR_PICKUP", 6)], "ready.to.collect"],
    ["sent back", [parcel("DELIVERY_REJECTED", 6)], "delivery.rejected"],
    ["delivered in part", [parcel("DELIVERY_COMPLETED", 4), parcel("WAITING", 2)], "part.delivered"],
    ["delivered", [parcel("DELIVERY_COMPLETED", 4), parcel("DELIVERY_COMPLETED", 2)], "delivered"],
    ["collected", [parcel("PICKUP_COMPLETE", 6)], "collected"],
    ["a cancelled parcel is none", [parcel("CANCELLED", 2), parcel("SHIPPED", 4)], "part.shipped"],
  ])("[OR-01] %s", (_, parcels, stage) => {
    const steps = journey("OPEN", parcels);
    expect(stageOf(steps)).toBe(stage);
    expect(steps[0]!.state).toBe("done");
    expect(steps).toHaveLength(4);
  });

  test("[OR-01] a part says how many pieces, and since when", () => {
    const steps = journey("OPEN", [
      parcel("SHIPPED", 1, day(20)),
      parcel("SHIPPED", 3, day(19)),
      parcel("WAITING", 2),
    ]);
    expect(words(steps)).toEqual(["placed done", "packed done", "part.shipped current", "delivered ahead"]);
    expect(steps[2]).toMatchObject({ pieces: 4, at: day(19) });
    expect(steps[1]).not.toHaveProperty("at");
  });

  test("[OR-01] a delivered order says the day of its last parcel; one without parcels says none", () => {
    const steps = journey("COMPLETED", [
      parcel("DELIVERY_COMPLETED", 4, day(20)),
      parcel("DELIVERY_COMPLETED", 2, day(24)),
    ]);
    expect(steps.every(({ state }) => state === "done")).toBe(true);
    expect(steps.at(-1)).toMatchObject({ stage: "delivered", at: day(24) });
    expect(journey("COMPLETED").at(-1)).toEqual({ stage: "delivered", state: "done", at: undefined });
  });
});
