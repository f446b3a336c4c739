import { OccError } from "../../../http/errors";
import { whyNotWords } from "../../../http/why-not";
import { REQUIRED_TEXT } from "../../../http/text-schema";
import { cardWords, isExpired } from "../../cards";
import { type CartCall, type LoadedCart, totalsOf } from "../../carts";
import type { Call } from "../../../http/call";
import { mayCharge, noPostBox, OWNER_ONLY, paysByCard, serves } from "../../checkout";
import { issuesOf, issueWords } from "../../configurators";
import { dayFor } from "../../../http/active-days";
import { recalledRefusal } from "../../recalls";
import { cartIsBehind } from "../../packs";

type StepsCall = CartCall & Pick<Call, "principal">;

/** Why a card cannot pay the own share of a cart that is to be paid by card. */
function cardMissing(call: StepsCall, loaded: LoadedCart): string[] {
  const { cart, card } = loaded;
  if (cart.paymentType !== "CARD" || totalsOf(loaded, call.about).ownShareCents === 0) return [];
  if (!paysByCard(call)) return [OWNER_ONLY];
  if (!card) return ["Choose the card that pays your share."];
  return isExpired(call, card) ? [`${cardWords(card)} has expired. Choose another card.`] : [];
}

/** A step that is open: a parameter that is missing, unless it is said otherwise. */
const missing = (
  subject: string,
  message: string,
  { type = "ValidationError", reason = "missing" }: { type?: string; reason?: string } = {},
) => ({ type, message, reason, subject, subjectType: "parameter" });

/** Errors for the missing steps before an order can be placed, one for each field. */
export function openSteps(call: StepsCall, loaded: LoadedCart): OccError | undefined {
  const { cart, lines, mode, costCentre, centreOutside } = loaded;
  const { organisation } = call.about;
  const errors = [
    ...(lines.length === 0 ? [missing("cart", "Your cart is empty.")] : []),
    ...(cart.deliveryAddress ? [] : [missing("deliveryAddress", "Choose a delivery address.")]),
    ...(cart.deliveryMode ? [] : [missing("deliveryMode", "Choose a delivery option.")]),
    ...(mode && !serves(mode, cart.deliveryAddress)
      ? [missing("deliveryMode", noPostBox(mode.name), { type: "UnsupportedDeliveryModeError" })]
      : []),
    ...(cart.paymentType ? [] : [missing("paymentType", "Choose how to pay.")]),
    ...cardMissing(call, loaded).map((message) => missing("paymentDetailsId", message)),
    ...(organisation.purchaseOrderMandatory && !cart.purchaseOrderNumber
      ? [missing("purchaseOrderNumber", REQUIRED_TEXT)]
      : []),
    ...(cart.costCentre && !costCentre
      ? [
          missing("costCenterId", centreOutside ?? whyNotWords("cost-centre-disabled"), {
            type: "EntityValidationError",
            reason: "cost-centre-disabled",
          }),
        ]
      : organisation.costCentreMandatory && !costCentre
        ? [missing("costCenterId", "Choose a cost centre.", { type: "EntityValidationError" })]
        : []),
  ];
  return errors[0] && new OccError(400, errors[0], ...errors.slice(1));
}

/** Refuses a cost centre that was taken from the person, or from their units, after it was chosen. */
export async function lostCentre(call: CartCall, { costCentre }: LoadedCart): Promise<OccError | undefined> {
  if (!costCentre || (await mayCharge(call, costCentre.code))) return undefined;
  return new OccError(400, {
    type: "EntityValidationError",
    message: whyNotWords("cost-centre-disabled"),
    reason: "cost-centre-disabled",
    subject: "costCenterId",
    subjectType: "parameter",
  });
}

/**
 * Refuses a pack that was changed after it was added to the cart: ordering the cart's version would lose the
 * change, so the person must decide first.
 */
export function waitingChanges({ packs }: LoadedCart): OccError | undefined {
  const errors = packs.filter(cartIsBehind).map((pack) => ({
    type: "PackRuleError",
    message: `You changed ${pack.name} after you added it to your cart. Update the cart or discard the changes.`,
    reason: "changes-waiting",
    subject: pack.id,
    subjectType: "pack",
  }));
  return errors[0] && new OccError(400, errors[0], ...errors.slice(1));
}

/** Refuses lines whose configuration has issues or conflicts, in the words of spec 002 §4.1. */
export function openIssues({ cart, lines }: LoadedCart): OccError | undefined {
  const count = lines.reduce(
    (sum, { entry, stocked }) => sum + issuesOf({ ...entry, style: stocked?.style }),
    0,
  );
  if (count === 0) return undefined;
  return new OccError(400, {
    type: "CartError",
    message: issueWords(count),
    reason: "reviewConfiguration",
    subject: cart.code,
    subjectType: "cart",
  });
}

/** Refuses goods that could be ordered until a day that has passed, one error for each style. */
export function recalledGoods(
  call: Pick<CartCall, "about" | "now">,
  { lines }: LoadedCart,
): OccError | undefined {
  const styles = new Map(
    lines.flatMap(({ stocked }) => (stocked ? [[stocked.style.code, stocked.style]] : [])),
  );
  const errors = [...styles.values()].flatMap((style) => recalledRefusal(style, dayFor(call)) ?? []);
  return errors[0] && new OccError(400, errors[0], ...errors.slice(1));
}

/** Another tab, or a price of the program, changed what the person saw. */
export const changedSince = (cart: string, what = "Your cart changed after this page was shown.") =>
  new OccError(409, {
    type: "ConflictError",
    message: `${what} Check what you order, then place the order again.`,
    reason: "changed",
    subject: cart,
    subjectType: "cart",
  });
