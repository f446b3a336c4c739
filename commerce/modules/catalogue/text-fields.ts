import type { StyleRecord, ValueAddRecord } from "./records";

/** A text that can be put on a garment: one prompt of one of its value-adds. */
export interface TextField {
  /** Unlike those of the style's other fields. */
  label: string;
  valueAdd: ValueAddRecord;
  /** Of the prompt in its value-add. */
  index: number;
  /** The garment cannot be made without it, as a name bar without its name. */
  required: boolean;
}

/** The fields of a style's text-field configurator, in the order of its value-adds; empty if it has none. */
export function textFieldsOf({ valueAdds }: Pick<StyleRecord, "valueAdds">): TextField[] {
  const labels = valueAdds.flatMap(({ prompts }) => prompts.map(({ label }) => label));
  return valueAdds.flatMap((valueAdd) =>
    valueAdd.prompts.map((prompt, index) => ({
      label:
        labels.filter((label) => label === prompt.label).length > 1
          ? `${valueAdd.name}: ${prompt.label}`
          : prompt.label,
      valueAdd,
      index,
      required: valueAdd.mandatory && prompt.required,
    })),
  );
}

/** How many texts a garment lacks if it is ordered as it comes. */
export const missingTexts = (style: Pick<StyleRecord, "valueAdds">): number =>
  textFieldsOf(style).filter(({ required }) => required).length;
