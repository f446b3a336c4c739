import type { styleReferences } from "../modules/catalogue/tables";
import type { DemoStyle } from "./catalogue";

type ReferenceRow = typeof styleReferences.$inferInsert;

/** Categories that are worn together. */
const WORN_WITH: Record<string, string[]> = {
  tops: ["bottoms", "suiting", "knitwear", "accessories", "outerwear"],
  bottoms: ["tops", "suiting", "knitwear", "hi-vis", "footwear", "outerwear"],
  suiting: ["tops", "bottoms", "dresses", "accessories"],
  dresses: ["suiting", "knitwear", "outerwear", "accessories"],
  knitwear: ["tops", "bottoms", "accessories"],
  admin: ["outerwear"],
  outerwear: ["tops", "bottoms", "scrubs", "crew", "hi-vis", "coveralls"],
  accessories: ["tops", "suiting", "crew", "managers", "footwear"],
  luggage: ["outerwear", "suiting"],
  scrubs: ["footwear", "outerwear"],
  support: ["footwear", "outerwear"],
  crew: ["footwear", "outerwear", "accessories"],
  managers: ["footwear", "accessories", "outerwear"],
  "hi-vis": ["bottoms", "outerwear", "ppe", "footwear"],
  ramp: ["outerwear"],
  coveralls: ["ppe", "footwear", "accessories"],
  ppe: ["hi-vis", "coveralls", "footwear"],
  footwear: ["accessories", "bottoms", "scrubs", "crew", "coveralls"],
};

/** Of each kind at most; more than four make the row's arrows appear. */
const MOST = 6;

type Cut = "women" | "men" | undefined;

const cutOf = ({ name }: DemoStyle): Cut =>
  /women|maternity|skirt|dress/i.test(name) ? "women" : /\bmen's|\btie$/i.test(name) ? "men" : undefined;

const fits = (one: DemoStyle, other: DemoStyle) =>
  one.code !== other.code &&
  one.program === other.program &&
  (!cutOf(one) || !cutOf(other) || cutOf(one) === cutOf(other));

function rowsOf(style: DemoStyle, all: readonly DemoStyle[]): ReferenceRow[] {
  const others = all.filter((other) => fits(style, other));
  const of = (category: string) => others.filter((other) => other.row.categoryCode === category);
  const own = style.row.categoryCode;
  const worn = (WORN_WITH[own] ?? []).flatMap(of).slice(0, MOST);
  return [...worn, ...of(own).slice(0, MOST)].map((other, sort) => ({
    styleCode: style.code,
    targetCode: other.code,
    type: other.row.categoryCode === own ? ("SIMILAR" as const) : ("ACCESSORIES" as const),
    sort,
  }));
}

/** Styles that go with each style and similar styles, within its program. */
export const referenceRows = (all: readonly DemoStyle[]): ReferenceRow[] =>
  all.flatMap((style) => rowsOf(style, all));
