import { z } from "@hono/zod-openapi";

/** What a site asks people to allow (contract §6), and what the person decided. */
export const ConsentTemplateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    version: z.number(),
    /** Absent until the person decides about this version. */
    currentConsent: z
      .object({
        code: z.string(),
        consentGivenDate: z.string(),
        /** Absent while it is given. */
        consentWithdrawnDate: z.string().optional(),
      })
      .optional(),
  })
  .openapi("ConsentTemplate");

export const ConsentTemplatesSchema = z
  .object({ consentTemplates: z.array(ConsentTemplateSchema) })
  .openapi("ConsentTemplateList");

export type ConsentTemplate = z.infer<typeof ConsentTemplateSchema>;

export const ConsentQuery = z.object({
  consentTemplateId: z.string().min(1).max(80),
  consentTemplateVersion: z.coerce.number().int().min(0).max(1_000_000),
});
