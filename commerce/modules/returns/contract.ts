import { z } from "@hono/zod-openapi";
import { EndingSchema } from "../recalls";
import { PriceSchema } from "../../http/money";
import { filtersSchema, PaginationSchema, SortSchema } from "../../http/paging";
import { shownDigest } from "../../http/short-digest";
import { optionalLines } from "../../http/text-schema";
import { EntryProductSchema } from "../carts";
import { fileIds, FileSchema } from "../files";
import { RETURN_STATES } from "./states";

const KIND = z.enum(["size", "fault", "unwanted"]);
const Action = z.object({
  kind: KIND,
  allowed: z.boolean(),
  /** Why not. */
  reason: z.string().optional(),
  message: z.string().optional(),
});
const Words = z.object({
  rows: z.array(z.object({ label: z.string(), amount: z.string() })),
  total: z.object({ label: z.string(), amount: z.string() }),
  /** How what is refunded comes back. */
  note: z.string().optional(),
});

/** Money on its way back to a card. */
const RefundSchema = z
  .object({
    code: z.string(),
    amount: PriceSchema,
    status: z.enum(["REQUESTED", "REFUSED", "REFUNDED"]),
    /** "Refunded to Visa ending in 4242 on 3 Dec 2026." */
    display: z.string(),
  })
  .openapi("CardRefund");

/** What can be done with the pieces of an order (contract §21.3). */
export const ReturnExchangeSchema = z
  .object({
    code: z.string(),
    entries: z.array(
      z.object({
        orderEntryNumber: z.number(),
        /** The exchange by which these pieces came; left out for those that the order delivered. */
        cameBy: z.string().optional(),
        /** The subject of errors about these pieces. */
        key: z.string(),
        quantity: z.number(),
        product: EntryProductSchema,
        selectedValueAdd: z.array(z.string()),
        basePrice: PriceSchema.optional(),
        packId: z.string().optional(),
        packName: z.string().optional(),
        returnsNote: z.string().optional(),
        deliveredDate: z.string(),
        /** The last local day for an exchange or return, YYYY-MM-DD. */
        lastDay: z.string(),
        actions: z.array(Action),
        sizeLabel: z.string(),
        /** What it is exchanged for at no charge, because its style is recalled or replaced; `sizes` are those of it. */
        replacement: z.object({ code: z.string(), name: z.string() }).optional(),
        ending: EndingSchema.optional(),
        sizes: z.array(
          z.object({
            code: z.string(),
            size: z.string(),
            dimension: z.string().optional(),
            available: z.boolean(),
            stockMessage: z.string(),
          }),
        ),
        /** Requests that are under way for others of these pieces. */
        waiting: z.array(z.object({ code: z.string(), quantity: z.number() })),
      }),
    ),
    reasons: z.array(z.object({ code: z.string(), kind: KIND, name: z.string() })),
  })
  .openapi("ReturnExchange");

export const AskBody = z.object({
  entries: z
    .array(
      z.object({
        orderEntryNumber: z.number().int().min(0).max(100_000),
        cameBy: z.string().max(60).optional(),
        quantity: z.number().int().min(1).max(100_000),
        type: z.enum(["RETURN", "EXCHANGE"]),
        reason: z.string().max(40),
        replacementCode: z.string().max(60).optional(),
        additionalComments: optionalLines(500),
      }),
    )
    .max(500),
  /** Of files with the purpose `fault`; they go with the faults. */
  files: fileIds,
  /** Of the price as it was shown; a request that costs or refunds something else by now is refused. */
  fingerprint: shownDigest,
});

export const ReturnPriceSchema = Words.extend({ refund: PriceSchema, fingerprint: z.string() }).openapi(
  "ReturnPrice",
);

/** A return request (contract §9) with what the shop's own pages need. */
export const ReturnRequestSchema = z
  .object({
    code: z.string(),
    /** The return authorisation number, which is its code. */
    rma: z.string(),
    status: z.enum(RETURN_STATES),
    statusDisplay: z.string(),
    creationTime: z.string(),
    cancellable: z.boolean(),
    order: z.object({ code: z.string() }),
    /** The last local day to post it, YYYY-MM-DD. */
    postBy: z.string(),
    /** Why it was refused or cancelled, or its refund was. */
    note: z.string().optional(),
    returnEntries: z.array(
      z.object({
        orderEntry: z.object({ entryNumber: z.number(), product: EntryProductSchema }),
        /** What the piece was made with, and what is sent instead will be made with. */
        selectedValueAdd: z.array(z.string()),
        expectedQuantity: z.number(),
        refundAmount: PriceSchema,
        type: z.enum(["RETURN", "EXCHANGE"]),
        kind: KIND,
        reason: z.object({ code: z.string(), name: z.string() }),
        additionalComments: z.string().optional(),
        replacement: EntryProductSchema.optional(),
        packName: z.string().optional(),
        /** How often these pieces were exchanged for another size, this time included, and how often they may be. */
        exchanges: z.number(),
        mostExchanges: z.number(),
      }),
    ),
    /** Pictures of what is wrong. */
    files: z.array(FileSchema),
    historyEntries: z.array(
      z.object({
        sequence: z.number(),
        timestamp: z.string(),
        actor: z.string(),
        status: z.enum(RETURN_STATES),
        statusDisplay: z.string(),
        note: z.string().optional(),
      }),
    ),
    /** The parcel with what is sent instead. */
    sent: z
      .object({ date: z.string(), carrier: z.string().optional(), trackingID: z.string().optional() })
      .optional(),
    subTotal: PriceSchema,
    deliveryCost: PriceSchema,
    totalPrice: PriceSchema,
    refundDeliveryCost: z.boolean(),
    charges: Words,
    /** What goes back to a card, once the pieces were checked. */
    refund: RefundSchema.optional(),
    from: z.object({
      name: z.string(),
      wearerId: z.string().optional(),
      unit: z.string(),
      address: z.string(),
    }),
  })
  .openapi("ReturnRequest");

export const AskedSchema = z
  .object({
    /** One for faults, which the desk decides first, and one for everything else. */
    returnRequests: z.array(z.object({ code: z.string(), status: z.enum(RETURN_STATES) })),
  })
  .openapi("ReturnExchangePlaced");

const Row = z.object({
  code: z.string(),
  rma: z.string(),
  status: z.enum(RETURN_STATES),
  statusDisplay: z.string(),
  creationTime: z.string(),
  order: z.object({ code: z.string() }),
  /** "Porter polo, M to L". */
  summary: z.array(z.string()),
  totalPrice: PriceSchema,
  note: z.string().optional(),
});

export const ReturnListSchema = z
  .object({ returnRequests: z.array(Row), pagination: PaginationSchema, sorts: z.array(SortSchema) })
  .openapi("ReturnRequestList");

export const ReturnFiltersSchema = filtersSchema("ReturnFilters");

export const ReturnErrorsSchema = z
  .object({ errors: z.array(z.object({ code: z.string(), message: z.string() })) })
  .openapi("ReturnExchangeErrors");

export const ReturnableOrdersSchema = z
  .object({
    orders: z.array(
      z.object({
        code: z.string(),
        placed: z.string(),
        /** The last local day for an exchange, YYYY-MM-DD. */
        lastDay: z.string(),
        summary: z.array(z.string()),
        pieces: z.number(),
      }),
    ),
  })
  .openapi("ReturnableOrders");

export const SORTS = { byDate: "Newest first", byDateUp: "Oldest first", byOrderNumber: "Order" } as const;
export type Sort = keyof typeof SORTS;
