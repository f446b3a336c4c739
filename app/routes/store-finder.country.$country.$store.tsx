import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StorePage } from "~/features/stores/store-page.server";
import { anyStoreVisitor, loadStore } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.displayName ?? "Store");

export async function loader(args: LoaderFunctionArgs) {
  const { country, store } = args.params;
  return anyStoreVisitor(args, (visit) => loadStore(visit, country!, store!));
}

export default documentPage(function StoreRoute() {
  return <StorePage store={useLoaderData<typeof loader>()} />;
});
