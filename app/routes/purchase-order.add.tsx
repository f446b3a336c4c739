import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WizardPage } from "~/features/purchase-orders/wizard-page";
import { loadWizard, submitWizard } from "~/features/purchase-orders/wizard.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data?.step === "summary" ? "Summary, purchase order" : "Purchase order details",
    Boolean(args.data?.reply),
  );

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadWizard(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => submitWizard(visit, form));
}

export default function AddPurchaseOrderRoute() {
  return <WizardPage data={useLoaderData<typeof loader>()} />;
}
