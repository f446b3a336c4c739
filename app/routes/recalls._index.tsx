import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { RecallsPage } from "~/features/recalls/list-page.server";
import { recallsView } from "~/features/recalls/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Recalls");

/** Styles that are recalled or replaced, and how far they are exchanged. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async ({ commerce }) =>
    recallsView((await answer(commerce.GET("/manage-organisation/recalls"))).recalls),
  );
}

export default documentPage(
  serverOnly$(function RecallsRoute() {
    return <RecallsPage {...useLoaderData<typeof loader>()} />;
  }),
);
