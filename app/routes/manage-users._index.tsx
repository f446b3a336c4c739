import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UsersPage } from "~/features/manage-users/list-page";
import { loadUsers } from "~/features/manage-users/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Users");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadUsers(visit, args.request));
}

export default function UsersRoute() {
  return <UsersPage data={useLoaderData<typeof loader>()} />;
}
