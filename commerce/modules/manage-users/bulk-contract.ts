import { z } from "@hono/zod-openapi";
import { pageQuery, PaginationSchema } from "../../http/paging";

const State = z.enum(["ready", "mend", "there", "added"]);

/** A CSV file as text. */
export const BulkBody = z.object({
  fileName: z.string().trim().min(1).max(120),
  text: z.string().min(1).max(500_000),
});
export const BulkSentSchema = z.object({ uploadId: z.string() }).openapi("UserUploadSent");
export const BulkParams = z.object({ uploadId: z.string().min(1).max(60) });
export const BulkQuery = pageQuery.extend({ state: State.optional() });

export const UserUploadSchema = z
  .object({
    uploadId: z.string(),
    fileName: z.string(),
    columns: z.array(z.string()),
    sentDate: z.string(),
    /** The good rows are being added now. */
    adding: z.boolean(),
    pressed: z.boolean(),
    counts: z.object({ ready: z.number(), mend: z.number(), there: z.number(), added: z.number() }),
    all: z.number(),
    /** The same file was pressed before. */
    before: z.object({ name: z.string(), added: z.number(), date: z.string() }).optional(),
    rows: z.array(
      z.object({
        line: z.number(),
        name: z.string(),
        cells: z.array(z.string()),
        state: State,
        faults: z.array(z.object({ column: z.string(), cell: z.string(), message: z.string() })),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("UserUpload");

export const BulkDoneSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), uploadId: z.string() })
  .openapi("UserUploadDone");
