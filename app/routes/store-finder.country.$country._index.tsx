import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CountryPage } from "~/features/stores/finder-page.server";
import { countryPath } from "~/paths";
import { anyStoreVisitor, countsOf, readStores } from "~/features/stores/stores.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Stores in ${(args.data?.region ?? args.data?.country)?.name ?? "a country"}`);

/** The stores of a country, or of one of its regions. One without a store is not found. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const isoCode = args.params["country"]!;
  return anyStoreVisitor(args, async (visit) => {
    const counts = countsOf(await answer(visit.commerce.GET("/stores/storescounts", {})));
    const country = counts.find((one) => one.isoCode === isoCode);
    const asked = search.get("region");
    const region = country?.storeCountDataList.find((one) => one.isoCode === asked);
    if (!country || (asked !== null && !region)) throw new Response(null, { status: 404 });
    const page = await readStores(visit, search, {
      query: { country: isoCode, region: region?.isoCode },
      firstPage: countryPath(isoCode, region?.isoCode),
    });
    return { country, region, page };
  });
}

export default documentPage(
  serverOnly$(function CountryRoute() {
    return <CountryPage data={useLoaderData<typeof loader>()} />;
  }),
);
