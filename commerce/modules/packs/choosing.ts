import { invalid, notFound } from "../../http/errors";
import type { Call } from "../../http/call";
import { marketOf, productOf, showingFor, stylesByCode, usualSizes, type Stocked } from "../catalogue";
import type { AllocatedPack, Bundle, PackLine } from "./pack";
import { type DraftItem, draftLine, insertItems, priced, replaceItem, ruleItems } from "./draft";
import { pricesShown } from "./funding";
import { dayOf, validateItem, offered, type SentItem } from "./validate-item";
import { isLike, packSwap } from "./swap";
import { lockPack } from "../entitlement";
import { bundleOf, draftOf, packFor, type PackCall } from "./read";

/**
 * Products of a bundle's categories with the person's usual sizes, in two statements. Prices follow the pack's
 * rule, not the catalogue's.
 * @param only The code of the one product that is asked for.
 */
export async function bundleProducts(
  call: PackCall & Pick<Call, "principal">,
  pack: AllocatedPack,
  bundle: Bundle,
  only?: string,
) {
  const market = marketOf(call.about, call.now());
  const codes = new Set(bundle.sets.flatMap((set) => set.styles.map(({ code }) => code)));
  const asked = [...codes].filter((code) => only === undefined || code === only);
  const styles = await stylesByCode(call.db, asked, market);
  const priceEnabled = pricesShown(pack, call.about.user.priceEnabled);
  const countsPoints = pack.allocationType === "points";
  const ownPurchase = pack.packType === "self-purchase" || bundle.fundType === "SELF_PURCHASE";
  const { isIndentOrder, indentStartsAt, indentDeliveryAt } = bundle;
  const indent = { isIndentOrder, startsAt: indentStartsAt, deliveryAt: indentDeliveryAt };
  const showing = {
    ...showingFor(call),
    priceEnabled,
    ownPurchase,
    recommended: false,
    withAdditions: true,
    points: countsPoints,
    indent,
  };
  const usual = await usualSizes(call, [...new Set(styles.map(({ sizeScale }) => sizeScale))]);
  return {
    bundleId: bundle.id,
    sets: bundle.sets.map((set) => ({
      setId: set.id,
      setName: set.name,
      products: styles
        .flatMap((style) => offered(set, style) ?? [])
        .map((style) => ({
          ...productOf(style, showing),
          usualSize: usual.get(style.sizeScale),
        })),
    })),
  };
}

/**
 * Adds one choice to the draft, under the lock of the person's pack, and gives the draft with it.
 * @throws OccError 400 with each field or rule that is against it.
 */
export async function addItem(call: PackCall, packId: string, bundleId: string, sent: SentItem) {
  const open = await openBundle(call, packId, bundleId);
  const { draft } = open;
  const { line, added } = await judged(call, open, sent, draft);
  const rows = await insertItems(call.db, call.about.user.customerId, [{ ...line, packId }], call.now());
  return { ...open, draft: [...draft, ...rows.map((row) => priced(row, added))] };
}

/**
 * Puts another choice in the place of a chosen item: another size, colour or engraving. The item keeps its id
 * and its place. If the new choice is refused, the old one stays.
 * @throws OccError 400 as `addItem`, 404 if the item is not in the draft.
 */
export async function changeItem(
  call: PackCall,
  packId: string,
  bundleId: string,
  itemId: string,
  sent: SentItem,
) {
  const open = await openBundle(call, packId, bundleId);
  const { draft } = open;
  const replaced = draft.find(({ row }) => row.id === itemId && row.bundleId === bundleId);
  if (!replaced) throw notChosen(itemId);
  const others = draft.filter((item) => item !== replaced);
  const { line, added } = await judged(call, open, sent, others);
  const row = await replaceItem(call.db, replaced.row, line);
  return { ...open, draft: draft.map((item) => (item === replaced ? priced(row, added) : item)) };
}

/**
 * Puts what replaces the style of a chosen item into its place, and into that of every other item of the bundle with the
 * same SKU and category, by every rule of choosing. A second press finds nothing to swap.
 * @throws OccError 400 as `addItem`, or why nothing can stand in its place; 404 if the item is not in the draft.
 */
export async function swapItems(of: PackCall, packId: string, bundleId: string, itemId: string) {
  // The draft is read again after the lock.
  const call: PackCall = { ...of, once: (_, read) => read() };
  const open = await openBundle(call, packId, bundleId);
  const { pack, bundle, draft } = open;
  const pressed = draft.find(({ row }) => row.id === itemId && row.bundleId === bundleId);
  if (!pressed) throw notChosen(itemId);
  const { replacement } = pressed;
  if (!replacement) return open;
  const like = draft.filter(({ row }) => isLike(row, pressed.row));
  const rest = draft.filter((item) => !like.includes(item));
  const swapped: DraftItem[] = [];
  for (const item of like) {
    const others = ruleItems([...rest, ...swapped]);
    const where = { pack, bundle, others, person: call.about, now: call.now() };
    const swap = packSwap({ ...item, line: draftLine(item) }, replacement, where);
    if ("refusal" in swap) throw invalid("itemId", swap.refusal, "swap");
    swapped.push(priced(await replaceItem(call.db, item.row, swap.line), swap.added));
  }
  return { ...open, draft: draft.map((item) => swapped[like.indexOf(item)] ?? item) };
}

export const notChosen = (itemId: string) =>
  notFound("That item is not in your bundle summary.", { subject: itemId });

interface OpenBundle {
  pack: AllocatedPack;
  bundle: Bundle;
  draft: DraftItem[];
}

async function openBundle(call: PackCall, packId: string, bundleId: string): Promise<OpenBundle> {
  await lockPack(call.db, call.about.user.customerId, packId);
  const pack = await packFor(call, packId);
  return { pack, bundle: bundleOf(pack, bundleId), draft: await draftOf(call, pack) };
}

/** Judges a choice beside the others of the draft, and gives the line that it becomes. */
async function judged(
  call: PackCall,
  { pack, bundle }: OpenBundle,
  sent: SentItem,
  others: DraftItem[],
): Promise<{ line: PackLine; added: Stocked }> {
  const [made] = await stylesByCode(call.db, [sent.styleCode], marketOf(call.about, call.now()));
  const verdict = validateItem({ pack, bundle, ...dayOf(call) }, made, sent, ruleItems(others));
  if ("refusal" in verdict) throw verdict.refusal;
  return verdict;
}
