import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeGroup } from "~/features/user-groups/change.server";
import { GroupPage } from "~/features/user-groups/detail-page.server";
import { loadGroup } from "~/features/user-groups/detail.server";
import { DeleteGroupPage, UpdateGroupPage } from "~/features/user-groups/doing-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "User group");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadGroup(visit, args.request, args.params["uid"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const uid = args.params["uid"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => changeGroup(visit, uid, form));
}

export default documentPage(function UserGroupRoute() {
  const group = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (group.doing === "delete") return <DeleteGroupPage group={group} />;
  if (group.doing === "update" || !group.parts) return <UpdateGroupPage group={group} reply={reply} />;
  return <GroupPage group={group} parts={group.parts} reply={reply} />;
});
