import { expect, test } from "vitest";
import { expectedDays, parcelEntries, parcelStage } from "./parcels";

const NSW = { country: "AU", region: "NSW" };
const standard = { minDays: 3, maxDays: 5 };
/** Tuesday evening in London, Wednesday morning in Sydney. */
const statusAt = new Date("2026-11-17T21:00:00Z");

test("[OR-01] a parcel that has left is expected in working days of the organisation's own days", () => {
  expect(expectedDays({ status: "SHIPPED", statusAt }, standard, "Australia/Sydney", NSW)).toEqual({
    from: "2026-11-23",
    to: "2026-11-25",
  });
  expect(expectedDays({ status: "SHIPPED", statusAt }, standard, "Europe/London", NSW)).toEqual({
    from: "2026-11-20",
    to: "2026-11-24",
  });
});

test("[OR-01] nothing is promised of a parcel whose day of leaving or way is not known", () => {
  for (const status of ["WAITING", "PICKPACK", "READY", "DELIVERING", "DELIVERY_COMPLETED", "CANCELLED"]) {
    expect(expectedDays({ status, statusAt }, standard, "Australia/Sydney", NSW)).toBeUndefined();
  }
  expect(expectedDays({ status: "SHIPPED", statusAt }, null, "Australia/Sydney", NSW)).toBeUndefined();
});

test.each([
  ["READY_FOR_SHIPPING", "packed", 0],
  ["IN_PROCESS", "packing", 0],
  ["PAYMENT_NOT_CAPTURED", "waiting", 0],
  ["SHIPPED", "shipped", 2],
  ["PICKUP_COMPLETE", "collected", 2],
  ["constructor", "waiting", 0],
])("[OR-01] %s is %s, and %i of 2 have been sent", (status, stage, sent) => {
  expect(parcelStage(status)).toBe(stage);
  const lines = [{ entryNumber: 0, quantity: 2 }];
  expect(parcelEntries({ status, lines }, [])[0]!.shippedQuantity).toBe(sent);
});
