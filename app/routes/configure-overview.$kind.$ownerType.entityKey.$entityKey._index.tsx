import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { OverviewPage } from "~/features/configurators/configurator-page.server";
import { readOverview } from "~/features/configurators/overview.server";
import { ownerOf } from "~/features/configurators/line/owner.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "logo", section: "/search" };

export const meta: MetaFunction = (args) => pageMeta(args, "Overview of your configuration");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const owner = ownerOf(args.params);
    if ("state" in owner) return json(owner, { status: 404 });
    const data = await readOverview(visit, owner, new URL(args.request.url).searchParams);
    return json(data, data.state === "missing" ? { status: 404 } : {});
  });
}

export default documentPage(
  serverOnly$(function OverviewRoute() {
    return <OverviewPage data={useLoaderData<typeof loader>()} />;
  }),
);
