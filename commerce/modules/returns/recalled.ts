import type { Call } from "../../http/call";
import { marketOf, replacementsOf, type StyleRecord, stylesBySku } from "../catalogue";
import { recalledRefusal } from "../recalls";
import type { Block, Piece } from "./rules";

/** The styles of pieces, and what those are exchanged for that are recalled or replaced at no charge. */
export interface PieceStyles {
  styles: readonly StyleRecord[];
  replacementOf: (style: StyleRecord) => StyleRecord | undefined;
  /** The organisation's, YYYY-MM-DD. */
  day: string;
}

/** Two statements, or one if none of the styles ends. */
export async function stylesOfPieces(
  { db, about, now }: Pick<Call, "db" | "about" | "now">,
  pieces: readonly Pick<Piece, "sku">[],
): Promise<PieceStyles> {
  const market = marketOf(about, now());
  const styles = await stylesBySku(db, [...new Set(pieces.map(({ sku }) => sku))], market);
  const replacementOf = await replacementsOf(db, styles, market);
  return {
    styles,
    replacementOf: (style) => (style.ending?.exchangeFree ? replacementOf(style) : undefined),
    day: market.day,
  };
}

/**
 * Why another piece of the same style is not sent in the place of one: the style has ended. Where it is exchanged for its
 * replacement, that is what is offered.
 */
export function endedBlock(
  style: StyleRecord | undefined,
  to: StyleRecord | undefined,
  day: string,
): Block | undefined {
  if (to) {
    return {
      code: "recalled",
      text: `We replace it with ${to.name}, whatever is wrong with it. Choose that exchange.`,
    };
  }
  const refusal = style && recalledRefusal(style, day);
  return refusal && { code: "recalled", text: refusal.message };
}
