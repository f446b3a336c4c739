import { priceOf, withGst, type Price } from "../../http/money";
import type { Person } from "../../http/principal";

export interface PriceReader {
  organisation: Pick<Person["organisation"], "priceIncludingGst">;
  unit: Pick<Person["unit"], "currency" | "currencySymbol" | "gstRate">;
}

/** Cents of goods as their organisation reads prices: with or without GST. Takes cents ex GST. */
export const shownCents = (cents: number, { organisation, unit }: PriceReader): number =>
  organisation.priceIncludingGst ? withGst(cents, unit.gstRate) : cents;

/** The price of goods as their organisation shows prices. Takes cents ex GST. */
export const goodsPrice = (cents: number, reader: PriceReader): Price =>
  priceOf(shownCents(cents, reader), reader.unit.currency, reader.unit.currencySymbol);
