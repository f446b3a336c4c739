import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { purchaseOrderIdOf } from "~/features/purchase-orders/id-of";
import { PurchaseOrderPage } from "~/features/purchase-orders/detail-page";
import { changeStatus } from "~/features/purchase-orders/status.server";
import { detailView, readPurchaseOrder, wordsFor } from "~/features/purchase-orders/view.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Purchase order ${args.data?.number ?? ""}`.trim());

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    detailView(...(await Promise.all([readPurchaseOrder(visit, purchaseOrderIdOf(args)), wordsFor(visit)]))),
  );
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => changeStatus(visit, purchaseOrderIdOf(args), form));
}

export default function PurchaseOrderRoute() {
  return <PurchaseOrderPage one={useLoaderData<typeof loader>()} />;
}
