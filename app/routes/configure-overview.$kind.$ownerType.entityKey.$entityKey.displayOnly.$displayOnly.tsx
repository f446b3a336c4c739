import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { OverviewPage } from "~/features/configurators/configurator-page.server";
import { readOverview } from "~/features/configurators/overview.server";
import { homeOf, ownerOf } from "~/features/configurators/line/owner.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { overviewPath } from "~/paths";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

/** A configuration that is only shown has the site's own header (spec 002 §2.1). */
export const handle = { section: "/search" };

export const meta: MetaFunction = (args) => pageMeta(args, "Overview of your configuration");

/** `displayOnly/true` shows and changes nothing; with anything else it is the overview. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const owner = ownerOf(args.params);
    if ("state" in owner) return json(owner, { status: 404 });
    if (args.params["displayOnly"] !== "true") throw await seeOther(visit, overviewPath(owner));
    const data = await readOverview(visit, owner, new URL(args.request.url).searchParams);
    if (data.state === "missing") return json(data, { status: 404 });
    if (data.state === "base") return json(data);
    const done = { to: homeOf(owner, data.thing), label: "Done" };
    return json({ ...data, displayOnly: true, done });
  });
}

export default documentPage(
  serverOnly$(function DisplayOnlyRoute() {
    return <OverviewPage data={useLoaderData<typeof loader>()} />;
  }),
);
