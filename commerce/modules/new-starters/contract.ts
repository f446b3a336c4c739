import { z } from "@hono/zod-openapi";
import { PaginationSchema } from "../../http/paging";
import { LastOrderSchema } from "../transit";

/** Somebody who starts soon, or has lately, with a pack for new starters. */
export const NewStarterSchema = z
  .object({
    customerPK: z.string(),
    name: z.string(),
    firstName: z.string(),
    unit: z.object({ uid: z.string(), name: z.string() }),
    /** Local days of the organisation, YYYY-MM-DD. */
    startsOn: z.string(),
    packId: z.string(),
    packName: z.string(),
    /** Nothing is ordered of the pack yet: late, if an order that is placed now arrives after the first day. */
    state: z.enum(["ordered", "late", "soon", "ahead"]),
    /** The first order of the pack. */
    orderCode: z.string().optional(),
    /** When the pack opens, if it has not yet. */
    opensOn: z.string().optional(),
    /** Left out where nothing of the pack is sent to the person's unit. */
    lastOrder: LastOrderSchema.optional(),
  })
  .openapi("NewStarter");

export const NewStartersSchema = z
  .object({ starters: z.array(NewStarterSchema), pagination: PaginationSchema })
  .openapi("NewStarters");
