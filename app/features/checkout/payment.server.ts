import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { ResponseOf } from "~/commerce/response";
import { cardLabel } from "~/features/cards/view.server";
import { counted } from "~/ui/counted";
import { readableDay } from "~/ui/dates";
import { NUMBER_TEXT } from "~/features/purchase-orders/number.server";
import { collectedWords } from "~/features/orders/share-words";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredMessage } from "~/forms/messages";
import { constraintOf } from "~/forms/submission.server";
import type { VisitData } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";
import { neededByView } from "./delivery-mode.server";
import { besideCart, type CheckoutCart, isTakenCart } from "./gate.server";

/** Each organisation decides which fields are required, so the schema leaves them optional. */
export const paymentSchema = z
  .object({
    guid: z.string().max(60),
    /** Of the cart as the page shows it. */
    fingerprint: z.string().max(60).optional(),
    /** The address that the page shows, where it has none to choose. */
    deliverTo: z.string().max(60).optional(),
    purchaseOrderNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{0,17}$/, NUMBER_TEXT)
      .optional(),
    costCenterId: z.string().max(60).optional(),
    urgentReason: z.string().max(40).optional(),
    termsChecked: z.literal("on", { error: "Accept the terms and conditions to place your order." }),
  })
  .strip();

export type Payment = z.infer<typeof paymentSchema>;

type ApiCart = CheckoutCart["cart"];

/** The person whom somebody else orders for; undefined for an order of one's own. */
type SessionProxy = VisitData["proxy"];

const cartPath = { path: { cartId: "current" } };

/**
 * What the payment step needs besides the cart: cost centres, purchase order numbers, the person's usual cost centre,
 * and why an order may be urgent.
 */
export async function readPaymentSources(visit: Visit) {
  const [{ costCenters }, { available }, { defaultCostCentre, capabilities }, { reasons }] =
    await Promise.all([
      answer(visit.commerce.GET("/costcenters")),
      besideCart(
        answer(visit.commerce.GET("/orgUsers/current/carts/{cartId}/purchase-order", { params: cartPath })),
        { available: [] },
      ),
      answer(
        visit.commerce.GET("/orgUsers/current", {
          params: { query: { fields: "defaultCostCentre,capabilities" } },
        }),
      ),
      answer(visit.commerce.GET("/urgentReasons")),
    ]);
  const repeats = capabilities?.includes("schedule-orders") && !visit.session.has("proxy");
  return { costCenters, available, defaultCostCentre, repeats, urgentReasons: reasons };
}

type Sources = Awaited<ReturnType<typeof readPaymentSources>>;

/** Why the order will need an approval and who is asked, before it is placed; undefined where it needs none. */
export function approvalView({
  approvalRequired,
  reasons,
  restrictedStyles,
  approvers,
  byAdministrator,
}: ResponseOf<"get", "/users/current/carts/{cartId}/approval">) {
  if (!approvalRequired) return undefined;
  return {
    reasons: [
      ...restrictedStyles.map(({ name }) => ({
        title: `${name} needs an approval each time`,
        detail: undefined,
      })),
      ...reasons.map(({ title, detail }) => ({ title, detail })),
    ],
    // An ordinary approval tells who is asked after it is placed.
    approvers: reasons.length > 0 ? approvers.map(({ name }) => name) : [],
    byAdministrator,
  };
}

type Budget = NonNullable<Sources["costCenters"][number]["budget"]>;

/** What is left of the budget of a cost centre, and what takes of it. */
const budgetView = (centre: string, { name, amount, spent, held, heldOrders, left, lastDay }: Budget) => ({
  centre,
  name,
  words: [
    `${left.formattedValue} left of ${amount.formattedValue} until ${readableDay(lastDay)}, inc. GST.`,
    heldOrders > 0 &&
      `${held.formattedValue} is held by ${counted(heldOrders, "order that waits", "orders that wait")}.`,
  ]
    .filter(Boolean)
    .join(" "),
  used: spent.value + held.value,
  amount: amount.value,
});

/** The data of the payment fields for a page. */
export function paymentView(
  cart: ApiCart,
  { costCenters, available, defaultCostCentre, repeats, urgentReasons }: Sources,
) {
  const usual = costCenters.find(({ code }) => code === defaultCostCentre)?.code;
  return {
    guid: cart.guid,
    fingerprint: cart.fingerprint,
    idempotencyKey: newIdempotencyKey(),
    /** Whether its person may have the order repeated; left out if not, for most people. */
    repeats: repeats || undefined,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    register: available.map((order) => ({
      number: order.purchaseOrderNumber,
      description: order.description,
    })),
    costCentres: costCenters.map(({ code, name, budget }) => ({
      value: code,
      label: [`${code} ${name}`, budget && `${budget.left.formattedValue} left`].filter(Boolean).join(", "),
    })),
    budgets: costCenters.flatMap(({ code, budget }) => (budget ? [budgetView(code, budget)] : [])),
    costCentre: cart.costCenter?.code ?? usual,
    urgentReasons: urgentReasons.map(({ code, msg }) => ({ value: code, label: msg })),
    constraint: {
      ...constraintOf(paymentSchema),
      purchaseOrderNumber: { required: cart.purchaseOrderRequired ?? false },
      costCenterId: { required: cart.costCenterRequired ?? false },
    },
  };
}

/** What the payment step shows. */
export const paymentStepView = (
  { cart, view }: CheckoutCart,
  payment: ReturnType<typeof paymentView>,
  approval: ReturnType<typeof approvalView>,
  proxy: SessionProxy,
) => ({
  ...payment,
  approval,
  cart: view,
  taken: isTakenCart(cart),
  address: cart.deliveryAddress?.formattedAddress,
  deliverTo: cart.deliveryAddress?.id,
  mode: cart.deliveryMode?.name,
  neededBy: neededByView(cart),
  ...whoPays(proxy, cart),
});

/** Who pays the order, and for those who may pay their share by card the words of the way there. */
function whoPays(
  proxy: SessionProxy,
  { ownShare, paymentInfo }: ApiCart,
): { whoPays: string; otherWay?: string } {
  const share = `${proxy ? `${proxy.name}'s` : "Your"} share of ${ownShare.formattedValue} is`;
  if (!paymentInfo)
    return {
      whoPays: `Account payment. Your organisation pays. ${proxy ? `${proxy.name} is` : "You are"} not charged.`,
    };
  const { ownShareBy, cardAccepted, cardType, cardNumber = "" } = paymentInfo;
  const byCard = ownShareBy === "card" && cardType;
  return {
    whoPays: byCard
      ? `Card payment. ${share} charged to ${cardLabel({ cardType, cardNumber })}.`
      : `Account payment. ${share} ${collectedWords(ownShareBy, proxy ? "another's" : "own")}.`,
    // A card is its owner's, so nobody pays with one for somebody else.
    otherWay: cardAccepted && !proxy ? (byCard ? "Pay another way" : "Pay by card") : undefined,
  };
}

/**
 * Messages for the fields that the organisation requires and that are empty, and for a cost centre that the person may not
 * charge: known before anything goes to the cart, so that a refused form changes nothing.
 */
export async function wrongFields(
  visit: Visit,
  payment: Pick<Payment, "purchaseOrderNumber" | "costCenterId">,
  rules: { purchaseOrderRequired?: boolean; costCenterRequired?: boolean },
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  if (rules.purchaseOrderRequired && !payment.purchaseOrderNumber) {
    wrong["purchaseOrderNumber"] = [requiredMessage];
  }
  if (rules.costCenterRequired && !payment.costCenterId) wrong["costCenterId"] = ["Choose a cost centre."];
  if (payment.costCenterId) {
    const { costCenters } = await answer(visit.commerce.GET("/costcenters"));
    const known = costCenters.some(({ code }) => code === payment.costCenterId);
    if (!known) wrong["costCenterId"] = ["You cannot use that cost centre. Choose another."];
  }
  return wrong;
}
