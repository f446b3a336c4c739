import type { Registrar } from "../../http/call";
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
import { quoteAgain, quoteCart } from "./create";
import { discuss } from "./discuss";
import { listQuotes, showQuote } from "./read";

const its = { tag: "Quotes", who: "person", needs: "use-quotes" } as const;
const base = "/users/{userId}/quotes";
const one = `${base}/{quoteCode}`;

/**
 * Quotes (contract §11). The customer and the supplier's desk use the same calls: who may price quotes is the desk, and
 * sees those of all customers of the site.
 */
export function quoteRoutes(api: Registrar): void {
  api.call(
    {
      ...its,
      method: "get",
      path: base,
      summary: "The person's quotes, or for the desk all that were sent to it, newest first",
      query: QuotesQuery,
      answer: QuoteListSchema,
    },
    (call) => listQuotes(call, call.query),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: base,
      summary: "Begins a quote of the goods of a cart, or of an earlier quote",
      body: CreateQuoteBody,
      answer: QuoteDetailSchema,
      status: 201,
      locatedBy: "code",
    },
    async ({ body, ...call }) => {
      const { cartId, quoteCode } = body;
      if (!cartId === !quoteCode) throw invalid("cartId", "Send the id of a cart, or the code of a quote.");
      const code = await (cartId ? quoteCart(call, cartId) : quoteAgain(call, quoteCode!));
      return showQuote(call, code);
    },
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
      method: "patch",
      path: one,
      summary:
        "Changes what is asked for in a draft; or for the desk prices, terms and the last day of the offer",
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
      summary: "Sends, takes back, accepts, declines or cancels a quote",
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
  api.call(
    {
      ...its,
      method: "post",
      path: `${one}/discounts`,
      summary: "Offers every line of a quote at so many per cent below its list price",
      params: QuoteParams,
      body: DiscountBody,
      answer: QuoteDetailSchema,
    },
    async ({ params, body, ...call }) => {
      await discountQuote(call, params.quoteCode, body.discountRate);
      return showQuote(call, params.quoteCode);
    },
  );
}
