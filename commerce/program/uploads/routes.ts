import type { Registrar } from "../../http/registrar";
import { kindName } from "../kind-name";
import { KINDS } from "../kinds";
import { applyUpload, discardUpload } from "./apply";
import {
  ApplyBody,
  ExportQuery,
  MOST_BYTES,
  ProgramKindsSchema,
  ProgramRowsSchema,
  ProgramUploadDetailSchema,
  ProgramUploadListSchema,
  RowsQuery,
  SendQuery,
  UploadParams,
  UploadsQuery,
} from "./contract";
import { programNow, sentContent } from "./download";
import { sendUpload } from "./send";
import { listUploads, showRows, showUpload } from "./show";

const its = { tag: "Program data", who: "person", needs: "manage-program" } as const;
/** A program has rows of all of these. */
const EVERYTHING = ["catalogue:write", "prices:write", "stock:write", "people:write"] as const;
const base = "/program/uploads";
const one = `${base}/{uploadId}`;

/** Files of a program, taken and given on pages of the supplier's staff. */
export function programRoutes(api: Registrar): void {
  api.call(
    {
      ...its,
      method: "get",
      path: "/program/kinds",
      summary: "The kinds of rows that a program consists of",
      answer: ProgramKindsSchema,
    },
    () =>
      Promise.resolve({
        kinds: KINDS.map(({ file, about }) => ({ code: file, name: kindName(file), about })),
      }),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: "/program/files",
      summary: "The program as it stands: the CSV file of one kind, or a zip of all",
      query: ExportQuery,
      file: "application/zip",
    },
    (call) => programNow(call, call.query),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: base,
      scope: EVERYTHING,
      summary: "Takes a CSV file or a zip of a program; nothing of it is written yet",
      query: SendQuery,
      // A little more than the largest, so that one over the limit gets its own words.
      upload: MOST_BYTES + 100,
      answer: ProgramUploadDetailSchema,
      status: 201,
      locatedBy: "uploadId",
    },
    async (call) => {
      const { uploadId } = await sendUpload(call, call.query.kind);
      return showUpload(call, uploadId);
    },
  );
  api.call(
    {
      ...its,
      method: "get",
      path: base,
      summary: "The files of a program that staff sent, newest first",
      query: UploadsQuery,
      answer: ProgramUploadListSchema,
    },
    (call) => listUploads(call, call.query),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: one,
      summary: "What a file would change, or what it changed",
      params: UploadParams,
      answer: ProgramUploadDetailSchema,
    },
    (call) => showUpload(call, call.params.uploadId),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${one}/rows`,
      summary: "The rows of a file that are new, change something, are wrong or missing",
      params: UploadParams,
      query: RowsQuery,
      answer: ProgramRowsSchema,
    },
    (call) => showRows(call, call.params.uploadId, call.query),
  );
  api.call(
    {
      ...its,
      method: "get",
      path: `${one}/content`,
      summary: "A file as it was sent",
      params: UploadParams,
      file: "application/octet-stream",
    },
    (call) => sentContent(call, call.params.uploadId),
  );
  api.call(
    {
      ...its,
      method: "post",
      path: `${one}/apply`,
      scope: EVERYTHING,
      summary: "Writes all rows of a file, or none",
      params: UploadParams,
      body: ApplyBody,
      answer: ProgramUploadDetailSchema,
    },
    async (call) => {
      await applyUpload(call, call.params.uploadId, call.body);
      return showUpload(call, call.params.uploadId);
    },
  );
  api.call(
    {
      ...its,
      method: "delete",
      path: one,
      scope: EVERYTHING,
      summary: "Takes back a file that was not applied",
      params: UploadParams,
    },
    (call) => discardUpload(call, call.params.uploadId),
  );
}
