import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { readCategory } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

export async function loader(args: LoaderFunctionArgs) {
  const category = args.params["categoryCode"]!;
  const path = `/category/${encodeURIComponent(category)}`;
  return signedIn(args, (visit) => readCategory(visit, args.request, path, category));
}

export default function CategoryRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
