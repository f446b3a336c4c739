import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddLimitPage } from "~/features/purchase-limits/add-page.server";
import { LimitsPage } from "~/features/purchase-limits/list-page.server";
import { addLimit, loadLimits } from "~/features/purchase-limits/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Add purchase limit" : "Purchase limits");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadLimits(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, addLimit);
}

export default documentPage(function PurchaseLimitsRoute() {
  const { form, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (form) return <AddLimitPage data={form} reply={reply} />;
  return list ? <LimitsPage data={list} /> : null;
});
