import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { purchaseOrderIdOf, purchaseOrderPath } from "~/features/purchase-orders/addresses";
import { PurchaseOrderPage } from "~/features/purchase-orders/detail-page";
import { detailView, readPurchaseOrder, wordsFor } from "~/features/purchase-orders/view.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/http/redirects.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Purchase order ${args.data?.number ?? ""}`.trim());

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    detailView(...(await Promise.all([readPurchaseOrder(visit, purchaseOrderIdOf(args)), wordsFor(visit)]))),
  );
}

/** Closes the purchase order to new orders, or opens it again. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const close = form.get("intent") === "close";
    const one = await readPurchaseOrder(visit, purchaseOrderIdOf(args));
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
  });
}

export default function PurchaseOrderRoute() {
  return <PurchaseOrderPage one={useLoaderData<typeof loader>()} />;
}
