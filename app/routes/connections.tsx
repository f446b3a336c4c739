import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckPage } from "~/features/connections/check-page.server";
import { checkDocument } from "~/features/connections/check.server";
import { loadConnections } from "~/features/connections/connections.server";
import { ConnectionPage } from "~/features/connections/detail-page.server";
import { ConnectionsPage } from "~/features/connections/list-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data?.check ? "Check a set-up document" : (args.data?.connection?.name ?? "Buyer connections"),
  );

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadConnections(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, checkDocument);
}

export default documentPage(function ConnectionsRoute() {
  const { check, list, connection } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (connection) return <ConnectionPage data={connection} />;
  return list && !check ? <ConnectionsPage data={list} /> : <CheckPage reply={reply} />;
});
