import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PeoplePage } from "~/features/proxy/people-page";
import { begin, loadPeople } from "~/features/proxy/people.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Order for somebody else");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadPeople(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => begin(visit, args.request, form));
}

export default function ProxyOrderRoute() {
  return <PeoplePage data={useLoaderData<typeof loader>()} />;
}
