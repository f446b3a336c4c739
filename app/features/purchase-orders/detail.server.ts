import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import { purchaseOrderPath, registerPath } from "./addresses";
import { purchaseOrderView, readPurchaseOrder, wordsFor } from "./view.server";

/** What the page of one purchase order shows. @throws CommerceError 404 as readPurchaseOrder. */
export async function loadPurchaseOrder(visit: Visit, purchaseId: string) {
  const [one, words] = await Promise.all([readPurchaseOrder(visit, purchaseId), wordsFor(visit)]);
  return {
    ...purchaseOrderView(one, words),
    closed: one.status === "closed",
    waiting: one.openOrders.map((order) => ({
      ...order,
      placed: readableDate(order.placed, words.timeZone),
    })),
    key: newIdempotencyKey(),
  };
}

/** Closes a purchase order to new orders, or opens it again. */
export async function changeStatus(visit: Visit, purchaseId: string, form: FormData) {
  const close = form.get("intent") === "close";
  const one = await readPurchaseOrder(visit, purchaseId);
  const { purchaseOrderNumber, description, units, version } = one;
  await answer(
    visit.commerce.POST("/wwgPurchaseOrders/updatePurchaseOrderDetails", {
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: {
        purchaseId,
        purchaseOrderNumber,
        description,
        units: units.map(({ uid }) => uid),
        status: close ? "closed" : "active",
        version,
      },
    }),
  );
  visit.flash({
    kind: "ok",
    text: close
      ? `${purchaseOrderNumber} is closed. New orders cannot use it.`
      : `${purchaseOrderNumber} is open again. People of its units can use it.`,
  });
  return seeOther(visit, purchaseOrderPath(purchaseId));
}

/** Deletes a purchase order, or says why not. One that is gone already counts as deleted. */
export async function deletePurchaseOrder(visit: Visit, purchaseId: string, form: FormData) {
  if (form.get("intent") === "close") return changeStatus(visit, purchaseId, form);
  try {
    await visit.commerce.DELETE("/wwgPurchaseOrders/deletePurchaseOrder", {
      params: { query: { purchaseOrderId: purchaseId } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.is("InUseError")) {
      visit.flash({ kind: "warn", text: error.errors[0]!.message });
      return seeOther(visit, purchaseOrderPath(purchaseId));
    }
    if (error.status !== 404) throw error;
  }
  const number = String(form.get("number") ?? "").slice(0, 17);
  visit.flash({ kind: "ok", text: number ? `${number} is deleted.` : "The purchase order is deleted." });
  return seeOther(visit, registerPath);
}
