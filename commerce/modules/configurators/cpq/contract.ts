import { z } from "@hono/zod-openapi";

/** How a choice is shown, by the numbers that published clients know. */
export const DISPLAY_AS = { radio: 1, checkbox: 2, dropdown: 3, unknown: 4, input: 95 } as const;

const CpqValue = z.object({
  /** Its place among the values of its attribute, from 1. */
  paV_ID: z.number(),
  valueCode: z.string(),
  valueDisplay: z.string(),
  selected: z.boolean(),
  /** What it adds to one piece, in the currency of the configuration; absent while it has no price. */
  price: z.string().optional(),
});

const CpqAttribute = z
  .object({
    /** Its place in the model, from 1; both numbers are the same. */
    pA_ID: z.number(),
    stdAttrCode: z.number(),
    name: z.string(),
    label: z.string(),
    displayAs: z.number(),
    dataType: z.enum(["String", "Number", "N/A"]),
    required: z.boolean(),
    incomplete: z.boolean(),
    isEnabled: z.boolean(),
    /** Always false: an option is made on the garment and has no quantity of its own. */
    isLineItem: z.boolean(),
    hasConflict: z.boolean(),
    userInput: z.string().optional(),
    values: z.array(CpqValue),
  })
  .openapi("CpqAttribute");

const CpqTab = z.object({
  id: z.number(),
  name: z.string(),
  displayName: z.string(),
  isIncomplete: z.boolean(),
  isSelected: z.boolean(),
  /** In overviews only: what was chosen. */
  attributes: z.array(CpqAttribute).optional(),
});

/** A configuration as published clients of quote-based configurators read it (contract §13). */
export const CpqConfigurationSchema = z
  .object({
    configurationId: z.string(),
    productSystemId: z.string(),
    productName: z.string(),
    completed: z.boolean(),
    /** The names of required attributes without a value. */
    incompleteAttributes: z.array(z.string()),
    incompleteMessages: z.array(z.string()),
    invalidMessages: z.array(z.string()),
    errorMessages: z.array(z.string()),
    /** What does not go together, in words. */
    failedValidations: z.array(z.string()),
    conflictMessages: z.array(z.string()),
    numberOfConflicts: z.number(),
    currencyISOCode: z.string(),
    currencySign: z.string(),
    /** Amounts as they are read; absent for people who see none. */
    responder: z.object({ totalPrice: z.string(), baseProductPrice: z.string() }).optional(),
    tabs: z.array(CpqTab),
    /** Of the tab that is asked for, or else the first. */
    attributes: z.array(CpqAttribute),
  })
  .openapi("CpqConfiguration");

export const CpqIdSchema = z.object({ configId: z.string() }).openapi("CpqConfigurationId");

/** The change of one attribute. */
export const CpqAttributeBody = z.object({
  /** Numbers of values with commas between; 0 or nothing takes the choice back. */
  attributeValueIds: z
    .string()
    .max(2000)
    .regex(/^[\d,\s]*$/, "Send the numbers of values, with commas between.")
    .optional(),
  userInput: z.string().max(250).optional(),
  quantity: z.number().optional(),
});

export const CpqValueBody = z.object({ quantity: z.number() });
