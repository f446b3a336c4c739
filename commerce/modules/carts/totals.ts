import type { Person } from "../../http/principal";
import { chargesOf, pricesShown, type AllocatedPack, type Charges } from "../packs";
import { type Discount, goodsCents, type LineDiscounts } from "../promotions";
import type { CartLine, EntryRow, LoadedCart } from "./records";

/** What a cart costs and who pays, in cents. */
export interface Totals extends Charges {
  /** Every line may be seen with its price. */
  pricesShown: boolean;
  /** What offers took off the goods; the subtotal is what is left. */
  discounts: readonly Pick<Discount, "code" | "kind" | "title" | "cents">[];
}

/** What was taken off a line of a cart, by the codes of the offers. */
export const lineDiscounts = (
  { discounts }: Pick<LoadedCart, "discounts">,
  entryNumber: number,
): LineDiscounts =>
  discounts.flatMap(({ code, shares }) =>
    shares.filter((share) => share.entryNumber === entryNumber).map(({ cents }) => ({ code, cents })),
  );

/** What is added to a garment costs, in cents ex GST of one piece. */
export const addedCents = (valueAdds: EntryRow["valueAdds"]): number =>
  valueAdds.reduce((sum, { cents }) => sum + cents, 0);

/** What a line costs before discounts. */
export const lineCents = ({ entry }: CartLine): number => entry.unitCents * entry.quantity;

/** Whether a line's price may be shown: by the account's flag or by its pack's rule (spec 001 §6). */
export const linePriceShown = (
  line: Pick<CartLine, "entry">,
  packs: AllocatedPack[],
  person: Person,
): boolean => {
  const pack = packs.find((p) => p.id === line.entry.packId);
  return pack ? pricesShown(pack, person.user.priceEnabled) : person.user.priceEnabled;
};

/**
 * What a cart costs and who pays.
 * @param modeCents what the delivery mode charges ex GST; none follows the organisation's freight rule.
 */
export function totalsOf(
  loaded: LoadedCart,
  person: Person,
  modeCents: number | null | undefined = loaded.mode?.cents,
): Totals {
  const { cart, lines, packs } = loaded;
  const charged = lines.map((line) => ({
    packId: line.entry.packId,
    bundleId: line.entry.bundleId ?? "",
    cents: goodsCents({ ...line.entry, discounts: lineDiscounts(loaded, line.entry.entryNumber) }),
    quantity: line.entry.quantity,
    points: (line.stocked?.style.points ?? 0) * line.entry.quantity,
  }));
  return {
    ...chargesOf(charged, packs, person, { modeCents, exceptCart: cart.code }),
    discounts: loaded.discounts.map(({ code, kind, title, cents }) => ({ code, kind, title, cents })),
    pricesShown: lines.every((line) => linePriceShown(line, packs, person)),
  };
}
