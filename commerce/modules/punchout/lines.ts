import { createHash } from "node:crypto";
import type { LoadedCart } from "../carts";
import { issuesOf } from "../configurators";
import type { BuyerLine } from "./cxml/setup";
import type { ReturnLine } from "./return-line";

/** Uniforms and corporate clothing, for goods without a code of their own. */
export const UNSPSC = "53102700";
/** Characters of a description that every common system keeps (docs/decisions/0051). */
const LONGEST = 250;

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** Cuts at a whole character. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${[...text.slice(0, most - 1)].join("").trimEnd()}…`;

/**
 * Tells lines of one SKU apart: those of a pack, and those with additions of their own. It depends on nothing else, so
 * a line keeps it through later edits; a line of the catalogue has none.
 */
function auxiliaryOf({ entry }: LoadedCart["lines"][number]): string | undefined {
  if (!entry.packId && entry.valueAdds.length === 0) return undefined;
  const what = [
    entry.packId,
    entry.bundleId,
    entry.valueAdds,
    entry.reasonOfReplacement,
    entry.additionalComments,
  ];
  return `KR-${createHash("sha256").update(JSON.stringify(what)).digest("hex").slice(0, 16)}`;
}

/** The lines of a cart for the buyer's system. */
export function linesOfCart({ cart, lines }: Pick<LoadedCart, "cart" | "lines">): ReturnLine[] {
  return lines.map((line) => {
    const { entry, stocked } = line;
    const name = stocked?.style.name ?? entry.sku;
    const fit = [stocked?.colour.name, stocked?.variant.size, stocked?.variant.dimension].filter(Boolean);
    const added = entry.valueAdds
      .filter(({ part }) => !part)
      .flatMap((valueAdd) =>
        valueAdd.entries.map(({ label, value }) => ({ name: `${valueAdd.name}: ${label}`, value })),
      );
    const words = [[name, ...fit].join(", "), ...added.map((one) => `${one.name} ${one.value}`)];
    const remarks = [
      { name: "Reason of replacement", value: entry.reasonOfReplacement },
      { name: "Comments", value: entry.additionalComments },
    ];
    const told = words.join(". ");
    const issues = issuesOf({ ...entry, style: stocked?.style });
    return {
      partId: entry.sku,
      auxiliaryId: auxiliaryOf(line),
      quantity: String(entry.quantity),
      unitPrice: decimal(entry.unitCents),
      currency: cart.currency,
      description: cut(told, LONGEST),
      ...(told.length > LONGEST ? { shortened: true as const } : {}),
      ...(stocked?.style.unspsc ? {} : { unclassified: true as const }),
      shortName: cut(name, 50),
      unitOfMeasure: "EA",
      ...(entry.packId ? { ofPack: true as const } : {}),
      ...(issues > 0 ? { issues } : {}),
      classifications: [{ domain: "UNSPSC", code: stocked?.style.unspsc ?? UNSPSC }],
      extrinsics: [
        { name: "Colour", value: stocked?.colour.name },
        { name: "Size", value: stocked?.variant.size },
        { name: "Length", value: stocked?.variant.dimension },
        ...added,
        ...remarks,
      ].flatMap(({ name: label, value }) => (value ? { name: cut(label, 100), value } : [])),
    };
  });
}

/** A line that the buyer's system sent, to go back as it came. */
export const keptLine = (line: BuyerLine, currency: string): ReturnLine => ({
  partId: line.partId,
  auxiliaryId: line.auxiliaryId,
  quantity: line.quantity,
  unitPrice: line.detail?.unitPrice ?? "0.00",
  currency: line.detail?.currency || currency,
  description: line.detail?.description || line.partId,
  shortName: cut(line.detail?.description || line.partId, 50),
  unitOfMeasure: line.detail?.unitOfMeasure ?? "EA",
  classifications: line.detail?.classifications.length
    ? line.detail.classifications
    : [{ domain: "UNSPSC", code: UNSPSC }],
  extrinsics: [],
  kept: true,
  why: line.why,
});

/**
 * The total of lines with its currency. What a buyer's system sent may be in another one: amounts of two are never added
 * up, so the total is of the lines in the shop's, or of all if they have another one in common.
 * @param currency of the shop.
 */
export function totalIn(lines: readonly ReturnLine[], currency: string): { currency: string; total: string } {
  const [first, ...others] = new Set(lines.map((line) => line.currency));
  const shown = first !== undefined && others.length === 0 ? first : currency;
  return { currency: shown, total: totalOf(lines.filter((line) => line.currency === shown)) };
}

/** The sum of lines, exactly: in ten-thousandths, because buyers' systems keep up to four decimals. */
export function totalOf(lines: readonly Pick<ReturnLine, "unitPrice" | "quantity">[]): string {
  const scaled = (text: string) => BigInt(Math.round(Number(text) * 10_000));
  const sum = lines.reduce((all, line) => all + scaled(line.unitPrice) * scaled(line.quantity), 0n);
  // A hundred-millionth each; shown in cents, half up.
  const cents = (sum + 500_000n) / 1_000_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}
