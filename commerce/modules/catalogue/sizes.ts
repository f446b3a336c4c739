import type { StyleRecord, VariantRecord } from "./records";

/** As far as its range of sizes needs it. */
type Sized = Pick<StyleRecord, "sizeScale"> & {
  /** In display order. */
  variants: readonly Pick<VariantRecord, "size" | "dimension">[];
};

/** "72–117", "XS–5XL" or, where men's and women's sizes differ, "XS–5XL, 6–26", as the shelf edge shows them. */
export function sizeRange(style: Sized): string {
  const byScale = style.sizeScale.includes("|");
  const groups = new Map<string, string[]>();
  for (const { size, dimension } of style.variants) {
    const group = byScale ? (dimension ?? "") : "";
    groups.set(group, [...(groups.get(group) ?? []), size]);
  }
  const ranges = [...groups.values()].map((sizes) =>
    sizes[0] === sizes.at(-1) ? (sizes[0] ?? "") : `${sizes[0]}–${sizes.at(-1)}`,
  );
  return [...new Set(ranges)].join(", ");
}
