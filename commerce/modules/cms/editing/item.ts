import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { notFound } from "../../../http/errors";
import { shortDigest } from "../../../http/short-digest";
import { cmsComponents, cmsDrafts, cmsPages, cmsSlots } from "../tables";
import { type ContentKey, EVERY_PAGE, slotOf, type Values } from "./kinds";
import { positionLabel } from "./places";
import { type Field, fieldsOfType, PAGE_FIELDS, SLOT_FIELDS, typeLabel, typeOf } from "./types";

export type Draft = typeof cmsDrafts.$inferSelect;

/** Something that staff edit, as it is published. */
export interface Item extends ContentKey {
  name: string;
  typeName: string;
  values: Values;
  fields: readonly Field[];
  /** Only previews show it. */
  unpublished: boolean;
}

type Db = Pick<Database, "select">;

const missing = (what: string) => notFound(`That ${what} does not exist.`, { subjectType: what });

/** One row, which a change keeps from others until it is done. */
async function componentOf(db: Db, { site, uid }: ContentKey): Promise<Omit<Item, keyof ContentKey>> {
  const its = and(eq(cmsComponents.site, site), eq(cmsComponents.uid, uid));
  const [row] = await db.select().from(cmsComponents).where(its);
  if (!row) throw missing("component");
  const type = typeOf(row);
  return {
    name: row.name,
    typeName: typeLabel(type),
    values: { ...row.fields, name: row.name },
    fields: fieldsOfType(type),
    unpublished: row.unpublished,
  };
}

async function pageOf(db: Db, { site, uid }: ContentKey): Promise<Omit<Item, keyof ContentKey>> {
  const common = { typeName: "Page", unpublished: false };
  if (uid === EVERY_PAGE) return { ...common, name: "Every page", values: {}, fields: [] };
  const [row] = await db
    .select()
    .from(cmsPages)
    .where(and(eq(cmsPages.site, site), eq(cmsPages.uid, uid)));
  if (!row) throw missing("page");
  const { name, title, robotTag } = row;
  return { ...common, name, values: { name, title, robotTag }, fields: PAGE_FIELDS };
}

async function contentOfSlot(db: Db, key: ContentKey): Promise<Omit<Item, keyof ContentKey>> {
  const slot = slotOf(key.uid);
  if (!slot) throw missing("slot");
  const page = await pageOf(db, { ...key, uid: slot.pageUid });
  const rows = await db
    .select({ uid: cmsSlots.componentUid })
    .from(cmsSlots)
    .where(
      and(
        eq(cmsSlots.site, key.site),
        eq(cmsSlots.pageUid, slot.pageUid),
        eq(cmsSlots.position, slot.position),
      ),
    )
    .orderBy(asc(cmsSlots.sort), asc(cmsSlots.componentUid));
  return {
    name: `${positionLabel(slot.position)}: ${page.name}`,
    typeName: "Slot",
    values: { components: rows.map(({ uid }) => uid) },
    fields: SLOT_FIELDS,
    unpublished: false,
  };
}

const READ = { components: componentOf, slots: contentOfSlot, pages: pageOf } as const;

/** What staff edit, as it is published. @throws OccError 404 */
export const itemOf = async (db: Db, key: ContentKey): Promise<Item> => ({
  ...key,
  ...(await READ[key.kind](db, key)),
});

export const isDraftOf = ({ site, kind, uid }: ContentKey) =>
  and(eq(cmsDrafts.site, site), eq(cmsDrafts.kind, kind), eq(cmsDrafts.uid, uid));

/** The draft of something; undefined if it has none. */
export async function draftOf(db: Db, key: ContentKey): Promise<Draft | undefined> {
  const [draft] = await db.select().from(cmsDrafts).where(isDraftOf(key));
  return draft;
}

/** Of what an editor saw: it differs once somebody else saves, publishes or imports something else. */
export const editionOf = (values: Values, draft: Pick<Draft, "fields" | "publishAt"> | undefined): string =>
  shortDigest([values, draft?.fields ?? null, draft?.publishAt ?? null]);

/** Publishes values in the place of what is there. */
export async function writeItem(db: Database, { kind, ...item }: Item, values: Values): Promise<void> {
  const { site, uid } = item;
  if (kind === "components") {
    const { name, ...fields } = values;
    await db
      .update(cmsComponents)
      .set({ name: String(name), fields, unpublished: false })
      .where(and(eq(cmsComponents.site, site), eq(cmsComponents.uid, uid)));
  } else if (kind === "pages") {
    await db
      .update(cmsPages)
      .set(values)
      .where(and(eq(cmsPages.site, site), eq(cmsPages.uid, uid)));
  } else await writeSlot(db, site, slotOf(uid)!, values["components"] as string[] | undefined);
}

async function writeSlot(
  db: Database,
  site: string,
  { pageUid, position }: { pageUid: string; position: string },
  components: readonly string[] = [],
): Promise<void> {
  await db
    .delete(cmsSlots)
    .where(and(eq(cmsSlots.site, site), eq(cmsSlots.pageUid, pageUid), eq(cmsSlots.position, position)));
  if (components.length === 0) return;
  await db
    .insert(cmsSlots)
    .values(components.map((componentUid, sort) => ({ site, pageUid, position, componentUid, sort })));
}

/** Of the components that a list names, each that the site has, with its name and whether it was published. */
export const componentsNamed = (db: Db, site: string, uids: readonly string[]) =>
  uids.length === 0
    ? Promise.resolve([])
    : db
        .select({ uid: cmsComponents.uid, name: cmsComponents.name, unpublished: cmsComponents.unpublished })
        .from(cmsComponents)
        .where(and(eq(cmsComponents.site, site), inArray(cmsComponents.uid, [...uids])));
