import { eq, sql } from "drizzle-orm";
import { readableDay } from "../../../http/dates";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { forbidden } from "../../../http/errors";
import { leftAlready } from "../../../http/last-day";
import { todayOf } from "../../../http/today";
import {
  cartFor,
  changeSince,
  holdAgain,
  loadCart,
  refuseSaved,
  totalsOf,
  type CartCall,
  type LoadedCart,
} from "../../carts";
import { cartEntries, carts } from "../../carts/tables";
import { comesLater } from "../../catalogue";
import { neededEarlier, refuseClosed } from "../../checkout";
import { noApprover, routeOrder } from "../../limits";
import { lapsedHolds, useHolds } from "../../entitlement";
import { clearDraft } from "../../packs";
import { lockVouchers } from "../../promotions";
import { endAsPlaced } from "../../proxy";
import { endedOffers, orderQuotes } from "../../quotes";
import { notifyDeciders } from "../mails/approval-asked";
import { insertOrder, type Said } from "./insert";
import { type Beginning, beginningOf, NOTHING } from "./evaluate";
import { mailPlaced } from "../mails/placed";
import { changedSince, lostCentre, openIssues, openSteps, recalledGoods, waitingChanges } from "./not-ready";
import { outcomeSwitch, type PlaceOutcome } from "./outcomes";
import { showOrder } from "../showing/records";
import { takeStock } from "../changing/stock";
import { urgentReasonOf } from "./urgent";
import { handOver, isTaken, mixedApproval } from "./taken";

type OrderCall = CartCall & Pick<Call, "principal" | "demo" | "storefrontUrl">;

/**
 * An outcome inside the placing transaction that is an answer and not an error: everything is rolled back.
 */
class Outcome extends Error {
  constructor(
    readonly answer: PlaceOutcome,
    /** The goods that are sold out. */
    readonly short?: string,
  ) {
    super("outcome");
  }
}

/**
 * Places the order of a cart, at most once: the cart's row is locked, and its guid becomes the order's.
 * Outcomes (spec 001 §4): waveServiceUnavailable, waveProductAvailabilityErrorMessage, updateAllocationError
 * true, or the order with updateAllocationError false.
 * @param sent.fingerprint of the cart as the person saw it. @throws OccError 409 if it has changed since.
 * @param sent.urgentReason the code of a reason of the organisation; such an order needs an approval.
 * @param sent.note for the order's history.
 * @throws OccError 400 for somebody who has left; the cart stays as it is.
 */
export async function placeOrder(
  call: OrderCall,
  cartId: string,
  { fingerprint, urgentReason, note }: { fingerprint?: string; urgentReason?: string; note?: string } = {},
) {
  const placed = await orderOfCart(call, cartId);
  if (placed) return { ...(await showOrder(call, placed)), updateAllocationError: false };
  const cart = await cartFor(call, cartId, true).catch(async (error: unknown) => {
    // A second tab may have placed the cart while this request waited for its row.
    const meanwhile = await orderOfCart(call, cartId);
    if (meanwhile) return meanwhile;
    throw error;
  });
  if (typeof cart === "string") return { ...(await showOrder(call, cart)), updateAllocationError: false };
  refuseSaved(cart);
  if (cart.punchoutSid)
    throw forbidden("A punch-out cart is returned to the buyer's system, not ordered here.");
  const left = leftAlready(call.about.user, todayOf(call));
  if (left) throw left;
  const loaded = await settled(call, await loadCart(call, cart.code));
  const change = fingerprint && changeSince(fingerprint, loaded, call.about);
  if (change) {
    // What changed may be that its packs give nothing any more: then no price is worth reading again.
    const ended = await endedPeriod(call, loaded);
    if (ended) return ended;
    throw changedSince(cart.code, change);
  }
  // Without the fingerprint too: nobody pays more than the cart said because a voucher lapsed meanwhile.
  if (loaded.lapsed.length > 0) throw changedSince(cart.code);
  const unready =
    openSteps(call, loaded) ??
    recalledGoods(call, loaded) ??
    openIssues(loaded) ??
    neededEarlier(call, cart) ??
    (await endedOffers(call, loaded)) ??
    waitingChanges(loaded) ??
    (await lostCentre(call, loaded));
  if (unready) throw unready;
  const urgent = urgentReasonOf(call.about, urgentReason);
  const beginning = await beginningOf(call, loaded, urgent !== undefined);
  const { pricesShown } = totalsOf(loaded, call.about);
  const waits = beginning.first === "PENDING_APPROVAL";
  const unfinished =
    mixedApproval(call, loaded, beginning.first) ??
    (waits ? noApprover(beginning.judged, call.about, pricesShown) : undefined);
  if (unfinished) throw unfinished;
  await refuseClosed(call, cart.purchaseOrderNumber);
  const forced = outcomeSwitch(call, cart.purchaseOrderNumber);
  if (forced) return forced;
  try {
    // A savepoint, so that an outcome rolls back stock and holds but keeps the request's transaction.
    const code = await call.db.transaction((tx) =>
      write({ ...call, db: tx }, loaded, beginning, { urgent, note }),
    );
    const order = await showOrder(call, code);
    // The cart's holds were already counted, so the loaded packs have the right balance.
    await mailPlaced(call, order, loaded.packs);
    if (order.placedBy) await endAsPlaced(call, order.placedBy.customerId, code);
    if (order.status === "PENDING_APPROVAL") await notifyDeciders(call, order);
    return { ...order, updateAllocationError: false };
  } catch (error) {
    if (error instanceof Outcome) return error.answer;
    throw error;
  }
}

/**
 * Places the order of a cart that was approved elsewhere, at the prices that its lines have: no offer changes them, and
 * nobody of the shop is asked.
 * @returns its code; or what stands in the way, of which nothing is done.
 */
export async function placeApproved(
  call: OrderCall,
  cartCode: string,
  note: string,
): Promise<{ code: string } | { short: string } | { lapsed: true } | { recalled: string }> {
  const cart = await cartFor(call, cartCode, true);
  // The buyer approved these prices, whatever day it is.
  await call.db.update(cartEntries).set({ pricedOn: null }).where(eq(cartEntries.cartCode, cart.code));
  const loaded = { ...(await loadCart(call, cart.code)), discounts: [], vouchers: [] };
  const recalled = recalledGoods(call, loaded);
  if (recalled) return { recalled: recalled.errors.map(({ message }) => message).join(" ") };
  try {
    const code = await call.db.transaction((tx) =>
      write({ ...call, db: tx }, loaded, { first: "CREATED", judged: NOTHING, restricted: [] }, { note }),
    );
    await mailPlaced(call, await showOrder(call, code), loaded.packs);
    return { code };
  } catch (error) {
    if (!(error instanceof Outcome)) throw error;
    return error.short ? { short: error.short } : { lapsed: true };
  }
}

/** A cart whose vouchers nobody else can use up any more. */
async function settled(call: OrderCall, loaded: LoadedCart): Promise<LoadedCart> {
  if (loaded.vouchers.length === 0) return loaded;
  await lockVouchers(call.db, loaded.cart.code);
  return loadCart(call, loaded.cart.code);
}

/** The order of a cart, if this person has already placed it (second tab, lost answer). */
async function orderOfCart(call: CartCall, cartId: string): Promise<string | undefined> {
  const rows = await rowsOf<{ code: string }>(
    call.db,
    sql`select code from orders where guid = ${cartId} and customer_id = ${call.about.user.customerId}`,
  );
  return rows[0]?.code;
}

/**
 * Holds in the running period what was held in one that has ended.
 * @returns whether the cart holds anything. @throws Outcome for a pack that does not give it any more.
 */
async function holdForToday(call: OrderCall, loaded: LoadedCart): Promise<boolean> {
  const { cart, lines } = loaded;
  // Only packs hold entitlement.
  if (!lines.some(({ entry }) => entry.packId)) return false;
  for (const { packId, name, ended } of await lapsedHolds(call.db, cart.code, todayOf(call))) {
    const why = await holdAgain(call, loaded, packId);
    if (!why) continue;
    const allocationErrorMessage = `The period of ${name} ended on ${readableDay(ended)}. ${why}`;
    throw new Outcome({ updateAllocationError: true, allocationErrorMessage, packId });
  }
  return true;
}

/** The outcome of a cart with a pack whose period has ended, if the running one does not give what is in the cart. */
async function endedPeriod(call: OrderCall, loaded: LoadedCart): Promise<PlaceOutcome | undefined> {
  try {
    await call.db.transaction((tx) => holdForToday({ ...call, db: tx }, loaded));
    return undefined;
  } catch (error) {
    if (error instanceof Outcome) return error.answer;
    throw error;
  }
}

async function write(call: OrderCall, loaded: LoadedCart, beginning: Beginning, said: Said): Promise<string> {
  const { first, judged } = beginning;
  const { cart, lines } = loaded;
  const held = await holdForToday(call, loaded);
  // What was taken on site does not come from the warehouse.
  const delivered = lines.filter((line) => !isTaken(call, line));
  const { short, taken } = await takeStock(
    call.db,
    delivered.map((line) => ({
      sku: line.entry.sku,
      quantity: line.entry.quantity,
      mayRunShort: line.stocked !== undefined && comesLater(line.stocked.style),
    })),
  );
  if (short.length > 0) {
    const all = lines
      .filter((line) => short.includes(line.entry.sku))
      .map((line) => `${line.stocked?.style.name ?? line.entry.sku} (${line.entry.sku})`);
    const names = [...new Set(all)];
    const what = names.length === 1 ? "it" : "them";
    throw new Outcome(
      {
        waveProductAvailabilityErrorMessage: `${names.join(", ")} sold out while you were checking out. Change or remove ${what} to continue.`,
      },
      names.join(", "),
    );
  }
  const stockTaken = new Map(delivered.map((line, index) => [line, taken[index] ?? 0]));
  const code = await insertOrder(call, loaded, beginning, stockTaken, said);
  if (first === "PENDING_APPROVAL") await routeOrder(call.db, code, judged);
  await handOver(call, code, loaded);
  if (held) await useHolds(call.db, cart.code, code);
  await orderQuotes(call, loaded, code);
  for (const packId of new Set(lines.map((line) => line.entry.packId))) {
    if (packId) await clearDraft(call.db, call.about.user.customerId, packId);
  }
  await call.db.delete(carts).where(eq(carts.code, cart.code));
  return code;
}
