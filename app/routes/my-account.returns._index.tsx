import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReturnsPage } from "~/features/returns/list-page";
import { loadReturns } from "~/features/returns/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Exchanges and returns");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadReturns(visit, args.request));
}

export default function ReturnsRoute() {
  return <ReturnsPage data={useLoaderData<typeof loader>()} />;
}
