import { z } from "@hono/zod-openapi";
import { ACTORS } from "../life/transitions";

/** A person in an order's history, by account number and by the name of that day. */
export const HistoryPerson = z.object({ customerId: z.string(), name: z.string() });

const AmendedEntries = z.array(
  z.object({
    orderEntryNumber: z.number(),
    from: z.number(),
    to: z.number(),
    /** Of a new line: the one in whose place it stands. */
    inPlaceOf: z.number().optional(),
  }),
);

const Corrected = z.object({ from: z.string().optional(), to: z.string() });

/** Something that happened to an order or one of its parcels. An extension of the shop (docs/integrators.md). */
export const HistoryEntry = z
  .object({
    /** Counts from 1. */
    sequence: z.number(),
    timestamp: z.string(),
    actor: z.enum(ACTORS),
    /** Left out for jobs, other systems and the warehouse. */
    user: HistoryPerson.optional(),
    onBehalfOf: HistoryPerson.optional(),
    /** The parcel that `status` is about; without it, it is about the order. */
    consignment: z.string().optional(),
    previousStatus: z.string().optional(),
    status: z.string(),
    statusDisplay: z.string(),
    /** punch-out, assisted, proxy, replenishment, mail-link, migration, demo, or the client that called. */
    channel: z.string(),
    note: z.string().optional(),
    cancelledEntries: z.array(z.object({ orderEntryNumber: z.number(), quantity: z.number() })).optional(),
    /** The number before and after; left out where there was none. */
    purchaseOrderNumberChange: z
      .object({ from: z.string().optional(), to: z.string().optional() })
      .optional(),
    /** The carrier and tracking number of a parcel that were corrected; `from` is left out where there was none. */
    trackingChange: z
      .object({
        consignment: z.string(),
        carrier: Corrected.optional(),
        trackingID: Corrected.optional(),
      })
      .optional(),
    /** Why an approver declined the order; `note` has their own words. */
    declineReason: z.object({ code: z.string(), name: z.string() }).optional(),
    /** Lines of which an approver approved fewer pieces, and what they put in their place. */
    amendedEntries: AmendedEntries.optional(),
  })
  .openapi("OrderHistoryEntry");
