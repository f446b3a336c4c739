import { z } from "@hono/zod-openapi";
import { dayText } from "../../http/day";
import { PaginationSchema } from "../../http/paging";
import { requiredText } from "../../http/text-schema";
import { PackHead } from "../packs";

/** One thing that is counted: the items of a bundle, points, dollars or subsidised spend; in items, points or cents. */
const Counter = z
  .object({
    measure: z.enum(["quantity", "points", "dollar", "subsidy"]),
    bundleId: z.string().optional(),
    name: z.string(),
    granted: z.number(),
    /** By orders that nobody has to approve any more. */
    used: z.number(),
    /** By carts that are not ordered yet. */
    held: z.number(),
    /** By orders that wait for approval. */
    waiting: z.number(),
    left: z.number(),
    /** More was used than is granted now. */
    over: z.number(),
    grantedText: z.string(),
    usedText: z.string(),
    heldText: z.string(),
    waitingText: z.string(),
    leftText: z.string(),
    overText: z.string().optional(),
  })
  .openapi("AllocationCounter");

/** A person's right to a pack in the running period. */
export const AllocationSchema = PackHead.extend({
  /** Days as d MMM yyyy; the last one is left out if it never lapses. */
  periodStart: z.string(),
  periodEnd: z.string().optional(),
  /** When it is granted again, and what becomes of the rest. */
  periodText: z.string(),
  /** Whether it has a window, so that an administrator can extend it. */
  windowed: z.boolean(),
  /** Empty where people pay for themselves. */
  counters: z.array(Counter),
  /** What somebody changed in this period, the newest first. */
  changes: z.array(
    z.object({
      date: z.string(),
      by: z.string(),
      reason: z.string(),
      /** "2 items more in Tops", "Open until 5 Dec 2026". */
      words: z.array(z.string()),
    }),
  ),
}).openapi("Allocation");

/** What happens to a pack of the person within the next 12 months. */
const Coming = z
  .object({
    /** given: it is given again; opens: what they have can be ordered from then; lapses: it is the last day to order it. */
    kind: z.enum(["given", "opens", "lapses"]),
    packId: z.string(),
    packName: z.string(),
    /** A local day of the organisation, YYYY-MM-DD, the same to read, and in how many days it is. */
    day: z.string(),
    dayText: z.string(),
    inDays: z.number(),
    /** "4 items", "75 points" or "$420.00". */
    amountText: z.string(),
    /** Of which bundles, if it is in items of several, and what is beside the main amount. */
    parts: z.array(z.object({ name: z.string(), amountText: z.string() })),
  })
  .openapi("ComingEntitlement");

export const AllocationListSchema = z
  .object({
    allocations: z.array(AllocationSchema),
    pagination: PaginationSchema,
    /** The earliest first, of all packs. */
    coming: z.array(Coming),
  })
  .openapi("AllocationList");

/** Another amount of one counter, in items, points or cents: what it grants from now on, or how much more or less. */
const CounterChange = z
  .object({
    bundleId: z.string().max(60).optional(),
    /** The pack's own measure if it is left out. */
    measure: z.enum(["quantity", "points", "dollar", "subsidy"]).optional(),
    granted: z.number().int().min(0).max(10_000_000).optional(),
    /** Added to what it grants; negative takes away. */
    changeBy: z.number().int().min(-10_000_000).max(10_000_000).optional(),
  })
  .refine(({ granted, changeBy }) => (granted === undefined) !== (changeBy === undefined), {
    message: "Send granted or changeBy.",
  });

const PackChange = z.object({
  grants: z.array(CounterChange).max(60).optional(),
  /** The last local day on which the person may choose, YYYY-MM-DD, although the window has closed. */
  extendedUntil: dayText().optional(),
  /** Sets an amount below what is used already. */
  belowUse: z.boolean().optional(),
});

const reason = requiredText(200);

export const ChangeBody = PackChange.extend({ reason });

/** Changes of several packs of a person, and packs that they do not have yet: all of it or nothing. */
export const ChangesBody = z.object({
  changes: z
    .array(PackChange.extend({ packId: z.string().min(1).max(60) }))
    .max(120)
    .default([]),
  give: z.array(z.string().min(1).max(60)).max(20).default([]),
  reason,
});

/** The packs of the person's organisation that the person does not have in this period. */
export const GivablePacksSchema = z
  .object({
    packs: z.array(
      z.object({
        packId: z.string(),
        packName: z.string(),
        packType: PackHead.shape.packType,
        /** "Closed on 12 Apr 2026": an extension opens it. */
        closed: z.string().optional(),
      }),
    ),
  })
  .openapi("GivablePacks");
