import { describe, expect, test } from "vitest";
import { bundle, pack, sum } from "../../../tests/support/packs";
import { instantAt, startOfDay } from "../../calendar";
import type { AllocatedPack } from "../packs";
import { comingOf } from "./coming";

const ZONE = "Australia/Melbourne";
const TODAY = "2026-11-20";
const at = (day: string, time = "00:00") => instantAt(day, time, ZONE);
const reader = (more: { fte?: number; today?: string; time?: string } = {}) => {
  const today = more.today ?? TODAY;
  return { fte: more.fte ?? 100, today, now: at(today, more.time ?? "12:00"), timeZone: ZONE };
};
const points = (more: Partial<AllocatedPack> = {}) =>
  pack({
    allocationType: "points",
    grantAmount: 75,
    ledger: [sum("grant", "points", 75), sum("use", "points", 72)],
    ...more,
  });
const items = (more: Partial<AllocatedPack> = {}) =>
  pack({
    ledger: [
      sum("grant", "quantity", 3, { bundleId: "one" }),
      sum("grant", "quantity", 3, { bundleId: "two" }),
      sum("use", "quantity", 3, { bundleId: "two" }),
    ],
    ...more,
  });
const leaves = (lastDay: string) => ({ lastDay, at: startOfDay(lastDay, ZONE) });
/** Each event as kind, day and amounts. */
const read = (packs: AllocatedPack[], more?: Parameters<typeof reader>[0]) =>
  comingOf(packs, reader(more)).map(({ kind, day, amounts }) => [
    kind,
    day,
    ...amounts.map(({ bundleId, measure, amount }) => `${amount} ${bundleId ?? measure}`),
  ]);

describe("what comes to a wearer", () => {
  test("[B-10] is what lapses with the period, and what the next one gives", () => {
    expect(read([points(), items()])).toEqual([
      ["lapses", "2026-12-31", "3 points"],
      ["lapses", "2026-12-31", "3 one"],
      ["given", "2027-01-01", "75 points"],
      ["given", "2027-01-01", "3 one", "3 two"],
    ]);
  });

  test("[B-10] goes by hours, down to the least load of the pack", () => {
    const dollars = (grantLeastLoad: number | null) =>
      pack({ allocationType: "dollar", grantAmount: 42_000, grantLeastLoad, bundles: [bundle("one")] });
    expect(read([dollars(50)], { fte: 60 })).toEqual([["given", "2027-01-01", "25200 dollar"]]);
    expect(read([dollars(50)], { fte: 20 })).toEqual([["given", "2027-01-01", "21000 dollar"]]);
    expect(read([dollars(null)], { fte: 20 })).toEqual([["given", "2027-01-01", "42000 dollar"]]);
  });

  test("[B-10] has the spend that is subsidised beside dollars", () => {
    const ranges = [{ fromCents: 0, toCents: 30_000, percent: 50 }];
    const its = [bundle("one", { fundType: "SUBSIDISED", subsidyRanges: ranges })];
    expect(read([pack({ allocationType: "dollar", grantAmount: 42_000, bundles: its })])).toEqual([
      ["given", "2027-01-01", "42000 dollar", "30000 subsidy"],
    ]);
  });

  test("[B-10] promises nothing of a period that begins after the last day of work, and lapses with that day", () => {
    expect(read([points({ leaves: leaves("2026-12-31") })])).toEqual([["lapses", "2026-12-31", "3 points"]]);
    expect(read([points({ leaves: leaves("2026-12-01") })])).toEqual([["lapses", "2026-12-01", "3 points"]]);
    expect(read([points({ leaves: leaves("2026-11-19") })])).toEqual([]);
    expect(read([points({ leaves: leaves("2027-01-01") })])).toHaveLength(2);
    const once = items({ reset: "once", periodEnd: "9999-12-31", leaves: leaves("2026-12-05") });
    expect(read([once])).toEqual([["lapses", "2026-12-05", "3 one"]]);
  });

  test("[B-10] leaves out what is given once, paid by its person, used up or not said", () => {
    expect(read([items({ reset: "once", periodEnd: "9999-12-31" })])).toEqual([]);
    expect(read([items({ packType: "self-purchase" })])).toEqual([]);
    expect(read([points({ ledger: [sum("grant", "points", 75), sum("use", "points", 75)] })])).toEqual([
      ["given", "2027-01-01", "75 points"],
    ]);
    expect(read([points({ grantAmount: null })])).toEqual([["lapses", "2026-12-31", "3 points"]]);
  });

  test("[B-10] goes by the window of the pack: closed, opening, opening again and extended", () => {
    expect(read([points({ closesAt: at("2026-11-20", "11:00") })])).toEqual([]);
    expect(read([points({ closesAt: at("2026-11-30") })])).toEqual([["lapses", "2026-11-29", "3 points"]]);
    expect(read([points({ closesAt: at("2026-11-30", "17:00") })])).toEqual([
      ["lapses", "2026-11-30", "3 points"],
    ]);
    const again = points({ closesAt: at("2026-11-01"), opensAgainAt: at("2027-03-01") });
    expect(read([again])).toEqual([["given", "2027-03-01", "75 points"]]);
    expect(read([{ ...again, leaves: leaves("2027-02-28") }])).toEqual([]);
    expect(read([points({ opensAt: at("2026-12-01"), closesAt: at("2027-02-01") })])).toEqual([
      ["opens", "2026-12-01", "3 points"],
      ["lapses", "2026-12-31", "3 points"],
      ["given", "2027-01-01", "75 points"],
    ]);
    const extended = points({ closesAt: at("2026-11-01"), extendedUntil: "2026-12-10" });
    expect(read([extended])).toEqual([["lapses", "2026-12-10", "3 points"]]);
  });

  test("[B-10] says when a part opens after probation, and promises it to nobody who leaves before", () => {
    const opensAt = at("2027-02-01");
    const its = [bundle("one"), bundle("two", { opensAt })];
    const granted = ["one", "two"].map((bundleId) => sum("grant", "quantity", 3, { bundleId }));
    const starter = pack({ reset: "once", periodEnd: "9999-12-31", bundles: its, ledger: granted });
    expect(read([starter])).toEqual([["opens", "2027-02-01", "3 two"]]);
    expect(read([{ ...starter, leaves: leaves("2027-01-31") }])).toEqual([["lapses", "2027-01-31", "3 one"]]);
  });

  test("[B-10] goes by the pre-order of a bundle", () => {
    const indent = (from: string, to: string) =>
      items({
        bundles: [
          bundle("one", { isIndentOrder: true, indentStartsAt: at(from), indentEndsAt: at(to) }),
          bundle("two"),
        ],
      });
    expect(read([indent("2026-10-01", "2026-11-01")])).toEqual([["given", "2027-01-01", "3 two"]]);
    expect(read([indent("2026-12-01", "2026-12-20")])).toEqual([
      ["opens", "2026-12-01", "3 one"],
      ["lapses", "2026-12-19", "3 one"],
      ["given", "2027-01-01", "3 two"],
    ]);
  });

  test("[B-10] ends after 12 months, and today counts to its end", () => {
    const yearly = (start: string, end: string) => points({ periodStart: start, periodEnd: end });
    expect(read([yearly("2026-11-20", "2027-11-19")]).map(([kind, day]) => [kind, day])).toEqual([
      ["lapses", "2027-11-19"],
      ["given", "2027-11-20"],
    ]);
    expect(read([yearly("2026-11-21", "2027-11-20")]).map(([kind]) => kind)).toEqual(["lapses"]);
    expect(read([points()], { today: "2026-12-31", time: "23:59" })[0]).toEqual([
      "lapses",
      "2026-12-31",
      "3 points",
    ]);
  });
});
