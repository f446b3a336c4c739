import { formatMoney } from "../../http/money";
import { type PriceReader, shownCents } from "../organisation";

interface Cost {
  /** Of one piece, in cents ex GST, before and after. */
  from: number;
  to: number;
  quantity: number;
}

/** The difference in money of a swap: "Costs $12.50 instead of $17.50, $10.00 less for 2." It is that of the lines. */
export function costWords({ from, to, quantity }: Cost, reader: PriceReader): string {
  const shown = (cents: number) => shownCents(cents, reader);
  const money = (cents: number) => formatMoney(cents, reader.unit.currencySymbol);
  const difference = shown(to * quantity) - shown(from * quantity);
  if (difference === 0) return `Costs the same, ${money(shown(to))}.`;
  const all = `${money(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
  const pieces = quantity > 1 ? ` for ${quantity}` : "";
  return `Costs ${money(shown(to))} instead of ${money(shown(from))}, ${all}${pieces}.`;
}
