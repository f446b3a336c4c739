import { z } from "@hono/zod-openapi";
import { pageQuery, PaginationSchema } from "../../../http/paging";
import { dayText } from "../../../http/day";
import { requiredText } from "../../../http/text-schema";
import { CONTENT_KINDS, VERSION_ORIGINS } from "./kinds";
import { FIELD_KINDS } from "./types";

const search = z.string().max(200).optional();

/** What a list of components can be narrowed to. */
const STATES = ["draft", "planned", "unpublished", "problem", "deleted"] as const;

export const ComponentsQuery = pageQuery.extend({
  search,
  componentType: z.string().max(60).optional(),
  state: z.enum(STATES).optional(),
});
export const PagesQuery = pageQuery.extend({ search });
export const PageParams = z.object({ pageId: z.string().min(1).max(120) });
/** A slot is named by its page and position: `homepage~SiteNotice`. */
export const ItemParams = z.object({
  contentKind: z.enum(CONTENT_KINDS),
  contentId: z.string().min(1).max(180),
});
export const VersionParams = ItemParams.extend({
  versionNumber: z.coerce.number().int().min(1).max(1_000_000),
});

/** The one of the answer that the editor saw. */
const version = z.string().min(1).max(60);

export const DraftBody = z.object({
  version,
  /** The text of each field that was typed; a list as codes separated by commas. Others stay as they are. */
  fields: z.array(z.object({ name: z.string().max(60), value: z.string().max(60_000) })).max(100),
});

export const PublicationBody = z
  .object({
    version,
    /** Without a day it is published now. Day and time are those of the editor's organisation. */
    day: dayText().optional(),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time of 24 hours, such as 09:00.")
      .optional(),
  })
  .refine(({ day, time }) => time === undefined || day !== undefined, {
    path: ["day"],
    error: "Choose a day for this time.",
  });

/** Pages and slots stay: only components are deleted. */
export const ComponentParams = z.object({
  contentKind: z.literal("components"),
  contentId: z.string().min(1).max(180),
});
export const DeleteQuery = z.object({ version });

export const BackBody = z.object({ version });

export const AddComponentBody = z.object({
  /** One of the types that the list of components names. */
  type: z.string().min(1).max(60),
  name: requiredText(200),
  /** The slot at whose end it will stand, as a draft. */
  slotId: z.string().max(180).optional(),
});

const PersonSchema = z.object({ customerId: z.string(), name: z.string() });

const ContentDraftSchema = z
  .object({
    updated: z.string(),
    updatedBy: PersonSchema.optional(),
    /** When it is published by itself. */
    publishTime: z.string().optional(),
    plannedBy: PersonSchema.optional(),
    /** Why it could not be published at its time. */
    problem: z.string().optional(),
  })
  .openapi("ContentDraft");

const PlaceSchema = z.object({
  pageId: z.string(),
  pageName: z.string(),
  slotId: z.string(),
  position: z.string(),
  positionName: z.string(),
});

const EditedComponentSchema = z
  .object({
    uid: z.string(),
    name: z.string(),
    type: z.string(),
    typeName: z.string(),
    /** Only previews show it. */
    unpublished: z.boolean(),
    /** Only its versions are left, by which it can be brought back. */
    deleted: z.boolean(),
    /** The beginning of what it says. */
    excerpt: z.string(),
    places: z.array(PlaceSchema),
    draft: ContentDraftSchema.optional(),
  })
  .openapi("EditedComponent");

export const EditedComponentListSchema = z
  .object({
    components: z.array(EditedComponentSchema),
    /** The types that components of the site have, and those that can be added. */
    types: z.array(z.object({ code: z.string(), name: z.string(), canBeAdded: z.boolean() })),
    pagination: PaginationSchema,
  })
  .openapi("EditedComponentList");

const EditedPageSchema = z
  .object({
    /** `*` for what every page shares. */
    uid: z.string(),
    name: z.string(),
    title: z.string().optional(),
    label: z.string().optional(),
    /** How many components stand on it. */
    componentCount: z.number(),
    /** How many drafts there are of it, of its slots, and of the components in them. */
    draftCount: z.number(),
  })
  .openapi("EditedPage");

export const EditedPageListSchema = z
  .object({ pages: z.array(EditedPageSchema), pagination: PaginationSchema })
  .openapi("EditedPageList");

export const EditedSlotsSchema = z
  .object({
    page: EditedPageSchema,
    slots: z.array(
      z.object({
        slotId: z.string(),
        position: z.string(),
        name: z.string(),
        /** As they will be once its draft is published. */
        components: z.array(EditedComponentSchema),
        draft: ContentDraftSchema.optional(),
        version: z.string(),
      }),
    ),
  })
  .openapi("EditedSlots");

const FieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  hint: z.string().optional(),
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

const VersionSchema = z
  .object({
    number: z.number(),
    origin: z.enum(VERSION_ORIGINS),
    published: z.string(),
    publishedBy: PersonSchema.optional(),
    written: z.string().optional(),
    writtenBy: PersonSchema.optional(),
  })
  .openapi("ContentVersion");

export const EditedItemSchema = z
  .object({
    kind: z.enum(CONTENT_KINDS),
    id: z.string(),
    name: z.string(),
    typeName: z.string(),
    unpublished: z.boolean(),
    /** To be sent back with what is changed. */
    version: z.string(),
    /** Each with its text in the draft, and the published one where that differs. */
    fields: z.array(FieldSchema.extend({ value: z.string(), published: z.string().optional() })),
    draft: ContentDraftSchema.optional(),
    places: z.array(PlaceSchema),
    /** The page that a preview of it begins with. */
    previewLabel: z.string(),
    /** The latest. */
    versions: z.array(VersionSchema),
    versionCount: z.number(),
  })
  .openapi("EditedContent");

export const VersionListSchema = z
  .object({
    name: z.string(),
    /** Whether it was deleted: only the versions are left. */
    deleted: z.boolean(),
    versions: z.array(VersionSchema),
    pagination: PaginationSchema,
  })
  .openapi("ContentVersionList");

export const VersionDetailSchema = VersionSchema.extend({
  name: z.string(),
  /** Whether it was deleted: making a draft of a version brings it back. */
  deleted: z.boolean(),
  /** Of what an editor sees now. */
  version: z.string(),
  /** Each with its text then, and the published one of now where that differs. */
  fields: z.array(FieldSchema.extend({ value: z.string(), published: z.string().optional() })),
}).openapi("ContentVersionDetail");
