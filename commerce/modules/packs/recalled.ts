import { recalledRefusal } from "../recalls";
import type { DraftItem } from "./draft";
import type { Refusal } from "./refusal";

/** Chosen items of styles that can no longer be ordered on a day, each style once in its bundle. */
export function recalledItems(draft: readonly Pick<DraftItem, "style" | "row">[], day: string): Refusal[] {
  const all = new Map<string, Refusal>();
  for (const { style, row } of draft) {
    const refusal = recalledRefusal(style, day);
    if (refusal) {
      const { bundleId } = row;
      all.set(`${bundleId} ${style.code}`, { rule: "recalled", bundleId, message: refusal.message });
    }
  }
  return [...all.values()];
}
