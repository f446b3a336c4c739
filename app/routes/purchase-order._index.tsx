import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/purchase-orders/list-page";
import { loadRegister } from "~/features/purchase-orders/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Purchase orders");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadRegister(visit, args.request));
}

export default function PurchaseOrdersRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} />;
}
