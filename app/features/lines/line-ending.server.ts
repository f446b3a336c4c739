import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import type { LineEnding } from "./line-ending";

/** How the style of a line ends, with what would stand in its place, in the words of pages. */
export function lineEndingOf(ending: components["schemas"]["LineEnding"]): LineEnding {
  const { message, refusal, replacement, swap, noSwap } = ending;
  const text = plainText(refusal ?? message);
  if (!replacement) return { text };
  const name = plainText(replacement.name);
  return swap
    ? { text, more: plainText(`${name}: ${swap.changes.join(" ")}`), label: `Swap for ${name}` }
    : { text, more: noSwap && plainText(noSwap), see: { name: `See ${name}`, to: replacement.url } };
}

/** What a press on the button of a line of a cart or another list of goods sends. */
export const pressOfLine = ({
  lineId,
  entryNumber,
  ending,
}: {
  lineId?: number;
  entryNumber: number;
  ending?: components["schemas"]["LineEnding"];
}): string | undefined => ending?.swap && `swap ${lineId ?? ""} ${entryNumber} ${ending.swap.sku}`;
