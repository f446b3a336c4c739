import { expect } from "vitest";
import type { Working, WorkingRow } from "../../commerce/http/working";
import { centsOf, sum } from "./random-carts";

const amountOf = ({ amount }: { amount: string }) => centsOf(amount);

/**
 * Adds a working up as a reader does: rows to each sum and to the total, steps to their row, payers to the total.
 * @returns the total in cents.
 */
export function addsUp({ rows, total, payers }: Working): number {
  let running = 0;
  for (const row of rows) {
    if (row.sum) expect([row.label, amountOf(row)]).toEqual([row.label, running]);
    else running += amountOf(row);
  }
  expect([total.label, amountOf(total)]).toEqual([total.label, running]);
  if (payers) expect(sum(payers.map(amountOf))).toBe(running);
  for (const { label, amount, steps } of [...rows, ...(payers ?? [])] as WorkingRow[]) {
    if (steps) expect([label, sum(steps.map(amountOf))]).toEqual([label, centsOf(amount)]);
  }
  return running;
}
