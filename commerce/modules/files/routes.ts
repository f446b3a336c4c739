import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { FileListSchema, FileSchema, PurposeQuery } from "./contract";
import { MEDIA_TYPES, MOST_BYTES, MOST_BYTES_TOGETHER, MOST_FILES } from "./kinds";
import { keepFile, removeFile, waitingFiles } from "./waiting";

const person = { tag: "Files", who: "person" } as const;

/** Files that wait for the form that they go with. */
export function fileRoutes(api: Registrar): void {
  api.call(
    {
      ...person,
      method: "get",
      path: "/users/{userId}/files",
      summary: "The person's files that wait for a form, and what may be sent",
      query: PurposeQuery,
      answer: FileListSchema,
    },
    async (call) => ({
      files: await waitingFiles(call, call.query.purpose),
      mostFiles: MOST_FILES,
      mostBytes: MOST_BYTES,
      mostBytesTogether: MOST_BYTES_TOGETHER,
      mediaTypes: [...MEDIA_TYPES],
    }),
  );
  api.call(
    {
      ...person,
      method: "post",
      path: "/users/{userId}/files",
      summary: "Keeps a file for a day, until the form that it goes with is sent",
      query: PurposeQuery,
      // A little more than the largest, so that one over the limit gets its own words.
      upload: MOST_BYTES + 100,
      status: 201,
      answer: FileSchema,
    },
    (call) => keepFile(call, call.query.purpose, call.upload),
  );
  api.call(
    {
      ...person,
      method: "delete",
      path: "/users/{userId}/files/{fileId}",
      summary: "Removes a file that waits for a form",
      params: z.object({ fileId: z.string().min(1).max(60) }),
    },
    (call) => removeFile(call, call.params.fileId),
  );
}
