import { z } from "@hono/zod-openapi";
import { pageQuery, PaginationSchema } from "../../http/paging";

/** The largest file in bytes, a zip as it is sent. */
export const MOST_BYTES = 10_000_000;

const UPLOAD_STATES = ["checked", "applied"] as const;
const ROW_STATES = ["new", "change", "wrong", "missing"] as const;
export type RowState = (typeof ROW_STATES)[number];

const kind = z.string().max(60).optional();

/** A CSV file that is not named after its kind says so here. */
export const SendQuery = z.object({ kind });
export const UploadParams = z.object({ uploadId: z.string().min(1).max(60) });
export const UploadsQuery = pageQuery;
export const RowsQuery = pageQuery.extend({ kind, state: z.enum(ROW_STATES).optional() });
export const ExportQuery = z.object({ kind, organisation: z.string().max(60).optional() });

export const ApplyBody = z.object({
  /** The one of the answer that somebody decided by: what would be written must still be the same. */
  version: z.string().min(1).max(60),
  /** Closes or deletes what the files do not have. */
  prune: z.boolean().default(false),
});

const PersonSchema = z.object({ customerId: z.string(), name: z.string() });

const ProgramUploadSchema = z
  .object({
    uploadId: z.string(),
    fileName: z.string(),
    /** In bytes. */
    size: z.number(),
    status: z.enum(UPLOAD_STATES),
    statusDisplay: z.string(),
    sentDate: z.string(),
    sentBy: PersonSchema,
    appliedDate: z.string().optional(),
    appliedBy: PersonSchema.optional(),
    /** Rows that were written, closed or deleted. */
    rowCount: z.number().optional(),
    /** Whether the file can be downloaded still. */
    kept: z.boolean(),
  })
  .openapi("ProgramUpload");

export const ProgramUploadListSchema = z
  .object({ uploads: z.array(ProgramUploadSchema), pagination: PaginationSchema })
  .openapi("ProgramUploadList");

const ProgramFaultSchema = z.object({
  file: z.string(),
  line: z.number().optional(),
  column: z.string().optional(),
  message: z.string(),
});

export const ProgramUploadDetailSchema = ProgramUploadSchema.extend({
  /** What the files would do, or did. */
  kinds: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      added: z.number(),
      changed: z.number(),
      same: z.number(),
      wrong: z.number(),
      /** Rows that are there and not in the file. */
      missing: z.number(),
      /** What pruning does to those: close or delete. */
      missingDoes: z.string().optional(),
    }),
  ),
  faultCount: z.number(),
  /** The first of them. */
  faults: z.array(ProgramFaultSchema),
  /** Of what would be written now; missing where nothing can be. */
  version: z.string().optional(),
}).openapi("ProgramUploadDetail");

export const ProgramRowsSchema = z
  .object({
    rows: z.array(
      z.object({
        state: z.enum(ROW_STATES),
        /** The code of the row, or several where one does not tell it apart. */
        key: z.string(),
        /** Of a wrong row: where it is in the file. */
        line: z.number().optional(),
        cells: z.array(z.object({ column: z.string(), from: z.string().optional(), to: z.string() })),
        message: z.string().optional(),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("ProgramUploadRows");

export const ProgramKindsSchema = z
  .object({
    kinds: z.array(z.object({ code: z.string(), name: z.string(), about: z.string() })),
  })
  .openapi("ProgramKinds");
