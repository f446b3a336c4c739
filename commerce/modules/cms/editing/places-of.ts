import { and, eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../database/connection";
import { cmsPages } from "../tables";
import { type ContentKey, EVERY_PAGE, slotOf, slotUid } from "./kinds";
import { positionLabel } from "./places";

export const placeView = (pageId: string, pageName: string | null | undefined, position: string) => ({
  pageId,
  pageName: pageId === EVERY_PAGE ? "Every page" : (pageName ?? pageId),
  slotId: slotUid(pageId, position),
  position,
  positionName: positionLabel(position),
});

/** Where a component stands, or will stand by a draft; a slot stands on its own page, and a page nowhere. */
export async function placesOf(db: Database, { site, kind, uid }: ContentKey) {
  if (kind === "pages") return [];
  const slot = kind === "slots" ? slotOf(uid) : undefined;
  const rows = slot
    ? await rowsOf<PlaceRow>(
        db,
        sql`select ${slot.pageUid}::text as page_uid, ${slot.position}::text as position,
          (select name from cms_pages where site = ${site} and uid = ${slot.pageUid}) as name`,
      )
    : await rowsOf<PlaceRow>(
        db,
        sql`select s.page_uid, s.position, p.name from cms_slots s
          left join cms_pages p on p.site = s.site and p.uid = s.page_uid
          where s.site = ${site} and s.component_uid = ${uid}
          union select split_part(d.component_uid, '~', 1), split_part(d.component_uid, '~', 2), p.name from cms_drafts d
          left join cms_pages p on p.site = d.site and p.uid = split_part(d.component_uid, '~', 1)
          where d.site = ${site} and d.kind = 'slots' and d.fields -> 'components' @> to_jsonb(${uid}::text)
          order by page_uid, position`,
      );
  return rows.map(({ page_uid, position, name }) => placeView(page_uid, name, position));
}

interface PlaceRow {
  page_uid: string;
  position: string;
  name: string | null;
}

/** The label of the page that a preview begins with: the first that can be opened, else the home page. */
export async function previewLabelOf(
  db: Database,
  { site, kind, uid }: ContentKey,
  places: readonly { pageId: string }[],
): Promise<string> {
  const [pageUid] = kind === "pages" ? [uid] : places.map(({ pageId }) => pageId);
  if (pageUid === undefined || pageUid === EVERY_PAGE) return "/";
  const [page] = await db
    .select({ label: cmsPages.label, pageType: cmsPages.pageType })
    .from(cmsPages)
    .where(and(eq(cmsPages.site, site), eq(cmsPages.uid, pageUid)));
  return page?.pageType === "ContentPage" && /^\/[\w/-]*$/.test(page.label) ? page.label : "/";
}
