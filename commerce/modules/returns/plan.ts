import { OccError, type OccErrorBody } from "../../http/errors";
import { canSupply, comesLater, findVariant, type StyleRecord } from "../catalogue";
import { productSnapshot } from "../orders";
import type { OrderedProduct } from "../orders/tables";
import { discountCents } from "../promotions";
import type { HeldPiece } from "./pieces";
import { type Reason, reasonOf } from "./reasons";
import { endedBlock, type PieceStyles } from "./recalled";
import { blockOf, pieceKey } from "./rules";

/** What is asked for some pieces of a line (contract §21.3). */
export interface Asked {
  orderEntryNumber: number;
  cameBy?: string;
  quantity: number;
  type: "RETURN" | "EXCHANGE";
  reason: string;
  replacementCode?: string;
  additionalComments?: string;
}

/** One thing that will be done. */
export interface Planned {
  piece: HeldPiece;
  quantity: number;
  reason: Reason;
  comments: string | null;
  /** What is sent instead; null for a return. */
  replacement: { sku: string; product: OrderedProduct; mayRunShort: boolean } | null;
  /** What is refunded for it, ex GST; nothing for what is replaced. */
  goodsCents: number;
}

type Unpriced = Omit<Planned, "goodsCents">;

/**
 * Another size of the same garment and colour; or `to`, what it is exchanged for because it is recalled or replaced, in
 * the colour of the same name or its first.
 */
export function sizesOf(piece: Pick<HeldPiece, "sku" | "product">, { styles, replacementOf }: PieceStyles) {
  const style = styles.find(({ variants }) => variants.some(({ sku }) => sku === piece.sku));
  const to = style && replacementOf(style);
  if (style && to) {
    const colour = to.colours.find(({ name }) => name === piece.product.colour) ?? to.colours[0];
    return { style, to, others: to.variants.filter(({ colourCode }) => colourCode === colour?.code) };
  }
  const own = style?.variants.find(({ sku }) => sku === piece.sku);
  const variants = style?.variants.filter(({ colourCode }) => colourCode === own?.colourCode) ?? [];
  return { style, to: undefined, others: variants.filter(({ sku }) => sku !== piece.sku) };
}

/** The refusal of one line; its subject is the line's key. */
export const wrong = (subject: string, reason: string, message: string): OccErrorBody => ({
  type: "ReturnRuleError",
  message,
  reason,
  subject,
  subjectType: "entry",
});

/**
 * What a request would do, or every reason why it cannot.
 * @throws OccError 400 with an error for each line that is wrong; its subject is the line's key.
 */
export function planReturn(
  asked: readonly Asked[],
  pieces: readonly HeldPiece[],
  styles: PieceStyles,
  when: { now: Date; timeZone: string },
): Planned[] {
  const errors: OccErrorBody[] = [];
  const planned: Unpriced[] = [];
  const seen = new Set<string>();
  for (const one of asked) {
    const key = pieceKey({ orderEntryNumber: one.orderEntryNumber, cameBy: one.cameBy ?? null });
    const result = planOne(one, key, pieces, styles, when, seen.has(key));
    seen.add(key);
    if ("type" in result) errors.push(result);
    else planned.push(result);
  }
  if (asked.length === 0) {
    errors.push({ ...wrong("entries", "missing", "Choose at least one item."), subjectType: "parameter" });
  }
  if (errors[0]) throw new OccError(400, errors[0], ...errors.slice(1));
  return priced(planned);
}

/**
 * What is refunded for each return: all refunds of a line together are what its returned pieces cost with their
 * discounts, to the cent.
 */
function priced(planned: readonly Unpriced[]): Planned[] {
  const soFar = new Map<number, { pieces: number; cents: number }>();
  return planned.map((one) => {
    if (one.replacement) return { ...one, goodsCents: 0 };
    const { orderEntryNumber, line } = one.piece;
    const before = soFar.get(orderEntryNumber) ?? line.returned;
    const pieces = before.pieces + one.quantity;
    const off = Math.floor((discountCents(line.discounts) * pieces) / line.quantity);
    const cents = line.unitCents * pieces - off;
    soFar.set(orderEntryNumber, { pieces, cents });
    return { ...one, goodsCents: cents - before.cents };
  });
}

interface Judged {
  style: StyleRecord | undefined;
  /** What it is exchanged for at no charge. */
  to: StyleRecord | undefined;
  now: Date;
  timeZone: string;
  day: string;
}

/**
 * As `blockOf`, and by how the style of the piece has ended. What is recalled is exchanged for its replacement however
 * long ago it came and whatever was sewn on it.
 */
export function blockFor(piece: HeldPiece, kind: Reason["kind"], { style, to, day, ...when }: Judged) {
  if (kind === "size" && to) return undefined;
  return (
    (kind === "unwanted" ? undefined : endedBlock(style, kind === "fault" ? to : undefined, day)) ??
    blockOf(piece, kind, when)
  );
}

function planOne(
  one: Asked,
  key: string,
  pieces: readonly HeldPiece[],
  styles: PieceStyles,
  when: { now: Date; timeZone: string },
  twice: boolean,
): Unpriced | OccErrorBody {
  const piece = pieces.find((held) => pieceKey(held) === key);
  if (!piece || twice) return wrong(key, "invalid", "This item is not in the order, or is there twice.");
  if (one.quantity > piece.quantity) {
    return wrong(
      key,
      "quantity",
      piece.quantity > 0 ? `Only ${piece.quantity} can go back.` : "Nothing of it is left to go back.",
    );
  }
  const reason = reasonOf(one.reason);
  const kinds = one.type === "RETURN" ? ["unwanted"] : ["size", "fault"];
  if (!reason || !kinds.includes(reason.kind)) return wrong(key, "reason", "Choose a reason.");
  const { style, to, others } = sizesOf(piece, styles);
  const block = blockFor(piece, reason.kind, { style, to, ...when, day: styles.day });
  if (block) return wrong(key, block.code, block.text);
  if (reason.code === "RECALLED" && !to) return wrong(key, "reason", "Choose a reason.");
  const comments = one.additionalComments || null;
  const base = { piece, quantity: one.quantity, reason, comments };
  if (reason.kind === "unwanted") return { ...base, replacement: null };
  if (reason.kind === "fault") {
    return { ...base, replacement: { sku: piece.sku, product: piece.product, mayRunShort: true } };
  }
  const variant = others.find(({ sku }) => sku === one.replacementCode);
  const made = to ?? style;
  if (!made || !variant) return wrong(key, "replacement", "Choose another size.");
  if (!canSupply(made, variant.onHand, one.quantity)) {
    return wrong(key, "stock", `Size ${variant.size} is not in stock. Choose another one.`);
  }
  const product = to
    ? productSnapshot(variant.sku, findVariant([to], variant.sku))
    : { ...piece.product, code: variant.sku, size: variant.size, dimension: variant.dimension };
  return { ...base, replacement: { sku: variant.sku, product, mayRunShort: comesLater(made) } };
}
