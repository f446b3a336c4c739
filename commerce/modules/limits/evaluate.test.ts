import { describe, expect, it } from "vitest";
import {
  budgetLeft,
  type Candidate,
  evaluate,
  type Limit,
  type LimitType,
  type OrderFacts,
  type Period,
  reasonsFor,
} from "./evaluate";

const none: Record<Period, number> = { DAY: 0, WEEK: 0, MONTH: 0, QUARTER: 0, YEAR: 0 };
const order = (cents: number, more: Partial<OrderFacts> = {}): OrderFacts => ({
  cents,
  currency: "AUD",
  earlierCents: none,
  ...more,
});
const limit = (type: LimitType, thresholdCents: number | null, more: Partial<Limit> = {}): Limit => ({
  code: "L",
  type,
  thresholdCents,
  period: null,
  currency: "AUD",
  ...more,
});
const ONE = "B2BOrderThresholdPermission";
const SPAN = "B2BOrderThresholdTimespanPermission";
const BUDGET = "B2BBudgetExceededPermission";
const budget = (amountCents: number, spentCents: number, heldCents = 0) => ({
  code: "B",
  name: "Year",
  amountCents,
  spentCents,
  heldCents,
});
const person = (name: string, distance: number, more: Partial<Candidate> = {}): Candidate => ({
  customerId: name,
  name,
  unit: "unit",
  distance,
  approver: true,
  administrator: false,
  limits: [],
  ...more,
});

describe("what an order is over", () => {
  it("[AP-03] nobody without a limit is limited; the limit itself is not over it", () => {
    expect(reasonsFor([], order(1_000_000))).toEqual([]);
    expect(reasonsFor([limit(ONE, 25_000)], order(25_000))).toEqual([]);
    expect(reasonsFor([limit(ONE, 25_000)], order(27_900))).toMatchObject([
      { type: ONE, limitCents: 25_000, cents: 27_900, overCents: 2_900 },
    ]);
  });

  it("[AP-03] of several limits the widest counts, and only those of the order's currency", () => {
    const two = [limit(ONE, 10_000), limit(ONE, 50_000)];
    expect(reasonsFor(two, order(40_000))).toEqual([]);
    expect(reasonsFor([limit(ONE, 10_000, { currency: "NZD" })], order(40_000))).toEqual([]);
    expect(reasonsFor([limit(ONE, 0)], order(1))).toHaveLength(1);
  });

  it("[AP-03] a period counts what was ordered in it before, each period by itself", () => {
    const limits = [limit(SPAN, 120_000, { period: "MONTH" }), limit(SPAN, 50_000, { period: "DAY" })];
    const facts = order(27_900, { earlierCents: { ...none, DAY: 1_000, MONTH: 101_240 } });
    expect(reasonsFor(limits, facts)).toMatchObject([
      { period: "MONTH", limitCents: 120_000, cents: 129_140, overCents: 9_140 },
    ]);
  });

  it("[AP-03] a budget lets nothing over it without a permission; the permission has an amount or none", () => {
    const facts = order(10_000, { budget: budget(960_000, 900_000, 55_000) });
    expect(reasonsFor([], facts)).toMatchObject([{ type: BUDGET, limitCents: 5_000, overCents: 5_000 }]);
    expect(reasonsFor([limit(BUDGET, 4_999)], facts)).toHaveLength(1);
    expect(reasonsFor([limit(BUDGET, 5_000)], facts)).toEqual([]);
    expect(reasonsFor([limit(BUDGET, null)], facts)).toEqual([]);
    expect(reasonsFor([], order(5_000, { budget: facts.budget }))).toEqual([]);
  });

  it("[AP-03] what is left of a budget is never less than nothing", () => {
    expect(budgetLeft({ amountCents: 100, spentCents: 90, heldCents: 40 })).toEqual({
      leftCents: 0,
      overCents: 30,
    });
  });
});

describe("who is asked", () => {
  const small = [limit(ONE, 25_000)];
  const wide = [limit(ONE, 50_000)];

  it("[AP-03] those of the nearest unit whose own limit is enough, all of them", () => {
    const near = [person("a", 0), person("b", 0), person("c", 1)];
    const judged = evaluate(order(30_000), small, near);
    expect(judged.asked.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(judged.steps.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("[AP-03] past those whose limit is too low, up the tree, at last to the nearest administrator", () => {
    const all = [
      person("root", 2, { approver: false, administrator: true }),
      person("base", 1, { limits: wide }),
      person("ward", 0, { limits: small }),
      person("far", 1000, { approver: false, administrator: true }),
    ];
    const first = evaluate(order(30_000), small, all);
    expect(first.asked.map(({ name }) => name)).toEqual(["base"]);
    expect(first.steps.map(({ name, passed }) => [name, passed?.[0]?.overCents])).toEqual([
      ["ward", 5_000],
      ["base", undefined],
    ]);
    const second = evaluate(order(60_000), small, all);
    expect(second.asked.map(({ name }) => name)).toEqual(["root"]);
    expect(second.steps.map(({ name }) => name)).toEqual(["ward", "base", "root"]);
  });

  it("[AP-03] an administrator has no limit; without anybody nobody is asked", () => {
    const both = person("both", 0, { administrator: true, limits: small });
    expect(evaluate(order(60_000), small, [both]).asked).toEqual([both]);
    expect(evaluate(order(60_000), small, []).asked).toEqual([]);
    expect(evaluate(order(10_000), small, []).reasons).toEqual([]);
  });
});

/** Numbers from 0 to below 1 that are the same each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("random orders", () => {
  it("[AP-03] nothing is placed beyond a limit or a budget unless somebody who may has approved it", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = randomOf(seed);
      const amountCents = 100_000;
      const mine = [limit(ONE, 20_000), limit(SPAN, 60_000, { period: "YEAR" })];
      const approvers = [
        person("ward", 0, { limits: [limit(ONE, 30_000), limit(BUDGET, 5_000)] }),
        person("root", 1, { approver: false, administrator: true }),
      ];
      const orders: { cents: number; state: "spent" | "held" | "waits" | "gone"; asked: Candidate[] }[] = [];
      const sum = (...states: string[]) =>
        orders.reduce((all, one) => all + (states.includes(one.state) ? one.cents : 0), 0);
      let allowedOver = 0;
      for (let step = 0; step < 25; step++) {
        const pick = orders[Math.floor(random() * orders.length)];
        if (pick && random() < 0.4) {
          if (pick.state === "held" || pick.state === "waits") {
            const declines = random() < 0.5;
            if (!declines && pick.state === "waits") allowedOver += pick.cents;
            pick.state = declines ? "gone" : "spent";
          } else if (random() < 0.3) pick.state = "gone";
        } else {
          const cents = 1 + Math.floor(random() * 40_000);
          const left = Math.max(0, amountCents - sum("spent", "held"));
          const all = sum("spent", "held", "waits");
          const facts = order(cents, {
            earlierCents: { ...none, YEAR: all },
            budget: budget(amountCents, sum("spent"), sum("held")),
          });
          const { reasons, asked } = evaluate(facts, mine, approvers);
          // The model: three plain comparisons, written apart from the rule.
          const expected = [cents > 20_000, all + cents > 60_000, cents > left];
          expect(reasons.map(({ type }) => type)).toEqual([ONE, SPAN, BUDGET].filter((_, n) => expected[n]));
          const enough = cents <= 30_000 && cents - left <= 5_000;
          if (reasons.length > 0) expect(asked[0]!.name).toBe(enough ? "ward" : "root");
          orders.push({
            cents,
            asked,
            state: cents > left ? "waits" : reasons.length > 0 ? "held" : "spent",
          });
        }
        expect(sum("spent", "held")).toBeLessThanOrEqual(amountCents + allowedOver);
      }
    }
  });
});
