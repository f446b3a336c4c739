import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mayMove } from "../orders";
import { returnLifePage } from "./chart";
import { RETURN_STATES } from "./states";
import { CANCELLABLE_STATES, ENDED_RETURNS, RETURN_TRANSITIONS } from "./transitions";

test("[OR-03] the chart of returns is drawn from the table", () => {
  expect(readFileSync("docs/return-life.md", "utf8")).toBe(returnLifePage());
});

test("[OR-03] every state is reached, and only the ends have no way on", () => {
  const reached = new Set(RETURN_TRANSITIONS.map(({ to }) => to));
  expect(RETURN_STATES.filter((state) => !reached.has(state))).toEqual([]);
  expect(ENDED_RETURNS).toEqual(["CANCELED", "COMPLETED"]);
  expect(CANCELLABLE_STATES).toEqual(["APPROVAL_PENDING", "WAIT"]);
});

test("[OR-03] a wearer books and cancels, and nothing else", () => {
  const may = (from: string | null, to: string) => mayMove(RETURN_TRANSITIONS, from, to, "wearer");
  expect(may(null, "WAIT")).toBe(true);
  expect(may("WAIT", "CANCELLING")).toBe(true);
  expect(may("APPROVING", "WAIT")).toBe(false);
  expect(may("RECEIVED", "COMPLETED")).toBe(false);
  expect(may("RECEIVING", "CANCELLING")).toBe(false);
});
