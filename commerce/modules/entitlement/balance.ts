import type { LedgerSum, Measure } from "./measures";

export interface Balance {
  granted: number;
  /** Used by orders, those that wait for an approval too. */
  used: number;
  /** How much of it orders use that wait for an approval. */
  waiting: number;
  /** Held in carts that are not ordered yet. */
  held: number;
  left: number;
}

/**
 * The balance of one measure, from the sums of the ledger. A release with a cart returns a hold; one without
 * a cart returns a use by an order.
 * @param exceptCart a cart whose holds do not count, because it is being changed.
 */
export function balance(
  ledger: LedgerSum[],
  measure: Measure,
  bundleId: string | null,
  exceptCart?: string | null,
): Balance {
  const figures = { granted: 0, used: 0, waiting: 0, held: 0 };
  for (const row of ledger) {
    if (row.measure !== measure || row.bundleId !== bundleId) continue;
    if (row.waits) figures.waiting += row.kind === "use" ? row.amount : -row.amount;
    if (row.kind === "grant") figures.granted += row.amount;
    else if (row.kind === "withdraw") figures.granted -= row.amount;
    else if (row.kind === "use") figures.used += row.amount;
    else if (row.cartCode === null) figures.used -= row.amount;
    else if (row.cartCode !== exceptCart) figures.held += row.kind === "hold" ? row.amount : -row.amount;
  }
  return { ...figures, left: figures.granted - figures.used - figures.held };
}

/** Balances of one measure added up. */
export const sumOf = (all: Balance[]): Balance =>
  all.reduce(
    (a, b) => ({
      granted: a.granted + b.granted,
      used: a.used + b.used,
      waiting: a.waiting + b.waiting,
      held: a.held + b.held,
      left: a.left + b.left,
    }),
    { granted: 0, used: 0, waiting: 0, held: 0, left: 0 },
  );
