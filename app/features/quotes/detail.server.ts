import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { lineOf } from "~/features/lines/line.server";
import { totalsOf } from "~/features/lines/totals.server";
import { kindOfLine } from "~/features/lines/configurator-kind";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { configurePath, entryKey, overviewPath } from "~/paths";
import { readableDate, readableDay, readableMoment } from "~/ui/dates";

type Quote = ResponseOf<"get", "/users/current/quotes/{quoteCode}">;
type Comment = Quote["comments"][number];
type Entry = Quote["entries"][number];

/** A quote as its customer, or the desk, sees it. */
export function quoteView(quote: Quote, timeZone: string) {
  const { customer } = quote;
  const changes = quote.changeable && customer === undefined;
  const said = ({ author, creationDate, text }: Comment) => ({
    by: author.name,
    at: readableMoment(creationDate, timeZone),
    text,
  });
  return {
    code: quote.code,
    name: quote.name,
    desk: customer !== undefined,
    state: quote.state,
    stateDisplay: quote.cartId ? "In your cart" : quote.stateDisplay,
    version: quote.version,
    lead: [
      customer ? `${customer.organisation}, asked by ${customer.name}` : quote.name,
      `begun ${readableDate(quote.creationTime, timeZone)}`,
      ...(quote.wantedBy ? [`needed by ${readableDay(quote.wantedBy)}`] : []),
    ].join(", "),
    description: quote.description,
    terms: quote.terms,
    wantedBy: quote.wantedBy ?? "",
    until: quote.validUntil && readableDay(quote.validUntil),
    validUntil: quote.validUntil ?? "",
    actions: quote.allowedActions,
    changeable: quote.changeable,
    inCart: quote.cartId !== undefined,
    orderCode: quote.orderCode,
    offered: quote.entries.some(({ offerPrice }) => offerPrice),
    lines: quote.entries.map((entry) => ({
      ...lineOf(entry),
      list: entry.listPrice.formattedValue,
      offer: entry.offerPrice?.formattedValue,
      price: entry.totalPrice?.formattedValue,
      /** As it is typed. */
      typed: entry.offerPrice?.value.toFixed(2) ?? "",
      comments: entry.comments.map(said),
      configure: configureOf(quote.code, entry, changes),
    })),
    unpriced: quote.entries.some(({ priceOnRequest }) => priceOnRequest),
    listTotal: quote.previousEstimatedTotal.formattedValue,
    pieces: quote.totalUnitCount,
    totals: totalsOf(quote),
    comments: quote.comments.map(said),
    history: quote.history.map(({ date, words, by }) => ({
      at: readableMoment(date, timeZone),
      words,
      by: by?.name,
    })),
    key: newIdempotencyKey(),
  };
}

/** Where the configuration of a line is changed, in a draft of its customer, or read. */
function configureOf(code: string, entry: Entry, changes: boolean) {
  const kind = kindOfLine(entry);
  if (!kind) return undefined;
  const owner = { kind, type: "quoteEntry" as const, key: entryKey(code, entry.entryNumber) };
  return changes
    ? { to: configurePath(owner), label: "Edit" }
    : { to: overviewPath(owner), label: "View configuration" };
}

export type QuoteView = SerializeFrom<typeof quoteView>;
