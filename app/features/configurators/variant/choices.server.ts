import { z } from "zod";
import { type AttributeView, faultsOf, fieldName } from "./attributes.server";
import { quantityField } from "~/features/configurators/text/post-texts.server";
import type { ChoicesView, Configuration } from "./variant.server";

const INTENTS = ["update", "previous", "next", "keep", "quote", "overview"] as const;

/** The API validates what is chosen; what is too long for it comes back as it was typed. */
export const choicesSchema = ({ attributes, owner }: ChoicesView) =>
  z.object({
    intent: z.enum(INTENTS).catch("update"),
    /** The group that was chosen in the menu. */
    to: z.string().max(60).optional(),
    sku: z.string().max(80).default(""),
    /** Without one nothing was chosen on the page that the form is of. */
    group: z.string().max(60).optional(),
    quantity: owner.type === "product" ? quantityField.catch(0) : z.string().max(10).optional(),
    ...Object.fromEntries(attributes.flatMap(fieldsOf)),
  });

/** What can still be read of a form whose configuration is gone. */
export const finishedSchema = z.object({
  sku: z.string().max(80).default(""),
  quantity: quantityField.catch(1),
});

const fieldsOf = ({ kind, name, ownName }: AttributeView): [string, z.ZodType][] => [
  [
    name,
    kind === "checks" ? z.array(z.string().max(120)).max(200).default([]) : z.string().max(1000).default(""),
  ],
  ...(ownName ? [[ownName, z.string().max(1000).default("")] as [string, z.ZodType]] : []),
];

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** What was chosen in a group, as the API takes it. */
export const chosenIn = ({ attributes }: ChoicesView, sent: Record<string, unknown>) =>
  attributes
    .filter(({ kind }) => kind !== "unsupported")
    .map(({ key, kind, name, ownName }) => {
      const value = sent[name];
      if (kind === "checks") {
        const keys = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
        return { key, domainValues: keys.map((one) => ({ key: one, selected: true })) };
      }
      const typed = ownName ? textIn(sent[ownName]).trim() : "";
      return { key, value: (typed || textIn(value)).slice(0, 250) };
    });

/** The faults of a group by its fields, if the choices have brought a field that must not be empty. */
export function broughtFaults(
  { group, attributes }: ChoicesView,
  { groups = [] }: Configuration,
): Record<string, string[]> {
  const shown = groups.find(({ id }) => id === group.id)?.attributes.filter(({ visible }) => visible) ?? [];
  const wasThere = (key: string) => attributes.some((one) => one.key === key);
  if (shown.every(({ key, message }) => !message || wasThere(key))) return {};
  return Object.fromEntries(
    shown.flatMap((one) => {
      const errors = faultsOf(one);
      return errors.length > 0 ? [[fieldName(one.key), errors]] : [];
    }),
  );
}

/** The fields of the API's refusals by their names in the form. */
export const choiceSubjects = ({ attributes }: ChoicesView): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, name, ownName }) => [key, ownName ?? name]));
