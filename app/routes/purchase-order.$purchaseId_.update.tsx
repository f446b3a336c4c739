import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WizardPage } from "~/features/purchase-orders/wizard-page";
import { loadWizard, submitWizard } from "~/features/purchase-orders/wizard.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    `${args.data?.step === "summary" ? "Summary, update" : "Update"} ${args.data?.before ?? ""}`,
    Boolean(args.data?.reply),
  );

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadWizard(visit, args.request, args.params["purchaseId"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const id = args.params["purchaseId"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => submitWizard(visit, form, id));
}

export default function UpdatePurchaseOrderRoute() {
  return <WizardPage data={useLoaderData<typeof loader>()} />;
}
