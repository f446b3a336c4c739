import type { StyleFacts, StyleRecord } from "../../catalogue";
import { plainCode } from "../../../http/plain-text";
import type { TeamFault } from "../tables";
import type { Offer } from "./packs";
import type { Field } from "./fields";
import type { Cells } from "./read-file";
import { textsOf } from "./texts";

type Facts = Omit<StyleFacts, "sort">;
type Option = { value: string; label: string };

/** What the catalogue says of everything that the people of a file may have. */
export interface Garments {
  facts: readonly Facts[];
  /** With what can be sewn on them, of the styles that the file names. */
  styles: readonly StyleRecord[];
}

const same = (a: string, b: string) =>
  a.toLowerCase().replaceAll(/\s/g, "") === b.toLowerCase().replaceAll(/\s/g, "");
const labelOf = ({ size, dimension }: Facts["variants"][number]) =>
  dimension ? `${size} ${dimension}` : size;
const listed = (options: readonly Option[]) => options.map(({ label }) => label).join(", ");

interface Refused {
  message: string;
  options: Option[];
}

/** The style that a text names: by its code or the code of one of its sizes, or by its name if a person has it. */
export function styleNamed(
  facts: readonly Facts[],
  offers: readonly Offer[],
  text: string,
): Facts | undefined {
  const code = plainCode(text).toUpperCase();
  const byCode = facts.find(
    (one) => one.code.toUpperCase() === code || one.variants.some(({ sku }) => sku === code),
  );
  return (
    byCode ??
    facts.find((one) => same(one.name, text) && offers.some((offer) => offer.styleCode === one.code))
  );
}

type Chosen = { offer: Offer; sku: string; item: string } & ReturnType<typeof textsOf>;

/** What a row asks for, or what is wrong with its cells. */
export function garmentOf(
  cells: Cells,
  { facts, styles }: Garments,
  offers: readonly Offer[],
  firstName: string,
): { chosen?: Chosen; faults: TeamFault[] } {
  const fault = (field: Field, message: string, options: Option[] = []) => ({
    faults: [faultOf(cells, field, message, options)],
  });
  const styleOptions = optionsOf(facts, offers);
  const text = cells.style.text;
  if (!text) return fault("style", "Write the code of a style.", styleOptions);
  const style = styleNamed(facts, offers, text);
  if (!style) {
    return fault("style", `No pack of ${firstName}’s has a style with this code or name.`, styleOptions);
  }
  const its = offers.filter(({ styleCode }) => styleCode === style.code);
  if (its.length === 0)
    return fault("style", `${firstName} has no pack with ${style.name} now.`, styleOptions);
  const exact = style.variants.find(({ sku }) => sku === plainCode(text).toUpperCase());
  const colour = colourOf(cells, style, its, exact?.colourCode);
  if ("message" in colour) return fault("colour", colour.message, colour.options);
  const size = sizeOf(cells, style, colour.code, exact);
  if ("message" in size) return fault("size", size.message, size.options);
  const offer = its.find(({ colours }) => colours === null || colours.includes(colour.code))!;
  const record = styles.find(({ code }) => code === style.code);
  const texts = record ? textsOf(record, cells.text.text) : { valueAdds: [] };
  if (texts.fault) return fault("text", texts.fault);
  const item = [style.name, colour.name, labelOf(size.variant)].filter(Boolean).join(", ");
  return { chosen: { offer, sku: size.variant.sku, item, ...texts }, faults: [] };
}

/** What is wrong with a cell; the whole row if the file has no such column. */
export const faultOf = (cells: Cells, field: Field, message: string, options: Option[] = []): TeamFault => ({
  column: cells[field].head,
  ...(cells[field].head ? { field } : {}),
  cell: cells[field].text,
  message,
  ...(options.length > 0 && cells[field].head ? { options } : {}),
});

/** The styles of somebody's packs, by name. */
function optionsOf(facts: readonly Facts[], offers: readonly Offer[]): Option[] {
  const codes = new Set(offers.map(({ styleCode }) => styleCode));
  return facts
    .filter(({ code }) => codes.has(code))
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

function colourOf(
  { colour: { text } }: Cells,
  style: Facts,
  offers: readonly Offer[],
  ofSku?: string,
): Refused | { code: string; name: string } {
  const allowed = style.colours.filter(({ code }) =>
    offers.some(({ colours }) => colours === null || colours.includes(code)),
  );
  const options = allowed.map(({ name }) => ({ value: name, label: name }));
  const named = style.colours.find(({ code, name }) => same(code, text) || same(name, text));
  const asked = text ? named : style.colours.find(({ code }) => code === (ofSku ?? allowed[0]?.code));
  if (text && ofSku && named && named.code !== ofSku) {
    return { message: "The code of the item is that of another colour. Change one of them.", options };
  }
  if (text && !named)
    return { message: `${style.name} is not made in this colour: ${listed(options)}.`, options };
  if (!text && !ofSku && allowed.length > 1) return { message: `Which colour? ${listed(options)}.`, options };
  if (!asked || !allowed.includes(asked)) {
    return { message: `The pack has ${style.name} in ${listed(options)} only.`, options };
  }
  return { code: asked.code, name: style.colours.length > 1 ? asked.name : "" };
}

function sizeOf(
  { size: { text } }: Cells,
  style: Facts,
  colour: string,
  exact?: Facts["variants"][number],
): Refused | { variant: Facts["variants"][number] } {
  const made = style.variants.filter(({ colourCode }) => colourCode === colour);
  const options = made.map((one) => ({ value: labelOf(one), label: labelOf(one) }));
  if (!text) {
    const only = exact ?? (made.length === 1 ? made[0] : undefined);
    return only ? { variant: only } : { message: `Which size? ${listed(options)}.`, options };
  }
  const fits = made.filter((one) => same(labelOf(one), text));
  const variant = fits[0];
  if (!variant) {
    const parts = made.filter(({ size }) => same(size, text));
    const legs = parts.map((one) => ({ value: labelOf(one), label: labelOf(one) }));
    if (legs.length > 0) return { message: `Write which one: ${listed(legs)}.`, options: legs };
    return { message: `${style.name} is not made in this size: ${listed(options)}.`, options };
  }
  if (exact && exact.sku !== variant.sku) {
    return { message: "The code of the item is that of another size. Change one of them.", options };
  }
  return { variant };
}
