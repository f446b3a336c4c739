import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { orderLifePage } from "../showing/chart";
import { ORDER_STATES, PARCEL_STATES } from "./states";
import { mayMove, ORDER_TRANSITIONS, PARCEL_TRANSITIONS, statesBefore, type Transition } from "./transitions";

const tables: [string, readonly string[], readonly Transition<string>[]][] = [
  ["orders", ORDER_STATES, ORDER_TRANSITIONS],
  ["parcels", PARCEL_STATES, PARCEL_TRANSITIONS],
];

describe.each(tables)("the transitions of %s", (_, states, table) => {
  test("[OR-01] reach every state, and name each step once", () => {
    const reached = new Set<string>();
    const walk = (from: string | null) => {
      for (const { to } of table.filter((row) => row.from === from)) {
        if (reached.has(to)) continue;
        reached.add(to);
        walk(to);
      }
    };
    walk(null);
    expect([...reached].sort()).toEqual([...states].sort());
    const steps = table.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test("[OR-01] lead every state to an end", () => {
    const ends = states.filter((state) => !table.some(({ from }) => from === state));
    const toEnd = new Set(ends);
    for (let before = -1; before < toEnd.size;) {
      before = toEnd.size;
      for (const { from, to } of table) if (from && toEnd.has(to)) toEnd.add(from);
    }
    expect([...toEnd].sort()).toEqual([...states].sort());
  });
});

test("[OR-01] what has ended stays so", () => {
  const ends = ORDER_STATES.filter((state) => !ORDER_TRANSITIONS.some(({ from }) => from === state));
  expect(ends.sort()).toEqual(["CANCELLED", "COMPLETED", "REJECTED", "REJECTED_BY_MERCHANT"]);
});

test("[AP-01] only approvers approve and only the merchant approves for the merchant", () => {
  for (const { to, by } of ORDER_TRANSITIONS) {
    if (to === "APPROVED" || to === "REJECTED") expect(by).toEqual(["approver"]);
    if (to === "APPROVED_BY_MERCHANT" || to === "REJECTED_BY_MERCHANT") expect(by).toEqual(["merchant"]);
  }
  expect(mayMove(ORDER_TRANSITIONS, "PENDING_APPROVAL", "APPROVED", "wearer")).toBe(false);
  expect(mayMove(ORDER_TRANSITIONS, "PENDING_APPROVAL", "OPEN", "warehouse")).toBe(false);
  expect(mayMove(ORDER_TRANSITIONS, "no such state", "CANCELLED", "wearer")).toBe(false);
});

test("[OR-02] a wearer cancels only before the warehouse has begun", () => {
  const states = statesBefore(ORDER_TRANSITIONS, "CANCELLED", "wearer");
  expect(states).not.toContain("OPEN");
  expect(states).toHaveLength(6);
});

test("[OR-01] docs/order-life.md is what the tables say; else run npm run order-chart", () => {
  expect(readFileSync("docs/order-life.md", "utf8")).toBe(orderLifePage());
});
