import { z } from "@hono/zod-openapi";
import { atDefault } from "../../../http/fields";
import { PriceSchema } from "../../../http/money";
import { ATTRIBUTE_TYPES } from "../model/model";

const price = z.object(PriceSchema.shape);

const DomainValue = z.object({
  key: z.string(),
  name: z.string(),
  langDepName: z.string(),
  selected: z.boolean(),
  readonly: z.boolean(),
  /** It has no price until the desk sets one in a quote. */
  priceOnRequest: z.boolean().optional(),
});

const AttributeSchema = z
  .object({
    key: z.string(),
    /** The same in every language: published clients send it back as the key. */
    name: z.string(),
    /** What people read. */
    langDepName: z.string(),
    type: z.enum([...ATTRIBUTE_TYPES, "NOT_IMPLEMENTED"]),
    required: z.boolean(),
    visible: z.boolean(),
    /** The key of the one chosen value, or what was typed. */
    value: z.string().optional(),
    formattedValue: z.string().optional(),
    maxlength: z.number().optional(),
    numberScale: z.number().optional(),
    negativeAllowed: z.boolean().optional(),
    intervalInDomain: z.boolean().optional(),
    /** What a number must look like and lie within, for reading. */
    hint: z.string().optional(),
    /** Why it is incomplete, in the words of spec 002 §5. */
    message: z.string().optional(),
    /** What does not go together with it. */
    conflicts: z.array(z.string()),
    domainValues: z.array(DomainValue),
  })
  .openapi("ConfigurationAttribute");

const GroupSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    groupType: z.enum(["CSTIC_GROUP", "CONFLICT_HEADER", "CONFLICT"]),
    configurable: z.boolean(),
    complete: z.boolean(),
    consistent: z.boolean(),
    attributes: z.array(AttributeSchema),
    /** Of the conflict header: one for each conflict, with what is about it and how it is resolved. */
    subGroups: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        groupType: z.literal("CONFLICT"),
        attributes: z.array(
          z.object({ key: z.string(), name: z.string(), langDepName: z.string(), groupId: z.string() }),
        ),
      }),
    ),
  })
  .openapi("ConfigurationGroup");

/** A configuration that somebody works on (contract §13). */
export const ConfigurationSchema = z
  .object({
    configId: z.string(),
    rootProduct: z.string(),
    complete: z.boolean(),
    consistent: z.boolean(),
    totalNumberOfIssues: z.number(),
    kbKey: z
      .object({ kbName: z.string(), kbLogsys: z.string(), kbVersion: z.string(), kbBuildNumber: z.string() })
      .optional(),
    pricingEnabled: z.boolean(),
    immediateConflictResolution: z.boolean(),
    /** Whether its person has chosen anything: then it can be resumed. */
    interacted: z.boolean(),
    groups: atDefault(z.array(GroupSchema)),
  })
  .openapi("Configuration");

/** Clients send back what they were answered; what is chosen is read of it. */
export const ConfigurationBody = z.object({
  groups: z
    .array(
      z.object({
        id: z.string().max(60).optional(),
        attributes: z
          .array(
            z.object({
              key: z.string().min(1).max(60),
              value: z.string().max(250).optional(),
              domainValues: z
                .array(z.object({ key: z.string().min(1).max(120), selected: z.boolean().default(false) }))
                .max(200)
                .optional(),
            }),
          )
          .max(100)
          .optional(),
      }),
    )
    .max(50)
    .default([]),
});

const PriceSummary = z.object({
  basePrice: price.optional(),
  selectedOptions: price.optional(),
  /** Without what the desk has to price. */
  currentTotal: price.optional(),
  priceOnRequest: z.boolean().optional(),
});

export const ConfigurationPricesSchema = z
  .object({
    configId: z.string(),
    pricingError: z.boolean(),
    showDeltaPrices: z.boolean(),
    priceSummary: PriceSummary,
    attributes: z.array(
      z.object({
        csticUiKey: z.string(),
        selectedValues: z.array(z.string()),
        priceSupplements: z.array(z.object({ attributeValueKey: z.string(), priceValue: price })),
      }),
    ),
  })
  .openapi("ConfigurationPrices");

const FILTERS = ["PRIMARY", "USER_INPUT", "PRICE_RELEVANT"] as const;

const CharacteristicFilter = z.object({ key: z.enum(FILTERS), selected: z.boolean() });

export const ConfigurationOverviewSchema = z
  .object({
    id: z.string(),
    productCode: z.string(),
    totalNumberOfIssues: z.number(),
    numberOfConflicts: z.number(),
    numberOfIncompleteCharacteristics: z.number(),
    groups: z.array(
      z.object({
        id: z.string(),
        groupDescription: z.string(),
        characteristicValues: z.array(
          z.object({
            characteristic: z.string(),
            value: z.string(),
            price: price.optional(),
            priceOnRequest: z.boolean().optional(),
          }),
        ),
        subGroups: z.array(z.object({ id: z.string() })),
      }),
    ),
    pricing: PriceSummary,
    appliedCsticFilter: z.array(CharacteristicFilter),
    groupFilterList: z.array(z.object({ key: z.string(), description: z.string(), selected: z.boolean() })),
  })
  .openapi("ConfigurationOverview");

/** Which rows an overview should have; none of a kind selected shows all. */
export const OverviewBody = z.object({
  appliedCsticFilter: z.array(CharacteristicFilter).max(10).default([]),
  groupFilterList: z
    .array(z.object({ key: z.string().max(60), selected: z.boolean() }))
    .max(50)
    .default([]),
});

export const VersionListSchema = z
  .object({
    variants: z.array(
      z.object({ code: z.string(), name: z.string(), productCode: z.string(), price: price.optional() }),
    ),
  })
  .openapi("ConfigurationVariantList");
