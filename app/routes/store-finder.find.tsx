import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoundPage } from "~/features/stores/finder-page.server";
import { anyStoreVisitor, loadFound } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Stores near you");

export async function loader(args: LoaderFunctionArgs) {
  return anyStoreVisitor(args, (visit) => loadFound(visit, new URL(args.request.url).searchParams));
}

export default documentPage(function FoundRoute() {
  return <FoundPage data={useLoaderData<typeof loader>()} />;
});
