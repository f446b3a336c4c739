import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UnitPage } from "~/features/business-units/detail-page.server";
import { changeUnit } from "~/features/business-units/change-people.server";
import { loadUnitPage } from "~/features/business-units/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Business unit");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadUnitPage(visit, args.request, args.params["uid"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const uid = args.params["uid"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => changeUnit(visit, uid, form));
}

export default documentPage(function UnitRoute() {
  return <UnitPage unit={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
