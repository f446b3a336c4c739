import { audienceIn, isShownTo, type Reader } from "./audience";
import type { CmsComponent, CmsPage } from "./contract";
import type { cmsComponents, cmsPages, cmsSlots } from "./tables";

/** The uid for slots that are on every page. */
const SHARED_PAGE = "*";
export const HOMEPAGE = "homepage";

type ComponentRow = typeof cmsComponents.$inferSelect;

export interface ContentRows {
  pages: (typeof cmsPages.$inferSelect)[];
  components: ComponentRow[];
  /** In display order. */
  slots: (typeof cmsSlots.$inferSelect)[];
  /** The units that components are shown to, each with itself and those below it. */
  unitLines: { aboveUid: string; uid: string }[];
}

/** Content as one reader sees it. */
export interface ContentView {
  pages: CmsPage[];
  components: Map<string, CmsComponent>;
}

/** All content of one site, assembled for reading. */
export interface Content extends ContentView {
  /** The same content without what is shown to others. Who has not signed in sees nothing that has an audience. */
  seenBy: (reader: Reader | undefined) => ContentView;
}

const componentOf = ({ fields: { shownTo: _, ...fields }, ...row }: ComponentRow): CmsComponent => ({
  // The columns of the row override fields of the same name.
  ...fields,
  uid: row.uid,
  typeCode: row.typeCode,
  name: row.name,
  container: "false",
  ...(row.flexType ? { flexType: row.flexType } : {}),
});

type Slot = CmsPage["contentSlots"]["contentSlot"][number];

function slotsOf(pageUid: string, rows: ContentRows["slots"], components: Map<string, CmsComponent>): Slot[] {
  const slots = new Map<string, Slot>();
  const shared = pageUid === SHARED_PAGE;
  for (const row of rows) {
    const component = row.pageUid === pageUid ? components.get(row.componentUid) : undefined;
    if (!component) continue;
    const slot = slots.get(row.position) ?? {
      slotId: shared ? `${row.position}Slot` : `${row.position}Slot-${pageUid}`,
      position: row.position,
      name: row.position,
      slotShared: shared,
      components: { component: [] },
    };
    slot.components.component.push(component);
    slots.set(row.position, slot);
  }
  return [...slots.values()];
}

/** Assembles pages from their rows. A page's own slot replaces the shared slot at the same position. */
export function contentOf(rows: ContentRows): Content {
  const whole = assembled(rows);
  const shown = rows.components
    .filter(({ fields }) => fields["shownTo"] !== undefined)
    .map(({ uid, fields }) => {
      const audience = audienceIn(fields);
      const lines = rows.unitLines.filter(({ aboveUid }) => audience?.units?.includes(aboveUid));
      return { uid, audience, below: new Set(lines.map((line) => line.uid)) };
    });
  const views = new Map<string, ContentView>();
  const seenBy = (reader: Reader | undefined) => {
    const hidden = shown
      .filter(({ audience, below }) => !(reader && audience && isShownTo(audience, below, reader)))
      .map(({ uid }) => uid);
    if (hidden.length === 0) return whole;
    const key = hidden.join(" ");
    if (views.size >= MOST_VIEWS && !views.has(key)) views.clear();
    const view =
      views.get(key) ??
      assembled({ ...rows, components: rows.components.filter(({ uid }) => !hidden.includes(uid)) });
    views.set(key, view);
    return view;
  };
  return { ...whole, seenBy };
}

/** Views of one content that are kept; there are as many as kinds of readers. */
const MOST_VIEWS = 50;

function assembled(rows: ContentRows): ContentView {
  const components = new Map(rows.components.map((row) => [row.uid, componentOf(row)]));
  const shared = slotsOf(SHARED_PAGE, rows.slots, components);
  const pages = rows.pages.map((row) => {
    const own = slotsOf(row.uid, rows.slots, components);
    const taken = new Set(own.map((slot) => slot.position));
    return {
      uid: row.uid,
      typeCode: row.pageType,
      template: row.template,
      name: row.name,
      title: row.title,
      label: row.label,
      robotTag: row.robotTag,
      contentSlots: { contentSlot: [...own, ...shared.filter((slot) => !taken.has(slot.position))] },
    };
  });
  return { pages, components };
}

export interface PageQuery {
  pageType?: string;
  pageLabelOrId?: string;
}

/** The page that a query names: by label or uid, else by type, else the homepage (contract §4). */
export function findPage(
  { pages }: Pick<ContentView, "pages">,
  { pageType, pageLabelOrId }: PageQuery,
): CmsPage | undefined {
  if (pageLabelOrId) {
    const ofType = pages.filter((page) => !pageType || page.typeCode === pageType);
    return (
      ofType.find((page) => page.label === pageLabelOrId) ?? ofType.find((page) => page.uid === pageLabelOrId)
    );
  }
  if (pageType && pageType !== "ContentPage") return pages.find((page) => page.typeCode === pageType);
  return pages.find((page) => page.uid === HOMEPAGE);
}
