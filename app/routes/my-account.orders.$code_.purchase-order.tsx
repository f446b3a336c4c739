import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderPath } from "~/paths";
import { NumberPage } from "~/features/orders/number-page";
import { loadNumber, sendNumber } from "~/features/orders/number.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, `Purchase order number, ${args.params["code"]}`);

export async function loader(args: LoaderFunctionArgs) {
  const code = pathCode(args, "code");
  return signedIn(args, (visit) => loadNumber(visit, code, orderPath(code)));
}

export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "code");
  return signedInPost(args, (visit, form) => sendNumber(visit, form, code, orderPath(code)));
}

export default function PurchaseOrderNumberRoute() {
  return <NumberPage data={useLoaderData<typeof loader>()} />;
}
