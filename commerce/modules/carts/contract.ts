import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { PriceSchema } from "../../http/money";
import { ChargeWordsSchema } from "../packs";
import { ParcelSchema } from "./arrivals";

export const AddressSchema = z
  .object({
    id: z.string().optional(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullish(),
    line1: z.string(),
    line2: z.string().nullish(),
    town: z.string(),
    region: z.object({ isocode: z.string() }).nullish(),
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
  })
  .openapi("DeliveryMode");

export const EntryProductSchema = z.object({
  code: z.string(),
  name: z.string(),
  styleCode: z.string(),
  url: z.string(),
  colour: z.string(),
  size: z.string(),
  dimension: z.string().optional(),
  image: z.string(),
});

export const ChosenValueAddSchema = z.object({
  name: z.string(),
  prompts: z.array(z.object({ prompt1: z.string(), userEnteredValue: z.string() })),
});

export const OrderEntrySchema = z
  .object({
    entryNumber: z.number(),
    quantity: z.number(),
    updateable: z.boolean(),
    product: EntryProductSchema,
    basePrice: PriceSchema.optional(),
    totalPrice: PriceSchema.optional(),
    packId: z.string().optional(),
    bundleId: z.string().optional(),
    taken: z.boolean(),
    stockMessage: z.string().optional(),
    selectedValueAdd: z.array(ChosenValueAddSchema),
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
  /** The same in words for reading: the rows lead to the total. */
  charges: ChargeWordsSchema,
};

/** Cart (contract §7) with who pays what. */
export const CartSchema = z
  .object({
    code: z.string(),
    guid: z.string(),
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
          /** Changed after it went into the cart, which does not hold the change. */
          changed: z.boolean(),
        }),
      ),
    ),
    /** The parcels that it will come in, with the days on which they arrive. */
    parcels: atFull(z.array(ParcelSchema)),
    deliveryAddress: atDefault(AddressSchema.optional()),
    deliveryMode: atDefault(DeliveryModeSchema.optional()),
    paymentType: atDefault(z.object({ code: z.string(), displayName: z.string() }).optional()),
    paymentInfo: atFull(z.object({ ownShareBy: z.string() }).optional()),
    costCenter: atDefault(z.object({ code: z.string(), name: z.string() }).optional()),
    purchaseOrderNumber: atDefault(z.string().optional()),
    purchaseOrderRequired: atDefault(z.boolean()),
    costCenterRequired: atDefault(z.boolean()),
  })
  .openapi("Cart");

export const CartListSchema = z.object({ carts: z.array(CartSchema) }).openapi("CartList");

export const CartModificationSchema = z
  .object({
    statusCode: z.string(),
    statusMessage: z.string().optional(),
    quantity: z.number(),
    quantityAdded: z.number(),
    entry: OrderEntrySchema.optional(),
  })
  .openapi("CartModification");

export const CartModificationsSchema = z
  .object({ cartModifications: z.array(CartModificationSchema) })
  .openapi("CartModificationList");
