import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { FinderPage } from "~/features/stores/finder-page.server";
import { anyStoreVisitor, countsOf } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Find a store");

export async function loader(args: LoaderFunctionArgs) {
  return anyStoreVisitor(args, async (visit) => ({
    counts: countsOf(await answer(visit.commerce.GET("/stores/storescounts", {}))),
  }));
}

export default documentPage(
  serverOnly$(function FinderRoute() {
    return <FinderPage data={useLoaderData<typeof loader>()} />;
  }),
);
