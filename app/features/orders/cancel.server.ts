import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { loadOrder, type OrderView } from "./order.server";
import { statusLabel } from "./status";

export const orderPath = (code: string): string => `/my-account/orders/${encodeURIComponent(code)}`;

/**
 * Loads the order to cancel. If it can no longer be cancelled, redirects to the order page, which says why.
 */
export async function loadCancel(visit: Visit, code: string) {
  const order = await loadOrder(visit, code);
  if (!order.cancellable) {
    visit.flash({ kind: "warn", text: whyNot(order) });
    throw await seeOther(visit, orderPath(code));
  }
  return { order, idempotencyKey: newIdempotencyKey() };
}

const whyNot = ({ code, stage }: Pick<OrderView, "code" | "stage">): string => {
  if (stage === "cancelled") return `Order ${code} is already cancelled.`;
  const status = statusLabel(stage).label.toLowerCase();
  return `Order ${code} can no longer be cancelled. Its status is: ${status}.`;
};

/** Cancels the whole order and redirects to its page, which shows the result or the reason why not. */
export async function cancelOrder(visit: Visit, code: string, form: FormData) {
  const path = { code };
  const { entries } = await answer(
    visit.commerce.GET("/users/current/orders/{code}/cancelDetails", { params: { path } }),
  );
  try {
    await visit.commerce.POST("/users/current/orders/{code}/cancellation", {
      params: { path },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: {
        cancellationRequestEntryInputs: entries.map(({ orderEntryNumber, quantity }) => ({
          orderEntryNumber,
          quantity,
        })),
      },
    });
    visit.flash({ kind: "ok", text: `Order ${code} is cancelled.` });
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("OrderCancellationError")) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
  return seeOther(visit, orderPath(code));
}
