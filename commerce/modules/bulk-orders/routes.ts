import type { Registrar } from "../../http/registrar";
import {
  BulkDetailSchema,
  BulkFiltersSchema,
  BulkPressedSchema,
  BulkSentSchema,
  BulkUploadListSchema,
  ColumnsBody,
  LinesQuery,
  PressQuery,
  UPLOAD_BYTES,
  UploadBody,
  UploadParams,
  UploadsQuery,
} from "./contract";
import { acknowledge, fileFilters, listFiles, showFile } from "./read";
import { pressFile } from "./press";
import { mapColumns, sendFile } from "./uploads";

const own = { tag: "Bulk orders", who: "person" } as const;
const base = "/bulkOrders";

/** Many orders from one file, on the wholesale site (spec 001 §2 and §6, contract §21.8). */
export function bulkOrderRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "post",
      path: base,
      scope: "orders:write",
      summary: "Checks a CSV file of orders; nothing is ordered yet",
      body: UploadBody,
      mostBytes: UPLOAD_BYTES,
      answer: BulkSentSchema,
      status: 201,
      locatedBy: "uploadId",
    },
    async ({ body, ...call }) => {
      const sent = await sendFile(call, body);
      return { ...sent, acknowledgement: await acknowledge(call, sent.uploadId) };
    },
  );
  api.call(
    {
      ...own,
      method: "get",
      path: base,
      scope: "orders:read",
      summary: "The files of orders that the caller has sent",
      query: UploadsQuery,
      answer: BulkUploadListSchema,
    },
    ({ query, ...call }) => listFiles(call, query),
  );
  // Before {uploadId}, which would match it.
  api.call(
    {
      ...own,
      method: "get",
      path: `${base}/filters`,
      scope: "orders:read",
      summary: "How many of the caller's files are in each state",
      answer: BulkFiltersSchema,
    },
    fileFilters,
  );
  api.call(
    {
      ...own,
      method: "get",
      path: `${base}/{uploadId}`,
      scope: "orders:read",
      summary: "A file of the caller, with its orders and lines",
      params: UploadParams,
      query: LinesQuery,
      answer: BulkDetailSchema,
    },
    ({ params, query, ...call }) => showFile(call, params.uploadId, query),
  );
  api.call(
    {
      ...own,
      method: "patch",
      path: `${base}/{uploadId}`,
      scope: "orders:write",
      summary: "Says what columns of a file mean that were not understood, and checks its lines again",
      params: UploadParams,
      body: ColumnsBody,
      answer: BulkSentSchema,
    },
    async ({ params, body, ...call }) => {
      const sent = await mapColumns(call, params.uploadId, body.columns);
      return { ...sent, acknowledgement: await acknowledge(call, sent.uploadId) };
    },
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${base}/{uploadId}/place`,
      scope: "orders:write",
      summary: "Places the ready orders of a file, one after the other",
      params: UploadParams,
      query: PressQuery,
      answer: BulkPressedSchema,
      status: 202,
    },
    ({ params, query, ...call }) => pressFile(call, params.uploadId, query.fingerprint),
  );
}
