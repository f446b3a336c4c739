import { expect, it } from "vitest";
import { stateOf } from "./state";

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);
const coupon = {
  startsAt: day("03-01"),
  endsAt: day("04-01"),
  mostUses: null,
  mostUsesPerPerson: null,
  uses: 0,
  usesOfPerson: 0,
};
const at = (now: Date, more: Partial<typeof coupon> = {}) => stateOf({ ...coupon, ...more }, now);

it("[AC-03] a coupon is effective soon, effective, expiring soon and expired, each from its instant on", () => {
  expect(at(day("02-27"))).toEqual({ status: "PreSession" });
  expect(at(new Date(day("03-01").getTime() - 1))).toEqual({ status: "PreSession" });
  expect(at(day("03-01"))).toEqual({ status: "Effective" });
  expect(at(new Date(day("03-25").getTime() - 1))).toEqual({ status: "Effective" });
  expect(at(day("03-25"))).toEqual({ status: "ExpireSoon" });
  expect(at(new Date(day("04-01").getTime() - 1))).toEqual({ status: "ExpireSoon" });
  expect(at(day("04-01"))).toEqual({ ended: "expired" });
});

it("[AC-03] one of less than a week begins as expiring soon", () => {
  expect(at(day("03-01"), { endsAt: day("03-03") })).toEqual({ status: "ExpireSoon" });
});

it("[AC-03] one that was used as often as it may be is used up, by all or by the person, until it expires", () => {
  const mine = { mostUsesPerPerson: 1, usesOfPerson: 1 } as never;
  const all = { mostUses: 3, uses: 3 } as never;
  for (const more of [mine, all]) {
    expect(at(day("03-10"), more)).toEqual({ ended: "used-up" });
    expect(at(day("02-10"), more)).toEqual({ ended: "used-up" });
    expect(at(day("05-10"), more)).toEqual({ ended: "expired" });
  }
  expect(at(day("03-10"), { mostUses: 3, uses: 2 } as never)).toEqual({ status: "Effective" });
});
