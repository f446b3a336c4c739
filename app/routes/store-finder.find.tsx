import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { FoundPage } from "~/features/stores/finder-page.server";
import {
  anyStoreVisitor,
  countsOf,
  foundPath,
  foundView,
  nearQuery,
  readStores,
  searchedIn,
} from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Stores near you");

export async function loader(args: LoaderFunctionArgs) {
  return anyStoreVisitor(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const searched = searchedIn(search);
    const asks = searched.query !== "" || searched.latitude !== undefined;
    const [counts, page] = await Promise.all([
      answer(visit.commerce.GET("/stores/storescounts", {})),
      asks
        ? readStores(visit, search, { query: nearQuery(searched), firstPage: foundPath(searched) })
        : undefined,
    ]);
    return foundView(searched, countsOf(counts), page);
  });
}

export default documentPage(
  serverOnly$(function FoundRoute() {
    return <FoundPage data={useLoaderData<typeof loader>()} />;
  }),
);
