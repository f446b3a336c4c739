import { and, asc, eq, gt } from "drizzle-orm";
import { dayOf } from "../../calendar";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { may } from "../../http/policy";
import type { Person } from "../../http/principal";
import { AS_CATALOGUE, type PricedCart } from "../carts";
import { findVariant, marketOf, stylesBySku } from "../catalogue";
import { findPerson } from "../oauth";
import { type QuoteState, type Side, stateOn } from "./states";
import { quoteEntries, quotes } from "./tables";

export type QuoteCall = Pick<
  Call,
  "db" | "about" | "principal" | "now" | "mediaBaseUrl" | "baseSite" | "header" | "once" | "storefrontUrl"
>;
type QuoteRow = typeof quotes.$inferSelect;
type QuoteEntryRow = typeof quoteEntries.$inferSelect;

/** Whether the caller prices quotes, or asks for them. An agent who acts for a customer asks as that customer. */
export const sideOf = ({ about }: Pick<Call, "about">): Exclude<Side, "shop"> =>
  may(about, "manage-quotes") ? "desk" : "customer";

/** The quotes that a caller sees: their own, or for the desk those of its site that were ever handed to it. */
const visibleTo = (call: Pick<Call, "about" | "baseSite">) =>
  sideOf(call) === "desk"
    ? and(eq(quotes.site, call.baseSite.uid), gt(quotes.version, 0))
    : eq(quotes.customerId, call.about.user.customerId);

/** A quote with its lines and its customer. */
export interface LoadedQuote {
  row: QuoteRow;
  entries: QuoteEntryRow[];
  /** Whom its prices are for. */
  customer: Person;
  side: Exclude<Side, "shop">;
  /** As of today. */
  state: QuoteState;
}

const quoteNotFound = (code: string) => notFound("Quote not found", { subject: code });

/**
 * A quote as its customer or the desk sees it.
 * @param lock takes its row until the transaction ends. Whoever also locks a cart does that first.
 * @throws OccError 404 for a quote that the caller does not see.
 */
export async function loadQuote(call: QuoteCall, code: string, lock = false): Promise<LoadedQuote> {
  const query = call.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.code, code), visibleTo(call)));
  const [row] = await (lock ? query.for("update") : query);
  if (!row) throw quoteNotFound(code);
  const side = sideOf(call);
  const customer = side === "customer" ? call.about : await findPerson(call.db, row.customerId);
  if (!customer) throw quoteNotFound(code);
  const entries = await call.db
    .select()
    .from(quoteEntries)
    .where(eq(quoteEntries.quoteCode, code))
    .orderBy(asc(quoteEntries.entryNumber));
  return { row, entries, customer, side, state: stateOn(row, dayOfQuote(call.now(), customer)) };
}

/** The day of an instant in the calendar of whom a quote is for, YYYY-MM-DD. */
export const dayOfQuote = (now: Date, { organisation }: Pick<Person, "organisation">): string =>
  dayOf(now, organisation.timeZone);

/** A quote's goods as a cart has them, for the one function that says what goods cost. @param offered at the desk's prices. */
export async function asCart(
  { db, now }: Pick<Call, "db" | "now">,
  { row, entries, customer }: Pick<LoadedQuote, "row" | "entries" | "customer">,
  offered: boolean,
): Promise<PricedCart> {
  const styles = await stylesBySku(
    db,
    [...new Set(entries.map(({ sku }) => sku))],
    marketOf(customer, now()),
  );
  return {
    cart: { code: row.code },
    lines: entries.map(({ listCents, offerCents, quoteCode, ...entry }) => ({
      entry: {
        ...AS_CATALOGUE,
        ...entry,
        ...{ cartCode: quoteCode, lineId: entry.entryNumber },
        // What is on request has no price until the desk offers one.
        quoteCode: offered && offerCents !== null ? quoteCode : null,
        unitCents: (offered ? offerCents : null) ?? listCents,
      },
      stocked: findVariant(styles, entry.sku),
    })),
    ...{ packs: [], discounts: [] },
  };
}
