import { z } from "@hono/zod-openapi";
import { PriceSchema } from "../../http/money";
import { filtersSchema, pageQuery, PaginationSchema } from "../../http/paging";
import { UnusedColumnSchema } from "../../http/csv/columns";
import { shownDigest } from "../../http/short-digest";
import { FIELDS } from "./file";
import { FILE_STATES, ORDER_STATES } from "./tables";

/** A CSV file as text. */
export const UploadBody = z.object({
  fileName: z.string().trim().min(1).max(120),
  text: z.string().min(1).max(1_000_000),
});
/** The largest call with such a file: JSON writes some characters as two. */
export const UPLOAD_BYTES = 2 * 1024 * 1024;
/** What columns of a file mean that were not understood; all its lines are checked again. */
export const ColumnsBody = z.object({
  columns: z
    .array(z.object({ at: z.number().int().min(0).max(39), field: z.enum(FIELDS) }))
    .min(1)
    .max(10),
});
export const UploadParams = z.object({ uploadId: z.string().min(1).max(60) });
export const UploadsQuery = pageQuery.extend({
  search: z.string().max(200).optional(),
  status: z.enum(FILE_STATES).optional(),
});
export const LinesQuery = pageQuery.extend({
  /** Only lines of orders in this state. */
  state: z.enum(ORDER_STATES).optional(),
});

export const PressQuery = z.object({ fingerprint: shownDigest });

const Counts = {
  orderCount: z.number(),
  lineCount: z.number(),
  pieceCount: z.number(),
  placedCount: z.number(),
};

const BulkUploadSchema = z
  .object({
    uploadId: z.string(),
    fileName: z.string(),
    status: z.enum(FILE_STATES),
    statusDisplay: z.string(),
    sentDate: z.string(),
    pressedDate: z.string().optional(),
    ...Counts,
  })
  .openapi("BulkUpload");

export const BulkUploadListSchema = z
  .object({ bulkOrders: z.array(BulkUploadSchema), pagination: PaginationSchema })
  .openapi("BulkUploadList");

export const BulkFiltersSchema = filtersSchema("BulkUploadFilters");

/** What became of each order of a file (contract §21.8). */
const AcknowledgementSchema = z.object({
  number: z.number(),
  purchaseOrderNumber: z.string(),
  deliverTo: z.string(),
  state: z.enum(ORDER_STATES),
  /** Why the order as a whole is refused. */
  message: z.string().optional(),
  lineCount: z.number(),
  pieceCount: z.number(),
  /** Lines with something to mend. */
  mendCount: z.number(),
  /** With freight and GST; missing where the order could not be tried, or prices are not shown. */
  total: PriceSchema.optional(),
  /** Whether it waits, or will wait, for an approval. */
  waits: z.boolean(),
  orderCode: z.string().optional(),
});

export const BulkDetailSchema = BulkUploadSchema.extend({
  /** Of what would be ordered, as it is shown: the press sends it back. */
  fingerprint: z.string(),
  columns: z.array(z.string()),
  /** Columns that nothing is read from. */
  unused: z.array(UnusedColumnSchema),
  /** What no column means though a file must have it: nothing can be ordered until one is given that meaning. */
  missing: z.array(z.string()),
  offered: z.array(z.object({ code: z.enum(FIELDS), name: z.string() })),
  /** Orders of each state. */
  counts: z.object({ mend: z.number(), ready: z.number(), placed: z.number() }),
  acknowledgement: z.array(AcknowledgementSchema),
  /** The same file was pressed before. */
  before: z.object({ date: z.string(), orders: z.number() }).optional(),
  lines: z.array(
    z.object({
      line: z.number(),
      number: z.number(),
      cells: z.array(z.string()),
      code: z.string(),
      name: z.string(),
      quantity: z.number(),
      /** The quantity as the file has it. */
      asked: z.string(),
      /** Its quantity is 0, so it is not ordered. */
      leftOut: z.boolean(),
      faults: z.array(z.object({ column: z.string(), message: z.string() })),
    }),
  ),
  pagination: PaginationSchema,
}).openapi("BulkUploadDetail");

export const BulkSentSchema = z
  .object({
    uploadId: z.string(),
    status: z.enum(FILE_STATES),
    acknowledgement: z.array(AcknowledgementSchema),
  })
  .openapi("BulkUploadSent");

export const BulkPressedSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), uploadId: z.string() })
  .openapi("BulkUploadPressed");
