import type { CallDeclaration } from "./declaration";
import { forbidden } from "./errors";
import type { Principal } from "./principal";

/** The client of the tokens that punch-out visits get. */
export const VISIT_CLIENT = "punchout";

/** What a visit may do: fill its cart, choose from packs, and return the cart. */
const OPEN = /^(\/(users|orgUsers)\/\{userId\}\/(carts|packs)|\/punchout|\/(ccp|cpq)configurator)(\/|$)/;
const TO_CHECK_OUT =
  /\/(addresses|deliverymodes?|payment|paymenttype|paymentdetails|costcenter|purchase-order|requestedretrievaldate)(\/|$)/;
/** Saved carts belong to the account. */
const TO_KEEP = /\/(save|savedCart|savedcart|restoresavedcart|clonesavedcart)$/;
const TO_READ =
  /^\/((users|orgUsers)\/\{userId\}(\/(allocations|sizes|proxy))?$|(products|orgProducts|search|sizeGuides|cms|cartLines)(\/|$))/;

type Asked = Pick<CallDeclaration<undefined, undefined, undefined>, "method" | "path" | "who" | "reads">;

/** Whether a call is a part of a requisition: checkout, orders, returns, approvals and account are not. */
export const isOpenToVisits = ({ method, path, who, reads }: Asked): boolean =>
  who === "anyone" ||
  (OPEN.test(path) && !TO_CHECK_OUT.test(path) && !TO_KEEP.test(path)) ||
  ((method === "get" || reads === true) && TO_READ.test(path));

/**
 * Refuses calls that are no part of a requisition to the token of a visit (docs/decisions/0051).
 * @throws OccError 403
 */
export function checkPunchOut(principal: Principal, asked: Asked): void {
  if (principal.kind !== "person" || principal.clientId !== VISIT_CLIENT) return;
  if (!isOpenToVisits(asked)) throw forbidden("This is not part of a requisition.");
}
