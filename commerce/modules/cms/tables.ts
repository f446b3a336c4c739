import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

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
  },
  (t) => [primaryKey({ columns: [t.site, t.uid] })],
);

/** What a component will be once it is published: the fields that change. A component without a row has no draft. */
export const cmsDrafts = pgTable(
  "cms_drafts",
  {
    site: code("site").notNull(),
    componentUid: code("component_uid").notNull(),
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.componentUid] })],
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
