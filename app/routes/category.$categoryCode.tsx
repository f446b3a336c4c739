import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { loadSearch } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

/** A category page is a search with only that category. */
export async function loader(args: LoaderFunctionArgs) {
  const category = args.params["categoryCode"]!.slice(0, 80);
  const path = `/category/${encodeURIComponent(category)}`;
  return signedIn(args, async (visit) => {
    const data = await loadSearch(visit, args.request, { path, text: "", category });
    // No product has that category, even without filters.
    if (data.total === 0 && data.filters.length === 0) throw new Response(null, { status: 404 });
    return data;
  });
}

export default function CategoryRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
