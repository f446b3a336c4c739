import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CostCentresPage } from "~/features/cost-centres/list-page";
import { loadCostCentres } from "~/features/cost-centres/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Cost centres");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCostCentres(visit, args.request));
}

export default function CostCentresRoute() {
  return <CostCentresPage data={useLoaderData<typeof loader>()} />;
}
