import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddGroupPage } from "~/features/user-groups/add-page.server";
import { GroupsPage } from "~/features/user-groups/list-page.server";
import { addGroup, loadGroups } from "~/features/user-groups/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Add user group" : "User groups");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadGroups(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, addGroup);
}

export default documentPage(function UserGroupsRoute() {
  const { form, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (form) return <AddGroupPage data={form} reply={reply} />;
  return list ? <GroupsPage data={list} /> : null;
});
