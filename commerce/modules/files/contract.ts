import { z } from "@hono/zod-openapi";
import { PURPOSES } from "./tables";

export const FileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    mediaType: z.string(),
    /** In bytes. */
    size: z.number(),
  })
  .openapi("SentFile");

export const FileListSchema = z
  .object({
    files: z.array(FileSchema),
    /** The most files of one form, bytes of one file, and bytes of all together. */
    mostFiles: z.number(),
    mostBytes: z.number(),
    mostBytesTogether: z.number(),
    mediaTypes: z.array(z.string()),
  })
  .openapi("SentFileList");

export const PurposeQuery = z.object({ purpose: z.enum(PURPOSES) });

/** Ids of files that go with a form. */
export const fileIds = z.array(z.string().max(60)).max(20).default([]);
