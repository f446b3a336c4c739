import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoticesPage } from "~/features/notices/notices-page.server";
import { loadNotices, markRead } from "~/features/notices/notices.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Notices");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadNotices(visit, new URL(args.request.url).searchParams));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => markRead(visit, args.request, form));
}

export default documentPage(function NoticesRoute() {
  return <NoticesPage data={useLoaderData<typeof loader>()} />;
});
