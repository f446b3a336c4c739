import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AllStoresPage } from "~/features/stores/finder-page.server";
import { anyStoreVisitor, loadAll } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "All stores");

export async function loader(args: LoaderFunctionArgs) {
  return anyStoreVisitor(args, (visit) => loadAll(visit, new URL(args.request.url).searchParams));
}

export default documentPage(function AllStoresRoute() {
  return <AllStoresPage data={useLoaderData<typeof loader>()} />;
});
