import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CountryPage } from "~/features/stores/finder-page.server";
import { anyStoreVisitor, loadCountry } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Stores in ${(args.data?.region ?? args.data?.country)?.name ?? "a country"}`);

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  return anyStoreVisitor(args, (visit) => loadCountry(visit, args.params["country"]!, searchParams));
}

export default documentPage(function CountryRoute() {
  return <CountryPage data={useLoaderData<typeof loader>()} />;
});
