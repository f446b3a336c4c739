import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { readSearch } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

export async function loader(args: LoaderFunctionArgs) {
  const text = (args.params["term"] ?? "").trim().slice(0, 200);
  const path = `/search/${encodeURIComponent(text)}`;
  return signedIn(args, (visit) => readSearch(visit, args.request, { path, text }));
}

export default function SearchRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
