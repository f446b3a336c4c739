import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { shortestTerm } from "~/features/search/global-search-path";
import { readSearch } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

/** The header's form comes here with `text` and is sent on to the address of its results. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const typed = (new URL(args.request.url).searchParams.get("text") ?? "").trim().slice(0, 200);
    // Spaces around a letter are more than the field's shortest text.
    const text = typed.length < shortestTerm(visit.site === "wholesale") ? "" : typed;
    // Browsers would resolve "." and ".." as path segments.
    if (text && !/^\.{1,2}$/.test(text)) {
      const { headers } = await seeOther(visit, `/search/${encodeURIComponent(text)}`);
      throw new Response(null, { status: 302, headers });
    }
    return readSearch(visit, args.request, { path: "/search", text });
  });
}

export default function CatalogueRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
