import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TilesPage } from "~/features/manage-organisation/tiles-page.server";
import { loadTiles } from "~/features/manage-organisation/tiles.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Manage organisation");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadTiles(visit, args.request));
}

export default documentPage(function ManageOrganisationRoute() {
  return <TilesPage data={useLoaderData<typeof loader>()} />;
});
