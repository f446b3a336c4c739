import type { Call } from "../../http/call";
import type { Person } from "../../http/principal";
import { dayOf } from "../../calendar";
import { breachOf, breachRefusal, comesLater, marketOf, stockNote, stylesByCode } from "../catalogue";
import { lockShelves, productSnapshot, protectionSnapshot, takeStock } from "../orders";
import type { orderEntries } from "../orders/tables";
import { type Bundle, bundlesOf } from "../packs";
import { isOver } from "../recalls";
import { discountsLeft } from "../promotions";
import { type Offer, offersFor, type Replaced, stylesFor } from "./replace-plan";

type EntryRow = typeof orderEntries.$inferSelect;
type OfferCall = Pick<Call, "db" | "now"> & { about: Person };

/** What may stand in the place of each of an order's lines; two statements. @param call is about the order's person. */
export async function readOffers(
  { db, about, now }: OfferCall,
  lines: readonly EntryRow[],
): Promise<(line: EntryRow) => Offer[]> {
  const bundles = await bundlesOf(db, [...new Set(lines.flatMap(({ packId }) => packId ?? []))]);
  const of = (line: EntryRow): Bundle[] => bundles.get(line.packId ?? "") ?? [];
  const codes = new Set(lines.flatMap((line) => stylesFor(line, of(line))));
  const styles = await stylesByCode(db, [...codes], marketOf(about, now()));
  // Nobody is asked for a reason here, so what would need one is not offered, but for another size of the same.
  const day = dayOf(now(), about.organisation.timeZone);
  const unmet = new Set(
    styles.filter((style) => breachRefusal(breachOf(about, style, day), null)).map(({ code }) => code),
  );
  const ended = new Set(styles.filter((style) => isOver(style, day)).map(({ code }) => code));
  return (line) => {
    const offered = styles.filter(
      ({ code }) => !ended.has(code) && (code === line.product.styleCode || !unmet.has(code)),
    );
    return offersFor(line, of(line), offered);
  };
}

/**
 * Takes what stands in the place of lines from stock, and gives the new lines of the order.
 * @param next the first free number of a line. @returns the SKU that was sold meanwhile, if one was.
 */
export async function replacingLines(
  call: OfferCall,
  replaced: readonly Replaced[],
  next: number,
): Promise<{ lines: EntryRow[] } | { sold: Replaced }> {
  if (replaced.length === 0) return { lines: [] };
  const { db, about } = call;
  // Those of the lines themselves too: what is taken off goes back to the shelf in the same transaction.
  await lockShelves(db, [...new Set(replaced.flatMap(({ sku, line }) => [sku, line.sku]))]);
  const { short, taken } = await takeStock(
    db,
    replaced.map(({ sku, quantity, offer }) => ({ sku, quantity, mayRunShort: comesLater(offer.style) })),
  );
  const sold = replaced.find(({ sku }) => short.includes(sku));
  if (sold) return { sold };
  const bundles = await bundlesOf(db, [...new Set(replaced.flatMap(({ line }) => line.packId ?? []))]);
  const lines = replaced.map(({ line, sku, quantity, offer }, index): EntryRow => {
    const bundle = bundles.get(line.packId ?? "")?.find(({ id }) => id === line.bundleId);
    return {
      ...line,
      entryNumber: next + index,
      sku,
      product: productSnapshot(sku, offer),
      quantity,
      cancelled: 0,
      stockTaken: taken[index]!,
      unitCents: offer.unitCents,
      discounts: movedDiscounts(line, quantity),
      valueAdds: offer.valueAdds,
      points: offer.style.points ?? 0,
      ...protectionSnapshot(about, offer.style, {
        day: dayOf(call.now(), about.organisation.timeZone),
        reason: line.ppeReason,
      }),
      stockNote:
        stockNote(offer.style, offer.variant, quantity, about.organisation.timeZone, {
          isIndentOrder: bundle?.isIndentOrder ?? false,
          startsAt: bundle?.indentStartsAt,
          deliveryAt: bundle?.indentDeliveryAt,
        }) ?? null,
    };
  });
  return { lines };
}

/** What offers took off the pieces that are replaced: those in their place keep it, so both parts add up. */
const movedDiscounts = (line: EntryRow, quantity: number) => {
  const rest = discountsLeft(line, line.quantity - quantity);
  return line.discounts
    .map(({ code, cents }) => ({
      code,
      cents: cents - (rest.find((one) => one.code === code)?.cents ?? 0),
    }))
    .filter(({ cents }) => cents > 0);
};
