import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UserPage } from "~/features/manage-users/detail-page.server";
import { loadUser } from "~/features/manage-users/detail.server";
import { saveUser } from "~/features/manage-users/save.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "User");

export async function loader(args: LoaderFunctionArgs) {
  const customerPK = args.params["customerPK"]!.slice(0, 60);
  return signedIn(args, (visit) => loadUser(visit, args.request, customerPK));
}

export async function action(args: ActionFunctionArgs) {
  const customerPK = args.params["customerPK"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => saveUser(visit, customerPK, form));
}

export default documentPage(function UserRoute() {
  return <UserPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
