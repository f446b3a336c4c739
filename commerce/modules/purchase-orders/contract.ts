import { z } from "@hono/zod-openapi";
import { activeDaysBody, activeDaysShape } from "../../http/active-days";
import { dayText } from "../../http/day";
import { filtersSchema, PaginationSchema, SortSchema, listBody } from "../../http/paging";
import { oneLine, plainCode } from "../../http/plain-text";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { PURCHASE_ORDER_PATTERN, PURCHASE_ORDER_TEXT } from "../checkout";

/** Spec 001 §5, to the letter. */
const DESCRIPTION_TEXT =
  "Please enter a valid name. Names can contain letters, spaces, hyphens and apostrophes.";

/** What becomes of a purchase order at checkout today. */
export const STATES = ["active", "closed", "no-open-unit", "not-started", "ended"] as const;
export type State = (typeof STATES)[number];

const Unit = z.object({ uid: z.string(), name: z.string() });

/** One purchase order in a list (spec 001 §3, contract §21.7). */
const PurchaseOrderSchema = z
  .object({
    purchaseId: z.string(),
    purchaseOrderNumber: z.string(),
    description: z.string(),
    status: z.enum(["active", "closed"]),
    /** The first and the last day on which it can be quoted, YYYY-MM-DD, both included. */
    ...activeDaysShape,
    /** What becomes of it at checkout today: one that is active is not yet, or no longer, quoted outside its days. */
    state: z.enum(STATES),
    /** Whether people of its units may quote it today. */
    usable: z.boolean(),
    /** Those of its units that the caller manages, by name. */
    units: z.array(Unit.extend({ people: z.number(), active: z.boolean() })),
    /** How many more units it has that the caller does not manage. */
    otherUnits: z.number(),
    addedDate: z.string(),
    addedBy: z.string().optional(),
    updatedDate: z.string(),
    updatedBy: z.string().optional(),
    /** Orders that quote it: those that still wait to be sent, and all. */
    openOrderCount: z.number(),
    orderCount: z.number(),
    /** Send it back with a change: an older one is refused with 409. */
    version: z.number(),
  })
  .openapi("PurchaseOrder");

export const PurchaseOrderListSchema = z
  .object({
    purchaseOrders: z.array(PurchaseOrderSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** How many of all that the caller manages can be quoted today. */
    usableCount: z.number(),
  })
  .openapi("PurchaseOrderList");

export const PurchaseOrderDetailSchema = PurchaseOrderSchema.extend({
  /** Orders that quote it and still wait to be sent, newest first, 20 at most. */
  openOrders: z.array(
    z.object({ code: z.string(), orderedBy: z.string(), placed: z.string(), statusDisplay: z.string() }),
  ),
}).openapi("PurchaseOrderDetail");

export const FiltersSchema = filtersSchema("PurchaseOrderFilters");

export const SavedSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), purchaseId: z.string() })
  .openapi("PurchaseOrderSaved");

export const BusinessUnitsSchema = z
  .object({
    units: z.array(Unit.extend({ place: z.string(), people: z.number(), active: z.boolean() })),
    /** All that match; the list has the first 50. */
    total: z.number(),
  })
  .openapi("BusinessUnits");

/** Up to 17 letters and digits; a name of letters; one unit at least (spec 001 §5). */
export const PurchaseOrderBody = z.object({
  purchaseOrderNumber: z
    .string({ error: REQUIRED_TEXT })
    .overwrite(plainCode)
    .min(1, { error: REQUIRED_TEXT, abort: true })
    .regex(PURCHASE_ORDER_PATTERN, PURCHASE_ORDER_TEXT),
  description: z
    .string({ error: REQUIRED_TEXT })
    .overwrite(oneLine)
    .min(1, { error: REQUIRED_TEXT, abort: true })
    .regex(/^[\p{L}\p{M} '’-]{1,80}$/u, DESCRIPTION_TEXT),
  units: z.array(z.string().min(1).max(60), { error: REQUIRED_TEXT }).min(1, REQUIRED_TEXT).max(500),
  ...activeDaysBody,
});

export const ChangeBody = PurchaseOrderBody.extend({
  purchaseId: z.string().min(1).max(60),
  status: z.enum(["active", "closed"]).optional(),
  version: z.number().int().optional(),
});

/** Sorts by their codes; a minus in front turns them round. */
export const SORTS = {
  "-added": "Newest first",
  added: "Oldest first",
  number: "Number",
  "-number": "Number, backwards",
  description: "Description",
  "-description": "Description, backwards",
} as const;
export type Sort = keyof typeof SORTS;

export const ListBody = listBody({
  unit: z.string().max(60).optional(),
  status: z.enum(STATES).optional(),
  /** A local day of the organisation, YYYY-MM-DD. */
  addedFrom: dayText().optional(),
});
