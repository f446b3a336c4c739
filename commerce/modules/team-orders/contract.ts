import { z } from "@hono/zod-openapi";
import { PaginationSchema } from "../../http/paging";

/** Garments that a team order shows side by side at most. */
export const MOST_GARMENTS = 6;

const named = z.object({ uid: z.string(), name: z.string() });

/** The people of a unit beside the garments of one of their packs (spec 001 §4, docs/decisions/0066). */
export const TeamSchema = z
  .object({
    units: z.array(named),
    unit: named,
    /** Packs that people of the unit have now, those of most people first. */
    packs: z.array(z.object({ packId: z.string(), packName: z.string(), people: z.number() })),
    packId: z.string().optional(),
    /** What to choose from if the pack asks why something is replaced. */
    replacementReasons: z.array(z.string()),
    purchaseOrderMandatory: z.boolean(),
    /** What the pack offers; `shown` are the columns. */
    garments: z.array(
      z.object({
        /** Style and colour, "KC-5002:NAVY". */
        code: z.string(),
        name: z.string(),
        colour: z.string(),
        /** Of the columns alone, as `sizes`. */
        image: z.string().optional(),
        bundleId: z.string(),
        bundleName: z.string(),
        shown: z.boolean(),
        /** Of the columns alone: each size that is made. */
        sizes: z.array(z.object({ sku: z.string(), label: z.string() })).optional(),
      }),
    ),
    people: z.array(
      z.object({
        customerId: z.string(),
        name: z.string(),
        firstName: z.string(),
        jobGroup: z.string(),
        /** "3 items left until 30 Jun 2027". */
        left: z.string().optional(),
        /** Why nothing can be ordered for the person here. */
        locked: z.string().optional(),
        /** The code of `locked` where a rule of the pack is the reason (docs/why-not.md). */
        whyNot: z.string().optional(),
        /** Whether ordering for the person alone leads on. */
        openAlone: z.boolean(),
        /** For each column the usual size, and how many pieces are left. */
        cells: z.array(z.object({ sku: z.string().optional(), left: z.number().optional() })),
        /** What the caller ordered for the person from this pack in the last day. */
        ordered: z.object({ code: z.string(), pieces: z.number(), waits: z.boolean() }).optional(),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("TeamOrder");

export const PersonOrderBody = z.object({
  packId: z.string().min(1).max(60),
  entries: z
    .array(
      z.object({
        bundleId: z.string().min(1).max(60),
        sku: z.string().min(1).max(60),
        quantity: z.number().int().min(1).max(99),
      }),
    )
    .min(1)
    .max(20),
  reasonOfReplacement: z.string().max(100).optional(),
  purchaseOrderNumber: z.string().max(500).optional(),
});

export const PersonOrderSchema = z
  .object({
    code: z.string(),
    status: z.string(),
    name: z.string(),
    pieces: z.number(),
  })
  .openapi("PersonOrder");
