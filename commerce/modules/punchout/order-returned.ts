import { and, asc, eq } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { leftAlready } from "../../http/last-day";
import { todayOf } from "../../http/today";
import { type CartCall, removeEntries } from "../carts";
import { type AddressSnapshot, cartEntries, carts } from "../carts/tables";
import { addressesFor, modesTo, refuseClosed } from "../checkout";
import { placeApproved } from "../orders";
import type { Connection } from "./connections";
import type { OrderAddress, OrderRequest } from "./cxml/order-request";
import type { StatusCode } from "./cxml/write";
import { cartsOf, combined, gather, type Returned, type Sourced } from "./order-carts";
import { differencesText, matchLines } from "./order-match";
import { HOLD_DAYS } from "./sweep";
import type { Difference } from "./tables";
import { closeVersions } from "./versions";

export type OrderingCall = CartCall & Pick<Call, "principal" | "demo" | "storefrontUrl">;

/** What became of an order, with how it differs from the returned cart. */
export interface Outcome {
  code: StatusCode;
  words: string;
  differences: Difference[];
  cartCode?: string;
  /** Undefined if nothing was ordered. */
  orderCode?: string;
}

const LAPSED = "The allowance that its lines of packs need is no longer held.";

const same = (one: AddressSnapshot, other: AddressSnapshot) =>
  [one, other]
    .map(({ line1, town, postalCode }) =>
      [line1, town, postalCode].join("|").toLowerCase().replace(/\s/g, ""),
    )
    .every((text, _, [first]) => text === first);

/** Where the order goes; without an address of its own, to the account's usual one. */
async function addressFor(call: OrderingCall, shipTo: OrderAddress | undefined) {
  const known = await addressesFor(call);
  const mine = known.find(
    ({ address }) =>
      (shipTo?.id !== undefined && address.id === shipTo.id) ||
      (shipTo?.address && same(address, shipTo.address)),
  );
  const wanted = shipTo?.address;
  if (mine && wanted?.firstName) {
    const { firstName, lastName } = wanted;
    return { address: { ...mine.address, firstName, lastName } };
  }
  if (mine) return { address: mine.address };
  if (!wanted) return { address: (known.find(({ isDefault }) => isDefault) ?? known[0])?.address };
  const ordered = [wanted.line1, wanted.town, wanted.postalCode].filter(Boolean).join(", ");
  return { address: wanted, difference: { kind: "address" as const, ordered, refused: false } };
}

/** Makes the cart what was ordered of it. It is then an open cart of the account, for this transaction alone. */
async function change(
  call: OrderingCall,
  { cartCode }: Returned,
  pieces: readonly number[],
  order: { address: AddressSnapshot; deliveryMode: string; number: string },
) {
  const { db } = call;
  const entries = await db
    .select()
    .from(cartEntries)
    .where(eq(cartEntries.cartCode, cartCode))
    .orderBy(asc(cartEntries.entryNumber));
  for (const [index, { entryNumber, quantity }] of entries.entries()) {
    const wanted = pieces[index] ?? 0;
    if (wanted === 0 || wanted === quantity) continue;
    await db
      .update(cartEntries)
      .set({ quantity: wanted })
      .where(and(eq(cartEntries.cartCode, cartCode), eq(cartEntries.entryNumber, entryNumber)));
  }
  const gone = entries.filter((_, index) => !pieces[index]).map(({ entryNumber }) => entryNumber);
  await removeEntries(db, cartCode, gone);
  await db
    .update(carts)
    .set({
      punchoutSid: null,
      deliveryAddress: order.address,
      deliveryMode: order.deliveryMode,
      paymentType: "ACCOUNT",
      purchaseOrderNumber: order.number,
    })
    .where(eq(carts.code, cartCode));
}

/** Pieces of each line of a cart, which are its entries in their sequence. */
const piecesOf = ({ cartCode, lines }: Returned, ordered: readonly (Sourced & { pieces: number })[]) =>
  lines.map(
    (_, index) => ordered.find((one) => one.cart.cartCode === cartCode && one.index === index)?.pieces ?? 0,
  );

/**
 * Orders a returned cart as a buyer's system asks (docs/decisions/0058), in the caller's transaction, which it undoes if
 * nothing was ordered.
 */
export async function orderReturned(
  call: OrderingCall,
  connection: Connection,
  order: OrderRequest,
): Promise<Outcome> {
  const refused = (code: StatusCode, words: string, differences: Difference[] = [], cartCode?: string) => ({
    ...{ code, words: `Nothing was ordered. ${words}`, differences, cartCode },
  });
  const left = leftAlready(call.about.user, todayOf(call));
  if (left) return refused(417, left.message);
  const returns = await cartsOf(call, connection, order);
  const [returned] = returns;
  if (!returned) return refused(412, "No returned cart that is not ordered yet has these lines.");
  const { cartCode } = returned;
  const lines = combined(returns, order.lines);
  const { differences, pieces } = matchLines(
    lines.map(({ line }) => line),
    order.lines,
  );
  if (differences.some((one) => one.refused)) {
    return refused(409, "The order is not what was returned.", differences, cartCode);
  }
  const heldSince = timeBefore(call.now(), { days: HOLD_DAYS });
  const ordered = lines.map((one, index) => ({ ...one, pieces: pieces[index]! }));
  if (ordered.some(({ line, cart }) => line.ofPack && cart.returnedAt < heldSince)) {
    return refused(417, LAPSED, differences, cartCode);
  }
  const { address, difference } = await addressFor(call, order.shipTo);
  const all = [...differences, ...(difference ? [difference] : [])];
  const [mode] = address ? await modesTo(call.db, address) : [];
  if (!address || !mode) return refused(409, "Nothing can be delivered to this address.", all, cartCode);
  try {
    await refuseClosed(call, order.orderId);
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    return refused(409, error.message, all, cartCode);
  }
  const ofThis = piecesOf(returned, ordered);
  await change(call, returned, ofThis, { address, deliveryMode: mode.code, number: order.orderId });
  for (const other of returns.slice(1)) {
    const whole = await gather(call.db, cartCode, other.cartCode, piecesOf(other, ordered));
    if (!whole) return refused(409, "A pack is ordered whole, or not at all.", all, cartCode);
  }
  const note = `Purchase order ${order.orderId} of ${connection.name}.`;
  const told = differencesText(all);
  const placed = await placeApproved(call, cartCode, told ? `${note} Differences: ${told}.` : note);
  if ("lapsed" in placed) return refused(417, LAPSED, all, cartCode);
  if ("short" in placed) return refused(417, `Out of stock: ${placed.short}.`, all, cartCode);
  if ("recalled" in placed) return refused(409, placed.recalled, all, cartCode);
  const { code: orderCode } = placed;
  const codes = returns.map((one) => one.cartCode);
  await closeVersions(call.db, codes, orderCode);
  return { code: 200, words: `Ordered as ${orderCode}.`, differences: all, cartCode, orderCode };
}
