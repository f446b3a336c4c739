import type { Person } from "../../http/principal";
import {
  chargesOf,
  pricesShown,
  type AllocatedPack,
  type ChargeOrigin,
  type Charges,
  type FundingLine,
  type WorkedCharges,
} from "../packs";
import { type Discount, goodsCents, type LineDiscounts } from "../promotions";
import type { EntryRow } from "./entry-rows";
import type { CartLine, CartRow, LoadedCart } from "./loaded-cart";
import { TAKEN_MODE } from "./stockroom";

/** What a cart costs and who pays, in cents. */
export interface Totals extends Charges {
  /** Of a cart; an order keeps its amounts only. */
  origin?: ChargeOrigin;
  /** What each line costs before discounts, in cents ex GST. */
  lineCents?: readonly number[];
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

/** What decides what goods cost and who pays: of a cart, or of a quote. */
export type PricedCart = Pick<LoadedCart, "lines" | "packs" | "discounts" | "mode"> & {
  cart: Pick<CartRow, "code">;
};

/** The lines of a cart with what their goods cost, for the rule of who pays. */
const chargeLines = (loaded: Pick<PricedCart, "lines" | "discounts">) =>
  loaded.lines.map((line) => ({
    packId: line.entry.packId,
    bundleId: line.entry.bundleId ?? "",
    cents: goodsCents({ ...line.entry, discounts: lineDiscounts(loaded, line.entry.entryNumber) }),
    quantity: line.entry.quantity,
    points: (line.stocked?.style.points ?? 0) * line.entry.quantity,
  }));

/**
 * What the draft of a pack costs in the cart that it goes into: freight counts everything in a cart, so what is beside
 * the pack may make it free.
 */
export function chargesBeside(
  loaded: LoadedCart | undefined,
  pack: AllocatedPack,
  draft: readonly FundingLine[],
  person: Person,
): WorkedCharges & { beside: boolean } {
  const lines = draft.map((line) => ({ ...line, packId: pack.id }));
  if (!loaded) return { ...chargesOf(lines, [pack], person), beside: false };
  const others = chargeLines(loaded).filter(({ packId }) => packId !== pack.id);
  const packs = [...loaded.packs.filter(({ id }) => id !== pack.id), pack];
  // What was taken on site until now is delivered together with the pack.
  const modeCents = loaded.mode?.code === TAKEN_MODE.code ? null : loaded.mode?.cents;
  const options = { modeCents, exceptCart: loaded.cart.code };
  const alone = chargesOf(lines, [pack], person, options);
  if (others.length === 0 || lines.length === 0) return { ...alone, beside: false };
  const whole = chargesOf([...others, ...lines], packs, person, options);
  // Who pays for other goods of the cart pays its freight for them, not for a pack that costs nothing.
  const theirs = alone.ownShareCents === 0 && whole.ownShareCents > 0;
  const freight = theirs ? 0 : whole.deliveryCents;
  return { ...chargesOf(lines, [pack], person, { ...options, modeCents: freight }), beside: true };
}

/**
 * What a cart costs and who pays.
 * @param modeCents what the delivery mode charges ex GST; none follows the organisation's freight rule.
 */
export function totalsOf(
  loaded: PricedCart,
  person: Person,
  modeCents: number | null | undefined = loaded.mode?.cents,
): Totals {
  const { cart, lines, packs } = loaded;
  return {
    ...chargesOf(chargeLines(loaded), packs, person, { modeCents, exceptCart: cart.code }),
    lineCents: lines.map(lineCents),
    discounts: loaded.discounts.map(({ code, kind, title, cents }) => ({ code, kind, title, cents })),
    pricesShown: lines.every((line) => linePriceShown(line, packs, person)),
  };
}
