import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { readCategory } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

/** The code finds the brand; the name in the address is for people. */
export async function loader(args: LoaderFunctionArgs) {
  const { brandName, brandCode } = args.params;
  const path = `/Brands/${encodeURIComponent(brandName!)}/c/${encodeURIComponent(brandCode!)}`;
  return signedIn(args, (visit) => readCategory(visit, args.request, path, brandCode!));
}

export default function BrandRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
