import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { purchaseOrderPath } from "~/paths";
import { readPurchaseOrder } from "./view.server";

/** Closes a purchase order to new orders, or opens it again. */
export async function changeStatus(visit: Visit, id: string, form: FormData) {
  const close = form.get("intent") === "close";
  const one = await readPurchaseOrder(visit, id);
  const { purchaseId, purchaseOrderNumber, description, units, version } = one;
  await visit.commerce.POST("/wwgPurchaseOrders/updatePurchaseOrderDetails", {
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    body: {
      purchaseId,
      purchaseOrderNumber,
      description,
      units: units.map(({ uid }) => uid),
      status: close ? "closed" : "active",
      version,
    },
  });
  visit.flash({
    kind: "ok",
    text: close
      ? `${purchaseOrderNumber} is closed. New orders cannot use it.`
      : `${purchaseOrderNumber} is open again. People of its units can use it.`,
  });
  return seeOther(visit, purchaseOrderPath(purchaseId));
}
