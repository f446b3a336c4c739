import type { ReturnableReader } from "../orders";
import { hasArrived } from "../orders";
import { heldPieces, sentBack } from "./pieces";
import { blockOf } from "./rules";

/**
 * What `POST orderReturns` would take of each line of an order: pieces of the order itself, for a refund. At most one
 * statement. Only the person of an order can return it.
 */
export const returnableOf: ReturnableReader = async (call, { order, entries, parcels }) => {
  const { user, organisation } = call.about;
  if (order.customerId !== user.customerId || !parcels.some(hasArrived)) return new Map();
  const codes = [order.code];
  const lines = entries.map(({ entry }) => ({ entry, order }));
  const pieces = heldPieces(codes, lines, parcels, await sentBack(call.db, codes)).get(order.code) ?? [];
  const when = { now: call.now(), timeZone: organisation.timeZone };
  return new Map(
    pieces
      .filter((piece) => piece.cameBy === null && piece.quantity > 0 && !blockOf(piece, "unwanted", when))
      .map(({ orderEntryNumber, quantity }) => [orderEntryNumber, quantity]),
  );
};
