import type { components } from "~/commerce/occ";
import { sizeBlocks, sizeGrid } from "~/ui/size-grid";
import { type Choice, fitValue } from "./choice";
import type { RunCell, RunRow, SizeRun } from "./size-run";

type Product = components["schemas"]["Product"];
type Variant = NonNullable<Product["variantOptions"]>[number];

/** So many boxes a page has at most: as many lines as the API adds in one call. */
const MOST_BOXES = 200;

/** The boxes of a FULL product; undefined where there would be too many. */
export function sizeRunOf(product: Product, choice: Choice): SizeRun | undefined {
  const variants = product.variantOptions ?? [];
  if (variants.length === 0 || variants.length > MOST_BOXES) return undefined;
  const found = new Map(variants.map((variant) => [keyOf(variant), variant]));
  const options = choice.fits.map(({ size, dimension }) => ({
    size,
    length: dimension,
    value: fitValue(size, dimension),
    state: "ok" as const,
  }));
  const blocks = sizeBlocks(options).map((block) => {
    const { sizes, rows } = sizeGrid(block);
    const all = choice.colours.flatMap((colour) =>
      rows.map(({ length }) => {
        const made = sizes.map((size) =>
          found.get(keyOf({ colourCode: colour.code, size, dimension: length })),
        );
        const name = length ? `${colour.name}, ${length}` : colour.name;
        return rowOf({ name, picture: colour.front }, made, choice.general === undefined);
      }),
    );
    return { sizes, rows: all.filter(({ cells }) => cells.some((cell) => cell !== null)) };
  });
  return { sizeLabel: choice.sizeLabel, general: choice.general, blocks };
}

const keyOf = ({ colourCode, size, dimension }: Pick<Variant, "colourCode" | "size" | "dimension">) =>
  JSON.stringify([colourCode, size, dimension]);

function rowOf(
  head: Pick<RunRow, "name" | "picture">,
  made: (Variant | undefined)[],
  noted: boolean,
): RunRow {
  const sizesOf = new Map<string, string[]>();
  for (const variant of made) {
    if (!variant?.stockMessage || !noted) continue;
    sizesOf.set(variant.stockMessage, [...(sizesOf.get(variant.stockMessage) ?? []), variant.size]);
  }
  return {
    ...head,
    cells: made.map((variant) => (variant ? cellOf(variant) : null)),
    notes: [...sizesOf].map(([message, sizes]) => `${sizes.join(", ")}: ${message}.`),
  };
}

function cellOf({ code, stock, stockMessage }: Variant): RunCell {
  const name = `q-${code}`;
  if (stock.stockLevelStatus === "outOfStock") return { name, stock: "back-order", scarce: true };
  if (stockMessage) return { name, stock: "to order", scarce: true };
  return stock.stockLevelStatus === "lowStock"
    ? { name, stock: "few left", scarce: true }
    : { name, stock: "in stock", scarce: false };
}
