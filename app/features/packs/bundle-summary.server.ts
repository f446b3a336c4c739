import type { ResponseOf } from "~/commerce/response";
import { equalAsOne } from "~/features/lines/equal-lines";
import { counted } from "~/ui/counted";
import { itemView } from "./item-view.server";
import { pendingWords } from "./pending-words";

type ApiSummary = ResponseOf<"get", "/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary">;

/** What is chosen of a bundle and what is left, in the words of the page. */
export function summaryView(summary: ApiSummary) {
  const { chosen, missing, optional, required, maxSelection: max } = summary;
  // No more can be chosen than the slots that are shown, whatever the program permits.
  const most = chosen + missing + optional;
  return {
    items: equalAsOne(
      summary.setItems.flatMap(({ type, items }) =>
        items.map((item) => ({
          ...itemView(item, summary.bundleId),
          /** In a group each category has one item, perhaps of the same style. */
          category: type === "group" && item.setName !== item.name ? item.setName : undefined,
        })),
      ),
    ),
    complete: summary.complete,
    full: summary.full,
    /** In a set one style may fill several slots; in a group each category takes one item. */
    sameAllowed: summary.setItems[0]?.type !== "group",
    place: max - chosen,
    note: missing === 0 ? summary.setItems[0]?.missingSetErrorMessage : undefined,
    chosen,
    progress: chosen < required ? `${chosen} of ${required} chosen` : `${chosen} chosen`,
    range: required === 0 || required >= most ? `${most}` : `${required}–${most}`,
    missing,
    optional,
    refusal: summary.subject
      ? { subject: summary.subject, message: summary.message, objects: eachOnce(summary.objects) }
      : undefined,
    balance: balanceOf(summary),
    ownShare: summary.ownShareText,
    advice: adviceOn(summary),
  };
}

/** "Jacket", "Jacket" as "Jacket (2 items)". */
function eachOnce(objects: string[]): string[] {
  const counts = new Map<string, number>();
  for (const object of objects) counts.set(object, (counts.get(object) ?? 0) + 1);
  return [...counts].map(([object, count]) => (count > 1 ? `${object} (${count} items)` : object));
}

const meterNames = { quantity: "Items in this bundle", dollar: "Pack credit", points: "Points" };

function balanceOf({ balance, leftAfterText }: ApiSummary) {
  if (!balance) return undefined;
  const { used, held, granted, measure, usedText, grantedText, until } = balance;
  return {
    name: meterNames[measure],
    used: used + held,
    granted,
    pieces: measure === "quantity",
    usedText,
    grantedText,
    pending: pendingWords(balance),
    left: `${leftAfterText} left after this order${until ? `, until ${until}` : ""}`,
  };
}

function adviceOn({ chosen, missing, optional }: ApiSummary): string {
  if (missing > 0) {
    return `Choose ${counted(missing, "more item")} to finish this step. You can go on and come back later.`;
  }
  if (chosen === 0) {
    return optional > 0 ? "Everything in this step is optional." : "Nothing is left to choose in this step.";
  }
  if (optional > 0) return `Done. You may add ${optional} more.`;
  return "Done. To choose something else, remove an item first.";
}
