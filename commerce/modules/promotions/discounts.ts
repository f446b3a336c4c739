/** What an offer takes off; cents are ex GST. */
export interface Offer {
  code: string;
  kind: "product" | "order" | "voucher";
  title: string;
  /** Of a product offer: of every so many pieces of the style, the cheapest is reduced. */
  styleCode: string | null;
  everyPieces: number | null;
  percent: number | null;
  cents: number | null;
  minimumCents: number;
}

/** A line of the catalogue. Goods of packs have the prices and payers of their program, so no offer applies. */
export interface Goods {
  entryNumber: number;
  styleCode: string;
  unitCents: number;
  quantity: number;
}

/** What an offer took off, and off which lines; the shares add up to the cents. */
export interface Discount extends Pick<Offer, "code" | "kind" | "title"> {
  cents: number;
  shares: { entryNumber: number; cents: number }[];
}

/** What an offer still needs: pieces, which then save so much, or more goods. */
export interface Missing extends Pick<Offer, "code" | "kind" | "title"> {
  pieces?: { count: number; saves: number; entryNumber: number };
  cents?: number;
}

interface Line extends Goods {
  left: number;
}

/**
 * What offers take off goods: first those of products, then the one best offer for the order, then each voucher off
 * what is left, so that nothing ever costs less than nothing.
 * @param offers that are valid now, with the vouchers that were entered.
 */
export function discountsOf(
  goods: readonly Goods[],
  offers: readonly Offer[],
): { discounts: Discount[]; missing: Missing[] } {
  const lines = goods.map((line) => ({ ...line, left: line.unitCents * line.quantity }));
  const discounts: Discount[] = [];
  const missing: Missing[] = [];
  const take = (offer: Offer, shares: Discount["shares"]) => {
    for (const { entryNumber, cents } of shares) {
      lines.find((line) => line.entryNumber === entryNumber)!.left -= cents;
    }
    const cents = shares.reduce((sum, share) => sum + share.cents, 0);
    if (cents > 0) discounts.push({ ...named(offer), cents, shares: shares.filter((one) => one.cents > 0) });
  };
  const left = () => lines.reduce((sum, line) => sum + line.left, 0);
  const styles = new Set<string>();
  for (const offer of ofKind(offers, "product")) {
    const its = lines.filter(({ styleCode }) => styleCode === offer.styleCode);
    if (its.length === 0 || styles.has(offer.styleCode!)) continue;
    styles.add(offer.styleCode!);
    take(offer, ofPieces(offer, its));
    const more = piecesMissing(offer, its);
    if (more) missing.push({ ...named(offer), pieces: more });
  }
  const sum = left();
  const worth = (offer: Offer) => offOf(offer, sum);
  const [best] = ofKind(offers, "order")
    .filter(({ minimumCents }) => sum > 0 && sum >= minimumCents)
    .toSorted((a, b) => worth(b) - worth(a));
  const [next] = ofKind(offers, "order")
    .filter((offer) => sum > 0 && sum < offer.minimumCents && (!best || worth(offer) > worth(best)))
    .toSorted((a, b) => a.minimumCents - b.minimumCents);
  if (next) missing.push({ ...named(next), cents: next.minimumCents - sum });
  if (best) take(best, spread(worth(best), lines));
  for (const offer of ofKind(offers, "voucher")) {
    const rest = left();
    if (rest > 0 && rest >= offer.minimumCents) take(offer, spread(offOf(offer, rest), lines));
    else missing.push({ ...named(offer), cents: Math.max(0, offer.minimumCents - rest) });
  }
  return { discounts, missing };
}

const named = ({ code, kind, title }: Offer) => ({ code, kind, title });
const ofKind = (offers: readonly Offer[], kind: Offer["kind"]) =>
  offers.filter((offer) => offer.kind === kind);

const offOf = ({ percent, cents }: Pick<Offer, "percent" | "cents">, of: number): number =>
  Math.min(of, cents ?? Math.round((of * (percent ?? 0)) / 100));

/** The cheapest pieces are reduced, one of every so many. */
function ofPieces(offer: Offer, lines: readonly Line[]): Discount["shares"] {
  let reduced = Math.floor(piecesIn(lines) / offer.everyPieces!);
  return lines
    .toSorted((a, b) => a.unitCents - b.unitCents || a.entryNumber - b.entryNumber)
    .map(({ entryNumber, unitCents, quantity }) => {
      const its = Math.min(reduced, quantity);
      reduced -= its;
      return { entryNumber, cents: offOf(offer, unitCents) * its };
    });
}

const piecesIn = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many pieces are missing for the next reduced one. Another piece is taken to cost what the cheapest does. */
function piecesMissing(offer: Offer, lines: readonly Line[]): Missing["pieces"] {
  const over = piecesIn(lines) % offer.everyPieces!;
  if (over === 0) return undefined;
  const cheapest = lines.toSorted((a, b) => a.unitCents - b.unitCents)[0]!;
  return {
    count: offer.everyPieces! - over,
    saves: offOf(offer, cheapest.unitCents),
    entryNumber: cheapest.entryNumber,
  };
}

/** Shares of the lines in proportion to what is left of them; what rounding leaves goes to the largest rests. */
function spread(cents: number, lines: readonly Line[]): Discount["shares"] {
  const sum = lines.reduce((all, line) => all + line.left, 0);
  const shares = lines.map((line) => ({
    entryNumber: line.entryNumber,
    cents: Math.floor((cents * line.left) / sum),
    rest: (cents * line.left) % sum,
  }));
  let over = cents - shares.reduce((all, share) => all + share.cents, 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest || a.entryNumber - b.entryNumber)) {
    if (over === 0) break;
    share.cents += 1;
    over -= 1;
  }
  return shares.map(({ entryNumber, cents: own }) => ({ entryNumber, cents: own }));
}
