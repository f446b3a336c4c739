import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SessionsPage } from "~/features/account/sessions-page.server";
import { endSessions, loadSessions } from "~/features/account/sessions.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Where you are signed in");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadSessions);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, endSessions);
}

export default documentPage(function SessionsRoute() {
  return <SessionsPage {...useLoaderData<typeof loader>()} />;
});
