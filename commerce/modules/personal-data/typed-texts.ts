import type { AddressSnapshot } from "../carts/tables";
import type { ChosenVariant, ConfigurationModel, LineConfiguration } from "../configurators/tables";
import type { ChosenValueAdd } from "../packs/tables";

/** Stands where somebody had typed something. */
export const ERASED = "erased";

/** Numbers are measures of a garment, such as a hem of 74 cm, and lead to nobody. */
const isNumber = (text: string) => text !== "" && Number.isFinite(Number(text));
const erased = (text: string) => (text === "" || isNumber(text) ? text : ERASED);

/** A line's value-adds without what was typed, such as a name to embroider. */
export const valueAddsWithoutTyped = (
  valueAdds: readonly ChosenValueAdd[],
  configuration: LineConfiguration | null,
): ChosenValueAdd[] =>
  valueAdds.map((one) =>
    // Of a configurator with a model only this one was typed; the others name an option.
    configuration?.variant && !one.code.endsWith(".typed")
      ? one
      : { ...one, entries: one.entries.map(({ label, value }) => ({ label, value: erased(value) })) },
  );

/** What was typed and not chosen. A value that the model does not offer, as it is now, was typed. */
function typedIn({ choices }: ChosenVariant, model: ConfigurationModel | undefined): string[] {
  const attributes = (model?.groups ?? []).flatMap((group) => group.attributes);
  const offered = new Set(attributes.flatMap(({ values = [] }) => values.map(({ key }) => key)));
  return Object.values(choices)
    .flat()
    .filter((value) => !offered.has(value) && !isNumber(value));
}

/** A configuration without what was typed. */
export function configurationWithoutTyped(
  configuration: LineConfiguration,
  model: ConfigurationModel | undefined,
): LineConfiguration {
  const { variant, infos } = configuration;
  if (!variant) {
    return { ...configuration, infos: infos.map((info) => ({ ...info, value: erased(info.value) })) };
  }
  const typed = typedIn(variant, model);
  // An option that takes a typed value too reads "Navy, as the sample".
  const without = (text: string): string => {
    const found = typed.find((one) => text === one || text.endsWith(`, ${one}`));
    return found === undefined ? text : text.slice(0, text.length - found.length) + ERASED;
  };
  const withoutIn = <T extends { value: string }>(all: T[]): T[] =>
    all.map((one) => ({ ...one, value: without(one.value) }));
  return {
    ...configuration,
    infos: withoutIn(infos),
    variant: {
      ...variant,
      choices: Object.fromEntries(
        Object.entries(variant.choices).map(([attribute, chosen]) => [attribute, chosen.map(without)]),
      ),
      groups: variant.groups.map((group) => ({ ...group, values: withoutIn(group.values) })),
    },
  };
}

/** Where an order went, without whom: of a unit's address the place, of a person's own the state and country alone. */
export function addressWithout(address: AddressSnapshot, ofUnit: boolean): AddressSnapshot {
  const { id, companyName, line1, line2, town, region, postalCode, country } = address;
  const nobody = { firstName: "", lastName: "" };
  return ofUnit
    ? { id, ...nobody, companyName, line1, line2, town, region, postalCode, country }
    : { ...nobody, line1: ERASED, town: "", region, postalCode: "", country };
}
