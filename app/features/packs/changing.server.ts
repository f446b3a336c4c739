import type { components } from "~/commerce/occ";
import { fitValue } from "~/features/product/choice";

type Summary = components["schemas"]["BundleSummary"];

/** A chosen item as the form that changes it shows it at first; undefined if it is not in the bundle. */
export function changingOf(summary: Summary, itemId: string) {
  const item = summary.setItems.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!item) return undefined;
  return {
    colour: item.colourCode,
    fit: fitValue(item.size, item.dimension),
    quantity: String(item.quantity),
    reasonOfReplacement: item.reasonOfReplacement,
    additionalComments: item.additionalComments,
    ppeReason: item.ppeReason,
    /** The texts of each value-add by its code. One without texts counts as ticked. */
    valueAdd: Object.fromEntries(
      item.selectedValueAdd.map(({ code, prompts }) => [
        code,
        prompts.length > 0 ? prompts.map(({ userEnteredValue }) => userEnteredValue) : ["on"],
      ]),
    ),
  };
}
