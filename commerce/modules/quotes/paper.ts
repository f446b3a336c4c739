import { readableDay } from "../../http/dates";
import { formatMoney } from "../../http/money";
import { personName } from "../../http/person-name";
import { entryView } from "../carts";
import {
  addedWords,
  AMOUNT_COLUMNS,
  currencyNote,
  freightRows,
  garmentWords,
  languageOf,
  optionalFact,
  paperDate,
  paperDay,
  paperFile,
  type PaperRow,
  regionOf,
  sellerIn,
  sellerLines,
  shares,
  totalFacts,
} from "../paper";
import { pricedQuote, seeingPrices } from "./read";
import type { QuoteCall } from "./records";
import { stateDisplay } from "./states";

type Priced = Awaited<ReturnType<typeof pricedQuote>>;

/**
 * A quote as a PDF file, for its customer or the desk. Its amounts are those of its page, in four statements.
 * @throws OccError 404 for a quote that the caller does not see.
 */
export async function quotePaper(call: QuoteCall, code: string): Promise<Response> {
  const quote = await pricedQuote(call, code);
  const { row, customer, state, side, totals } = quote;
  const { organisation, unit, user } = customer;
  const region = regionOf(row.currency);
  const seller = await sellerIn(call.db, region);
  const money = (cents: number) => formatMoney(cents, unit.currencySymbol);
  const title = titleOf(quote);
  const paper = {
    title,
    note: noteOf(quote),
    language: languageOf(region),
    seller: sellerLines(seller, region),
    facts: [
      { label: "Quote", value: code, strong: true },
      { label: "State", value: stateDisplay(state, side) },
      ...(row.version > 0 ? [{ label: "Version", value: String(row.version) }] : []),
      { label: "Date", value: paperDate(row.updatedAt, organisation.timeZone) },
      ...optionalFact("Needed by", row.wantedBy && paperDay(row.wantedBy)),
    ],
    buyer: [organisation.name, unit.name, `Asked for by ${personName(user)}`, user.uid],
    delivery: [],
    columns: AMOUNT_COLUMNS,
    rows: rowsOf(quote, call.mediaBaseUrl, money),
    totals: totalFacts(totals, unit.gstRate, money),
    payers: [],
    notes: notesOf(quote, currencyNote(region)),
    footer: `${title} ${code}`,
  };
  return paperFile([paper], `quote-${code}`, call.now());
}

/** What the paper is. */
function titleOf({ state, offered }: Priced): string {
  if (state === "SELLER_DRAFT") return "Draft of an offer";
  return offered && state !== "BUYER_SUBMITTED" ? "Quote" : "Request for a quote";
}

function noteOf({ state, row, offered }: Priced): string {
  if (state === "SELLER_DRAFT") return "It was not sent yet.";
  if (!offered || state === "BUYER_SUBMITTED")
    return "At list prices. The uniform desk has not made an offer.";
  const until = row.validUntil && readableDay(row.validUntil);
  if (state === "BUYER_OFFER" && until) return `It holds until ${until}. This is not a tax invoice.`;
  if (state === "EXPIRED" && until) return `It held until ${until}. This is not a tax invoice.`;
  return "This is not a tax invoice.";
}

/** The lines with their amounts, and the freight; the GST of the whole is split over them. */
function rowsOf(
  { cart, totals, customer }: Priced,
  mediaBaseUrl: string,
  money: (cents: number) => string,
): PaperRow[] {
  const nets = cart.lines.map(({ entry }) => entry.unitCents * entry.quantity);
  const gst = shares(totals.taxCents, [...nets, totals.deliveryCents]);
  const rows = cart.lines.map((line, index): PaperRow => {
    const { product, selectedValueAdd, configurationInfos, priceOnRequest } = entryView(
      line,
      cart,
      seeingPrices(customer),
      mediaBaseUrl,
    );
    const [net, tax] = [nets[index]!, gst[index]!];
    return {
      item: garmentWords(product),
      details: [
        product.code,
        ...addedWords(selectedValueAdd),
        ...(configurationInfos ?? []).map(
          ({ configurationLabel, configurationValue }) => `${configurationLabel}: ${configurationValue}`,
        ),
        ...(priceOnRequest ? ["Without what is on request"] : []),
      ],
      quantity: String(line.entry.quantity),
      amounts: [line.entry.unitCents, net, tax, net + tax].map(money),
    };
  });
  return [...rows, ...freightRows(totals.deliveryCents, gst.at(-1)!, money)];
}

/** What was asked for, and what the offer depends on. */
function notesOf({ row, offered }: Priced, currency: string): string[] {
  const lines = (label: string, text: string | null) =>
    text ? `${label}: ${text}`.split(/\r?\n/).filter(Boolean) : [];
  return [currency, ...lines("Asked for", row.description), ...(offered ? lines("Terms", row.terms) : [])];
}
