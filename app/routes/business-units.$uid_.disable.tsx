import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DisablePage } from "~/features/business-units/disable-page.server";
import { loadUnit, switchUnit } from "~/features/business-units/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Disable ${args.data?.title ?? ""}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadUnit(visit, args.params["uid"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const uid = args.params["uid"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => switchUnit(visit, uid, form, "disable"));
}

export default documentPage(function DisableUnitRoute() {
  return <DisablePage unit={useLoaderData<typeof loader>()} />;
});
