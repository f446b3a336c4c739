import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FinancesPage } from "~/features/finances/list-page.server";
import { loadFinances } from "~/features/finances/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Manage finances");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadFinances(visit, args.request, "outstanding"));
}

export default documentPage(function FinancesRoute() {
  return <FinancesPage data={useLoaderData<typeof loader>()} />;
});
