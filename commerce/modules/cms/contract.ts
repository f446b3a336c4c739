import { z } from "@hono/zod-openapi";

/**
 * A component with the fields of its type (contract §4). There are many types and editors may add more, so an
 * answer has all fields of its row; booleans are the strings "true" and "false".
 */
export const CmsComponentSchema = z
  .looseObject({
    uid: z.string(),
    typeCode: z.string(),
    name: z.string(),
    container: z.string(),
    flexType: z.string().optional(),
  })
  .openapi("CmsComponent");
export type CmsComponent = z.infer<typeof CmsComponentSchema>;

const CmsSlotSchema = z
  .object({
    slotId: z.string(),
    position: z.string(),
    name: z.string(),
    /** Whether it is on every page of the site. */
    slotShared: z.boolean(),
    components: z.object({ component: z.array(CmsComponentSchema) }),
  })
  .openapi("CmsSlot");

export const CmsPageSchema = z
  .object({
    uid: z.string(),
    typeCode: z.string(),
    template: z.string(),
    name: z.string(),
    title: z.string(),
    label: z.string(),
    robotTag: z.string(),
    contentSlots: z.object({ contentSlot: z.array(CmsSlotSchema) }),
  })
  .openapi("CmsPage");
export type CmsPage = z.infer<typeof CmsPageSchema>;

/** Component lists have the second list shape (contract §1.5). */
export const CmsComponentListSchema = z
  .object({
    component: z.array(CmsComponentSchema),
    pagination: z.object({
      page: z.number(),
      count: z.number(),
      totalCount: z.number(),
      totalPages: z.number(),
    }),
    sorts: z.array(z.object({ code: z.string(), asc: z.boolean() })),
  })
  .openapi("CmsComponentList");
