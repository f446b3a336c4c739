import { z } from "@hono/zod-openapi";
import { LONGEST_PPE_REASON } from "../catalogue";
import { LastOrderSchema } from "../transit";
import { PriceSchema } from "../../http/money";
import { WorkingSchema } from "../../http/working";
import { PaginationSchema } from "../../http/paging";
import { optionalLines, optionalText } from "../../http/text-schema";
import { ProductSchema } from "../catalogue";
import { ChargeWordsSchema } from "./charge-words";
import { LineEndingSchema } from "../recalls";
import { LONGEST_COMMENT } from "./remarks";

const Balance = z.object({
  measure: z.enum(["quantity", "dollar", "points"]),
  granted: z.number(),
  used: z.number(),
  /** How much of it orders use that wait for an approval. */
  waiting: z.number(),
  /** In carts that are not ordered yet. */
  held: z.number(),
  left: z.number(),
  /** For display: "$214.50", "31 points", "4 items". */
  grantedText: z.string(),
  usedText: z.string(),
  leftText: z.string(),
  /** Left out if nothing waits or is held. */
  waitingText: z.string().optional(),
  heldText: z.string().optional(),
  /**
   * The last day it can be used, d MMM yyyy; absent if it does not lapse. With whose time it is for somebody in another
   * country than the organisation: "30 Jun 2027, Perth time".
   */
  until: z.string().optional(),
});

/** The code of the reason why nothing can be chosen (docs/why-not.md). */
const whyNot = z.string().optional();

const RefusalSchema = z
  .object({
    rule: z.string(),
    bundleId: z.string().optional(),
    message: z.string(),
    used: z.number().optional(),
    left: z.number().optional(),
    until: z.string().optional(),
  })
  .openapi("PackRefusal");

/** What lists and pages of packs share. */
export const PackHead = z.object({
  packId: z.string(),
  packName: z.string(),
  description: z.string(),
  packType: z.enum(["compulsory", "new starter", "optional", "self-purchase"]),
  allocationType: z.enum(["quantity", "dollar", "points"]),
  /** open: nothing chosen; in-progress: a draft exists; in-cart; used: nothing left; closed: outside its window. */
  status: z.enum(["open", "in-progress", "in-cart", "used", "closed"]),
  bundleCount: z.number(),
  chosen: z.number(),
  /** Changed since it was added to the cart: needs UPDATE CART or Discard Changes. */
  changed: z.boolean(),
  /** The last day it can be chosen from, as `until` of the balance. */
  closesAt: z.string().optional(),
  /** The window has closed, but `closesAt` was extended for this person. */
  extended: z.boolean(),
  /** What is used, from when more can be chosen, and who can help; present if nothing is left. */
  usedUp: z.string().optional(),
  /** Why nothing can be chosen now, and when it opens. */
  closed: RefusalSchema.optional(),
  /** The code of `closed` or `usedUp`. */
  whyNot,
  /** Of a pack for somebody who is about to start and has something left of it. */
  lastOrder: LastOrderSchema.optional(),
  balance: Balance.optional(),
  fundedBy: z.string(),
  /** For a subsidised pack: a sentence about the rest of the subsidy. */
  fundMessage: z.string().optional(),
  pricesShown: z.boolean(),
  picture: z.string().optional(),
});

/** A pack in the list, with pictures of its hanging garments. */
const ListedPack = PackHead.extend({ hanging: z.array(z.string()) });

export const PackListSchema = z
  .object({ packs: z.array(ListedPack), pagination: PaginationSchema })
  .openapi("PackList");

export const PackSchema = PackHead.extend({
  returnsNote: z.string(),
  /** What to choose from as the reason of replacement of each item. Empty: the pack does not ask. */
  replacementReasons: z.array(z.string()),
  /** The most characters of a comment on an item. */
  commentLength: z.number(),
  bundles: z.array(
    z.object({
      bundleId: z.string(),
      bundleName: z.string(),
      bundleDescription: z.string(),
      isIndentOrder: z.boolean(),
      indentStartDate: z.string().optional(),
      indentExpectedDeliveryDate: z.string().optional(),
      /** The pre-order text of the spec (001 §8). */
      indentNote: z.string().optional(),
      /** Why nothing of this bundle can be chosen now. */
      closed: z.string().optional(),
      whyNot,
      fundType: z.string(),
      fundMessage: z.string(),
      subsidyRange: z.array(z.object({ from: z.number(), to: z.number(), percent: z.number() })),
      minSelection: z.number(),
      maxSelection: z.number(),
      chosen: z.number(),
      complete: z.boolean(),
      sets: z.array(z.object({ setId: z.string(), setName: z.string(), productCount: z.number() })),
    }),
  ),
}).openapi("Pack");

/** One chosen item of a bundle (spec 001 §3, "Bundle item"). */
const BundleItemSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    image: z.string(),
    setId: z.string(),
    setName: z.string(),
    styleName: z.string(),
    styleCode: z.string(),
    originalCode: z.string(),
    price: PriceSchema.optional(),
    basePriceExcludedVA: PriceSchema.optional(),
    points: z.number().optional(),
    colour: z.string(),
    colourCode: z.string(),
    dimension: z.string().optional(),
    size: z.string(),
    quantity: z.number(),
    skuNumber: z.string(),
    selectedValueAdd: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        price: PriceSchema.optional(),
        prompts: z.array(z.object({ prompt1: z.string(), userEnteredValue: z.string() })),
      }),
    ),
    reasonOfReplacement: z.string().optional(),
    additionalComments: z.string().optional(),
    /** What it does not meet of what the wearer's role requires, and why it is needed all the same. */
    standardWarning: z.string().optional(),
    /** That its style ends, and what would stand in its place. */
    ending: LineEndingSchema.optional(),
    ppeReason: z.string().optional(),
    stockMessage: z.string().optional(),
    itemStocked: z.boolean(),
    isIndentOrder: z.boolean(),
    indentExpectedDeliveryDate: z.string().optional(),
    productType: z.string(),
    inStockCode: z.string(),
    planning: z.string(),
  })
  .openapi("BundleItem");

export const BundleSummarySchema = z
  .object({
    bundleId: z.string(),
    setItems: z.array(
      z.object({
        type: z.enum(["set", "group"]),
        value: z.string(),
        items: z.array(BundleItemSchema),
        sets: z.array(z.object({ setId: z.string(), setName: z.string() })),
        missingSetErrorMessage: z.string().optional(),
      }),
    ),
    disableCategories: z.array(z.string()),
    /** Why they are locked, in the spec's words; present if there are any. */
    disableCategoriesMessage: z.string().optional(),
    whyNot,
    chosen: z.number(),
    missing: z.number(),
    optional: z.number(),
    minSelection: z.number(),
    maxSelection: z.number(),
    /** Of the minimum, what this order must have: without what earlier orders of the period got, or what is gone. */
    required: z.number(),
    complete: z.boolean(),
    /** Nothing more can be added: all slots are filled, or the entitlement is used up. */
    full: z.boolean(),
    /** Whether the next step may be opened: an optional bundle of which nothing is chosen may be left empty. */
    mayGoOn: z.boolean(),
    /** The error box when the wearer continues with problems (spec 001 §8). */
    subject: z.string().optional(),
    message: z.string().optional(),
    objects: z.array(z.string()),
    balance: Balance.optional(),
    /** The balance after this draft is ordered: "$177.40", "12 points". */
    leftAfterText: z.string().optional(),
    /** What the wearer pays of this draft; absent if nothing. */
    ownShareText: z.string().optional(),
  })
  .openapi("BundleSummary");

export const BundleProductsSchema = z
  .object({
    bundleId: z.string(),
    sets: z.array(z.object({ setId: z.string(), setName: z.string(), products: z.array(ProductSchema) })),
  })
  .openapi("BundleProducts");

export const PackSummarySchema = z
  .object({
    packName: z.string(),
    packType: z.string(),
    packSummary: z.object({
      bundles: z.array(
        z.object({
          bundleId: z.string(),
          bundleName: z.string(),
          complete: z.boolean(),
          setItems: z.array(BundleItemSchema),
        }),
      ),
    }),
    itemCount: z.number(),
    /** Absent where the program hides prices. */
    subTotal: PriceSchema.optional(),
    gst: PriceSchema.optional(),
    totalWithGST: PriceSchema.optional(),
    currencySymbol: z.string(),
    allocatedCredit: PriceSchema.optional(),
    appliedSubsidy: PriceSchema.optional(),
    shippingCharge: PriceSchema.optional(),
    ownShare: PriceSchema,
    /** The same as text for display: the rows lead to the total. */
    charges: ChargeWordsSchema,
    /** How the charges are worked out. Absent where the program hides prices. */
    working: WorkingSchema.optional(),
    points: z.number(),
    leftAfterText: z.string().optional(),
    priceIncludingGST: z.boolean(),
    inCart: z.boolean(),
    changed: z.boolean(),
    refusals: z.array(RefusalSchema),
    returnsNote: z.string(),
    fundedBy: z.string(),
  })
  .openapi("PackSummary");

export const ItemBody = z.object({
  setId: z.string().min(1).max(60),
  styleCode: z.string().min(1).max(60),
  sku: z.string().max(80).optional(),
  colour: z.string().max(40).optional(),
  size: z.string().max(40).optional(),
  dimension: z.string().max(40).optional(),
  quantity: z.coerce
    .number({ error: "Enter a whole number from 1 to 99." })
    .int()
    .min(1, "Enter a whole number from 1 to 99.")
    .max(99, "Enter a whole number from 1 to 99."),
  valueAdds: z
    .array(z.object({ code: z.string().max(40), entries: z.array(z.string().max(200)).max(10) }))
    .max(20)
    .optional(),
  /** One of the pack's `replacementReasons`. */
  reasonOfReplacement: optionalText(100),
  additionalComments: optionalLines(LONGEST_COMMENT),
  /** Why it is needed though it does not meet what the wearer's role requires. */
  ppeReason: optionalLines(LONGEST_PPE_REASON),
});
