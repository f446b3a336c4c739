import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommerceError } from "~/commerce/errors.server";
import { purchaseOrderIdOf } from "~/features/purchase-orders/id-of";
import { purchaseOrderPath, registerPath } from "~/paths";
import { DeletePage } from "~/features/purchase-orders/delete-page";
import { changeStatus } from "~/features/purchase-orders/status.server";
import { detailView, readPurchaseOrder, wordsFor } from "~/features/purchase-orders/view.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Delete ${args.data?.number ?? ""}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    detailView(...(await Promise.all([readPurchaseOrder(visit, purchaseOrderIdOf(args)), wordsFor(visit)]))),
  );
}

/** Deletes the purchase order, or says why not. One that is gone already counts as deleted. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const purchaseOrderId = purchaseOrderIdOf(args);
    // Open orders keep it from being deleted, so its page offers to close it.
    if (form.get("intent") === "close") return changeStatus(visit, purchaseOrderId, form);
    try {
      await visit.commerce.DELETE("/wwgPurchaseOrders/deletePurchaseOrder", {
        params: { query: { purchaseOrderId } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      });
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      if (error.is("InUseError")) {
        visit.flash({ kind: "warn", text: error.errors[0]!.message });
        return seeOther(visit, purchaseOrderPath(purchaseOrderId));
      }
      if (error.status !== 404) throw error;
    }
    const number = String(form.get("number") ?? "").slice(0, 17);
    visit.flash({ kind: "ok", text: number ? `${number} is deleted.` : "The purchase order is deleted." });
    return seeOther(visit, registerPath);
  });
}

export default function DeletePurchaseOrderRoute() {
  return <DeletePage one={useLoaderData<typeof loader>()} />;
}
