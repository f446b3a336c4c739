import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgainOutcome } from "~/features/orders/again-outcome";
import { loadOutcome } from "~/features/orders/again-outcome.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Ordered again");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadOutcome(visit, args.params["code"]!.slice(0, 60)));
}

export default function OutcomeRoute() {
  return <AgainOutcome {...useLoaderData<typeof loader>()} />;
}
