import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { type CartCall, removeEntries } from "../carts";
import { type AddressSnapshot, cartEntries, carts } from "../carts/tables";
import { addressesFor, refuseClosed } from "../checkout";
import { deliveryModes } from "../checkout/tables";
import { placeApproved } from "../orders";
import type { Connection } from "./connections";
import type { OrderAddress, OrderRequest } from "./cxml/order-request";
import type { StatusCode } from "./cxml/write";
import { differencesText, likeness, type Match, matchLines } from "./order-match";
import { HOLD_DAYS } from "./sweep";
import { type Difference, punchoutReturns } from "./tables";

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

type Returned = typeof punchoutReturns.$inferSelect;

/** Carts that are looked at for one order, and for how long a cart can be ordered. */
const MOST_CARTS = 50;
const ORDER_DAYS = 365;

/**
 * The returned cart that an order is of: the one that it names, else the one that has most of its lines, of these the
 * newest, because an edit returns everything once more.
 */
async function cartOf(
  { db, now }: OrderingCall,
  { name }: Connection,
  { cartCode, lines }: OrderRequest,
): Promise<Returned | undefined> {
  const since = new Date(now().getTime() - ORDER_DAYS * 86_400_000);
  const open = and(
    eq(punchoutReturns.connection, name),
    isNull(punchoutReturns.orderCode),
    gt(punchoutReturns.returnedAt, since),
  );
  const parts = JSON.stringify([...new Set(lines.map(({ partId }) => partId))]);
  const found = await db
    .select()
    .from(punchoutReturns)
    .where(
      and(
        open,
        sql`exists (select from jsonb_array_elements(${punchoutReturns.lines}) line
          where ${parts}::jsonb ? (line ->> 'partId'))`,
      ),
    )
    .orderBy(desc(punchoutReturns.returnedAt), desc(punchoutReturns.cartCode))
    .limit(MOST_CARTS);
  const like = (one: Returned) =>
    one.cartCode === cartCode ? Number.MAX_SAFE_INTEGER : likeness(one.lines, lines);
  const [best] = found
    .filter((one) => like(one) > 0)
    .sort(
      (one, other) =>
        like(other) - like(one) ||
        // Of two carts that have all of it, the one without more.
        (like(one) === lines.length ? one.lines.length - other.lines.length : 0),
    );
  if (!best) return undefined;
  const [held] = await db
    .select()
    .from(punchoutReturns)
    .where(and(open, eq(punchoutReturns.cartCode, best.cartCode)))
    .for("update");
  return held;
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
  pieces: Match["pieces"],
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
  const returned = await cartOf(call, connection, order);
  if (!returned) return refused(412, "No returned cart that is not ordered yet has these lines.");
  const { cartCode } = returned;
  const { differences, pieces } = matchLines(returned.lines, order.lines);
  if (differences.some((one) => one.refused)) {
    return refused(409, "The order is not what was returned.", differences, cartCode);
  }
  const heldSince = call.now().getTime() - HOLD_DAYS * 86_400_000;
  if (returned.returnedAt.getTime() < heldSince && returned.lines.some(({ ofPack }) => ofPack)) {
    return refused(417, LAPSED, differences, cartCode);
  }
  const { address, difference } = await addressFor(call, order.shipTo);
  const all = [...differences, ...(difference ? [difference] : [])];
  const [mode] = address
    ? await call.db
        .select()
        .from(deliveryModes)
        .where(eq(deliveryModes.country, address.country))
        .orderBy(asc(deliveryModes.sort))
        .limit(1)
    : [];
  if (!address || !mode) return refused(409, "Nothing can be delivered to this address.", all, cartCode);
  try {
    await refuseClosed(call, order.orderId);
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    return refused(409, error.message, all, cartCode);
  }
  await change(call, returned, pieces, { address, deliveryMode: mode.code, number: order.orderId });
  const note = `Purchase order ${order.orderId} of ${connection.name}.`;
  const told = differencesText(all);
  const placed = await placeApproved(call, cartCode, told ? `${note} Differences: ${told}.` : note);
  if ("lapsed" in placed) return refused(417, LAPSED, all, cartCode);
  if ("short" in placed) return refused(417, `Out of stock: ${placed.short}.`, all, cartCode);
  const { code: orderCode } = placed;
  await call.db.update(punchoutReturns).set({ orderCode }).where(eq(punchoutReturns.cartCode, cartCode));
  return { code: 200, words: `Ordered as ${orderCode}.`, differences: all, cartCode, orderCode };
}
