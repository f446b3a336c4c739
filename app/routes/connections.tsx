import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckPage } from "~/features/connections/check-page";
import { checkDocument } from "~/features/connections/check.server";
import { loadConnections } from "~/features/connections/connections.server";
import { ConnectionPage } from "~/features/connections/detail-page";
import { ConnectionsPage } from "~/features/connections/list-page";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

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

export default function ConnectionsRoute() {
  const { check, list, connection } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (connection) return <ConnectionPage data={connection} />;
  return list && !check ? <ConnectionsPage data={list} /> : <CheckPage reply={reply} />;
}
