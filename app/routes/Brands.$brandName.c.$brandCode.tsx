import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage, searchTitle } from "~/features/search/search-page";
import { loadCategory } from "~/features/search/search.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, searchTitle(args.data));

/** A brand is a category of the products (spec 000 §2); its name in the address is for people. */
export async function loader(args: LoaderFunctionArgs) {
  const name = args.params["brandName"]!.slice(0, 80);
  const category = args.params["brandCode"]!.slice(0, 80);
  const path = `/Brands/${encodeURIComponent(name)}/c/${encodeURIComponent(category)}`;
  return signedIn(args, (visit) => loadCategory(visit, args.request, { path, category }));
}

export default function BrandRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} />;
}
