import type { components } from "~/commerce/occ";
import { counted } from "~/ui/counted";

type ValueAdd = components["schemas"]["ValueAdd"];

/** The value-adds of a product as the form asks for them: a tick each, or a text for each of its prompts. */
export function additionsOf(valueAdds: ValueAdd[], priced: boolean) {
  const adds = ({ price }: ValueAdd) =>
    priced && price && price.value > 0 ? `Adds ${price.formattedValue} exc. GST` : undefined;
  const hintOf = (valueAdd: ValueAdd, maxLength: number) =>
    [
      valueAdd.name,
      `Up to ${counted(maxLength, "character")}`,
      adds(valueAdd),
      valueAdd.nonReturnable ? "An item with this addition cannot be returned" : undefined,
    ]
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(" ");
  return {
    // One that comes with the product in any case has nothing to tick.
    ticks: valueAdds
      .filter(({ mandatory, prompts }) => !mandatory && prompts.length === 0)
      .map((valueAdd) => ({
        name: `valueAdd.${valueAdd.code}[0]`,
        title: valueAdd.name,
        detail: adds(valueAdd),
      })),
    prompts: valueAdds.flatMap((valueAdd) =>
      valueAdd.prompts.map((prompt, index) => ({
        code: valueAdd.code,
        index,
        name: `valueAdd.${valueAdd.code}[${index}]`,
        label: prompt.label,
        required: valueAdd.mandatory && prompt.required,
        hint: hintOf(valueAdd, prompt.maxLength),
      })),
    ),
  };
}
