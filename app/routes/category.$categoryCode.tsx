import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { loadCategory } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

export async function loader(args: LoaderFunctionArgs) {
  const category = args.params["categoryCode"]!.slice(0, 80);
  const path = `/category/${encodeURIComponent(category)}`;
  return signedIn(args, (visit) => loadCategory(visit, args.request, { path, category }));
}

export default function CategoryRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
