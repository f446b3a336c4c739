import { type StyleRecord, textFieldsOf } from "../../catalogue";
import { chooseValueAdds } from "../../packs";
import type { ChosenValueAdd } from "../../packs/tables";

/**
 * What a text puts on a garment: it goes into the only field that the garment has, or the only one that must be
 * filled; of several each is named, as in "Name: Sam; Title: Chef".
 */
export function textsOf(style: StyleRecord, text: string): { valueAdds: ChosenValueAdd[]; fault?: string } {
  const fields = textFieldsOf(style);
  const nothing = { valueAdds: [] };
  if (fields.length === 0 && text) {
    return { ...nothing, fault: `Nothing can be written on ${style.name}. Empty this cell.` };
  }
  const values = new Map<(typeof fields)[number], string>();
  const required = fields.filter((field) => field.required);
  const sole = fields.length === 1 ? fields[0] : required.length === 1 ? required[0] : undefined;
  const named = text.split(/[;\n]/).map((part) => {
    const [label = "", ...value] = part.split(":");
    const field = fields.find((one) => one.label.toLowerCase() === label.trim().toLowerCase());
    return { field, value: value.join(":").trim(), isEmpty: part.trim() === "" };
  });
  if (text && named.every(({ field, isEmpty }) => field || isEmpty)) {
    for (const { field, value } of named) if (field) values.set(field, value);
  } else if (text && sole) values.set(sole, text);
  else if (text) {
    const example = fields.map(({ label }) => `${label}: …`).join("; ");
    return { ...nothing, fault: `Say which text is which: ${example}` };
  }
  const sent = style.valueAdds
    .filter(
      (offer) => offer.mandatory || fields.some((field) => field.valueAdd === offer && values.has(field)),
    )
    .map((offer) => ({
      code: offer.code,
      entries: offer.prompts.map(
        (_, index) =>
          values.get(fields.find((field) => field.valueAdd === offer && field.index === index)!) ?? "",
      ),
    }));
  const { chosen, errors } = chooseValueAdds(style, sent);
  if (errors.length === 0) return { valueAdds: chosen };
  return { ...nothing, fault: errors.map(({ message }) => message).join(" ") };
}
