import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { AllocationsPage } from "~/features/packs/allocations-page";
import { allocationsView } from "~/features/packs/allocations.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "My allocation");

/** Rows of the list (spec 001 §9, "Allocation view call number"). */
const PAGE_SIZE = 120;

/** The allocation list of the spec (001 §2), for wearers and for buyers of stores. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    allocationsView(
      await answer(
        visit.commerce.GET("/orgUsers/current/allocations", {
          params: { query: { pageSize: PAGE_SIZE, fields: "FULL" } },
        }),
      ),
    ),
  );
}

export default function AllocationsRoute() {
  return <AllocationsPage {...useLoaderData<typeof loader>()} />;
}
