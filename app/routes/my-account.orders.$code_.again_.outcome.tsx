import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { AgainOutcome } from "~/features/orders/again-outcome";
import { outcomeView } from "~/features/orders/again-outcome.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Ordered again");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const reorder = await answer(
      visit.commerce.GET("/orgUsers/current/orders/{code}/reorder", { params: { path: { code } } }),
    );
    return outcomeView(reorder, code);
  });
}

export default function OutcomeRoute() {
  return <AgainOutcome {...useLoaderData<typeof loader>()} />;
}
