import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChangeLogPage } from "~/features/change-log/page.server";
import { loadChangeLog } from "~/features/change-log/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Change log");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadChangeLog(visit, args.request));
}

export default documentPage(function ChangeLogRoute() {
  return <ChangeLogPage data={useLoaderData<typeof loader>()} />;
});
