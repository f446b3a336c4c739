import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import type { EventPerson } from "../../http/event-person";
import type { ContentKind, TypeCodes, Values, VersionOrigin } from "./editing/kinds";

export const cmsPages = pgTable(
  "cms_pages",
  {
    site: code("site").notNull(),
    uid: code("uid").notNull(),
    pageType: text("page_type").notNull().default("ContentPage"),
    label: text("label").notNull(),
    template: text("template").notNull(),
    name: text("name").notNull(),
    title: text("title").notNull(),
    robotTag: text("robot_tag").notNull().default("NOINDEX_NOFOLLOW"),
  },
  (t) => [primaryKey({ columns: [t.site, t.uid] }), index("cms_pages_label").on(t.site, t.label)],
);

export const cmsComponents = pgTable(
  "cms_components",
  {
    site: code("site").notNull(),
    uid: code("uid").notNull(),
    typeCode: text("type_code").notNull(),
    flexType: text("flex_type"),
    name: text("name").notNull(),
    /** The type's own fields, as the contract lists them; booleans are the strings true and false. */
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
    /** Added by staff and not published once: only previews show it. */
    unpublished: boolean("unpublished").notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.site, t.uid] })],
);

/**
 * What something will be once it is published: the values that change, null for one that goes. What has no row has no
 * draft.
 */
export const cmsDrafts = pgTable(
  "cms_drafts",
  {
    site: code("site").notNull(),
    kind: text("kind").$type<ContentKind>().notNull().default("components"),
    /** Of the component or page; of a slot its page and position, `homepage~SiteNotice`. The column is of when only components had drafts. */
    uid: code("component_uid").notNull(),
    fields: jsonb("fields").$type<Values>().notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: jsonb("updated_by").$type<EventPerson>(),
    /** When it is published by itself; null if nobody planned it. */
    publishAt: instant("publish_at"),
    plannedBy: jsonb("planned_by").$type<EventPerson>(),
    /** Why it could not be published when it was planned. */
    problem: text("problem"),
  },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.uid] }), index("cms_drafts_due").on(t.publishAt)],
);

/** What stood in the shop, counted from 1 for each component, slot and page. The newest is what stands there now. */
export const cmsVersions = pgTable(
  "cms_versions",
  {
    site: code("site").notNull(),
    kind: text("kind").$type<ContentKind>().notNull(),
    uid: code("uid").notNull(),
    number: integer("number").notNull(),
    origin: text("origin").$type<VersionOrigin>().notNull(),
    fields: jsonb("fields").$type<Values>().notNull(),
    /** Who wrote the draft and when; null where that is not known. */
    writtenAt: instant("written_at"),
    writtenBy: jsonb("written_by").$type<EventPerson>(),
    publishedAt: instant("published_at").notNull(),
    /** Null for what was found there. */
    publishedBy: jsonb("published_by").$type<EventPerson>(),
    /** Of a component that was deleted, which has no row any more. */
    wasOfType: jsonb("was_of_type").$type<TypeCodes>(),
  },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.uid, t.number] })],
);

/** The position of each component: a slot of one page, or of every page if pageUid is '*'. */
export const cmsSlots = pgTable(
  "cms_slots",
  {
    site: code("site").notNull(),
    pageUid: code("page_uid").notNull(),
    position: text("position").notNull(),
    componentUid: code("component_uid").notNull(),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.pageUid, t.position, t.componentUid] })],
);
