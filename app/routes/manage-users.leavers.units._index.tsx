import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { unitsView } from "~/features/leavers/list.server";
import { LeaverUnitsPage } from "~/features/leavers/units-page.server";
import { unitNoun } from "~/features/shell/unit-words";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Leavers by ${args.data?.noun ?? "unit"}`);

/** The leavers of each unit together. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async ({ commerce, site }) => ({
    ...unitsView(await answer(commerce.GET("/manage-users/leavers/units"))),
    noun: unitNoun(site),
  }));
}

export default documentPage(
  serverOnly$(function LeaverUnitsRoute() {
    return <LeaverUnitsPage {...useLoaderData<typeof loader>()} />;
  }),
);
