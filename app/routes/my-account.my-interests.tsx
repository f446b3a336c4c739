import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InterestsPage } from "~/features/interests/interests-page.server";
import { loadInterests, stopFollowing } from "~/features/interests/interests.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "My interests");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadInterests(visit, new URL(args.request.url).searchParams));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, stopFollowing);
}

export default documentPage(function InterestsRoute() {
  return <InterestsPage data={useLoaderData<typeof loader>()} />;
});
