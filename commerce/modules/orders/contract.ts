import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { leftOut, PointOfServiceSchema } from "../../http/left-out";
import { PriceSchema } from "../../http/money";
import { WorkingSchema } from "../../http/working";
import { PaginationSchema, SortSchema } from "../../http/paging";
import { KnownNumbersSchema } from "../checkout";
import {
  AddressSchema,
  ChargedCostCentreSchema,
  ChosenValueAddSchema,
  DeliveryModeSchema,
  entryLeftOut,
  EntryProductSchema,
  discountsShape,
  PaymentInfoSchema,
  TotalsShape,
} from "../carts";
import { CertificateSchema } from "../catalogue";
import { configurationShape } from "../configurators";
import { FirstProductsSchema } from "./showing/first-goods";
import { HistoryEntry, HistoryPerson } from "./showing/history-contract";
import { RestrictedStyleSchema } from "./placing/restricted";
import { UrgentReasonSchema } from "./placing/urgent";

export const OrderedEntrySchema = z
  .object({
    entryNumber: z.number(),
    quantity: z.number(),
    cancellableQuantity: z.number(),
    /** Pieces that were cancelled, which quantity no longer counts. */
    cancelledQuantity: z.number().optional(),
    product: EntryProductSchema,
    basePrice: PriceSchema.optional(),
    totalPrice: PriceSchema.optional(),
    /** How the price of the line was worked out, if it is more than a price times a quantity. */
    working: atDefault(WorkingSchema.optional()),
    packId: z.string().optional(),
    packName: z.string().optional(),
    bundleName: z.string().optional(),
    /** Taken from a stockroom on site. */
    taken: z.boolean().optional(),
    stockMessage: z.string().optional(),
    returnsNote: z.string().optional(),
    selectedValueAdd: z.array(ChosenValueAddSchema),
    ...configurationShape,
    /** Of an item of a pack. */
    reasonOfReplacement: z.string().optional(),
    additionalComments: z.string().optional(),
    /** What it did not meet of what the wearer's role required, and why it was needed all the same. */
    standardWarning: z.string().optional(),
    ppeReason: z.string().optional(),
    /** Its certificates as they were when it was ordered. */
    certificates: z.array(CertificateSchema).optional(),
    updateable: leftOut(z.boolean()),
    deliveryMode: leftOut(DeliveryModeSchema),
    ...entryLeftOut,
    /** How many pieces can be sent back for a refund now; in the answer for one order alone, if asked for. */
    returnableQuantity: z.number().optional(),
  })
  .openapi("OrderedEntry");

/** Sizes of one style and colour, of one pack and with one stock note, with what they cost together. */
const SizeRun = z
  .object({
    entries: z.array(z.object({ entryNumber: z.number(), quantity: z.number() })),
    quantity: z.number(),
    totalPrice: PriceSchema.optional(),
  })
  .openapi("SizeRun");

/**
 * A step of an order. Stages: placed, pending.approval, pending.merchant.approval, assigned.admin, approved,
 * merchant.approved, part.taken, taken, packing, packed, part.shipped, shipped, ready.to.collect, part.delivered, delivered, collected,
 * delivery.rejected, cancelling, cancelled, rejected, merchant.rejected, error.
 */
const JourneyStep = z
  .object({
    stage: z.string(),
    state: z.enum(["done", "current", "ahead", "stopped"]),
    /** Left out if no date is known. */
    date: z.string().optional(),
    /** How many pieces are at this step. Left out if it is all of them. */
    pieces: z.number().optional(),
  })
  .openapi("JourneyStep");

/** A parcel of an order and what is in it; `orderEntry` is the order's line (contract §9). */
const Consignment = z
  .object({
    code: z.string(),
    status: z.string(),
    statusDisplay: z.string(),
    statusDate: z.string(),
    trackingID: z.string().optional(),
    carrier: z.string().optional(),
    /** The carrier's page about the parcel, always https. */
    trackingUrl: z.string().optional(),
    /** waiting, packing, packed, or a stage of an order's step. */
    stage: z.string(),
    /** When a shipped parcel is expected, as local dates YYYY-MM-DD of the organisation. */
    expected: z.object({ from: z.string(), to: z.string() }).optional(),
    entries: z.array(
      z.object({
        entryNumber: z.number(),
        orderEntry: OrderedEntrySchema.optional(),
        quantity: z.number(),
        shippedQuantity: z.number(),
      }),
    ),
    runs: atDefault(z.array(SizeRun)),
    shippingAddress: leftOut(AddressSchema),
    deliveryPointOfService: leftOut(PointOfServiceSchema),
  })
  .openapi("Consignment");

/** The parcels of an order (contract §21.3). */
export const ConsignmentListSchema = z
  .object({ consignments: z.array(Consignment) })
  .openapi("ConsignmentList");

/** A person, a unit or an organisation by its name. */
const Named = z.object({ uid: z.string(), name: z.string() });

/** The purchase order number of an order (spec 001 §4). */
export const OrderNumberSchema = z
  .object({
    purchaseOrderNumber: z.string().optional(),
    /** Whether the caller can change it: its person until the warehouse begins, an approver while it waits for them. */
    changeable: z.boolean(),
    /** Why not, as what follows the order's number. */
    closed: z.string().optional(),
    /** Whether the organisation demands one. */
    mandatory: z.boolean(),
    available: KnownNumbersSchema,
  })
  .openapi("OrderPurchaseOrder");

/** An order as it was placed (contract §9). */
export const OrderSchema = z
  .object({
    code: z.string(),
    guid: z.string(),
    status: z.string(),
    statusDisplay: z.string(),
    /** The stage of its current step. */
    stage: z.string(),
    journey: atDefault(z.array(JourneyStep)),
    historyEntries: atFull(z.array(HistoryEntry)),
    /** Who is asked to decide about it, while it waits for approval. */
    approvers: atFull(z.array(z.object({ name: z.string() })).optional()),
    placed: z.string(),
    created: z.string(),
    poNumber: z.string().optional(),
    purchaseOrderNumber: z.string().optional(),
    totalItems: z.number(),
    totalUnitCount: z.number(),
    ...TotalsShape,
    user: atDefault(z.object({ uid: z.string(), name: z.string() })),
    orgUnit: atDefault(z.object({ uid: z.string(), name: z.string() })),
    costCenter: atDefault(ChargedCostCentreSchema.optional()),
    /** Why it is urgent. */
    urgentReason: atDefault(UrgentReasonSchema.optional()),
    /** Styles in it that needed an approval by themselves. */
    restrictedStyles: atDefault(z.array(RestrictedStyleSchema).optional()),
    paymentType: atDefault(z.object({ code: z.string(), displayName: z.string() })),
    entries: atDefault(z.array(OrderedEntrySchema)),
    deliveryAddress: atDefault(AddressSchema),
    deliveryMode: atDefault(DeliveryModeSchema),
    /** The day by which its person needs it, YYYY-MM-DD. */
    requestedRetrievalAt: atDefault(z.string().optional()),
    consignments: atDefault(z.array(Consignment)),
    /** payroll, invoice or card; the card in words is `paidWith`. */
    ownShareBy: atFull(z.string().optional()),
    paidWith: atFull(z.string().optional()),
    orgCustomer: atFull(Named.optional()),
    /** Who placed it in that person's name. */
    placedBy: atDefault(HistoryPerson.optional()),
    /** The reader placed it for somebody else, who alone may change it. */
    readOnly: atDefault(z.boolean().optional()),
    organisation: atFull(Named),
    paymentInfo: leftOut(PaymentInfoSchema),
    unconsignedEntries: atFull(z.array(OrderedEntrySchema).optional()),
    unconsignedRuns: atFull(z.array(SizeRun)),
    /** Whether anything of it can be sent back for a refund now; in the answer for one order alone. */
    returnable: atFull(z.boolean().optional()),
    /** What its returns refund, in the answer for one order alone. */
    refunds: atFull(
      z
        .array(z.object({ returnCode: z.string(), amount: PriceSchema.optional(), display: z.string() }))
        .optional(),
    ),
    guestCustomer: leftOut(z.boolean()),
    permissionResults: leftOut(
      z.array(
        z.object({
          approverName: z.string(),
          approverNotes: z.string().optional(),
          permissionType: z.object({ code: z.string(), name: z.string() }),
          statusDisplay: z.string(),
        }),
      ),
    ),
    sapCancellationReasons: leftOut(z.array(z.object({ code: z.string(), name: z.string() }))),
    net: leftOut(z.boolean()),
    site: leftOut(z.string()),
    store: leftOut(z.string()),
    calculated: leftOut(z.boolean()),
    deliveryItemsQuantity: leftOut(z.number()),
    pickupItemsQuantity: leftOut(z.number()),
    ...discountsShape,
    /** Whether its person may still cancel it. */
    cancellable: atDefault(z.boolean()),
    /** Outcomes of placing (spec 001 §4); only the answer to placing holds them. */
    waveServiceUnavailable: z.boolean().optional(),
    waveProductAvailabilityErrorMessage: z.string().optional(),
    updateAllocationError: z.boolean().optional(),
    /** With an error of the allocation: which pack it is about, and why, in words. */
    allocationErrorMessage: z.string().optional(),
    packId: z.string().optional(),
  })
  .openapi("Order");

/**
 * The answer to placing: an order with updateAllocationError false, or one of the outcomes that leave the
 * cart unchanged.
 */
export const PlaceOrderSchema = OrderSchema.partial().openapi("PlacedOrder");

export const OrderListSchema = z
  .object({
    orders: z.array(
      z.object({
        code: z.string(),
        guid: z.string(),
        placed: z.string(),
        status: z.string(),
        statusDisplay: z.string(),
        /** The stage of its current step. */
        stage: z.string(),
        /** When its parcels that are on their way are expected, as local dates YYYY-MM-DD of the organisation. */
        expected: z.object({ from: z.string(), to: z.string() }).optional(),
        /** Its first styles, and the number of all its styles. */
        firstProducts: FirstProductsSchema,
        totalStyles: z.number(),
        purchaseOrderNumber: z.string().optional(),
        totalUnitCount: z.number(),
        total: PriceSchema.optional(),
        /** Who was charged what, in short: "$171.60 by you", "16 points", "Funded". */
        charged: z.string(),
        costCenter: atFull(ChargedCostCentreSchema.optional()),
        orgUnit: leftOut(Named),
        orgCustomer: atFull(Named.optional()),
        /** Who placed it in the person's name. */
        placedBy: HistoryPerson.optional(),
      }),
    ),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("OrderList");
