import type { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { actOnQuote } from "./act";
import { changeQuote, discountQuote } from "./change";
import {
  ActionBody,
  ChangeQuoteBody,
  CommentBody,
  CreateQuoteBody,
  DiscountBody,
  QuoteDetailSchema,
  QuoteEntryParams,
  QuoteListSchema,
  QuoteParams,
  QuotesQuery,
} from "./contract";
import { quoteAgain, quoteCart, quoteConfiguration } from "./create";
import { discuss } from "./discuss";
import { quotedConfigurationRoutes } from "./configured-routes";
import { quotePaper } from "./paper";
import { listQuotes, showQuote } from "./read";
import type { QuoteCall } from "./records";

const asks = { tag: "Quotes", who: "person", needs: "use-quotes" } as const;
const prices = { tag: "Quotes", who: "person", needs: "manage-quotes" } as const;

/**
 * Quotes (contract §11): the calls of whoever asks for them, and those of the supplier's desk, which sees the quotes that
 * all customers of the site sent. Both read and change the same quotes, by one table of what each side may do.
 */
export function quoteRoutes(api: Registrar): void {
  api.call(
    {
      ...asks,
      method: "post",
      path: "/users/{userId}/quotes",
      summary: "Begins a quote of the goods of a cart, of an earlier quote, or of a configuration",
      body: CreateQuoteBody,
      answer: QuoteDetailSchema,
      status: 201,
      locatedBy: "code",
    },
    async ({ body, ...call }) => {
      return showQuote(call, await beginOf(call, body));
    },
  );
  sideRoutes(api, asks, "/users/{userId}/quotes", {
    list: "The person's quotes, newest first",
    change: "Changes what is asked for in a draft",
    act: "Sends, takes back, accepts, declines or cancels a quote",
  });
  sideRoutes(api, prices, "/quotes", {
    list: "The quotes that were sent to the desk, newest first",
    change: "Sets prices, terms and the last day of an offer",
    act: "Takes up a quote, offers it, takes the offer back or cancels it",
  });
  api.call(
    {
      ...prices,
      method: "post",
      path: "/quotes/{quoteCode}/discounts",
      scope: "prices:write",
      summary: "Prices every line of a quote at once: per cent off, an amount off, or a total",
      params: QuoteParams,
      body: DiscountBody,
      answer: QuoteDetailSchema,
    },
    async ({ params, body, ...call }) => {
      await discountQuote(call, params.quoteCode, body);
      return showQuote(call, params.quoteCode);
    },
  );
  quotedConfigurationRoutes(api);
}

/** @throws OccError 400 unless exactly one source is named. */
function beginOf(
  call: QuoteCall,
  { cartId, quoteCode, configId, quantity }: z.infer<typeof CreateQuoteBody>,
) {
  if ([cartId, quoteCode, configId].filter(Boolean).length !== 1) {
    throw invalid("cartId", "Send the id of a cart, the code of a quote, or the id of a configuration.");
  }
  if (configId) return quoteConfiguration(call, configId, quantity);
  return cartId ? quoteCart(call, cartId) : quoteAgain(call, quoteCode!);
}

/** The calls that both sides have. @param words what they do for this side. */
function sideRoutes(
  api: Registrar,
  its: typeof asks | typeof prices,
  base: string,
  words: Record<"list" | "change" | "act", string>,
): void {
  const one = `${base}/{quoteCode}`;
  api.call(
    {
      ...its,
      method: "get",
      path: base,
      summary: words.list,
      query: QuotesQuery,
      answer: QuoteListSchema,
    },
    (call) => listQuotes(call, call.query),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: one,
      summary: "A quote with its goods, messages and history",
      params: QuoteParams,
      answer: QuoteDetailSchema,
    },
    (call) => showQuote(call, call.params.quoteCode),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${one}/pdf`,
      summary: "A quote as a PDF: what is asked for at list prices, or the offer",
      params: QuoteParams,
      file: "application/pdf",
    },
    (call) => quotePaper(call, call.params.quoteCode),
  );
  api.call(
    {
      ...its,
      method: "patch",
      path: one,
      scope: its.needs === "manage-quotes" ? "prices:write" : "basic",
      summary: words.change,
      params: QuoteParams,
      body: ChangeQuoteBody,
      answer: QuoteDetailSchema,
    },
    async ({ params, body, ...call }) => {
      await changeQuote(call, params.quoteCode, body);
      return showQuote(call, params.quoteCode);
    },
  );
  api.call(
    {
      ...its,
      method: "post",
      path: `${one}/action`,
      summary: words.act,
      params: QuoteParams,
      body: ActionBody,
      answer: QuoteDetailSchema,
    },
    async ({ params, body, ...call }) => {
      await actOnQuote(call, params.quoteCode, body);
      return showQuote(call, params.quoteCode);
    },
  );
  api.call(
    {
      ...its,
      method: "post",
      path: `${one}/comments`,
      summary: "Writes a message about a quote to the other side",
      params: QuoteParams,
      body: CommentBody,
      status: 201,
    },
    ({ params, body, ...call }) => discuss(call, params.quoteCode, body),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: `${one}/entries/{entryNumber}/comments`,
      summary: "Writes a message about a line of a quote to the other side",
      params: QuoteEntryParams,
      body: CommentBody,
      status: 201,
    },
    ({ params, body, ...call }) =>
      discuss(call, params.quoteCode, { ...body, entryNumber: params.entryNumber }),
  );
}
