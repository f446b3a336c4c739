import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import {
  assortments,
  priceRows,
  styleColours,
  styles,
  styleValueAdds,
  valueAdds,
  variants,
} from "../../modules/catalogue/tables";
import { groupedBy } from "./grouped";

type PriceRow = typeof priceRows.$inferSelect;
type Colour = typeof styleColours.$inferSelect;

/** One thing that can be ordered. */
export type Variant = typeof variants.$inferSelect & { colour: Colour };

/** What can be put on a style, in one currency. */
type StyleValueAdd = typeof valueAdds.$inferSelect & { currency: string; cents: number };

/** A style with what orders of the past are made of, all of it in the order of the shop. */
export type Style = typeof styles.$inferSelect & {
  colours: Colour[];
  variants: Variant[];
  valueAdds: StyleValueAdd[];
  prices: PriceRow[];
  /** The organisations that buy it outside a pack. */
  soldTo: string[];
};

const byStyle = <Row extends { styleCode: string }>(rows: readonly Row[]) =>
  groupedBy(rows, ({ styleCode }) => styleCode);

/** The catalogue as it is there. */
export async function catalogueOf(db: Database): Promise<Style[]> {
  const all = await db.select().from(styles).orderBy(asc(styles.sort), asc(styles.code));
  const coloursOf = byStyle(await db.select().from(styleColours).orderBy(asc(styleColours.sort)));
  const variantsOf = byStyle(await db.select().from(variants).orderBy(asc(variants.sort)));
  const pricesOf = byStyle(await db.select().from(priceRows));
  const soldTo = byStyle(await db.select().from(assortments));
  const valueAddsOf = byStyle(
    (
      await db
        .select({ on: styleValueAdds, what: valueAdds })
        .from(styleValueAdds)
        .innerJoin(valueAdds, eq(valueAdds.code, styleValueAdds.valueAddCode))
        .orderBy(asc(styleValueAdds.sort))
    ).map(({ on, what }) => ({ ...what, styleCode: on.styleCode, currency: on.currency, cents: on.cents })),
  );
  return all.map((style) => {
    const colours = coloursOf(style.code);
    const ofCode = new Map(colours.map((colour) => [colour.code, colour]));
    return {
      ...style,
      colours,
      variants: variantsOf(style.code).map((variant) => ({
        ...variant,
        colour: ofCode.get(variant.colourCode)!,
      })),
      valueAdds: valueAddsOf(style.code),
      prices: pricesOf(style.code),
      soldTo: soldTo(style.code).map(({ organisationUid }) => organisationUid),
    };
  });
}

/** Contract cents ex GST of one of several pieces, for an organisation: the price of the SKU, else that of the style. */
export function contractCents(
  style: Style,
  { sku }: Pick<Variant, "sku">,
  {
    organisationUid,
    currency,
    quantity = 1,
  }: { organisationUid: string; currency: string; quantity?: number },
): number {
  const its = style.prices.filter(
    (row) =>
      row.organisationUid === organisationUid &&
      row.currency === currency &&
      row.kind === "std" &&
      row.minQuantity <= quantity,
  );
  const rows = its.some((row) => row.sku === sku)
    ? its.filter((row) => row.sku === sku)
    : its.filter((row) => row.sku === null);
  const [best] = rows.toSorted((a, b) => b.minQuantity - a.minQuantity);
  if (!best) throw new Error(`${organisationUid} has no price of ${sku} in ${currency}`);
  return best.cents;
}
