import type { Call } from "../../http/call";
import { findVariant, marketOf, type StyleRecord, stylesByCode, stylesBySku } from "../catalogue";

/** Part numbers as they may be written: some systems keep them in capitals, some in small letters. */
const spelt = (parts: readonly string[]): string[] => [
  ...new Set(parts.flatMap((part) => [part, part.toUpperCase()])),
];

type Asking = Pick<Call, "db" | "about" | "now">;

/** The styles of the SKUs that part numbers mean. */
export const stylesOfParts = ({ db, about, now }: Asking, parts: readonly string[]): Promise<StyleRecord[]> =>
  stylesBySku(db, spelt(parts), marketOf(about, now()));

/** The SKU that a part number means; undefined if none of these styles has it. */
export const skuOfPart = (styles: StyleRecord[], part: string): string | undefined =>
  spelt([part]).find((one) => findVariant(styles, one));

/** The style that a part number means, which is a SKU or the code of a style; undefined if this account cannot buy it. */
export async function styleOfPart(call: Asking, part: string | undefined): Promise<StyleRecord | undefined> {
  if (!part) return undefined;
  const [style] = [
    ...(await stylesOfParts(call, [part])),
    ...(await stylesByCode(call.db, spelt([part]), marketOf(call.about, call.now()))),
  ];
  return style?.inAssortment ? style : undefined;
}
