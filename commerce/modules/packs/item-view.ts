import type { z } from "@hono/zod-openapi";
import { dayOf } from "../../calendar";
import { occDate } from "../../http/dates";
import { breachOf, endingView, mediaUrl, stockNote } from "../catalogue";
import type { LineEndingSchema } from "../recalls";
import { goodsPrice } from "../organisation";
import type { AllocatedPack, Bundle } from "./pack";
import { type DraftItem, draftLine, ruleItems } from "./draft";
import { isLike, packSwap } from "./swap";
import { pricesShown } from "./funding";
import type { Reader } from "./present";

/** A chosen item in the spec's words; prices only where the pack shows them. */
export function itemView(pack: AllocatedPack, item: DraftItem, reader: Reader, draft: readonly DraftItem[]) {
  const { user } = reader.person;
  const bundle = pack.bundles.find((b) => b.id === item.row.bundleId);
  const set = bundle?.sets.find((s) => s.id === item.row.setId);
  const shown = pricesShown(pack, user.priceEnabled);
  const price = (cents: number) => (shown ? goodsPrice(cents, reader.person) : undefined);
  const indent = {
    isIndentOrder: bundle?.isIndentOrder ?? false,
    startsAt: bundle?.indentStartsAt,
    deliveryAt: bundle?.indentDeliveryAt,
  };
  return {
    id: item.row.id,
    name: item.style.name,
    image: mediaUrl(item.colour.front, reader.mediaBaseUrl),
    setId: item.row.setId,
    setName: set?.name ?? "",
    styleName: item.style.name,
    styleCode: item.style.code,
    originalCode: item.style.code,
    price: price(item.unitCents * item.row.quantity),
    basePriceExcludedVA: price(item.baseCents * item.row.quantity),
    points: pack.allocationType === "points" ? (item.style.points ?? 0) * item.row.quantity : undefined,
    colour: item.colour.name,
    colourCode: item.colour.code,
    dimension: item.variant.dimension ?? undefined,
    size: item.variant.size,
    quantity: item.row.quantity,
    skuNumber: item.row.sku,
    selectedValueAdd: item.row.valueAdds
      .filter((valueAdd) => !valueAdd.part)
      .map((valueAdd) => ({
        code: valueAdd.code,
        name: valueAdd.name,
        price: price(valueAdd.cents * item.row.quantity),
        prompts: valueAdd.entries.map((entry) => ({ prompt1: entry.label, userEnteredValue: entry.value })),
      })),
    reasonOfReplacement: item.row.reasonOfReplacement ?? undefined,
    additionalComments: item.row.additionalComments ?? undefined,
    standardWarning: breachOf(
      reader.person,
      item.style,
      dayOf(reader.now, reader.person.organisation.timeZone),
    )?.message,
    ppeReason: item.row.ppeReason ?? undefined,
    ending: itemEnding(pack, bundle, item, reader, draft),
    stockMessage: stockNote(
      item.style,
      item.variant,
      item.row.quantity,
      reader.person.organisation.timeZone,
      indent,
    ),
    itemStocked: item.style.stockModel === "stocked",
    isIndentOrder: indent.isIndentOrder,
    indentExpectedDeliveryDate: bundle?.indentDeliveryAt ? occDate(bundle.indentDeliveryAt) : undefined,
    productType: item.style.productType,
    inStockCode: item.style.inStockCode,
    planning: item.style.stockModel,
  };
}

/** How the style of an item ends, with what would stand in its place. */
function itemEnding(
  pack: AllocatedPack,
  bundle: Bundle | undefined,
  item: DraftItem,
  { person, now }: Reader,
  draft: readonly DraftItem[],
): z.infer<typeof LineEndingSchema> | undefined {
  const ending = endingView(item.style, dayOf(now, person.organisation.timeZone));
  if (!ending || !bundle || !item.replacement) return ending;
  const like = draft.filter(({ row }) => isLike(row, item.row));
  const others = ruleItems(draft.filter((one) => !like.includes(one)));
  const quantity = like.reduce((sum, { row }) => sum + row.quantity, 0);
  const swap = packSwap({ ...item, line: { ...draftLine(item), quantity } }, item.replacement, {
    ...{ pack, bundle, others, person, now },
  });
  return "refusal" in swap
    ? { ...ending, noSwap: swap.refusal }
    : { ...ending, swap: { sku: swap.sku, changes: swap.changes } };
}
