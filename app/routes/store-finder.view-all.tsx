import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { AllStoresPage } from "~/features/stores/finder-page.server";
import { viewAllPath } from "~/paths";
import { anyStoreVisitor, countsOf, readStores } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "All stores");

export async function loader(args: LoaderFunctionArgs) {
  return anyStoreVisitor(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const [counts, page] = await Promise.all([
      answer(visit.commerce.GET("/stores/storescounts", {})),
      readStores(visit, search, { query: {}, firstPage: viewAllPath }),
    ]);
    return { counts: countsOf(counts), page };
  });
}

export default documentPage(
  serverOnly$(function AllStoresRoute() {
    return <AllStoresPage data={useLoaderData<typeof loader>()} />;
  }),
);
