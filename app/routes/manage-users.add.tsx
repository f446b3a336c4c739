import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddUserPage } from "~/features/manage-users/add-page.server";
import { addUser, loadAddUser } from "~/features/manage-users/add.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Add user");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadAddUser);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, addUser);
}

export default documentPage(function AddUserRoute() {
  return <AddUserPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
