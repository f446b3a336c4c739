import { z } from "@hono/zod-openapi";
import { pageQuery, PaginationSchema } from "../../../http/paging";
import { UnusedColumnSchema } from "../../../http/csv/columns";
import { FIELDS, MOST_CELL } from "./file";
import { ROW_STATES } from "../tables";

const State = z.enum(ROW_STATES);

const Field = z.enum(FIELDS);

/** A CSV file as text. */
export const BulkBody = z.object({
  fileName: z.string().trim().min(1).max(120),
  text: z.string().min(1).max(4_000_000),
  /** The heads, for a text that has no line of them. */
  columns: z.array(z.string().trim().min(1).max(60)).max(40).optional(),
});
/** The largest call with such a file: JSON writes some characters as two. */
export const BULK_BYTES = 6 * 1024 * 1024;
export const BulkSentSchema = z.object({ uploadId: z.string() }).openapi("UserUploadSent");
export const BulkParams = z.object({ uploadId: z.string().min(1).max(60) });
export const BulkQuery = pageQuery.extend({
  state: State.optional(),
  /** Only rows with something to mend in this column. */
  column: z.string().max(60).optional(),
  /** Rows that one choice mends are one row. */
  together: z.enum(["true", "false"]).optional(),
});

/** `look` adds the rows to look at twice too. */
export const BulkAddQuery = z.object({ look: z.enum(["true", "false"]).optional() });

/** Cells to be written over, or what columns mean that were not understood; all rows are checked again. */
export const BulkFixBody = z.object({
  columns: z
    .array(z.object({ at: z.number().int().min(0).max(39), field: Field }))
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
});

export const UserUploadSchema = z
  .object({
    uploadId: z.string(),
    fileName: z.string(),
    columns: z.array(z.string()),
    /** Columns that nothing is read from. */
    unused: z.array(UnusedColumnSchema),
    /** What no column means though a file must have it. */
    missing: z.array(z.string()),
    /** What they could mean: what no other column does. */
    offered: z.array(z.object({ code: Field, name: z.string() })),
    sentDate: z.string(),
    /** The good rows are being added now. */
    adding: z.boolean(),
    pressed: z.boolean(),
    /** Why the last press ended before all good rows were added. They can be pressed again. */
    ended: z.string().optional(),
    counts: z.object({
      ready: z.number(),
      /** Good rows that may be a mistake. They are added only if that is asked for. */
      look: z.number(),
      mend: z.number(),
      there: z.number(),
      added: z.number(),
    }),
    all: z.number(),
    /** The columns that have something to mend, and in how many rows. */
    kinds: z.array(z.object({ column: z.string(), count: z.number() })),
    /** The same file was pressed before. */
    before: z.object({ name: z.string(), added: z.number(), date: z.string() }).optional(),
    rows: z.array(
      z.object({
        line: z.number(),
        /** With `together`: every line that is mended with this one, which is the first of them. */
        lines: z.array(z.number()),
        name: z.string(),
        cells: z.array(z.string()),
        state: State,
        faults: z.array(
          z.object({ column: z.string(), field: Field.optional(), cell: z.string(), message: z.string() }),
        ),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("UserUpload");

export const BulkDoneSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), uploadId: z.string() })
  .openapi("UserUploadDone");
