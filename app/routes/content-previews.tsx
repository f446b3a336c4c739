import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewsPage } from "~/features/previews/previews-page.server";
import { loadPreviews, openPreview } from "~/features/previews/previews.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Content previews");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadPreviews(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, openPreview);
}

export default documentPage(function ContentPreviewsRoute() {
  return <PreviewsPage data={useLoaderData<typeof loader>()} />;
});
