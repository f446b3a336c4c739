import type { z } from "@hono/zod-openapi";
import { dayFor } from "../../../http/active-days";
import { AS_CATALOGUE, cartSwap, type CartCall } from "../../carts";
import {
  endingView,
  findVariant,
  marketOf,
  replacementsOf,
  type StyleRecord,
  stylesBySku,
} from "../../catalogue";
import { keptAdditions } from "../../packs";
import { lostWords, swapVariant } from "../../recalls";
import type { orderEntries } from "../tables";
import type { ReorderSwapsSchema } from "./contract";

type Entry = typeof orderEntries.$inferSelect;
type ReplacementOf = (style: StyleRecord) => StyleRecord | undefined;

/** The line as it would be ordered of what replaces its style, and what that changes; or why it cannot be. */
type Swapped = { entry: Entry; changes: string[] } | { refusal: string };

/** @returns undefined for a line whose style has no end, or nothing in its place. */
export function swappedEntry(
  call: Pick<CartCall, "about" | "now">,
  styles: readonly StyleRecord[],
  replacementOf: ReplacementOf,
  entry: Entry,
): Swapped | undefined {
  const stocked = findVariant(styles, entry.sku);
  const to = stocked && replacementOf(stocked.style);
  if (!stocked || !to) return undefined;
  if (entry.packId === null) {
    const { sku, quantity, unitCents, configuration, valueAdds, entryNumber } = entry;
    const row = {
      ...{ sku, quantity, unitCents, configuration, valueAdds },
      entryNumber,
      lineId: entryNumber,
    };
    const line = { entry: { ...AS_CATALOGUE, ...row, cartCode: "" }, stocked };
    const where = { lines: [], packs: [], person: call.about, day: dayFor(call), ordered: true };
    const swap = cartSwap(line, to, where);
    if ("refusal" in swap) return swap;
    const { product, made } = swap.wish;
    return {
      entry: { ...entry, sku: product.code, configuration: made?.configuration ?? null },
      changes: swap.changes,
    };
  }
  const found = swapVariant(stocked, to);
  if ("refusal" in found) return found;
  const { kept, lost } = keptAdditions(entry.valueAdds, to);
  return {
    entry: { ...entry, sku: found.sku, valueAdds: kept },
    changes: [found.words, ...lostWords(lost)],
  };
}

/** The styles of lines, and those that replace them; two statements, or one if none of them ends. */
export async function stylesWithReplacements(call: CartCall, entries: readonly Pick<Entry, "sku">[]) {
  const market = marketOf(call.about, call.now());
  const styles = await stylesBySku(call.db, [...new Set(entries.map(({ sku }) => sku))], market);
  return { styles, replacementOf: await replacementsOf(call.db, styles, market) };
}

/** The lines of an order whose styles end, and what can be ordered in their place. */
export async function swapsOf(
  call: CartCall,
  entries: readonly Entry[],
): Promise<z.infer<typeof ReorderSwapsSchema>> {
  const { styles, replacementOf } = await stylesWithReplacements(call, entries);
  const swaps = entries.flatMap((entry) => {
    const style = findVariant(styles, entry.sku)?.style;
    const ending = style && endingView(style, dayFor(call));
    if (!ending) return [];
    const { entryNumber: orderEntryNumber } = entry;
    const swap = swappedEntry(call, styles, replacementOf, entry);
    if (!swap) return [{ orderEntryNumber, ending }];
    return "refusal" in swap
      ? [{ orderEntryNumber, ending: { ...ending, noSwap: swap.refusal } }]
      : [{ orderEntryNumber, ending: { ...ending, swap: { sku: swap.entry.sku, changes: swap.changes } } }];
  });
  return { swaps };
}
