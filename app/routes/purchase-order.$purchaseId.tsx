import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PurchaseOrderPage } from "~/features/purchase-orders/detail-page";
import { changeStatus, loadPurchaseOrder } from "~/features/purchase-orders/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Purchase order ${args.data?.number ?? ""}`.trim());

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadPurchaseOrder(visit, args.params["purchaseId"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const id = args.params["purchaseId"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => changeStatus(visit, id, form));
}

export default function PurchaseOrderRoute() {
  return <PurchaseOrderPage one={useLoaderData<typeof loader>()} />;
}
