import type { components } from "~/commerce/occ";
import { gstWords } from "~/features/product-cards/card.server";
import { counted } from "~/ui/counted";

type ValueAdd = components["schemas"]["ValueAdd"];
type Product = Pick<components["schemas"]["Product"], "priceBasis"> & { valueAdds: ValueAdd[] };
type Prompt = ValueAdd["prompts"][number];

/** The value-adds of a product as the form asks for them: a tick each, or a text for each of its prompts. */
export function additionsOf({ valueAdds, priceBasis }: Product, priced: boolean) {
  const gst = gstWords(priceBasis);
  const adds = ({ price }: ValueAdd) =>
    priced && price && price.value > 0 ? `Adds ${price.formattedValue} ${gst}` : undefined;
  const hintOf = (valueAdd: ValueAdd, { number, maxLength }: Prompt) =>
    [
      valueAdd.name,
      number
        ? `A whole number from ${number.min} to ${number.max}`
        : `Up to ${counted(maxLength, "character")}`,
      adds(valueAdd),
      valueAdd.nonReturnable ? "Personalised items cannot be returned" : undefined,
    ]
      .filter(Boolean)
      .map((sentence) => `${sentence}.`)
      .join(" ");
  return {
    // A mandatory value-add has no tick box.
    ticks: valueAdds
      .filter(({ mandatory, prompts }) => !mandatory && prompts.length === 0)
      .map((valueAdd) => ({
        code: valueAdd.code,
        index: 0,
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
        hint: hintOf(valueAdd, prompt),
        numeric: prompt.number !== undefined,
      })),
    ),
  };
}
