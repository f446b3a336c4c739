import type { z } from "@hono/zod-openapi";
import { invalid, notFound } from "../../../http/errors";
import type { Person } from "../../../http/principal";
import { goodsPrice } from "../../organisation";
import type { CpqAttributeBody, CpqConfigurationSchema } from "./contract";
import { DISPLAY_AS } from "./contract";
import { evaluateChoices, type EvaluatedAttribute } from "../model/evaluate";
import type { ConfigurationModel, ModelAttribute } from "../model/model";
import { isTyped } from "../model/typed-values";
import { baseOf } from "../variant/view";
import type { Working } from "../model/working";

type CpqConfiguration = z.infer<typeof CpqConfigurationSchema>;

/** The number of each attribute: its place in the model, from 1. */
const attributesOf = ({ groups }: ConfigurationModel): ModelAttribute[] =>
  groups.flatMap(({ attributes }) => attributes);

const displayAs = ({ type }: ModelAttribute): number => {
  if (type.startsWith("RADIO_BUTTON")) return DISPLAY_AS.radio;
  if (type.startsWith("DROPDOWN")) return DISPLAY_AS.dropdown;
  if (type === "CHECK_BOX_LIST") return DISPLAY_AS.checkbox;
  return isTyped({ type }) ? DISPLAY_AS.input : DISPLAY_AS.unknown;
};

function dataType({ type }: ModelAttribute): "String" | "Number" | "N/A" {
  if (type === "NUMERIC") return "Number";
  return type === "STRING" ? "String" : "N/A";
}

/**
 * A configuration as clients of quote-based configurators read it.
 * @param tabId the group whose attributes are told, as a number from 1; the first without.
 * @param overview whether each tab tells what was chosen in it.
 */
export function cpqConfiguration(
  working: Working,
  person: Person,
  { tabId = 1, overview = false }: { tabId?: number; overview?: boolean } = {},
): CpqConfiguration {
  const { row, stocked, judging } = working;
  const judged = evaluateChoices(judging, row.choices);
  const order = attributesOf(judging.definition);
  const pricesShown = person.user.priceEnabled;
  const view = ({ attribute, values, typed, missing, conflicts }: EvaluatedAttribute) => {
    const code = order.indexOf(attribute) + 1;
    return {
      ...{ pA_ID: code, stdAttrCode: code, name: attribute.key, label: attribute.name },
      ...{ displayAs: displayAs(attribute), dataType: dataType(attribute) },
      required: attribute.required ?? false,
      incomplete: missing !== undefined,
      ...{ isEnabled: true, isLineItem: false, hasConflict: conflicts.length > 0 },
      userInput: typed || undefined,
      values: values.map(({ key, name, selected, cents, onRequest }, index) => ({
        ...{ paV_ID: index + 1, valueCode: key, valueDisplay: name, selected },
        price: pricesShown && !onRequest ? goodsPrice(cents, person).value.toFixed(2) : undefined,
      })),
    };
  };
  const shown = judged.groups.map(({ attributes }) => attributes.filter(({ visible }) => visible));
  const base = baseOf(working);
  const conflicts = judged.conflicts.map(({ text }) => text);
  return {
    configurationId: row.id,
    productSystemId: row.sku,
    productName: stocked.style.name,
    completed: judged.issues === 0,
    incompleteAttributes: shown.flat().flatMap(({ missing, attribute }) => (missing ? attribute.name : [])),
    ...{ incompleteMessages: [], invalidMessages: [], errorMessages: [] },
    ...{ failedValidations: conflicts, conflictMessages: conflicts, numberOfConflicts: conflicts.length },
    currencyISOCode: person.unit.currency,
    currencySign: person.unit.currencySymbol,
    responder:
      pricesShown && base !== undefined
        ? {
            totalPrice: goodsPrice(base + judged.optionsCents, person).formattedValue,
            baseProductPrice: goodsPrice(base, person).formattedValue,
          }
        : undefined,
    tabs: judged.groups.map(({ group, complete }, index) => ({
      ...{ id: index + 1, name: group.id, displayName: group.name },
      ...{ isIncomplete: !complete, isSelected: index + 1 === tabId },
      ...(overview ? { attributes: shown[index]!.filter(({ chosen }) => chosen.length > 0).map(view) } : {}),
    })),
    attributes: (shown[tabId - 1] ?? []).map(view),
  };
}

/**
 * The change of one attribute in the shape of `chooseIn`.
 * @param code the attribute's number.
 * @throws OccError 404 for a number that no attribute has, 400 for one that no value has, and for a quantity.
 */
export function sentOf(
  definition: ConfigurationModel,
  code: number,
  { attributeValueIds = "", userInput, quantity }: z.infer<typeof CpqAttributeBody>,
) {
  const attribute = attributeNumbered(definition, code);
  if (quantity !== undefined && quantity !== 1) throw noQuantity();
  const numbers = attributeValueIds.split(",").flatMap((text) => Number(text.trim()) || []);
  const keys = numbers.map((number) => {
    const value = attribute.values?.[number - 1];
    if (!value) throw invalid("attributeValueIds", `${attribute.name} has no value ${number}.`);
    return value.key;
  });
  return {
    key: attribute.key,
    value: userInput,
    domainValues: isTyped(attribute) ? undefined : keys.map((key) => ({ key, selected: true })),
  };
}

export function attributeNumbered(definition: ConfigurationModel, code: number): ModelAttribute {
  const attribute = attributesOf(definition)[code - 1];
  if (attribute) return attribute;
  throw notFound("There is no such attribute.", { subject: String(code), subjectType: "attribute" });
}

/** Options are made on each piece of a line: only the line has a quantity. */
export const noQuantity = () =>
  invalid("quantity", "An option has no quantity of its own. Change that of the item.");
