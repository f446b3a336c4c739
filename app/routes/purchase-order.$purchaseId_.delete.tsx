import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeletePage } from "~/features/purchase-orders/delete-page";
import { deletePurchaseOrder, loadPurchaseOrder } from "~/features/purchase-orders/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Delete ${args.data?.number ?? ""}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadPurchaseOrder(visit, args.params["purchaseId"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const id = args.params["purchaseId"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => deletePurchaseOrder(visit, id, form));
}

export default function DeletePurchaseOrderRoute() {
  return <DeletePage one={useLoaderData<typeof loader>()} />;
}
