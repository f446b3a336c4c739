import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { isCartMissing } from "~/features/cart/cart.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredMessage } from "~/forms/messages";
import { constraintOf } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { openCheckout } from "./gate.server";

/** Spec 001 §5: fewer than 18 letters and digits. */
const purchaseOrderWords = "Please enter less than 18 alphanumeric characters.";

/** What must be filled in is the organisation's rule, so the form says which it was drawn with. */
export const paymentSchema = z
  .object({
    guid: z.string().max(60),
    purchaseOrderNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{0,17}$/, purchaseOrderWords)
      .optional(),
    costCenterId: z.string().max(60).optional(),
    termsChecked: z.literal("on", { error: "Accept the terms and conditions to place your order." }),
  })
  .strip();

export type Payment = z.infer<typeof paymentSchema>;

type ApiCart = components["schemas"]["Cart"];

const cartPath = { path: { cartId: "current" } };

/** What paying asks beside the cart: cost centres, purchase order numbers, and the person's usual cost centre. */
export async function readPaymentSources(visit: Visit) {
  const [{ costCenters }, { available }, { defaultCostCentre }] = await Promise.all([
    answer(visit.commerce.GET("/costcenters")),
    answer(visit.commerce.GET("/orgUsers/current/carts/{cartId}/purchase-order", { params: cartPath })).catch(
      (error: unknown) => {
        // Without a cart the gate decides where to go.
        if (isCartMissing(error)) return { available: [] };
        throw error;
      },
    ),
    answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "defaultCostCentre" } } })),
  ]);
  return { costCenters, available, defaultCostCentre };
}

type Sources = Awaited<ReturnType<typeof readPaymentSources>>;

/** The fields of paying as a page draws them. */
export function paymentView(cart: ApiCart, { costCenters, available, defaultCostCentre }: Sources) {
  const usual = costCenters.find(({ code }) => code === defaultCostCentre)?.code;
  return {
    guid: cart.guid,
    idempotencyKey: newIdempotencyKey(),
    purchaseOrderNumber: cart.purchaseOrderNumber,
    register: available.map((order) => ({
      number: order.purchaseOrderNumber,
      description: order.description,
    })),
    costCentres: costCenters.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    costCentre: cart.costCenter?.code ?? usual,
    constraint: {
      ...constraintOf(paymentSchema),
      purchaseOrderNumber: { required: cart.purchaseOrderRequired ?? false },
      costCenterId: { required: cart.costCenterRequired ?? false },
    },
  };
}

/** Everything the last step asks: number, cost centre, and what the person's own share is charged to. */
export async function loadPayment(visit: Visit) {
  const [{ cart, view }, sources] = await Promise.all([
    openCheckout(visit, "payment-details", "FULL"),
    readPaymentSources(visit),
  ]);
  return {
    ...paymentView(cart, sources),
    cart: view,
    address: cart.deliveryAddress?.formattedAddress,
    mode: cart.deliveryMode?.name,
    ownShare: cart.ownShare.value > 0 ? cart.ownShare.formattedValue : undefined,
    ownShareBy: cart.paymentInfo?.ownShareBy,
  };
}

/** The fields that the organisation wants and that were left empty. */
export function missingFields(
  payment: Payment,
  rules: { purchaseOrderRequired?: boolean; costCenterRequired?: boolean },
): Record<string, string[]> {
  const missing: Record<string, string[]> = {};
  if (rules.purchaseOrderRequired && !payment.purchaseOrderNumber) {
    missing["purchaseOrderNumber"] = [requiredMessage];
  }
  if (rules.costCenterRequired && !payment.costCenterId) missing["costCenterId"] = ["Choose a cost centre."];
  return missing;
}
