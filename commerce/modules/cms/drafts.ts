import { sql } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { OccError } from "../../http/errors";
import type { Person } from "../../http/principal";
import { pageOf, PaginationSchema, pagination } from "../../http/paging";
import type { ContentView } from "./content";
import { CONTENT_KINDS, type ContentKind, slotOf } from "./editing/kinds";
import { positionLabel } from "./editing/places";
import { contentSeenBy, draftContentFor } from "./read";
import { isTicket, makeTicket } from "./ticket";
import type { Secrets } from "../../http/signature";

/** What the module needs to know of this API. */
export interface CmsSettings {
  /** Signs the tickets of previews. */
  secrets: Secrets;
  /** The last part of a preview's address in the storefront. */
  previewRoute?: string;
}

type CmsCall = Pick<Call, "db" | "baseSite" | "now"> & { about?: Person };

/**
 * The content that a call is answered from: the published one as its reader sees it, or with a ticket that with its
 * drafts, whomever it is shown to.
 * @throws OccError 403 PreviewError for a ticket that is over, or of another site.
 */
export function contentOfCall(
  call: CmsCall,
  { secrets }: CmsSettings,
  ticket: string | undefined,
): Promise<ContentView> {
  if (!ticket) return contentSeenBy(call);
  const { db, baseSite, now } = call;
  if (isTicket(ticket, baseSite.uid, secrets, now())) return draftContentFor(db, baseSite.uid);
  throw new OccError(403, {
    type: "PreviewError",
    message: "This preview is over. Open it again.",
    reason: "expired",
    subject: "cmsTicketId",
    subjectType: "parameter",
  });
}

export const DraftsSchema = z
  .object({
    drafts: z.array(
      z.object({
        uid: z.string(),
        kind: z.enum(CONTENT_KINDS),
        name: z.string(),
        updated: z.string(),
        /** The content page that it is on; without a label it is on several pages. */
        page: z.object({ label: z.string().optional(), title: z.string() }),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("CmsDraftList");

/** Not the draft of a component that is gone. */
const IS_THERE = sql`(d.kind <> 'components' or exists (select from cms_components c
  where c.site = d.site and c.uid = d.component_uid))`;

/** What has a draft that is not published yet, the latest first; two statements. */
export async function listDrafts(
  { db, baseSite }: CmsCall,
  asked: { currentPage?: number; pageSize?: number },
) {
  const page = pageOf(asked);
  const rows = await rowsOf<{
    uid: string;
    kind: ContentKind;
    name: string;
    updated_at: string;
    label: string | null;
    title: string | null;
  }>(
    db,
    sql`select d.component_uid as uid, d.kind, coalesce(c.name, own.name, 'Every page') as name, d.updated_at,
        coalesce(p.label, case when own.page_type = 'ContentPage' and own.label like '/%' then own.label end) as label,
        coalesce(p.title, own.title) as title
      from cms_drafts d
        left join cms_components c on d.kind = 'components' and c.site = d.site and c.uid = d.component_uid
        left join cms_pages own on d.kind <> 'components' and own.site = d.site
          and own.uid = split_part(d.component_uid, '~', 1)
        left join lateral (select p.label, p.title from cms_slots s join cms_pages p on p.site = s.site and p.uid = s.page_uid
          where s.site = d.site and d.kind = 'components' and s.component_uid = d.component_uid
            and p.page_type = 'ContentPage' and p.label like '/%' order by p.uid limit 1) p on true
      where d.site = ${baseSite.uid} and ${IS_THERE} order by d.updated_at desc, d.component_uid
      limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from cms_drafts d where d.site = ${baseSite.uid} and ${IS_THERE}`,
  );
  return {
    drafts: rows.map((row) => ({
      uid: row.uid,
      kind: row.kind,
      name:
        row.kind === "slots" ? `${positionLabel(slotOf(row.uid)?.position ?? "")}: ${row.name}` : row.name,
      updated: occDate(new Date(row.updated_at)),
      page: { label: row.label ?? undefined, title: row.title ?? "All pages" },
    })),
    pagination: pagination(page, counted!.total, "updated"),
  };
}

export const TicketBody = z.object({
  /** The page that the preview begins with; the home page without. */
  pageLabel: z
    .string()
    .max(120)
    .regex(/^\/[\w/-]*$/, "Must be the label of a page, which begins with a slash.")
    .optional(),
});

export const TicketSchema = z
  .object({
    cmsTicketId: z.string(),
    expires: z.string(),
    /** Where the preview begins, behind the shop's address. */
    previewPath: z.string(),
  })
  .openapi("CmsPreviewTicket");

/** A ticket for a preview of the site. It is signed, so nothing is stored. */
export function giveTicket(
  { baseSite, now }: CmsCall,
  { secrets, previewRoute = "cx-preview" }: CmsSettings,
  { pageLabel = "/" }: z.infer<typeof TicketBody>,
) {
  const { ticket, expires } = makeTicket(baseSite.uid, secrets, now());
  const page = pageLabel.replace(/\/+$/, "");
  return Promise.resolve({
    cmsTicketId: ticket,
    expires: occDate(expires),
    previewPath: `${page}/${previewRoute}?cmsTicketId=${ticket}`,
  });
}
