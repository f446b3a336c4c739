import { priceOf, withGst, type Price } from "../../http/money";
import type { Person } from "../../http/principal";

/** What goods cost as their organisation reads prices: with GST or without. Cents ex GST in. */
export function goodsPrice(
  cents: number,
  { organisation, unit }: Pick<Person, "organisation" | "unit">,
): Price {
  const shown = organisation.priceIncludingGst ? withGst(cents, unit.gstRate) : cents;
  return priceOf(shown, unit.currency, unit.currencySymbol);
}
