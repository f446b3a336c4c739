import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { leftOut } from "../../http/left-out";
import { LineEndingSchema } from "../recalls";
import { PriceSchema } from "../../http/money";
import { PaginationSchema, SortSchema } from "../../http/paging";
import { WorkingSchema } from "../../http/working";
import { configurationShape } from "../configurators";
import { ChargeWordsSchema } from "../packs";
import { ParcelSchema } from "./arrivals";
import { cartOccShape, entryLeftOut, entryProductShape } from "./occ-properties";

export const AddressSchema = z
  .object({
    id: z.string().optional(),
    title: leftOut(z.string()),
    titleCode: leftOut(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullish(),
    line1: z.string(),
    line2: z.string().nullish(),
    town: z.string(),
    region: z
      .object({
        isocode: z.string(),
        isocodeShort: leftOut(z.string()),
        name: leftOut(z.string()),
        countryIso: leftOut(z.string()),
      })
      .nullish(),
    district: leftOut(z.string()),
    cellphone: leftOut(z.string()),
    email: leftOut(z.string()),
    shippingAddress: leftOut(z.boolean()),
    /** The person's own, which they may change; the others belong to units. */
    visibleInAddressBook: z.boolean().optional(),
    postalCode: z.string(),
    country: z.object({ isocode: z.string(), name: z.string() }),
    phone: z.string().nullish(),
    formattedAddress: z.string(),
    defaultAddress: z.boolean().optional(),
  })
  .openapi("Address");

export const DeliveryModeSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    deliveryCost: PriceSchema.optional(),
    /** Why it cannot be chosen for the address of the cart, as a sentence. */
    unavailable: z.string().optional(),
  })
  .openapi("DeliveryMode");

export const EntryProductSchema = z
  .object({
    ...entryProductShape,
    code: z.string(),
    name: z.string(),
    styleCode: z.string(),
    url: z.string(),
    colour: z.string(),
    size: z.string(),
    dimension: z.string().optional(),
    image: z.string(),
  })
  .openapi("EntryProduct");

export const ChosenValueAddSchema = z.object({
  name: z.string(),
  prompts: z.array(z.object({ prompt1: z.string(), userEnteredValue: z.string() })),
});

export const OrderEntrySchema = z
  .object({
    entryNumber: z.number(),
    /** Of a cart: stays with the line, while lines are renumbered when one before it is removed. */
    lineId: z.number().optional(),
    quantity: z.number(),
    updateable: z.boolean(),
    product: EntryProductSchema,
    basePrice: PriceSchema.optional(),
    totalPrice: PriceSchema.optional(),
    /** How the price of the line is worked out, if it is more than a price times a quantity. */
    working: atDefault(WorkingSchema.optional()),
    packId: z.string().optional(),
    bundleId: z.string().optional(),
    /** The quote at whose price the line is. */
    quoteCode: z.string().optional(),
    taken: z.boolean(),
    stockMessage: z.string().optional(),
    selectedValueAdd: z.array(ChosenValueAddSchema),
    ...configurationShape,
    /** Of an item of a pack. */
    reasonOfReplacement: z.string().optional(),
    additionalComments: z.string().optional(),
    /** That its style ends, and what would stand in its place. */
    ending: LineEndingSchema.optional(),
    /** What it does not meet of what the wearer's role requires, and why it is needed all the same. */
    standardWarning: z.string().optional(),
    ppeReason: z.string().optional(),
    cancellableQuantity: leftOut(z.number()),
    deliveryMode: leftOut(DeliveryModeSchema),
    ...entryLeftOut,
  })
  .openapi("OrderEntry");

export const TotalsShape = {
  subTotal: z.object(PriceSchema.shape).optional(),
  totalTax: z.object(PriceSchema.shape).optional(),
  totalPrice: z.object(PriceSchema.shape).optional(),
  totalPriceWithTax: z.object(PriceSchema.shape).optional(),
  deliveryCost: z.object(PriceSchema.shape).optional(),
  allocatedCredit: z.object(PriceSchema.shape).optional(),
  appliedSubsidy: z.object(PriceSchema.shape).optional(),
  accountCharge: z.object(PriceSchema.shape).optional(),
  ownShare: z.object(PriceSchema.shape),
  points: z.number(),
  pricesShown: z.boolean(),
  priceIncludingGST: z.boolean(),
  /** The same as text for display: the rows lead to the total. */
  charges: ChargeWordsSchema,
  /** How they are worked out. Absent where the program hides prices. */
  working: atFull(WorkingSchema.optional()),
};

/** How a person pays their share; the card properties are those of the card that they chose (contract §8). */
export const PaymentInfoSchema = z
  .object({
    /** payroll, invoice or card. */
    ownShareBy: z.string(),
    /** Whether a card may pay it. */
    cardAccepted: z.boolean().optional(),
    id: z.string().optional(),
    accountHolderName: z.string().optional(),
    cardType: z.object({ code: z.string(), name: z.string() }).optional(),
    cardNumber: z.string().optional(),
    expiryMonth: z.string().optional(),
    expiryYear: z.string().optional(),
    startMonth: leftOut(z.string()),
    startYear: leftOut(z.string()),
    subscriptionId: leftOut(z.string()),
    defaultPayment: z.boolean().optional(),
    saved: z.boolean().optional(),
    billingAddress: leftOut(AddressSchema),
  })
  .openapi("PaymentInfo");

/** The cost centre that a cart or an order is charged to. */
export const ChargedCostCentreSchema = z.object({
  code: z.string(),
  name: z.string(),
  active: leftOut(z.string()),
  activeFlag: leftOut(z.boolean()),
  originalCode: leftOut(z.string()),
  unit: leftOut(z.object({ uid: z.string(), name: z.string(), addresses: leftOut(z.array(AddressSchema)) })),
  currency: leftOut(z.object({ isocode: z.string() })),
});

/** Cart (contract §7) with who pays what. */
export const CartSchema = z
  .object({
    code: z.string(),
    guid: z.string(),
    /** Changes with the lines and what they cost, but not with freight. Send it with the order (docs/integrators.md). */
    fingerprint: z.string(),
    totalItems: z.number(),
    totalUnitCount: z.number(),
    ...TotalsShape,
    name: atDefault(z.string().optional()),
    saveTime: atDefault(z.string().optional()),
    net: atDefault(z.boolean()),
    user: atDefault(z.object({ uid: z.string(), name: z.string() })),
    allTaken: atDefault(z.boolean()),
    enableTaken: atDefault(z.boolean()),
    entries: atDefault(z.array(OrderEntrySchema)),
    packs: atDefault(
      z.array(
        z.object({
          packId: z.string(),
          packName: z.string(),
          packType: z.string(),
          allocationType: z.string(),
          returnsNote: z.string(),
          /** Changed after it was added to the cart; the cart does not have the change. */
          changed: z.boolean(),
        }),
      ),
    ),
    /** The parcels of the cart, with their arrival days. */
    parcels: atFull(z.array(ParcelSchema)),
    deliveryAddress: atDefault(AddressSchema.optional()),
    deliveryMode: atDefault(DeliveryModeSchema.optional()),
    /** The day by which its person needs it, YYYY-MM-DD. */
    requestedRetrievalAt: atDefault(z.string().optional()),
    /** The day on which the last parcel is expected, YYYY-MM-DD. */
    earliestRetrievalAt: atFull(z.string().optional()),
    paymentType: atDefault(z.object({ code: z.string(), displayName: z.string() }).optional()),
    paymentInfo: atFull(PaymentInfoSchema.optional()),
    costCenter: atDefault(ChargedCostCentreSchema.optional()),
    purchaseOrderNumber: atDefault(z.string().optional()),
    purchaseOrderRequired: atDefault(z.boolean()),
    costCenterRequired: atDefault(z.boolean()),
    ...cartOccShape,
  })
  .openapi("Cart");

/** Pages and sorts are those of saved carts. */
export const CartListSchema = z
  .object({
    carts: z.array(CartSchema),
    pagination: atDefault(PaginationSchema.optional()),
    sorts: atDefault(z.array(SortSchema).optional()),
  })
  .openapi("CartList");

export const CartModificationSchema = z
  .object({
    statusCode: z.string(),
    statusMessage: z.string().optional(),
    deliveryModeChanged: leftOut(z.boolean()),
    quantity: z.number(),
    quantityAdded: z.number(),
    entry: OrderEntrySchema.optional(),
  })
  .openapi("CartModification");

export const CartModificationsSchema = z
  .object({ cartModifications: z.array(CartModificationSchema) })
  .openapi("CartModificationList");

/** What an addition would cost, without freight; prices have GST as the organisation reads them. */
const AdditionPreviewSchema = z
  .object({
    /** One for each requested addition, in the same order. */
    lines: z.array(
      z.object({
        product: z.object({ code: z.string() }),
        quantity: z.number(),
        basePrice: PriceSchema,
        /** Why fewer pieces than requested would be added. */
        shortMessage: z.string().optional(),
      }),
    ),
    /** The pieces at each price, highest price first. */
    sums: z.array(z.object({ quantity: z.number(), basePrice: PriceSchema, totalPrice: PriceSchema })),
    totalPrice: PriceSchema,
  })
  .openapi("AdditionPreview");

/** The answer to an add; to a bulk add it sums up, and holds each line's own (contract §7). */
export const AddedSchema = CartModificationSchema.extend({
  cartModifications: z.array(CartModificationSchema).optional(),
  preview: AdditionPreviewSchema.optional(),
}).openapi("CartAddition");
