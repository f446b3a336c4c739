import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { PriceSchema } from "../../http/money";
import { PaginationSchema, SortSchema } from "../../http/paging";
import {
  AddressSchema,
  ChosenValueAddSchema,
  DeliveryModeSchema,
  EntryProductSchema,
  TotalsShape,
} from "../carts";

const OrderedEntry = z.object({
  entryNumber: z.number(),
  quantity: z.number(),
  cancellableQuantity: z.number(),
  product: EntryProductSchema,
  basePrice: PriceSchema.optional(),
  totalPrice: PriceSchema.optional(),
  packId: z.string().optional(),
  packName: z.string().optional(),
  bundleName: z.string().optional(),
  stockMessage: z.string().optional(),
  returnsNote: z.string().optional(),
  selectedValueAdd: z.array(ChosenValueAddSchema),
});

const Consignment = z.object({
  code: z.string(),
  status: z.string(),
  statusDisplay: z.string(),
  statusDate: z.string(),
  trackingID: z.string().optional(),
  carrier: z.string().optional(),
  entries: z.array(z.object({ entryNumber: z.number(), quantity: z.number() })),
});

/** An order as it was placed (contract §9). */
export const OrderSchema = z
  .object({
    code: z.string(),
    guid: z.string(),
    status: z.string(),
    statusDisplay: z.string(),
    placed: z.string(),
    created: z.string(),
    poNumber: z.string().optional(),
    purchaseOrderNumber: z.string().optional(),
    totalItems: z.number(),
    totalUnitCount: z.number(),
    ...TotalsShape,
    user: atDefault(z.object({ uid: z.string(), name: z.string() })),
    orgUnit: atDefault(z.object({ uid: z.string(), name: z.string() })),
    costCenter: atDefault(z.object({ code: z.string(), name: z.string() }).optional()),
    paymentType: atDefault(z.object({ code: z.string(), displayName: z.string() })),
    entries: atDefault(z.array(OrderedEntry)),
    deliveryAddress: atDefault(AddressSchema),
    deliveryMode: atDefault(DeliveryModeSchema),
    consignments: atDefault(z.array(Consignment)),
    ownShareBy: atFull(z.string().optional()),
    /** Whether its person may still cancel it. */
    cancellable: atDefault(z.boolean()),
    /** Outcomes of placing (spec 001 §4); only the answer to placing holds them. */
    waveServiceUnavailable: z.boolean().optional(),
    waveProductAvailabilityErrorMessage: z.string().optional(),
    updateAllocationError: z.boolean().optional(),
  })
  .openapi("Order");

/**
 * The answer to placing: an order with updateAllocationError false, or one of the outcomes that leave the
 * cart as it is.
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
        purchaseOrderNumber: z.string().optional(),
        totalUnitCount: z.number(),
        total: PriceSchema.optional(),
        /** Who was charged what, for one cell: "$171.60 by you", "16 points", "Funded". */
        charged: z.string(),
      }),
    ),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("OrderList");

/** What may be cancelled of an order (contract §21.3). */
export const CancelDetailsSchema = z
  .object({
    code: z.string(),
    cancellable: z.boolean(),
    entries: z.array(
      z.object({ orderEntryNumber: z.number(), quantity: z.number(), cancellableQuantity: z.number() }),
    ),
  })
  .openapi("CancelDetails");

export const CancellationBody = z.object({
  cancellationRequestEntryInputs: z
    .array(
      z.object({
        orderEntryNumber: z.number().int().min(0).max(100_000),
        quantity: z.number().int().min(0).max(100_000),
      }),
    )
    .max(2000),
});
