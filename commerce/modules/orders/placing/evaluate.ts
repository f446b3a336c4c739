import type { Call } from "../../../http/call";
import { buysOnAccount } from "../../../http/principal";
import { isAllTaken, loadCart, totalsOf, type CartCall, type LoadedCart, type Totals } from "../../carts";
import { mayCharge } from "../../checkout";
import {
  type EvaluatedOrder,
  evaluateOrder,
  evaluatePlacing,
  type OrderToEvaluate,
  reasonView,
} from "../../limits";
import { restrictedOf } from "./restricted";
import type { RestrictedStyle } from "../tables";

/** What an order begins as, and why it waits if it does. */
export interface Beginning {
  first: "CREATED" | "PENDING_APPROVAL";
  judged: EvaluatedOrder;
  /** The restricted styles in it. */
  restricted: RestrictedStyle[];
}

type EvaluateCall = CartCall & Pick<Call, "principal">;

/** Nobody is asked. */
export const NOTHING: EvaluatedOrder = { reasons: [], asked: [], steps: [], holds: true };

/** Whether a rule of the organisation asks for an approval: restricted styles, or that of all orders. */
function mustAsk(call: CartCall, totals: Totals, restricted: readonly RestrictedStyle[]): boolean {
  if (restricted.length > 0) return true;
  const { approval } = call.about.organisation;
  if (approval === "none" || buysOnAccount(call.about)) return false;
  return approval === "always" || totals.ownShareCents > 0;
}

function orderOf(call: EvaluateCall, { cart, costCentre }: LoadedCart, totals: Totals): OrderToEvaluate {
  const { user, unit, organisation } = call.about;
  return {
    organisationUid: organisation.uid,
    timeZone: organisation.timeZone,
    customerId: user.customerId,
    unitUid: unit.uid,
    placedBy: call.principal.kind === "person" ? call.principal.user.customerId : undefined,
    currency: cart.currency,
    cents: totals.totalCents - totals.ownShareCents,
    costCentre: costCentre?.code,
    at: call.now(),
  };
}

/**
 * Decides as what the order of a cart begins: by the organisation's rule and its restricted styles, its orderer's limits
 * and the budget of its cost centre. What was taken on site cannot wait. An urgent order of a wearer waits if anybody may
 * decide about it. Others who order at once for the same person or cost centre wait for this.
 */
export async function beginningOf(
  call: EvaluateCall,
  loaded: LoadedCart,
  urgent: boolean,
): Promise<Beginning> {
  if (isAllTaken(loaded.lines, call.about)) return { first: "CREATED", judged: NOTHING, restricted: [] };
  const totals = totalsOf(loaded, call.about);
  const restricted = restrictedOf(call.about, loaded);
  const always = mustAsk(call, totals, restricted);
  const hurries = urgent && !buysOnAccount(call.about);
  const judged = await evaluatePlacing(call.db, orderOf(call, loaded, totals), always || hurries);
  const waits = always || judged.reasons.length > 0 || (hurries && judged.asked.length > 0);
  return { first: waits ? "PENDING_APPROVAL" : "CREATED", judged, restricted };
}

/**
 * Whether the order of a cart would need an approval now, why, and who would be asked. Nothing is held yet.
 * @param costCentre to charge if the cart has none; one that the person may not charge does not count.
 */
export async function showCartApproval(call: EvaluateCall, cartId: string, costCentre?: string) {
  const cart = await loadCart(call, cartId);
  const usual =
    !cart.costCentre && costCentre && (await mayCharge(call, costCentre)) ? costCentre : undefined;
  const loaded = usual ? { ...cart, costCentre: { code: usual, name: usual } } : cart;
  const totals = totalsOf(loaded, call.about);
  const empty = loaded.lines.length === 0 || isAllTaken(loaded.lines, call.about);
  const restricted = empty ? [] : restrictedOf(call.about, loaded);
  const always = !empty && mustAsk(call, totals, restricted);
  const judged = empty ? NOTHING : await evaluateOrder(call.db, orderOf(call, loaded, totals), always);
  const { currency, currencySymbol: symbol } = call.about.unit;
  const money = { currency, symbol, pricesShown: totals.pricesShown };
  const { asked, reasons } = judged;
  return {
    approvalRequired: always || reasons.length > 0,
    reasons: reasons.map((reason) => reasonView(reason, money)),
    restrictedStyles: restricted,
    approvers: asked.map(({ name, unit }) => ({ name, unit })),
    /** Nobody of the approvers may decide, so administrators are asked. */
    byAdministrator: asked.length > 0 && asked.every(({ approver }) => !approver),
  };
}
