import type { ReturnsReader } from "../orders";
import { hasArrived } from "../orders";
import { heldPieces, sentBack } from "./pieces";
import { refundsOf } from "./refunds-of-order";
import { blockOf } from "./rules";

/**
 * What `POST orderReturns` would take of each line of an order: pieces of the order itself, for a refund; and what its
 * returns refund. At most two statements. Only the person of an order can return it.
 */
export const orderReturnsOf: ReturnsReader = async (call, { order, entries, parcels }) => {
  const { user, organisation } = call.about;
  if (order.customerId !== user.customerId || !parcels.some(hasArrived))
    return { returnable: new Map(), refunds: [] };
  const codes = [order.code];
  const lines = entries.map(({ entry }) => ({ entry, order }));
  const back = await sentBack(call.db, codes);
  const pieces = heldPieces(codes, lines, parcels, back).get(order.code) ?? [];
  const when = { now: call.now(), timeZone: organisation.timeZone };
  const returnable = new Map(
    pieces
      .filter((piece) => piece.cameBy === null && piece.quantity > 0 && !blockOf(piece, "unwanted", when))
      .map(({ orderEntryNumber, quantity }) => [orderEntryNumber, quantity]),
  );
  const refunded = back.some(({ entry }) => entry.type === "RETURN");
  return { returnable, refunds: refunded ? await refundsOf(call, order) : [] };
};
