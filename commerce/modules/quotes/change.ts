import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { forbidden, invalid, OccError } from "../../http/errors";
import { formatMoney } from "../../http/money";
import type { ChangeQuoteBody, DiscountBody } from "./contract";
import { causeOf, listPrices } from "./create";
import { moveQuote } from "./life";
import { isChangeable } from "./read";
import { dayOfQuote, type LoadedQuote, loadQuote, type QuoteCall } from "./records";
import { listTotal, spread } from "./spread";
import { quoteEntries, quotes } from "./tables";

type Change = z.infer<typeof ChangeQuoteBody>;
type Entry = NonNullable<Change["entries"]>[number];

/** 400: a quote is not in a state for that. */
export const notNow = (code: string, message: string) =>
  new OccError(400, {
    type: "IllegalArgumentError",
    message,
    reason: "state",
    subject: code,
    subjectType: "quote",
  });

/**
 * Changes a draft as its customer, or prices a quote as the desk; the desk's first change takes it up.
 * @throws OccError 400 for a quote that the other side has, for lines that it does not have, and for a day that has
 * passed; 403 for what the other side decides; 404.
 */
export async function changeQuote(call: QuoteCall, code: string, change: Change): Promise<void> {
  const quote = await openQuote(call, code);
  return quote.side === "customer" ? changeDraft(call, quote, change) : price(call, quote, change);
}

/** A quote that its side may change, locked; the desk takes up what it has to price. @throws OccError 400, 404 */
async function openQuote(call: QuoteCall, code: string): Promise<LoadedQuote> {
  const quote = await loadQuote(call, code, true);
  const { side, state, row } = quote;
  if (!isChangeable(state, side)) {
    throw notNow(
      code,
      side === "desk"
        ? `Quote ${code} is not with the desk. Take the offer back to change it.`
        : `Quote ${code} is not a draft. Take it back to change it.`,
    );
  }
  if (side === "desk" && state === "BUYER_SUBMITTED") {
    await moveQuote(call.db, row, { to: "SELLER_DRAFT" }, causeOf(call, "desk"));
  }
  return quote;
}

async function changeDraft(call: QuoteCall, quote: LoadedQuote, change: Change): Promise<void> {
  const { row, entries } = quote;
  const { name, description, wantedBy, terms, expirationTime, entries: wanted = [] } = change;
  if (
    terms !== undefined ||
    expirationTime !== undefined ||
    wanted.some(({ price }) => price !== undefined)
  ) {
    throw forbidden("The desk decides about prices, terms and how long an offer holds.");
  }
  if (wantedBy && wantedBy < dayOfQuote(call.now(), call.about)) {
    throw invalid("wantedBy", "That day has passed. Enter a later one.");
  }
  requireLines(quote, wanted);
  const left = entries.map((entry) => ({
    ...entry,
    quantity: wanted.find(({ entryNumber }) => entryNumber === entry.entryNumber)?.quantity ?? entry.quantity,
  }));
  if (left.every(({ quantity }) => quantity === 0)) {
    throw invalid("entries", "A quote has at least one item. Cancel the quote instead.");
  }
  await setQuantities(call, quote, left);
  await call.db
    .update(quotes)
    .set({
      name: name || undefined,
      description: description === undefined ? undefined : description || null,
      wantedBy: wantedBy === undefined ? undefined : wantedBy || null,
      updatedAt: call.now(),
    })
    .where(eq(quotes.code, row.code));
}

/** @throws OccError 400 for a line that the quote does not have. */
function requireLines({ entries, row }: LoadedQuote, wanted: readonly Entry[]): void {
  const unknown = wanted.find((one) => !entries.some(({ entryNumber }) => entryNumber === one.entryNumber));
  if (unknown) throw invalid("entries", `Quote ${row.code} has no line ${unknown.entryNumber}.`);
}

/** New quantities follow the list prices of today; the desk's earlier offers stay with their lines. */
async function setQuantities(
  { db, about, now }: QuoteCall,
  { row, entries }: LoadedQuote,
  left: LoadedQuote["entries"],
): Promise<void> {
  const changed = left.filter((entry, index) => entry.quantity !== entries[index]!.quantity);
  const gone = changed.filter(({ quantity }) => quantity === 0).map(({ entryNumber }) => entryNumber);
  if (gone.length > 0) {
    await db
      .delete(quoteEntries)
      .where(and(eq(quoteEntries.quoteCode, row.code), inArray(quoteEntries.entryNumber, gone)));
  }
  const kept = changed.filter(({ quantity }) => quantity > 0);
  const prices = await listPrices(db, { about, now }, kept);
  await writeLines(
    db,
    kept.map((entry, index) => ({ ...entry, listCents: prices[index] ?? entry.listCents })),
  );
}

/** Gives lines of a locked quote their new quantities and prices, in one statement. */
async function writeLines(db: QuoteCall["db"], lines: LoadedQuote["entries"]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(quoteEntries)
    .values(lines)
    .onConflictDoUpdate({
      target: [quoteEntries.quoteCode, quoteEntries.entryNumber],
      set: {
        quantity: sql`excluded.quantity`,
        listCents: sql`excluded.list_cents`,
        offerCents: sql`excluded.offer_cents`,
      },
    });
}

/** @throws OccError 400 for a price that is not in whole cents. */
function centsOf(subject: string, price: number): number {
  const cents = Math.round(price * 100);
  if (Math.abs(cents - price * 100) <= 1e-6) return cents;
  throw invalid(subject, "Enter a price with at most two decimals.");
}

async function price(call: QuoteCall, quote: LoadedQuote, change: Change): Promise<void> {
  const { row, customer } = quote;
  const { name, description, wantedBy, terms, expirationTime, entries: wanted = [] } = change;
  const asks = [name, description, wantedBy].some((value) => value !== undefined);
  if (asks || wanted.some(({ quantity }) => quantity !== undefined)) {
    throw forbidden("The customer decides what is asked for. Write a message to suggest something else.");
  }
  const validUntil = expirationTime?.slice(0, 10);
  if (validUntil && validUntil < dayOfQuote(call.now(), customer)) {
    throw invalid("expirationTime", "That day has passed. Enter a later one.");
  }
  requireLines(quote, wanted);
  const offers = new Map(
    wanted.flatMap(({ entryNumber, price }) =>
      price === undefined ? [] : [[entryNumber, centsOf(`entries[${entryNumber}].price`, price)] as const],
    ),
  );
  await writeLines(
    call.db,
    quote.entries.flatMap((entry) => {
      const offerCents = offers.get(entry.entryNumber);
      return offerCents === undefined ? [] : { ...entry, offerCents };
    }),
  );
  await call.db
    .update(quotes)
    .set({ terms: terms === undefined ? undefined : terms || null, validUntil, updatedAt: call.now() })
    .where(eq(quotes.code, row.code));
}

/** A line that the desk alone can price. */
const isOnRequest = ({ configuration }: LoadedQuote["entries"][number]) => configuration?.onRequest === true;

/**
 * Prices every line at once: so many per cent below its list price, rounded to the cent, or so that an amount is off the
 * list prices of all, or left of them (`spread`). What is on request has no list price, and is left as it is.
 * @throws OccError 400 for a quote that is not with the desk, and for more than the goods cost; 404.
 */
export async function discountQuote(
  call: QuoteCall,
  code: string,
  { discountRate, discountType }: z.infer<typeof DiscountBody>,
): Promise<void> {
  const quote = await openQuote(call, code);
  const { entries, customer } = quote;
  await price(call, quote, {});
  const lines = entries.filter((entry) => !isOnRequest(entry));
  const prices =
    discountType === "PERCENT"
      ? lines.map(({ listCents }) =>
          Math.round((listCents * (10_000 - Math.round(discountRate * 100))) / 10_000),
        )
      : spread(lines, totalOf(discountRate, discountType, lines, customer.unit.currencySymbol));
  await writeLines(
    call.db,
    lines.map((entry, index) => ({ ...entry, offerCents: prices[index]! })),
  );
}

/** What lines are to cost together. @throws OccError 400 if more is taken off than they cost. */
function totalOf(
  rate: number,
  type: "ABSOLUTE" | "TARGET",
  lines: LoadedQuote["entries"],
  symbol: string,
): number {
  const cents = centsOf("discountRate", rate);
  if (type === "TARGET") return cents;
  const whole = listTotal(lines);
  if (cents <= whole) return whole - cents;
  throw invalid("discountRate", `At list prices the goods are ${formatMoney(whole, symbol)}. Take off less.`);
}
