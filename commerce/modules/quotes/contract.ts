import { z } from "@hono/zod-openapi";
import { dayOrInstantText, dayText } from "../../http/day";
import { PriceSchema } from "../../http/money";
import { pageQuery, PaginationSchema, SortSchema } from "../../http/paging";
import { optionalLines, optionalText, requiredLines } from "../../http/text-schema";
import { OrderEntrySchema, TotalsShape } from "../carts";
import { QUOTE_ACTIONS, QUOTE_STATES } from "./states";

export const QuoteParams = z.object({ quoteCode: z.string().min(1).max(60) });
export const QuoteEntryParams = QuoteParams.extend({
  entryNumber: z.coerce.number().int().min(0).max(10_000),
});

export const QUOTE_SORTS = {
  byDate: "Newest first",
  byDateUp: "Oldest first",
  byName: "By name",
  byCode: "By number",
} as const;
export type QuoteSort = keyof typeof QUOTE_SORTS;

export const QuotesQuery = pageQuery.extend({
  /** A part of the number, the name, or for the desk of the customer's name or organisation. */
  search: z.string().max(200).optional(),
  state: z.enum(QUOTE_STATES).optional(),
});

const NAME = 100;
const MESSAGE = 2000;

/** The goods of a cart, those of an earlier quote, or so many pieces of a configuration. */
export const CreateQuoteBody = z.object({
  cartId: z.string().min(1).max(60).optional(),
  quoteCode: z.string().min(1).max(60).optional(),
  configId: z.string().min(1).max(60).optional(),
  quantity: z.number().int().min(1).max(999_999).default(1),
});

/** The highest price of one piece, in units of the currency. */
const MOST_PRICE = 100_000;

/** The customer changes a draft: name, message, day and quantities; the desk sets prices, terms and the last day. */
export const ChangeQuoteBody = z.object({
  name: optionalText(NAME),
  description: optionalLines(MESSAGE),
  /** Empty for no day. */
  wantedBy: z.union([z.literal(""), dayText()]).optional(),
  entries: z
    .array(
      z.object({
        entryNumber: z.number().int().min(0).max(10_000),
        /** 0 takes the line out. */
        quantity: z.number().int().min(0).max(999_999).optional(),
        /** Of one piece, ex GST, in units of the currency, in whole cents. */
        price: z
          .number()
          .min(0, "Enter a price from 0.")
          .max(MOST_PRICE, `Enter a price of at most ${MOST_PRICE}.`)
          .optional(),
      }),
    )
    .max(500)
    .optional(),
  terms: optionalLines(MESSAGE),
  /** The last day on which the offer holds; an instant in OCC, of which the day counts. */
  expirationTime: dayOrInstantText(
    "Enter the last day on which the offer holds, such as 2027-07-01.",
  ).optional(),
});

export const ActionBody = z.object({
  action: z.enum(QUOTE_ACTIONS),
  /** That of the page somebody acts on: another one is refused. */
  version: z.number().int().min(0).max(1_000_000).optional(),
});

export const CommentBody = z.object({ text: requiredLines(MESSAGE) });

/** Per cent off every list price, an amount off the goods in all, or what they are to cost in all; amounts without GST. */
export const DiscountBody = z
  .object({
    discountRate: z.number().min(0).max(10_000_000),
    discountType: z.enum(["PERCENT", "ABSOLUTE", "TARGET"]),
  })
  .refine(({ discountRate, discountType }) => discountType !== "PERCENT" || discountRate <= 100, {
    error: "Enter a number from 0 to 100.",
    path: ["discountRate"],
  });

const PersonSchema = z.object({ customerId: z.string(), name: z.string() });

const QuoteSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    state: z.enum(QUOTE_STATES),
    /** For whoever asks: what is to be priced for the desk is with the desk for its customer. */
    stateDisplay: z.string(),
    version: z.number(),
    creationTime: z.string(),
    updatedTime: z.string(),
    /** The last local day on which the offer holds, YYYY-MM-DD. */
    validUntil: z.string().optional(),
    /** The day by which the goods are wanted, YYYY-MM-DD. */
    wantedBy: z.string().optional(),
    totalItems: z.number(),
    totalUnitCount: z.number(),
    /** Goods as their customer reads prices; of the offer once there is one. */
    subTotal: PriceSchema,
    /** Left out for the customer itself. */
    customer: PersonSchema.extend({ organisation: z.string(), unit: z.string() }).optional(),
  })
  .openapi("QuoteSummary");

export const QuoteListSchema = z
  .object({
    quotes: z.array(QuoteSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** How many have each state, for the filter. */
    states: z.array(z.object({ code: z.enum(QUOTE_STATES), name: z.string(), count: z.number() })),
  })
  .openapi("QuoteList");

const CommentSchema = z.object({
  author: PersonSchema,
  creationDate: z.string(),
  fromCustomer: z.boolean(),
  text: z.string(),
});

export const QuoteDetailSchema = QuoteSchema.omit({ subTotal: true })
  .extend({
    description: z.string().optional(),
    terms: z.string().optional(),
    /** The end of the last day on which the offer holds. */
    expirationTime: z.string().optional(),
    allowedActions: z.array(z.enum(QUOTE_ACTIONS)),
    /** Whether the asker may change it now. */
    changeable: z.boolean(),
    /** The cart that has its goods. */
    cartId: z.string().optional(),
    orderCode: z.string().optional(),
    entries: z.array(
      OrderEntrySchema.extend({
        /** What one piece cost when it was asked for, and what all do. */
        listPrice: PriceSchema,
        /** What the desk offers; without GST. Left out before there is an offer. */
        offerPrice: PriceSchema.optional(),
        comments: z.array(CommentSchema),
      }),
    ),
    /** Goods at the prices of the day when they were asked for. */
    previousEstimatedTotal: PriceSchema,
    comments: z.array(CommentSchema),
    history: z.array(
      z.object({
        date: z.string(),
        words: z.string(),
        by: PersonSchema.optional(),
        version: z.number(),
      }),
    ),
    ...TotalsShape,
  })
  .openapi("Quote");
