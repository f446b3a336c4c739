import { z } from "@hono/zod-openapi";
import { UnusedColumnSchema } from "../../../http/csv/columns";
import { PriceSchema } from "../../../http/money";
import { pageQuery, PaginationSchema } from "../../../http/paging";
import { optionalText } from "../../../http/text-schema";
import { TEAM_ORDER_STATES, TEAM_ROW_STATES } from "../tables";
import { FIELDS } from "./fields";
import { MOST_CELL } from "./read-file";

/** checking: orders are being tried; ready: some can be placed; mend: none can; placing; placed: nothing is left to do. */
export const TEAM_FILE_STATES = ["checking", "ready", "mend", "placing", "placed"] as const;
export type TeamFileState = (typeof TEAM_FILE_STATES)[number];

const orderFields = { purchaseOrderNumber: optionalText(500), reason: optionalText(100) };

/** A CSV file as text. */
export const TeamFileBody = z.object({
  fileName: z.string().trim().min(1).max(120),
  text: z.string().min(1).max(500_000),
  ...orderFields,
});

/** Cells to be written over, what columns mean, or what all orders have; all rows that are not ordered are checked again. */
export const TeamFixBody = z.object({
  columns: z
    .array(z.object({ at: z.number().int().min(0).max(39), field: z.enum(FIELDS) }))
    .max(10)
    .optional(),
  cells: z
    .array(
      z.object({
        line: z.number().int().min(1),
        column: z.string().min(1).max(60),
        text: z.string().trim().max(MOST_CELL),
      }),
    )
    .max(500)
    .optional(),
  ...orderFields,
});

export const TeamRowsQuery = pageQuery.extend({
  state: z.enum(TEAM_ROW_STATES).optional(),
  /** Only rows with something to mend in this column. */
  column: z.string().max(60).optional(),
});

export const TeamDoneSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), draftId: z.string() })
  .openapi("TeamFileDone");

export const TeamFileSchema = z
  .object({
    draftId: z.string(),
    name: z.string(),
    fileName: z.string(),
    status: z.enum(TEAM_FILE_STATES),
    sentDate: z.string(),
    pressedDate: z.string().optional(),
    /** Of what would be ordered, as it is shown: the press sends it back. */
    fingerprint: z.string(),
    columns: z.array(z.string()),
    /** Columns that nothing is read from. */
    unused: z.array(UnusedColumnSchema),
    /** What no column means though a file must have it. */
    missing: z.array(z.string()),
    /** What they could mean: what no other column does. */
    offered: z.array(z.object({ code: z.enum(FIELDS), name: z.string() })),
    purchaseOrderNumber: z.string().optional(),
    purchaseOrderMandatory: z.boolean(),
    reason: z.string().optional(),
    /** What packs of these people let choose from if something is replaced. */
    reasons: z.array(z.string()),
    all: z.number(),
    counts: z.object({
      mend: z.number(),
      check: z.number(),
      ready: z.number(),
      out: z.number(),
      there: z.number(),
      placed: z.number(),
    }),
    orders: z.object({ check: z.number(), ready: z.number(), placing: z.number(), placed: z.number() }),
    /** Of the orders that are ready, with freight and GST; missing where prices are not shown. */
    total: PriceSchema.optional(),
    /** How many of them will wait for an approval. */
    waits: z.number(),
    /** People who have an order that is ready, and rows to mend that are not in it. */
    partly: z.number(),
    /** The columns that have something to mend, and in how many rows. */
    kinds: z.array(z.object({ column: z.string(), count: z.number() })),
    /** The same file was pressed before. */
    before: z
      .object({ name: z.string(), date: z.string(), orders: z.number(), pieces: z.number() })
      .optional(),
    rows: z.array(
      z.object({
        line: z.number(),
        cells: z.array(z.string()),
        state: z.enum(TEAM_ROW_STATES),
        person: z.string(),
        item: z.string(),
        quantity: z.number(),
        orderCode: z.string().optional(),
        /** What is to be mended; of a row `there`, where the same was ordered before. */
        faults: z.array(
          z.object({
            column: z.string(),
            field: z.enum(FIELDS).optional(),
            cell: z.string(),
            message: z.string(),
            options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
          }),
        ),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("TeamFile");

export const TeamFileOrdersSchema = z
  .object({
    orders: z.array(
      z.object({
        number: z.number(),
        name: z.string(),
        state: z.enum(TEAM_ORDER_STATES),
        message: z.string().optional(),
        rowCount: z.number(),
        pieceCount: z.number(),
        total: PriceSchema.optional(),
        waits: z.boolean(),
        orderCode: z.string().optional(),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("TeamFileOrders");
