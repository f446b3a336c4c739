import type { components } from "~/commerce/occ";
import { cardOf } from "~/features/product-cards/card.server";
import { choiceOf } from "~/features/product/choice.server";
import { fitValue, isLate, NOT_MADE } from "~/features/product/choice";
import { endingOf } from "~/features/product/ending.server";
import { additionsOf } from "./additions.server";

type Product = components["schemas"]["Product"];
type Summary = components["schemas"]["BundleSummary"];

/** More sizes than this are chosen on the item's own page. */
const MOST_SIZES = 14;

/**
 * A product of a step as its card shows it: with sizes to add it at once where little is to be chosen, and with
 * what of it is chosen already in its category.
 */
export function stepCardOf(
  product: Product,
  { setId, card }: { setId: string; card: string },
  summary: Summary,
  priced: boolean,
  timeZone: string,
) {
  const items = summary.setItems
    .flatMap((set) => set.items)
    .filter((item) => item.styleCode === product.code && item.setId === setId);
  const fits = items.map((item) => [item.size, item.dimension].filter(Boolean).join(" "));
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const same = new Set(fits).size === 1 && count > 1;
  return {
    ...cardOf(product),
    /** Names the card on its page. */
    card,
    quick: summary.full || product.ending?.refusal ? undefined : quickOf(product, priced, timeZone),
    ending: product.ending && endingOf(product.ending),
    chosen: count > 0 ? `Chosen, ${same ? `${fits[0]} × ${count}` : fits.join(", ")}` : undefined,
  };
}

/**
 * Undefined if the person must open the item page: leg lengths without a usual one, or several texts to
 * enter.
 */
function quickOf(product: Product, priced: boolean, timeZone: string) {
  const choice = choiceOf(product, timeZone);
  const valueAdds = product.valueAdds ?? [];
  const required = additionsOf({ ...product, valueAdds }, priced).prompts.filter((prompt) => prompt.required);
  const legs = choice.fits.some(({ dimension }) => dimension);
  const many = legs || choice.fits.length > MOST_SIZES;
  // What does not meet the role is said on the item page, before it is added.
  if (product.standardWarning || required.length > 1 || (many && !choice.usual)) return undefined;
  const [only, ...others] = choice.fits;
  const stateOf = (states: number[]) => {
    const made = states.filter((state) => state !== NOT_MADE);
    if (made.length === 0) return "none" as const;
    return made.every((state) => isLate(choice, state)) ? ("low" as const) : ("ok" as const);
  };
  return {
    colours:
      choice.colours.length > 1
        ? choice.colours.map(({ code, name, hex, swatch }) => ({ code, name, hex, swatch }))
        : [],
    /** There is no size to choose: the only size, or the usual one of many. */
    fit: many ? choice.usual?.fit : only && others.length === 0 ? fitValue(only.size, undefined) : undefined,
    fitName: many ? choice.usual?.name : undefined,
    sizes:
      many || others.length === 0
        ? []
        : choice.fits.map(({ size, states }) => ({ size, state: stateOf(states) })),
    usual: choice.usual && { fit: choice.usual.fit, why: choice.usual.why },
    runs: choice.runs,
    prompt: required[0] && { name: required[0].name, label: required[0].label, hint: required[0].hint },
    /** More can be chosen on the item's own page. */
    more: many || valueAdds.some((valueAdd) => !valueAdd.mandatory),
  };
}
