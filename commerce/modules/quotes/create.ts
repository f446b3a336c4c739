import { and, asc, eq, gte, inArray, isNull, ne, or } from "drizzle-orm";
import { authorOf } from "../../http/author";
import type { Database } from "../../database/connection";
import { readableDate } from "../../http/dates";
import { forbidden, invalid, OccError } from "../../http/errors";
import { visitOf } from "../../http/punchout-sid";
import { addedCents, cartFor, isOfCatalogue, lockPerson, removeEntries, touch } from "../carts";
import { cartEntries } from "../carts/tables";
import { findVariant, marketOf, stylesBySku, unitCents } from "../catalogue";
import { configuredAgain, takeConfiguration } from "../configurators";
import { dayFor } from "../../http/active-days";
import { isOver, recalledRefusal } from "../recalls";
import { beginQuote, type QuoteCause } from "./life";
import { dayOfQuote, type LoadedQuote, loadQuote, type QuoteCall } from "./records";
import { actionsOf, type QuoteState, type Side } from "./states";
import { quoteEntries, quotes } from "./tables";

/** Who changes a quote by a call. */
export const causeOf = (call: QuoteCall, side: Side): QuoteCause => ({
  ...authorOf(call),
  side,
  at: call.now(),
});

/** The most quotes of one person that are not ended. */
const MOST_OPEN = 100;

const OPEN: QuoteState[] = ["BUYER_DRAFT", "BUYER_SUBMITTED", "SELLER_DRAFT", "BUYER_OFFER"];

/** @throws OccError 403 during a punch-out visit. */
function mayAsk(call: QuoteCall): void {
  if (visitOf(call)) throw forbidden("A requisition cannot be quoted here.");
}

async function requireRoom(call: QuoteCall): Promise<void> {
  const { db, about } = call;
  const { customerId } = about.user;
  await lockPerson(db, customerId);
  // As `stateOn` has it: an offer whose last day has passed is not open, though nothing ended it.
  const open = and(
    eq(quotes.customerId, customerId),
    inArray(quotes.state, OPEN),
    or(
      isNull(quotes.validUntil),
      ne(quotes.state, "BUYER_OFFER"),
      gte(quotes.validUntil, dayOfQuote(call.now(), about)),
    ),
  );
  if ((await db.$count(quotes, open)) < MOST_OPEN) return;
  throw invalid(
    "cartId",
    `You have ${MOST_OPEN} open quotes, which is the most. Cancel or order one first.`,
    "full",
  );
}

type Line = Omit<typeof quoteEntries.$inferInsert, "quoteCode" | "entryNumber">;

/** A new draft with lines. @param more of an earlier quote. @returns its code. */
async function begin(
  call: QuoteCall,
  lines: Line[],
  more: { name?: string; description?: string | null } = {},
): Promise<string> {
  const { user, organisation, unit } = call.about;
  const now = call.now();
  const name = more.name ?? `Quote of ${readableDate(now, organisation.timeZone)}`;
  const { customerId } = user;
  const code = await beginQuote(
    call.db,
    {
      ...{ site: organisation.site, customerId, organisationUid: organisation.uid, currency: unit.currency },
      ...{ name, description: more.description, createdAt: now, updatedAt: now },
    },
    causeOf(call, "customer"),
  );
  await call.db
    .insert(quoteEntries)
    .values(lines.map((line, entryNumber) => ({ ...line, quoteCode: code, entryNumber })));
  return code;
}

/**
 * Begins a quote of the goods of a cart, which leave it: they would be there twice once the offer is in it. Those of a
 * saved cart stay, and so do packs, what was taken on site, and the offers of other quotes.
 * @throws OccError 400 for a cart that is unknown or has no such goods; 403 during a punch-out visit.
 */
export async function quoteCart(call: QuoteCall, cartId: string): Promise<string> {
  mayAsk(call);
  await requireRoom(call);
  const cart = await cartFor(call, cartId, true);
  const all = await call.db
    .select()
    .from(cartEntries)
    .where(eq(cartEntries.cartCode, cart.code))
    .orderBy(asc(cartEntries.entryNumber));
  const goods = all.filter((entry) => isOfCatalogue(entry) && !entry.taken);
  if (goods.length === 0) {
    throw invalid(
      "cartId",
      "Your cart has nothing that can be quoted. Add goods from the catalogue first.",
      "empty",
    );
  }
  await refuseRecalled(call, goods);
  const code = await begin(
    call,
    goods.map(({ sku, quantity, unitCents: listCents, valueAdds, configuration }) => ({
      ...{ sku, quantity, listCents, valueAdds, configuration },
    })),
  );
  if (cart.savedAt === null) {
    await removeEntries(
      call.db,
      cart.code,
      goods.map(({ entryNumber }) => entryNumber),
    );
    await touch(call.db, cart.code, call.now());
  }
  return code;
}

/**
 * Begins a quote of the goods of one that has ended, at the prices of today; what is no longer sold, or made as it was
 * configured, is left out.
 * @throws OccError 400 for one that has not ended, or of which nothing is sold any more; 403; 404.
 */
export async function quoteAgain(call: QuoteCall, quoteCode: string): Promise<string> {
  mayAsk(call);
  await requireRoom(call);
  const { row, entries, state } = await loadQuote(call, quoteCode);
  if (!actionsOf(state, "customer").includes("REQUOTE")) {
    throw invalid("quoteCode", `${quoteCode} has not ended. Change it instead.`);
  }
  const made = await madeAgain(call, entries);
  const prices = await listPrices(call.db, call, made);
  const lines = made.flatMap((line, index): Line[] => {
    const listCents = prices[index];
    return listCents === undefined ? [] : [{ ...line, listCents }];
  });
  if (lines.length === 0) throw invalid("quoteCode", "Nothing of this quote is sold any more.");
  return begin(call, lines, { name: row.name, description: row.description });
}

/** @throws OccError 400 for goods that could be ordered until a day that has passed; one statement. */
export async function refuseRecalled(call: QuoteCall, entries: readonly Pick<Line, "sku">[]): Promise<void> {
  const { db, about, now } = call;
  const styles = await stylesBySku(db, [...new Set(entries.map(({ sku }) => sku))], marketOf(about, now()));
  const [first, ...more] = styles.flatMap((style) => recalledRefusal(style, dayFor(call)) ?? []);
  if (first) throw new OccError(400, first, ...more);
}

/** Lines of an earlier quote, with what was configured as it can be made today. */
async function madeAgain({ db, about, now }: QuoteCall, entries: LoadedQuote["entries"]) {
  const styles = await stylesBySku(db, [...new Set(entries.map(({ sku }) => sku))], marketOf(about, now()));
  const configured = entries.flatMap((entry) => {
    const stocked = findVariant(styles, entry.sku);
    const { configuration } = entry;
    return stocked && configuration ? [{ entry, stocked, configuration }] : [];
  });
  const made = await configuredAgain(db, configured, about.unit.currency);
  return entries.flatMap(({ sku, quantity, valueAdds, configuration }, index) => {
    if (!configuration) return [{ sku, quantity, valueAdds, configuration }];
    const again = made[configured.findIndex(({ entry }) => entry === entries[index])];
    return again ? [{ sku, quantity, ...again }] : [];
  });
}

/**
 * Begins a quote of so many pieces of what the person has configured, which is finished then.
 * @throws OccError 400 for what is not sold; 403; 404 for another's configuration.
 */
export async function quoteConfiguration(
  call: QuoteCall,
  configId: string,
  quantity: number,
): Promise<string> {
  mayAsk(call);
  await requireRoom(call);
  const { sku, configuration, valueAdds, end } = await takeConfiguration(call, configId);
  const line = { sku, quantity, configuration, valueAdds };
  await refuseRecalled(call, [line]);
  const [listCents] = await listPrices(call.db, call, [line]);
  if (listCents === undefined) throw invalid("configId", "This item is no longer sold.");
  const code = await begin(call, [{ ...line, listCents }]);
  await end();
  return code;
}

/** The list price of one piece of each line today, in cents with its value-adds; none of what is no longer sold. */
export async function listPrices(
  db: Database,
  { about, now }: Pick<QuoteCall, "about" | "now">,
  entries: readonly Pick<Line, "sku" | "quantity" | "valueAdds">[],
): Promise<(number | undefined)[]> {
  if (entries.length === 0) return [];
  const styles = await stylesBySku(db, [...new Set(entries.map(({ sku }) => sku))], marketOf(about, now()));
  return entries.map(({ sku, quantity, valueAdds = [] }) => {
    const stocked = findVariant(styles, sku);
    const ordered = stocked?.style.inAssortment && !isOver(stocked.style, dayFor({ about, now }));
    const price = ordered ? unitCents(stocked.style.prices, sku, quantity) : undefined;
    return price === undefined ? undefined : price + addedCents(valueAdds);
  });
}
