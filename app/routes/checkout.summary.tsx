import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCart } from "~/features/checkout/gate.server";
import { SummaryPage } from "~/features/checkout/summary-page";
import { loadSummary, postSummary } from "~/features/checkout/summary.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Check and place your order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadSummary);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => postSummary(visit, form)));
}

export default function SummaryRoute() {
  const reply = useActionData<typeof action>();
  return <SummaryPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
