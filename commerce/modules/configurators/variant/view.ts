import type { z } from "@hono/zod-openapi";
import type { Person } from "../../../http/principal";
import { goodsPrice } from "../../organisation";
import { unitCents } from "../../catalogue";
import {
  configuredAs,
  evaluateChoices,
  type Evaluated,
  type EvaluatedAttribute,
  presetsOf,
} from "../model/evaluate";
import type { ModelRule } from "../model/model";
import type { ChosenVariant, LineConfiguration } from "../tables";
import { intervalWords, isTyped, maxLengthOf, numberPattern, takesInput } from "../model/typed-values";
import type {
  ConfigurationOverviewSchema,
  ConfigurationPricesSchema,
  ConfigurationSchema,
  OverviewBody,
  VersionListSchema,
} from "./contract";
import type { Working } from "../model/working";

const CONFLICTS = "CONFLICTS";

/** A configuration as clients read it. @param groupId only the attributes of that group are told. */
export function configurationOf(
  { row, judging }: Working,
  person: Person,
  groupId?: string,
): z.infer<typeof ConfigurationSchema> {
  const judged = evaluateChoices(judging, row.choices);
  const groups = judged.groups.map(({ group, attributes, complete, consistent }) => ({
    id: group.id,
    name: group.name,
    description: group.description ?? "",
    groupType: "CSTIC_GROUP" as const,
    configurable: true,
    ...{ complete, consistent },
    attributes: groupId === undefined || groupId === group.id ? attributes.map(attributeView) : [],
    subGroups: [],
  }));
  return {
    configId: row.id,
    rootProduct: row.sku,
    complete: judged.missing === 0,
    consistent: judged.conflicts.length === 0,
    totalNumberOfIssues: judged.issues,
    kbKey: {
      kbName: judging.model,
      kbLogsys: "KITROOM",
      kbVersion: String(judging.version),
      kbBuildNumber: "1",
    },
    pricingEnabled: person.user.priceEnabled,
    immediateConflictResolution: false,
    interacted: row.own.length > 0,
    groups: judged.conflicts.length > 0 ? [conflictHeader(judged), ...groups] : groups,
  };
}

/** The conflicts as a group of their own, as clients expect them. */
const conflictHeader = (judged: Evaluated) => ({
  id: CONFLICTS,
  name: "Conflicts",
  description: "",
  groupType: "CONFLICT_HEADER" as const,
  configurable: false,
  complete: true,
  consistent: false,
  attributes: [],
  subGroups: judged.conflicts.map((rule) => ({
    id: rule.id,
    name: rule.text,
    description: suggestionOf(rule, judged),
    groupType: "CONFLICT" as const,
    attributes: aboutOf(rule, judged),
  })),
});

const aboutOf = (rule: ModelRule, { groups }: Evaluated) =>
  groups.flatMap(({ group, attributes }) =>
    attributes
      .filter(({ conflicts }) => conflicts.includes(rule))
      .map(({ attribute: { key, name } }) => ({
        ...{ key, name: key, langDepName: name },
        groupId: group.id,
      })),
  );

/** How a conflict is resolved: by another choice for anything that it is about. */
const suggestionOf = (rule: ModelRule, judged: Evaluated): string =>
  `Change ${aboutOf(rule, judged)
    .map(({ langDepName }) => langDepName)
    .join(" or ")}.`;

function attributeView({
  attribute,
  visible,
  values,
  chosen,
  typed,
  missing,
  conflicts,
}: EvaluatedAttribute) {
  const { key, name, type, required = false, number } = attribute;
  const names = [...values.filter(({ selected }) => selected).map((value) => value.name), typed].filter(
    Boolean,
  );
  return {
    ...{ key, name: key, langDepName: name, type, required, visible },
    value: type === "CHECK_BOX_LIST" ? undefined : chosen[0],
    formattedValue: names.join(", ") || undefined,
    maxlength: isTyped(attribute) || takesInput(attribute) ? maxLengthOf(attribute) : undefined,
    numberScale: number?.scale,
    negativeAllowed: number ? (number.negative ?? false) : undefined,
    intervalInDomain: number ? number.intervals.length > 0 : undefined,
    hint: number
      ? [
          `A number like ${numberPattern(number)}`,
          ...(number.intervals.length > 0 ? [number.intervals.map(intervalWords).join(", or ")] : []),
        ].join(", ") + (number.unit ? `, in ${number.unit}` : "")
      : undefined,
    message: missing,
    conflicts: conflicts.map(({ text }) => text),
    domainValues: values.map((value) => ({
      ...{ key: value.key, name: value.name, langDepName: value.name },
      ...{ selected: value.selected, readonly: false },
      priceOnRequest: value.onRequest || undefined,
    })),
  };
}

/** Prices of one piece, as the organisation reads them; nothing for people who see none. */
function pricing(
  person: Person,
  baseCents: number | undefined,
  { optionsCents, onRequest = false }: { optionsCents: number; onRequest?: boolean },
) {
  if (!person.user.priceEnabled || baseCents === undefined) return {};
  return {
    basePrice: goodsPrice(baseCents, person),
    selectedOptions: goodsPrice(optionsCents, person),
    currentTotal: goodsPrice(baseCents + optionsCents, person),
    priceOnRequest: onRequest || undefined,
  };
}

/** The price of the garment itself, in cents; undefined if it has none. */
export const baseOf = ({ stocked, row }: Working) => unitCents(stocked.style.prices, row.sku);

export function pricesOf(
  working: Working,
  person: Person,
  groupId?: string,
): z.infer<typeof ConfigurationPricesSchema> {
  const { row, judging } = working;
  const judged = evaluateChoices(judging, row.choices);
  const shown = judged.groups.filter(({ group }) => groupId === undefined || group.id === groupId);
  const base = baseOf(working);
  return {
    configId: row.id,
    pricingError: base === undefined,
    showDeltaPrices: false,
    priceSummary: pricing(person, base, judged),
    attributes: shown.flatMap(({ attributes }) =>
      attributes.map(({ attribute, values, chosen }) => ({
        csticUiKey: attribute.key,
        selectedValues: chosen,
        priceSupplements: person.user.priceEnabled
          ? [
              ...values.map(({ key, cents }) => ({ attributeValueKey: key, cents })),
              ...(attribute.cents
                ? [{ attributeValueKey: "", cents: attribute.cents[judging.currency] ?? 0 }]
                : []),
            ]
              .filter(({ cents }) => cents !== 0)
              .map(({ attributeValueKey, cents }) => ({
                attributeValueKey,
                priceValue: goodsPrice(cents, person),
              }))
          : [],
      })),
    ),
  };
}

type Filters = z.infer<typeof OverviewBody>;

/** What an overview is made from: a configuration that is worked on, or the snapshot of a line. */
interface Overviewed {
  id: string;
  sku: string;
  issues: number;
  variant: Pick<ChosenVariant, "groups" | "conflicts">;
  /** Cents ex GST of one piece, without the options; undefined where prices are not shown. */
  baseCents?: number;
  /** Cents ex GST of one piece as it is, where the desk has priced it in a quote: options have no price then. */
  quotedCents?: number;
}

function overviewOf(
  { id, sku, issues, variant, baseCents, quotedCents }: Overviewed,
  person: Person,
  { appliedCsticFilter, groupFilterList }: Filters = { appliedCsticFilter: [], groupFilterList: [] },
): z.infer<typeof ConfigurationOverviewSchema> {
  const isOn = (key: string) => appliedCsticFilter.some((filter) => filter.key === key && filter.selected);
  const wanted = groupFilterList.filter(({ selected }) => selected).map(({ key }) => key);
  const all = variant.groups.flatMap(({ values }) => values);
  const optionsCents = all.reduce((sum, { cents }) => sum + cents, 0);
  const quoted = quotedCents !== undefined;
  const shown = variant.groups
    .filter(({ id: group }) => wanted.length === 0 || wanted.includes(group))
    .map((group) => ({
      ...group,
      values: group.values.filter(
        ({ own, cents, onRequest }) =>
          (!isOn("USER_INPUT") || own) && (!isOn("PRICE_RELEVANT") || cents !== 0 || onRequest),
      ),
    }))
    .filter(({ values }) => values.length > 0);
  const conflicts = variant.conflicts.length;
  return {
    id,
    productCode: sku,
    totalNumberOfIssues: issues,
    numberOfConflicts: conflicts,
    numberOfIncompleteCharacteristics: issues - conflicts,
    groups: shown.map((group) => ({
      id: group.id,
      groupDescription: group.name,
      characteristicValues: group.values.map(({ name, value, cents, onRequest }) => ({
        characteristic: name,
        value,
        price: baseCents !== undefined && cents !== 0 ? goodsPrice(cents, person) : undefined,
        priceOnRequest: (onRequest && !quoted) || undefined,
      })),
      subGroups: [],
    })),
    pricing: quoted
      ? { currentTotal: goodsPrice(quotedCents, person) }
      : pricing(person, baseCents, { optionsCents, onRequest: all.some(({ onRequest }) => onRequest) }),
    appliedCsticFilter: (["PRIMARY", "USER_INPUT", "PRICE_RELEVANT"] as const).map((key) => ({
      key,
      selected: isOn(key),
    })),
    groupFilterList: variant.groups.map(({ id: key, name }) => ({
      key,
      description: name,
      selected: wanted.includes(key),
    })),
  };
}

interface PricedLine {
  sku: string;
  unitCents: number;
  quoteCode: string | null;
  valueAdds: readonly { cents: number }[];
  configuration: LineConfiguration | null;
}

/**
 * The overview of a line of a cart, an order or a quote, with the price that it has there.
 * @param pricesShown whether the caller may see prices there. @throws what `otherwise` gives, for a line without choices.
 */
export function lineOverview(
  { configuration, sku, unitCents, valueAdds, quoteCode }: PricedLine,
  person: Person,
  { id, pricesShown, otherwise }: { id: string; pricesShown: boolean; otherwise: () => Error },
): z.infer<typeof ConfigurationOverviewSchema> {
  if (!configuration?.variant) throw otherwise();
  const { variant, issues } = configuration;
  const line = { id, sku, issues, variant };
  if (!pricesShown) return overviewOf(line, person);
  if (quoteCode !== null) return overviewOf({ ...line, quotedCents: unitCents }, person);
  const added = valueAdds.reduce((sum, { cents }) => sum + cents, 0);
  return overviewOf({ ...line, baseCents: unitCents - added }, person);
}

export function overviewOfWorking(working: Working, person: Person, filters?: Filters) {
  const { row, judging } = working;
  const { configuration } = configuredAs(judging, row.choices, row.own);
  const { issues, variant } = configuration!;
  return overviewOf(
    {
      ...{ id: row.id, sku: row.sku, issues, variant: variant! },
      baseCents: person.user.priceEnabled ? baseOf(working) : undefined,
    },
    person,
    filters,
  );
}

/** The pre-configured versions of the garment that go together, with what one piece costs. */
export function versionsOf(working: Working, person: Person): z.infer<typeof VersionListSchema> {
  const { judging, row } = working;
  const { definition } = judging;
  return {
    variants: definition.versions.flatMap(({ code, name, choices }) => {
      const judged = evaluateChoices(judging, { ...presetsOf(definition), ...choices });
      if (judged.conflicts.length > 0) return [];
      const price = pricing(person, baseOf(working), judged).currentTotal;
      return [{ code, name, productCode: row.sku, price }];
    }),
  };
}
