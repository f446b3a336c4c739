import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadConfigurator, postConfigurator } from "~/features/configurators/configurator.server";
import { ConfiguratorPage } from "~/features/configurators/configurator-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "logo", section: "/search" };

export const meta: MetaFunction = (args) => pageMeta(args, "Configure your product");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const data = await loadConfigurator(visit, args.params, new URL(args.request.url).searchParams);
    return json(data, data.state === "missing" ? { status: 404 } : {});
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    postConfigurator(visit, args.params, form, new URL(args.request.url).searchParams),
  );
}

export default documentPage(function ConfigureRoute() {
  return <ConfiguratorPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
