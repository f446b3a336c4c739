import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadAllocations } from "~/features/packs/allocations.server";
import { AllocationsPage } from "~/features/packs/allocations-page";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "My allocation");

/** The allocation list of the spec (001 §2), for wearers and for buyers of stores. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadAllocations(visit));
}

export default function AllocationsRoute() {
  return <AllocationsPage {...useLoaderData<typeof loader>()} />;
}
