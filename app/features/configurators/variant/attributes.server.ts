import type { components } from "~/commerce/occ";
import { counted } from "~/ui/counted";

type Attribute = components["schemas"]["ConfigurationAttribute"];
type Prices = components["schemas"]["ConfigurationPrices"];

/** One attribute as its field shows it. */
export interface AttributeView {
  key: string;
  label: string;
  kind: "radio" | "select" | "checks" | "text" | "unsupported";
  /** Of the field, and of the one for a value of one's own. */
  name: string;
  ownName?: string;
  required: boolean;
  hint?: string;
  options: { value: string; label: string; price?: string }[];
  chosen: string[];
  typed: string;
  numeric: boolean;
  /** As faultsOf says. */
  errors: string[];
}

/** In the place of a price that the desk sets in a quote. */
export const ON_REQUEST = "price on request";

const KINDS: Record<Attribute["type"], AttributeView["kind"]> = {
  RADIO_BUTTON: "radio",
  RADIO_BUTTON_ADDITIONAL_INPUT: "radio",
  DROPDOWN: "select",
  DROPDOWN_ADDITIONAL_INPUT: "select",
  CHECK_BOX_LIST: "checks",
  STRING: "text",
  NUMERIC: "text",
  NOT_IMPLEMENTED: "unsupported",
};

/** It is required and empty, or does not go with something else. */
export const faultsOf = ({ message, conflicts }: Pick<Attribute, "message" | "conflicts">): string[] => [
  ...(message ? [message] : []),
  ...conflicts,
];

export const fieldName = (key: string): string => `a_${key}`;
const ownName = (key: string): string => `t_${key}`;

/** The attributes of a group that are shown, with what their values cost. */
export function attributeViews(attributes: readonly Attribute[], prices: Prices): AttributeView[] {
  return attributes.filter(({ visible }) => visible).map((attribute) => viewOf(attribute, prices));
}

function viewOf(attribute: Attribute, { attributes }: Prices): AttributeView {
  const { key, langDepName, type, required, domainValues, value = "", maxlength } = attribute;
  const supplements = attributes.find(({ csticUiKey }) => csticUiKey === key)?.priceSupplements ?? [];
  const priceOf = (valueKey: string) => {
    if (domainValues.find((one) => one.key === valueKey)?.priceOnRequest) return ON_REQUEST;
    const amount = supplements.find(({ attributeValueKey }) => attributeValueKey === valueKey)?.priceValue;
    return amount && `+ ${amount.formattedValue}`;
  };
  const chosen = domainValues.filter(({ selected }) => selected).map((one) => one.key);
  const typed = domainValues.some((one) => one.key === value) ? "" : value;
  const cost = priceOf("");
  const most = maxlength === undefined || attribute.numberScale !== undefined ? undefined : maxlength;
  const hint = [
    attribute.hint,
    most === undefined ? undefined : `At most ${counted(most, "character")}`,
    cost,
  ].flatMap((part) => (part ? [`${part}.`] : []));
  return {
    ...{ key, required, chosen, typed, label: langDepName, name: fieldName(key) },
    kind: KINDS[type],
    ownName: type.endsWith("_ADDITIONAL_INPUT") ? ownName(key) : undefined,
    hint: hint.join(" ") || undefined,
    options: domainValues.map((one) => ({ value: one.key, label: one.name, price: priceOf(one.key) })),
    numeric: type === "NUMERIC",
    errors: faultsOf(attribute),
  };
}
