import { eq, inArray, sql } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import { readableDay } from "../../http/dates";
import { forbidden, OccError } from "../../http/errors";
import { visitOf } from "../../http/punchout-sid";
import { cartFor, lockPerson, openCart, takeOutQuote, touch } from "../carts";
import { cartEntries, carts } from "../carts/tables";
import { issuesOf, issueWords } from "../configurators";
import { notNow } from "./change";
import { causeOf, refuseRecalled } from "./create";
import { moveQuote } from "./life";
import { asCart, dayOfQuote, type LoadedQuote, loadQuote, type QuoteCall, sideOf } from "./records";
import { moveOf, type QuoteAction } from "./states";
import { quoteEntries, quotes } from "./tables";
import { notifyMoved } from "./notify";

/** How long an offer holds of which the desk says nothing, in days. */
const USUAL_DAYS = 30;

/**
 * Does something with a quote by the table of its moves.
 * @param version of the page somebody acts on. @throws OccError 409 if it is another by now; 400 where the quote's state,
 * or what is missing, does not allow it; 404.
 */
export async function actOnQuote(
  call: QuoteCall,
  code: string,
  { action, version }: { action: QuoteAction; version?: number },
): Promise<void> {
  // Carts are locked before quotes, as placing an order does.
  const cartCode = action === "CHECKOUT" ? await openCartFor(call) : undefined;
  if (action !== "CHECKOUT") await lockCartsWith(call, code);
  const quote = await loadQuote(call, code, true);
  const { row, side, state } = quote;
  if (version !== undefined && version !== row.version) throw changedMeanwhile(code);
  const move = moveOf(state, side, action);
  if (!move || action === "REQUOTE") throw notNow(code, whyNot(quote, action));
  if (cartCode !== undefined) {
    await refuseRecalled(call, quote.entries);
    return putIntoCart(call, quote, cartCode);
  }
  if (action === "SUBMIT") await (side === "desk" ? readyToOffer : readyToSend)(call, quote);
  if (row.state === "BUYER_OFFER") await takeOutOfCarts(call, code);
  const handed = action === "SUBMIT";
  const offer = handed && side === "desk" ? offerOf(quote) : undefined;
  await moveQuote(call.db, row, { to: move.to!, handed }, { ...causeOf(call, side), offer });
  await notifyMoved(call, { ...quote, row: { ...row, version: row.version + (handed ? 1 : 0) } }, move.to!);
}

const changedMeanwhile = (code: string) =>
  new OccError(409, {
    type: "ConflictError",
    message: `Quote ${code} changed after this page was shown. Check it, then decide again.`,
    reason: "changed",
    subject: code,
    subjectType: "quote",
  });

function whyNot({ row, state, side }: LoadedQuote, action: QuoteAction): string {
  const { code, validUntil, orderCode } = row;
  if (state === "EXPIRED" && action === "CHECKOUT") {
    return `The offer of quote ${code} held until ${readableDay(validUntil!)}. Ask for it again.`;
  }
  if (orderCode) return `Quote ${code} was ordered: ${orderCode}.`;
  if (state === "CANCELLED") return `Quote ${code} is cancelled.`;
  if (state === "BUYER_REJECTED") return `The offer of quote ${code} was declined.`;
  const desk = state === "BUYER_SUBMITTED" || state === "SELLER_DRAFT";
  if (side === "customer" && desk)
    return `Quote ${code} is with the desk. You can act once it has made an offer.`;
  return `That cannot be done with quote ${code} now.`;
}

const offerOf = ({ entries }: LoadedQuote) =>
  entries.map(({ sku, quantity, offerCents, listCents }) => ({
    ...{ sku, quantity, offerCents: offerCents ?? listCents },
  }));

/** What could not be ordered once it is offered is not sent. @throws OccError 400 in the words of spec 002 §4.1. */
async function readyToSend(call: QuoteCall, quote: LoadedQuote): Promise<void> {
  const { lines } = await asCart(call, quote, true);
  const { code: quoteCode } = quote.row;
  const count = lines.reduce(
    (sum, { entry, stocked }) => sum + issuesOf({ ...entry, quoteCode, style: stocked?.style }),
    0,
  );
  if (count > 0)
    throw notNow(quoteCode, `${issueWords(count)}. Edit the items that need it, then send the quote.`);
}

/**
 * Lines without a price are offered at their list price; without a day to come, the offer holds for thirty days.
 * @throws OccError 400 for a line with options on request, which has no list price.
 */
async function readyToOffer(call: QuoteCall, { row, customer, entries }: LoadedQuote): Promise<void> {
  const unpriced = entries.find(
    ({ configuration, offerCents }) => configuration?.onRequest && offerCents === null,
  );
  if (unpriced) {
    throw notNow(row.code, `Enter a price for ${unpriced.sku}: what was chosen for it has no list price.`);
  }
  await call.db
    .update(quoteEntries)
    .set({ offerCents: sql`coalesce(${quoteEntries.offerCents}, ${quoteEntries.listCents})` })
    .where(eq(quoteEntries.quoteCode, row.code));
  const now = call.now();
  if (row.validUntil !== null && row.validUntil >= dayOfQuote(now, customer)) return;
  const validUntil = dayOfQuote(timeAfter(now, { days: USUAL_DAYS }), customer);
  await call.db.update(quotes).set({ validUntil }).where(eq(quotes.code, row.code));
}

/** The person's open cart, locked; a second press waits here. */
async function openCartFor(call: QuoteCall): Promise<string> {
  if (sideOf(call) === "desk") throw forbidden("Only the customer can accept an offer.");
  if (visitOf(call)) throw forbidden("A quote cannot be put into a requisition.");
  await lockPerson(call.db, call.about.user.customerId);
  const { code } = await openCart(call, { reuse: "true" });
  return (await cartFor(call, code, true)).code;
}

/**
 * Puts an offer into the cart at its prices, once. What the cart has besides stays; it is needed by the earlier of both
 * days.
 */
async function putIntoCart({ db, now }: QuoteCall, quote: LoadedQuote, cartCode: string) {
  const { row, entries, customer } = quote;
  const there = await db.$count(cartEntries, eq(cartEntries.quoteCode, row.code));
  if (there > 0) return;
  const before = await db.$count(cartEntries, eq(cartEntries.cartCode, cartCode));
  await db.insert(cartEntries).values(
    entries.map(({ sku, quantity, offerCents, listCents, valueAdds, configuration, quoteCode }, index) => ({
      ...{ cartCode, entryNumber: before + index, sku, quantity, valueAdds, configuration, quoteCode },
      unitCents: offerCents ?? listCents,
    })),
  );
  if (row.wantedBy !== null && row.wantedBy >= dayOfQuote(now(), customer)) {
    await db
      .update(carts)
      .set({ neededBy: sql`least(${carts.neededBy}, ${row.wantedBy}::date)` })
      .where(eq(carts.code, cartCode));
  }
  await touch(db, cartCode, now());
}

const cartsWith = async ({ db }: QuoteCall, quoteCode: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ code: cartEntries.cartCode })
    .from(cartEntries)
    .where(eq(cartEntries.quoteCode, quoteCode));
  return rows.map(({ code }) => code);
};

async function lockCartsWith(call: QuoteCall, quoteCode: string): Promise<void> {
  const codes = await cartsWith(call, quoteCode);
  if (codes.length > 0) {
    await call.db.select().from(carts).where(inArray(carts.code, codes)).orderBy(carts.code).for("update");
  }
}

/** An offer that ends, or is changed, is no longer in the cart. */
async function takeOutOfCarts(call: QuoteCall, quoteCode: string): Promise<void> {
  for (const cartCode of await cartsWith(call, quoteCode)) await takeOutQuote(call, cartCode, quoteCode);
}
