import { withGst } from "../../http/money";
import { inColours, type StyleRecord } from "../catalogue";
import { pieceCents, type Bundle } from "../packs";

/** What one piece costs and takes on average, over everything that may be chosen. */
export interface Mean {
  /** Cents with GST; 0 if nothing that may be chosen has a price. */
  cents: number;
  /** Points, where they are counted; 0 if nothing takes any. */
  points: number;
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The parts of a bundle that its mean depends on. */
type Offer = Pick<Bundle, "kind"> & {
  sets: readonly { styles: readonly { code: string; colours: string[] | null }[] }[];
};

/** Each style that a set offers: its points, and the mean price of the sizes and colours that are sold. */
function choices(bundle: Offer, styles: ReadonlyMap<string, StyleRecord>) {
  return bundle.sets.map((set) =>
    set.styles.flatMap(({ code, colours }) => {
      const known = styles.get(code);
      const style = known && inColours(known, colours);
      if (!style || style.variants.length === 0) return [];
      const cents = meanOf(style.variants.map(({ sku }) => pieceCents(style, sku)));
      return { cents, points: style.points ?? 0 };
    }),
  );
}

/**
 * The mean of what bundles offer: each style counts once in a bundle, and of a bundle that takes one item of each category,
 * each category. One piece of a bundle is as likely as one of another.
 * @param gstRate in basis points.
 */
export function meanPiece(
  bundles: readonly Offer[],
  styles: ReadonlyMap<string, StyleRecord>,
  gstRate: number,
): Mean {
  const means = bundles.flatMap((bundle) => {
    const sets = choices(bundle, styles);
    const all = bundle.kind === "group" ? sets.map(meanChoice) : [meanChoice(sets.flat())];
    const known = all.filter((one) => one !== undefined);
    return known.length === 0 ? [] : meanChoice(known)!;
  });
  const mean = meanChoice(means) ?? { cents: 0, points: 0 };
  return { cents: withGst(Math.round(mean.cents), gstRate), points: Math.round(mean.points * 10) / 10 };
}

const meanChoice = (all: readonly Mean[]): Mean | undefined =>
  all.length === 0
    ? undefined
    : { cents: meanOf(all.map(({ cents }) => cents)), points: meanOf(all.map(({ points }) => points)) };
