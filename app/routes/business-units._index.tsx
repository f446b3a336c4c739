import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UnitsPage } from "~/features/business-units/list-page";
import { loadUnits } from "~/features/business-units/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.title ?? "Business units");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadUnits(visit, args.request));
}

export default function UnitsRoute() {
  return <UnitsPage data={useLoaderData<typeof loader>()} />;
}
