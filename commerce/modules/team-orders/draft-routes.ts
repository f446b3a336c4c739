import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { shownDigest } from "../../http/short-digest";
import { z } from "@hono/zod-openapi";
import {
  changeDraft,
  deleteDraft,
  DraftBody,
  DraftChangeBody,
  DraftListSchema,
  DraftParams,
  DraftSchema,
  keepDraft,
  listDrafts,
  showDraft,
} from "./drafts";
import { fixTeamFile, pressTeamFile, sendTeamFile } from "./file/change";
import {
  TeamDoneSchema,
  TeamFileBody,
  TeamFileOrdersSchema,
  TeamFileSchema,
  TeamFixBody,
  TeamRowsQuery,
} from "./file/contract";
import { showTeamFile, showTeamFileOrders } from "./file/read";

const own = { tag: "Proxy orders", who: "person", needs: "order-for-others" } as const;
const drafts = "/orgUsers/{userId}/proxy/teamDrafts";
const files = "/orgUsers/{userId}/proxy/teamFiles";

/** Team orders that were begun: pages that are kept (docs/decisions/0134). */
export function teamDraftRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "get",
      path: drafts,
      scope: "orders:read",
      summary: "The team orders that the caller began: pages that were kept, and files",
      query: pageQuery,
      answer: DraftListSchema,
    },
    (call) => listDrafts(call, call.query),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: drafts,
      scope: "orders:write",
      summary: "Keeps what was typed on the page of a team order, under a name",
      body: DraftBody,
      answer: DraftSchema,
      status: 201,
      locatedBy: "draftId",
    },
    ({ body, ...call }) => keepDraft(call, body),
  );
  api.call(
    {
      ...own,
      method: "get",
      path: `${drafts}/{draftId}`,
      scope: "orders:read",
      summary: "A begun team order of the caller",
      params: DraftParams,
      answer: DraftSchema,
    },
    (call) => showDraft(call, call.params.draftId),
  );
  api.call(
    {
      ...own,
      method: "patch",
      path: `${drafts}/{draftId}`,
      scope: "orders:write",
      summary: "Renames a begun team order, or keeps its page as it is now",
      params: DraftParams,
      body: DraftChangeBody,
      answer: DraftSchema,
    },
    ({ params, body, ...call }) => changeDraft(call, params.draftId, body),
  );
  api.call(
    {
      ...own,
      method: "delete",
      path: `${drafts}/{draftId}`,
      scope: "orders:write",
      summary: "Deletes a begun team order; a file that was ordered from stays",
      params: DraftParams,
      status: 204,
    },
    (call) => deleteDraft(call, call.params.draftId),
  );
}

/** Team orders from a file (docs/decisions/0134). */
export function teamFileRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "post",
      path: files,
      scope: "orders:write",
      summary: "Checks a CSV file of a team order; nothing is ordered yet",
      body: TeamFileBody,
      mostBytes: 1024 * 1024,
      answer: TeamDoneSchema,
      status: 201,
      locatedBy: "draftId",
    },
    ({ body, ...call }) => sendTeamFile(call, body),
  );
  api.call(
    {
      ...own,
      method: "get",
      path: `${files}/{draftId}`,
      scope: "orders:read",
      summary: "A file of the caller, with what is wrong in its rows",
      params: DraftParams,
      query: TeamRowsQuery,
      answer: TeamFileSchema,
    },
    ({ params, query, ...call }) => showTeamFile(call, params.draftId, query),
  );
  api.call(
    {
      ...own,
      method: "get",
      path: `${files}/{draftId}/orders`,
      scope: "orders:read",
      summary: "The orders of a file of the caller, one for each person",
      params: DraftParams,
      query: pageQuery,
      answer: TeamFileOrdersSchema,
    },
    ({ params, query, ...call }) => showTeamFileOrders(call, params.draftId, query),
  );
  api.call(
    {
      ...own,
      method: "patch",
      path: `${files}/{draftId}`,
      scope: "orders:write",
      summary: "Writes cells of a file over, or what all its orders have, and checks its rows again",
      params: DraftParams,
      body: TeamFixBody,
      answer: TeamDoneSchema,
    },
    ({ params, body, ...call }) => fixTeamFile(call, params.draftId, body),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${files}/{draftId}/place`,
      scope: "orders:write",
      summary: "Places the ready orders of a file, a few at a time",
      params: DraftParams,
      query: z.object({ fingerprint: shownDigest }),
      answer: TeamDoneSchema,
      status: 202,
    },
    ({ params, query, ...call }) => pressTeamFile(call, params.draftId, query.fingerprint),
  );
}
