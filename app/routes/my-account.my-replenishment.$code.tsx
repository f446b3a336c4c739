import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CancelPage } from "~/features/replenishments/cancel-page.server";
import { ReplenishmentPage } from "~/features/replenishments/detail-page.server";
import { cancelReplenishment, loadReplenishment } from "~/features/replenishments/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Replenishment order ${args.data.code}` : "Replenishment order");

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["code"]!.slice(0, 60);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadReplenishment(visit, args.request, codeOf(args)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => cancelReplenishment(visit, codeOf(args), form));
}

export default documentPage(function ReplenishmentRoute() {
  const data = useLoaderData<typeof loader>();
  return data.cancels ? <CancelPage data={data} /> : <ReplenishmentPage data={data} />;
});
