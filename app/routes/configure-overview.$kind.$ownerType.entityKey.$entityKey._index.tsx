import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOverview } from "~/features/configurators/configurator.server";
import { OverviewPage } from "~/features/configurators/configurator-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "logo", section: "/search" };

export const meta: MetaFunction = (args) => pageMeta(args, "Overview of your configuration");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const data = await loadOverview(visit, args.params, new URL(args.request.url).searchParams);
    return json(data, data.state === "missing" ? { status: 404 } : {});
  });
}

export default documentPage(function OverviewRoute() {
  return <OverviewPage data={useLoaderData<typeof loader>()} />;
});
