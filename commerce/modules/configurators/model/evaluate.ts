import type {
  Choices,
  Condition,
  ConfigurationModel,
  Garment,
  ModelAttribute,
  ModelGroup,
  ModelRule,
  Money,
} from "./model";
import type { ChosenVariant, Configured, ConfiguredInfo, ModelType } from "../tables";
import { isTyped, MISSING, takesInput } from "./typed-values";

/** What a configuration is judged by beside its choices. */
export interface EvaluationInput {
  model: string;
  type: ModelType;
  version: number;
  definition: ConfigurationModel;
  garment: Garment;
  currency: string;
}

/** One value of an attribute, chosen or not. */
interface EvaluatedValue {
  key: string;
  name: string;
  selected: boolean;
  /** What it adds to one piece, in cents ex GST. */
  cents: number;
  /** The desk has to price it. */
  onRequest: boolean;
}

export interface EvaluatedAttribute {
  attribute: ModelAttribute;
  visible: boolean;
  values: EvaluatedValue[];
  /** What is chosen or typed, as it is kept; a key is named by its value. */
  chosen: string[];
  /** What was typed beside or instead of a value. */
  typed: string;
  /** It is required and nothing was chosen. */
  missing?: string;
  conflicts: ModelRule[];
}

interface EvaluatedGroup {
  group: ModelGroup;
  attributes: EvaluatedAttribute[];
  complete: boolean;
  consistent: boolean;
}

export interface Evaluated {
  groups: EvaluatedGroup[];
  conflicts: ModelRule[];
  missing: number;
  issues: number;
  /** What the chosen options add to one piece, in cents ex GST, without those that the desk has to price. */
  optionsCents: number;
  onRequest: boolean;
}

const centsIn = (money: Money | undefined, currency: string): number => money?.[currency] ?? 0;

/** Pure: what choices make of a model, by its rules. What is hidden counts for nothing. */
export function evaluateChoices(
  { definition, garment, currency }: EvaluationInput,
  choices: Choices,
): Evaluated {
  const chosen = new Map<string, string[]>();
  const holds = (condition: Condition): boolean =>
    "garment" in condition
      ? condition.values.includes(garment[condition.garment])
      : (chosen.get(condition.attribute) ?? []).some((value) => condition.values?.includes(value) ?? true);
  const attributes = definition.groups.map(({ attributes: all }) =>
    all.map((attribute): EvaluatedAttribute => {
      const visible = (attribute.shownIf ?? []).every(holds);
      const kept = visible ? (choices[attribute.key] ?? []) : [];
      if (kept.length > 0) chosen.set(attribute.key, kept);
      const known = attribute.values ?? [];
      return {
        attribute,
        visible,
        values: known.map(({ key, name, cents, onRequest = false }) => ({
          ...{ key, name, onRequest },
          selected: kept.includes(key),
          cents: onRequest ? 0 : centsIn(cents, currency),
        })),
        chosen: kept,
        typed:
          isTyped(attribute) || takesInput(attribute)
            ? (kept.find((value) => !known.some(({ key }) => key === value)) ?? "")
            : "",
        missing: visible && attribute.required && kept.length === 0 ? MISSING[attribute.type] : undefined,
        conflicts: [],
      };
    }),
  );
  const conflicts = definition.rules.filter(
    ({ when, needs }) => when.every(holds) && !(needs && holds(needs)),
  );
  const groups = definition.groups.map((group, index): EvaluatedGroup => {
    const its = attributes[index]!.map((one) => ({
      ...one,
      conflicts: one.visible ? conflicts.filter((rule) => isAbout(rule, one.attribute.key)) : [],
    }));
    return {
      group,
      attributes: its,
      complete: its.every(({ missing }) => missing === undefined),
      consistent: its.every((one) => one.conflicts.length === 0),
    };
  });
  const missing = groups.flatMap((group) => group.attributes).filter((one) => one.missing).length;
  const all = groups.flatMap((group) => group.attributes);
  return {
    groups,
    conflicts,
    missing,
    issues: missing + conflicts.length,
    optionsCents: all.reduce((sum, one) => sum + costOf(one, currency), 0),
    onRequest: all.some(isOnRequest),
  };
}

const isAbout = ({ when, needs }: ModelRule, key: string): boolean =>
  [...when, ...(needs ? [needs] : [])].some(
    (condition) => "attribute" in condition && condition.attribute === key,
  );

/** Whether something was chosen of an attribute that the desk has to price. */
const isOnRequest = ({ values }: EvaluatedAttribute): boolean =>
  values.some(({ selected, onRequest }) => selected && onRequest);

const costOf = ({ values, typed, attribute }: EvaluatedAttribute, currency: string): number =>
  values.reduce((sum, { selected, cents }) => (selected ? sum + cents : sum), 0) +
  (typed === "" ? 0 : centsIn(attribute.cents, currency));

/** The choices that the model makes at the start. */
export const presetsOf = ({ groups }: ConfigurationModel): Choices =>
  Object.fromEntries(
    groups.flatMap(({ attributes }) =>
      attributes.flatMap(({ key, preset }) => (preset ? [[key, preset] as const] : [])),
    ),
  );

/** A judged configuration as a line keeps it, with what it adds to the garment. */
export function configuredAs(
  judging: EvaluationInput,
  choices: Choices,
  own: string[],
): Configured & { judged: Evaluated } {
  const judged = evaluateChoices(judging, choices);
  const { currency } = judging;
  const shown = judged.groups.map(({ group, attributes }) => ({
    group,
    attributes: attributes.filter(({ visible }) => visible),
  }));
  const groups: ChosenVariant["groups"] = shown.map(({ group, attributes }) => ({
    id: group.id,
    name: group.name,
    values: attributes.flatMap(({ attribute, values, typed }) => [
      ...values
        .filter(({ selected }) => selected)
        .map(({ name, cents, onRequest }) => ({
          attribute: attribute.key,
          name: attribute.name,
          value: name,
          cents,
          own: own.includes(attribute.key),
          ...(onRequest ? { onRequest } : {}),
        })),
      ...(typed === ""
        ? []
        : [
            {
              attribute: attribute.key,
              name: attribute.name,
              value: typed,
              cents: centsIn(attribute.cents, currency),
              own: own.includes(attribute.key),
            },
          ]),
    ]),
  }));
  const infos = shown.flatMap(({ attributes }) =>
    attributes.flatMap((one): ConfiguredInfo[] => {
      const status = one.missing || one.conflicts.length > 0 ? "ERROR" : "SUCCESS";
      const names = [
        ...one.values.filter(({ selected }) => selected).map(({ name }) => name),
        one.typed,
      ].filter(Boolean);
      return names.length > 0 || one.missing
        ? [
            {
              ...{ label: one.attribute.name, value: names.join(", "), status },
              ...(isOnRequest(one) ? { onRequest: true } : {}),
            },
          ]
        : [];
    }),
  );
  return {
    judged,
    configuration: {
      type: judging.type,
      infos,
      issues: judged.issues,
      ...(judged.onRequest ? { onRequest: true } : {}),
      variant: {
        model: judging.model,
        version: judging.version,
        choices,
        own,
        conflicts: judged.conflicts.map(({ text }) => text),
        groups: groups.filter(({ values }) => values.length > 0),
      },
    },
    valueAdds: shown.flatMap(({ group, attributes }) =>
      attributes.flatMap((one) => additionsOf(group.name, one, currency)),
    ),
  };
}

/** What is made on the garment for one attribute, as carts, orders and their papers show it. */
function additionsOf(group: string, { attribute, values, typed }: EvaluatedAttribute, currency: string) {
  const made = (key: string, value: string, cents: number, leadDays = 0, nonReturnable = true) => ({
    ...{ code: `${attribute.key}.${key}`, name: group, cents, nonReturnable, leadDays },
    entries: [{ label: attribute.name, value }],
  });
  const chosen = values
    .filter(({ selected }) => selected)
    .flatMap(({ key, name, cents }) => {
      const value = attribute.values?.find((one) => one.key === key);
      return value?.none ? [] : [made(key, name, cents, value?.leadDays, !value?.returnable)];
    });
  return typed === ""
    ? chosen
    : [...chosen, made("typed", typed, centsIn(attribute.cents, currency), attribute.leadDays)];
}
