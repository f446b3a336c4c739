import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LimitPage } from "~/features/purchase-limits/detail-page.server";
import { changeLimit, loadLimit } from "~/features/purchase-limits/detail.server";
import { UpdateLimitPage } from "~/features/purchase-limits/update-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Purchase limit");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadLimit(visit, args.request, args.params["code"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const code = args.params["code"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => changeLimit(visit, code, form));
}

export default documentPage(function PurchaseLimitRoute() {
  const limit = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return limit.doing ? <UpdateLimitPage limit={limit} reply={reply} /> : <LimitPage limit={limit} />;
});
