import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { StorePage } from "~/features/stores/store-page.server";
import { anyStoreVisitor } from "~/features/stores/stores.server";
import { NEAR_STORES, storeDetails } from "~/features/stores/view.server";
import { pageMeta } from "~/http/page-meta";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.displayName ?? "Store");

/** Metres within which other stores are near. */
const RADIUS = 200_000;

/** One that is not there, or in another country, is not found. */
export async function loader(args: LoaderFunctionArgs) {
  const { country, store } = args.params;
  return anyStoreVisitor(args, async (visit) => {
    try {
      const found = await answer(
        visit.commerce.GET("/stores/{storeName}", {
          params: { path: { storeName: store!.slice(0, 60) }, query: { fields: "FULL" } },
        }),
      );
      if (found.address.country.isocode !== country) throw new Response(null, { status: 404 });
      const { stores } = await answer(
        visit.commerce.GET("/stores", {
          params: {
            query: { ...found.geoPoint, radius: RADIUS, pageSize: NEAR_STORES + 1, fields: "FULL" },
          },
        }),
      );
      return storeDetails(found, stores);
    } catch (error) {
      if (error instanceof CommerceError && error.status === 404) throw new Response(null, { status: 404 });
      throw error;
    }
  });
}

export default documentPage(
  serverOnly$(function StoreRoute() {
    return <StorePage store={useLoaderData<typeof loader>()} />;
  }),
);
