import { priceOf, withGst, type Price } from "../../http/money";
import type { Person } from "../../http/principal";

/** The price of goods as their organisation shows prices: with or without GST. Takes cents ex GST. */
export function goodsPrice(
  cents: number,
  { organisation, unit }: Pick<Person, "organisation" | "unit">,
): Price {
  const shown = organisation.priceIncludingGst ? withGst(cents, unit.gstRate) : cents;
  return priceOf(shown, unit.currency, unit.currencySymbol);
}
