import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NumberPage } from "~/features/orders/number-page";
import { loadNumber, saveNumber } from "~/features/orders/number.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Purchase order number");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadNumber(visit, args.params["code"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => saveNumber(visit, args.params["code"]!.slice(0, 60), form));
}

export default function PurchaseOrderNumberRoute() {
  return <NumberPage data={useLoaderData<typeof loader>()} />;
}
