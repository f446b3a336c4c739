import { asc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { instantAt } from "../../calendar";
import { rowsOf } from "../../database/connection";
import { containing } from "../../database/containing";
import { occDate } from "../../http/dates";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personName } from "../../http/person-name";
import type { Person } from "../../http/principal";
import { entryView, totalsOf, totalsView } from "../carts";
import { goodsPrice } from "../organisation";
import { QUOTE_SORTS, type QuoteDetailSchema, type QuoteSort, type QuotesQuery } from "./contract";
import { asCart, loadQuote, type QuoteCall, sideOf } from "./records";
import { listTotal } from "./spread";
import { actionsOf, QUOTE_STATES, type QuoteState, seesOffer, type Side, stateDisplay } from "./states";
import { quoteComments, quoteEvents } from "./tables";

/** Whether a side may change a quote's content in a state: the customer a draft, the desk what it has to price. */
export const isChangeable = (state: QuoteState, side: Side): boolean =>
  side === "desk" ? state === "BUYER_SUBMITTED" || state === "SELLER_DRAFT" : state === "BUYER_DRAFT";

/** A quote with its goods and what they cost, at the desk's prices for whoever sees those. @throws OccError 404 */
export async function pricedQuote(call: QuoteCall, code: string) {
  const quote = await loadQuote(call, code);
  const offered = seesOffer(quote.state, quote.side);
  const cart = await asCart(call, quote, offered);
  return { ...quote, offered, cart, totals: { ...totalsOf(cart, quote.customer), pricesShown: true } };
}

/** A quote with its goods, messages and history, for its customer or the desk. @throws OccError 404 */
export async function showQuote(call: QuoteCall, code: string): Promise<z.input<typeof QuoteDetailSchema>> {
  const { row, entries, customer, side, state, offered, cart, totals } = await pricedQuote(call, code);
  const { unit, organisation, user } = customer;
  const comments = await call.db
    .select()
    .from(quoteComments)
    .where(eq(quoteComments.quoteCode, code))
    .orderBy(asc(quoteComments.id));
  const events = await call.db
    .select()
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteCode, code))
    .orderBy(asc(quoteEvents.sequence));
  const said = (entryNumber: number | null) =>
    comments
      .filter((one) => one.entryNumber === entryNumber)
      .map(({ by, at, fromCustomer, text }) => ({
        ...{ author: by, fromCustomer, text },
        creationDate: occDate(at),
      }));
  // The desk prices without GST.
  const ofPiece = (cents: number) =>
    side === "desk" ? priceOf(cents, unit.currency, unit.currencySymbol) : goodsPrice(cents, customer);
  const pieces = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    code,
    name: row.name,
    ...{ state, stateDisplay: stateDisplay(state, side), version: row.version },
    creationTime: occDate(row.createdAt),
    updatedTime: occDate(row.updatedAt),
    validUntil: offered ? (row.validUntil ?? undefined) : undefined,
    expirationTime:
      offered && row.validUntil
        ? occDate(instantAt(row.validUntil, "23:59", organisation.timeZone))
        : undefined,
    wantedBy: row.wantedBy ?? undefined,
    description: row.description ?? undefined,
    terms: offered ? (row.terms ?? undefined) : undefined,
    allowedActions: actionsOf(state, side),
    changeable: isChangeable(state, side),
    cartId: side === "customer" ? await cartOf(call, code) : undefined,
    orderCode: row.orderCode ?? undefined,
    totalItems: entries.length,
    totalUnitCount: pieces,
    customer:
      side === "desk"
        ? {
            ...{ customerId: user.customerId, name: personName(user) },
            ...{ organisation: organisation.name, unit: unit.name },
          }
        : undefined,
    entries: cart.lines.map((line, index) => {
      const { listCents, offerCents, entryNumber } = entries[index]!;
      return {
        ...entryView(line, cart, seeingPrices(customer), call.mediaBaseUrl),
        quoteCode: code,
        listPrice: ofPiece(listCents),
        offerPrice: offered && offerCents !== null ? ofPiece(offerCents) : undefined,
        comments: said(entryNumber),
      };
    }),
    previousEstimatedTotal: goodsPrice(listTotal(entries), customer),
    comments: said(null),
    history: events
      // What was done before the desk had it is its customer's alone.
      .filter(({ version, to }) => side === "customer" || version > 0 || to !== "BUYER_DRAFT")
      .map((event) => ({
        date: occDate(event.at),
        words: eventWords(event),
        by: event.by ?? undefined,
        version: event.version,
      })),
    ...totalsView({ ...totals, pieces }, customer),
  };
}

/** The quote's prices are for whoever sees the quote. */
export const seeingPrices = (person: Person): Person => ({
  ...person,
  user: { ...person.user, priceEnabled: true },
});

/** What happened, for both sides. */
function eventWords({ side, from, to, version }: typeof quoteEvents.$inferSelect): string {
  switch (to) {
    case "BUYER_DRAFT":
      return from === null ? "Begun" : "Taken back to be changed";
    case "BUYER_SUBMITTED":
      return `Version ${version}: sent to the desk`;
    case "SELLER_DRAFT":
      return from === "BUYER_SUBMITTED" ? "Taken up by the desk" : "Offer taken back by the desk";
    case "BUYER_OFFER":
      return `Version ${version}: offered by the desk`;
    case "BUYER_ORDERED":
      return "Ordered";
    case "BUYER_REJECTED":
      return "Offer declined";
    default:
      return side === "desk" ? "Cancelled by the desk" : "Cancelled";
  }
}

/** The person's open cart that has the goods of a quote. */
async function cartOf({ db, about }: QuoteCall, code: string): Promise<string | undefined> {
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select c.code from carts c join cart_entries e on e.cart_code = c.code
      where e.quote_code = ${code} and c.customer_id = ${about.user.customerId} limit 1`,
  );
  return rows[0]?.code;
}

const ORDER: Record<QuoteSort, SQL> = {
  byDate: sql`q.updated_at desc, q.code desc`,
  byDateUp: sql`q.updated_at, q.code`,
  byName: sql`lower(q.name), q.code`,
  byCode: sql`length(q.code), q.code`,
};

interface ListedRow {
  code: string;
  name: string;
  state: QuoteState;
  version: number;
  created_at: string;
  updated_at: string;
  valid_until: string | null;
  wanted_by: string | null;
  customer_id: string;
  first_name: string;
  last_name: string;
  organisation_name: string;
  unit_name: string;
  currency: string;
  symbol: string;
  gst_rate: number;
  including: boolean;
  items: number;
  pieces: number;
  list_cents: string;
  offer_cents: string;
}

/** The state as of today in the organisation's zone, as `stateOn` has it. */
const stateNow = (now: Date) => sql`case when q.state = 'BUYER_OFFER'
  and q.valid_until < (${now.toISOString()}::timestamptz at time zone o.time_zone)::date then 'EXPIRED' else q.state end`;

/** A page of the quotes that the caller sees, in three statements. */
export async function listQuotes(call: QuoteCall, asked: z.infer<typeof QuotesQuery>) {
  const side = sideOf(call);
  const page = pageOf(asked);
  const sort: QuoteSort =
    asked.sort && Object.hasOwn(QUOTE_SORTS, asked.sort) ? (asked.sort as QuoteSort) : "byDate";
  const term = asked.search?.trim();
  const like = term && containing(term);
  const state = stateNow(call.now());
  const seen =
    side === "desk"
      ? sql`q.site = ${call.baseSite.uid} and q.version > 0`
      : sql`q.customer_id = ${call.about.user.customerId}`;
  const found = like
    ? sql`${seen} and (q.code ilike ${like} or q.name ilike ${like}${
        side === "desk"
          ? sql` or concat_ws(' ', u.first_name, u.last_name) ilike ${like} or o.name ilike ${like}`
          : sql``
      })`
    : seen;
  const from = sql`quotes q join users u on u.customer_id = q.customer_id
    join units n on n.uid = u.unit_uid join organisations o on o.uid = q.organisation_uid`;
  const counted = await rowsOf<{ state: QuoteState; count: number }>(
    call.db,
    sql`select ${state} as state, count(*)::int as count from ${from} where ${found} group by 1`,
  );
  const where = asked.state ? sql`${found} and ${state} = ${asked.state}` : found;
  const rows = await rowsOf<ListedRow>(
    call.db,
    sql`select q.code, q.name, ${state} as state, q.version, q.created_at, q.updated_at, q.valid_until::text,
        q.wanted_by::text, q.customer_id, u.first_name, u.last_name, o.name as organisation_name, n.name as unit_name,
        n.currency, n.currency_symbol as symbol, n.gst_rate, o.price_including_gst as including,
        coalesce(e.items, 0)::int as items, coalesce(e.pieces, 0)::int as pieces,
        coalesce(e.list_cents, 0)::text as list_cents, coalesce(e.offer_cents, 0)::text as offer_cents
      from ${from} left join lateral (
        select count(*) as items, sum(e.quantity) as pieces, sum(e.quantity::bigint * e.list_cents) as list_cents,
          sum(e.quantity::bigint * coalesce(e.offer_cents, e.list_cents)) as offer_cents
        from quote_entries e where e.quote_code = q.code) e on true
      where ${where} order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const counts = new Map(counted.map((one) => [one.state, one.count]));
  const total = asked.state
    ? (counts.get(asked.state) ?? 0)
    : counted.reduce((sum, { count }) => sum + count, 0);
  return {
    quotes: rows.map((row) => listedView(row, side)),
    pagination: pagination(page, total, sort),
    sorts: sortsOf(QUOTE_SORTS, sort),
    states: QUOTE_STATES.filter((one) => counts.has(one)).map((one) => ({
      code: one,
      name: stateDisplay(one, side),
      count: counts.get(one)!,
    })),
  };
}

function listedView(row: ListedRow, side: Side) {
  const cents = Number(seesOffer(row.state, side) ? row.offer_cents : row.list_cents);
  return {
    ...{ code: row.code, name: row.name, state: row.state, version: row.version },
    stateDisplay: stateDisplay(row.state, side),
    creationTime: occDate(new Date(row.created_at)),
    updatedTime: occDate(new Date(row.updated_at)),
    validUntil: seesOffer(row.state, side) ? (row.valid_until ?? undefined) : undefined,
    wantedBy: row.wanted_by ?? undefined,
    totalItems: row.items,
    totalUnitCount: row.pieces,
    subTotal: goodsPrice(cents, {
      unit: { currency: row.currency, currencySymbol: row.symbol, gstRate: row.gst_rate },
      organisation: { priceIncludingGst: row.including },
    }),
    customer:
      side === "desk"
        ? {
            customerId: row.customer_id,
            name: personName({ firstName: row.first_name, lastName: row.last_name }),
            ...{ organisation: row.organisation_name, unit: row.unit_name },
          }
        : undefined,
  };
}
