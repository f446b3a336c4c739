import type { Registrar } from "../../../http/registrar";
import { fixUpload } from "./fix";
import { pressUpload, sendUpload, showUpload } from "./read";
import {
  BULK_BYTES,
  BulkAddQuery,
  BulkBody,
  BulkDoneSchema,
  BulkFixBody,
  BulkParams,
  BulkQuery,
  BulkSentSchema,
  UserUploadSchema,
} from "./contract";

const manages = { tag: "Manage users", who: "person", needs: "manage-organisation" } as const;
const base = "/manage-users/bulk";

/** Many people from one file (contract §21.6). */
export function bulkRoutes(api: Registrar): void {
  api.call(
    {
      ...manages,
      method: "post",
      path: base,
      scope: "people:write",
      summary: "Checks a CSV file of people; nobody is added yet",
      body: BulkBody,
      mostBytes: BULK_BYTES,
      answer: BulkSentSchema,
      status: 201,
      locatedBy: "uploadId",
    },
    ({ body, ...call }) => sendUpload(call, body),
  );
  api.call(
    {
      ...manages,
      method: "get",
      path: `${base}/{uploadId}`,
      summary: "An upload of the caller, with what is wrong in its rows",
      params: BulkParams,
      query: BulkQuery,
      answer: UserUploadSchema,
    },
    ({ params, query, ...call }) => showUpload(call, params.uploadId, query),
  );
  api.call(
    {
      ...manages,
      method: "patch",
      path: `${base}/{uploadId}`,
      scope: "people:write",
      summary: "Writes cells of an upload over and checks all its rows again",
      params: BulkParams,
      body: BulkFixBody,
      answer: BulkDoneSchema,
    },
    ({ params, body, ...call }) => fixUpload(call, params.uploadId, body),
  );
  api.call(
    {
      ...manages,
      method: "post",
      path: `${base}/{uploadId}/add`,
      scope: "people:write",
      summary: "Adds the people of the good rows, a few at a time",
      params: BulkParams,
      query: BulkAddQuery,
      answer: BulkDoneSchema,
      status: 202,
    },
    ({ params, query, ...call }) => pressUpload(call, params.uploadId, query.look === "true"),
  );
}
