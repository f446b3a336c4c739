import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { TilesPage } from "~/features/manage-organisation/tiles-page.server";
import { tilesView } from "~/features/manage-organisation/tiles.server";
import { pageMeta } from "~/http/page-meta";
import { typedText } from "~/http/typed-text";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Manage organisation");

/** Spec 001 §9. */
const PAGE_SIZE = 40;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = typedText(new URL(args.request.url).searchParams.get("search") ?? "")
      .trim()
      .slice(0, 200);
    const [tiles, user] = await Promise.all([
      answer(
        visit.commerce.GET("/manage-organisation", {
          params: { query: { pageSize: PAGE_SIZE, currentPage: 0, search: search || undefined } },
        }),
      ),
      visit.person(),
    ]);
    return tilesView(tiles, user.orgUnit.name, search);
  });
}

export default documentPage(function ManageOrganisationRoute() {
  return <TilesPage data={useLoaderData<typeof loader>()} />;
});
