import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import type { OrderView } from "./order.server";
import { statusLabel } from "./status";

/** What can be cancelled of an order. */
export const readDetails = (visit: Visit, code: string) =>
  answer(visit.commerce.GET("/users/current/orders/{code}/cancelDetails", { params: { path: { code } } }));

/** Why an order can no longer be cancelled. */
export const whyNot = ({ code, stage }: Pick<OrderView, "code" | "stage">): string => {
  if (stage === "cancelled") return `Order ${code} is already cancelled.`;
  const status = statusLabel(stage).label.toLowerCase();
  return `Order ${code} can no longer be cancelled. Its status is: ${status}.`;
};

/**
 * Cancels pieces of an order.
 * @throws CommerceError for a refusal other than that it is too late, which is shown on the order's page.
 */
export async function sendCancel(
  visit: Visit,
  code: string,
  form: FormData,
  cancellationRequestEntryInputs: { orderEntryNumber: number; quantity: number }[],
  done: string,
) {
  try {
    await visit.commerce.POST("/users/current/orders/{code}/cancellation", {
      params: { path: { code } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { cancellationRequestEntryInputs },
    });
    visit.flash({ kind: "ok", text: done });
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("OrderCancellationError")) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
}
