import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReplenishmentsPage } from "~/features/replenishments/list-page.server";
import { loadReplenishments } from "~/features/replenishments/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Replenishment orders");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadReplenishments(visit, args.request));
}

export default documentPage(function ReplenishmentsRoute() {
  return <ReplenishmentsPage data={useLoaderData<typeof loader>()} />;
});
