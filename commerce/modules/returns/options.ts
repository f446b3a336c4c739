import { eq, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf } from "../../database/connection";
import { occDate } from "../../http/dates";
import { canSupply, endingView, stockNote } from "../catalogue";
import { goodsPrice } from "../organisation";
import { ARRIVED_STATES, noOrder, orderedProduct } from "../orders";
import { orders } from "../orders/tables";
import { type HeldPiece, piecesOf } from "./pieces";
import { blockFor, sizesOf } from "./plan";
import { stylesOfPieces } from "./recalled";
import { REASONS } from "./reasons";
import { blockOf, lastDay, madeWith, noteOf, pieceKey, WINDOW_DAYS } from "./rules";
import type { ReadCall } from "./read";

const KINDS = ["size", "unwanted", "fault"] as const;

/** What can be done with the delivered pieces of an order, in four statements. @throws OccError 404 for another's order. */
export async function returnExchangeOf(call: ReadCall, code: string) {
  const { db, about, mediaBaseUrl } = call;
  const pieces = (await piecesOf(db, [code])).get(code) ?? [];
  const [order] = pieces[0] ? [pieces[0].order] : await orderOf(db, code);
  if (order?.customerId !== about.user.customerId) throw noOrder(code);
  const styles = await stylesOfPieces(call, pieces);
  const { timeZone } = about.organisation;
  const when = { now: call.now(), timeZone };
  const entryOf = (piece: HeldPiece) => {
    const { style, to, others } = sizesOf(piece, styles);
    const made = to ?? style;
    const actions = KINDS.map((kind) => {
      const block =
        blockFor(piece, kind, { style, to, day: styles.day, ...when }) ??
        (kind === "size" && others.length === 0
          ? { code: "one-size" as const, text: "It is made in one size." }
          : undefined);
      return { kind, allowed: !block, reason: block?.code, message: block?.text };
    });
    const changeable = actions.some(({ kind, allowed }) => kind === "size" && allowed);
    return {
      orderEntryNumber: piece.orderEntryNumber,
      cameBy: piece.cameBy ?? undefined,
      key: pieceKey(piece),
      quantity: piece.quantity,
      product: orderedProduct(piece.product, mediaBaseUrl),
      selectedValueAdd: madeWith(piece),
      basePrice: order.pricesShown ? goodsPrice(piece.unitCents, about) : undefined,
      packId: piece.packId ?? undefined,
      packName: piece.packName ?? undefined,
      returnsNote: piece.packType ? noteOf(piece.packType) : undefined,
      deliveredDate: occDate(piece.since),
      lastDay: lastDay(piece, timeZone),
      actions,
      replacement: to && { code: to.code, name: to.name },
      ending: style && endingView(style, styles.day),
      sizeLabel: made?.sizeLabel ?? "Size",
      sizes:
        made && changeable
          ? others.map((variant) => ({
              code: variant.sku,
              size: variant.size,
              dimension: variant.dimension ?? undefined,
              available: canSupply(made, variant.onHand, 1),
              stockMessage:
                stockNote(made, variant, 1, timeZone) ??
                (canSupply(made, variant.onHand, 1) ? "In stock" : "Not in stock"),
            }))
          : [],
      waiting: piece.waiting,
    };
  };
  return {
    code,
    entries: pieces.map(entryOf),
    reasons: REASONS.filter(
      ({ code: reason }) => reason !== "RECALLED" || pieces.some((piece) => sizesOf(piece, styles).to),
    ).map(({ code: reason, kind, name }) => ({ code: reason, kind, name })),
  };
}

/** The order itself, where nothing of it has arrived. */
const orderOf = (db: ReadCall["db"], code: string) =>
  db
    .select({ customerId: orders.customerId, pricesShown: orders.pricesShown })
    .from(orders)
    .where(eq(orders.code, code));

/** Orders of the person of which something can still be exchanged, newest first, 20 at most. */
export async function returnableOrders({ db, about, now }: ReadCall) {
  const { timeZone } = about.organisation;
  const since = timeBefore(now(), { days: WINDOW_DAYS + 1 });
  const rows = await rowsOf<{ code: string; placed_at: string }>(
    db,
    sql`select o.code, o.placed_at from orders o
      where o.customer_id = ${about.user.customerId} and exists (
        select from consignments c where c.order_code = o.code and c.status_at >= ${since.toISOString()}::timestamptz
          and c.status in ${[...ARRIVED_STATES]})
      order by o.placed_at desc, o.code desc limit 20`,
  );
  const pieces = await piecesOf(
    db,
    rows.map(({ code }) => code),
  );
  const when = { now: now(), timeZone };
  return {
    orders: rows.flatMap((row) => {
      const its = (pieces.get(row.code) ?? []).filter(
        (piece) =>
          piece.quantity > 0 && KINDS.some((kind) => kind !== "fault" && !blockOf(piece, kind, when)),
      );
      if (its.length === 0) return [];
      return [
        {
          code: row.code,
          placed: occDate(new Date(row.placed_at)),
          lastDay: its
            .map((piece) => lastDay(piece, timeZone))
            .sort()
            .at(-1)!,
          summary: [...new Set(its.map(({ product }) => product.name))],
          pieces: its.reduce((sum, { quantity }) => sum + quantity, 0),
        },
      ];
    }),
  };
}
