import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { OccError } from "../../http/errors";
import { pageOf, pageQuery } from "../../http/paging";
import { CmsComponentListSchema, CmsComponentSchema, CmsPageSchema } from "./contract";
import { findPage } from "./content";
import {
  type CmsSettings,
  contentOfCall,
  DraftsSchema,
  giveTicket,
  listDrafts,
  TicketBody,
  TicketSchema,
} from "./drafts";
import { editingRoutes } from "./editing/routes";

const tag = "CMS";
/** Product and category pages have a code in the request; one page serves all codes. */
const context = {
  code: z.string().max(80).optional(),
  productCode: z.string().max(80).optional(),
  categoryCode: z.string().max(80).optional(),
  catalogCode: z.string().max(80).optional(),
  cmsTicketId: z.string().max(1000).optional(),
};

const missing = (what: string) =>
  new OccError(404, {
    type: "CMSItemNotFoundError",
    message: `No content was found for ${what}.`,
    reason: "notFound",
  });

/** CMS calls take a level in `fields`, never a list of names (contract §1.4). */
function onlyLevel(query: object): void {
  const { fields } = query as { fields?: string };
  if (fields && !["BASIC", "DEFAULT", "FULL"].includes(fields.trim())) {
    throw new OccError(400, {
      type: "ConversionError",
      message: "Incorrect fields: CMS calls take BASIC, DEFAULT or FULL",
    });
  }
}

/** CMS calls (contract §4). Content is public, so no sign-in is needed. */
export function cmsRoutes(api: Registrar, settings: CmsSettings): void {
  api.call(
    {
      method: "get",
      path: "/cms/pages",
      tag,
      summary: "A page by label or type with its slots; without parameters the homepage",
      who: "anyone",
      query: z.object({
        pageType: z.string().max(60).optional(),
        pageLabelOrId: z.string().max(300).optional(),
        ...context,
      }),
      answer: CmsPageSchema,
    },
    async ({ query, ...call }) => {
      onlyLevel(query);
      const page = findPage(await contentOfCall(call, settings, query.cmsTicketId), query);
      if (!page) throw missing(query.pageLabelOrId ?? query.pageType ?? "the homepage");
      return page;
    },
  );
  api.call(
    {
      method: "get",
      path: "/cms/pages/{pageId}",
      tag,
      summary: "A page by its id with its slots",
      who: "anyone",
      params: z.object({ pageId: z.string().min(1).max(200) }),
      query: z.object(context),
      answer: CmsPageSchema,
    },
    async ({ query, params: { pageId }, ...call }) => {
      onlyLevel(query);
      const { pages } = await contentOfCall(call, settings, query.cmsTicketId);
      const page = pages.find(({ uid }) => uid === pageId);
      if (!page) throw missing(`page ${pageId}`);
      return page;
    },
  );
  api.call(
    {
      method: "get",
      path: "/cms/components",
      tag,
      summary: "Components by id, in the order asked for; without ids all of the site's",
      who: "anyone",
      query: z.object({
        componentIds: z.string().max(4000).optional(),
        currentPage: z.coerce.number().int().min(0).max(1_000_000).optional(),
        pageSize: z.coerce.number().int().optional(),
        sort: z.string().max(60).optional(),
        ...context,
      }),
      answer: CmsComponentListSchema,
    },
    async ({ query, ...call }) => {
      onlyLevel(query);
      const { components } = await contentOfCall(call, settings, query.cmsTicketId);
      const ids = query.componentIds?.split(",").map((id) => id.trim()) ?? [...components.keys()];
      const found = [...new Set(ids)].flatMap((id) => components.get(id) ?? []);
      const page = pageOf(query, 10);
      const shown = found.slice(page.offset, page.offset + page.pageSize);
      return {
        component: shown,
        pagination: {
          page: page.currentPage,
          count: shown.length,
          totalCount: found.length,
          totalPages: Math.ceil(found.length / page.pageSize),
        },
        sorts: [],
      };
    },
  );
  api.call(
    {
      method: "get",
      path: "/cms/components/{componentId}",
      tag,
      summary: "One component",
      who: "anyone",
      params: z.object({ componentId: z.string().min(1).max(200) }),
      query: z.object(context),
      answer: CmsComponentSchema,
    },
    async ({ query, params: { componentId }, ...call }) => {
      onlyLevel(query);
      const { components } = await contentOfCall(call, settings, query.cmsTicketId);
      const component = components.get(componentId);
      if (!component) throw missing(`component ${componentId}`);
      return component;
    },
  );
  draftRoutes(api, settings);
  editingRoutes(api);
}

/** What is not published yet, for those who look after it (spec 002 §1, smart edit). */
function draftRoutes(api: Registrar, settings: CmsSettings): void {
  const previews = { tag, who: "person", needs: "preview-content" } as const;
  api.call(
    {
      ...previews,
      method: "get",
      path: "/cms/drafts",
      summary: "What has a draft, the latest first",
      query: pageQuery,
      answer: DraftsSchema,
    },
    ({ query, ...call }) => listDrafts(call, query),
  );
  api.call(
    {
      ...previews,
      method: "post",
      path: "/cms/previewTickets",
      summary: "A ticket for a preview of the site with its drafts, for an hour; it changes nothing",
      reads: true,
      body: TicketBody,
      answer: TicketSchema,
      status: 201,
    },
    ({ body, ...call }) => giveTicket(call, settings, body),
  );
}
