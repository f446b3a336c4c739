import { z } from "@hono/zod-openapi";

/** A price as OCC answers it: value in units of the currency, and formatted for reading. */
export const PriceSchema = z
  .object({
    currencyIso: z.string(),
    value: z.number(),
    formattedValue: z.string(),
    priceType: z.enum(["BUY", "FROM"]).optional(),
    minQuantity: z.number().optional(),
    maxQuantity: z.number().optional(),
  })
  .openapi("Price");
export type Price = z.infer<typeof PriceSchema>;

/** "$1,204.50"; a negative amount has its sign before the symbol. Cents in, text out. */
export function formatMoney(cents: number, symbol = "$"): string {
  const whole = Math.floor(Math.abs(cents) / 100).toString();
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  const rest = (Math.abs(cents) % 100).toString().padStart(2, "0");
  return `${cents < 0 ? "-" : ""}${symbol}${grouped}.${rest}`;
}

/** Adds GST in basis points, rounded once, half up. */
export const withGst = (cents: number, rate: number): number => cents + Math.round((cents * rate) / 10_000);

/** "GST 10%", of a rate in basis points. */
export const gstWords = ({ gstRate }: { gstRate: number }): string => `GST ${gstRate / 100}%`;

/** Cents to the contract's Price. */
export const priceOf = (cents: number, currencyIso: string, symbol = "$"): Price => ({
  currencyIso,
  value: cents / 100,
  formattedValue: formatMoney(cents, symbol),
});
