import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { recallUnitsView } from "~/features/recalls/list.server";
import { RecallPage } from "~/features/recalls/unit-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.recall.name ?? "Recalls");

/** How far the exchange of one style is in each unit. */
export async function loader(args: LoaderFunctionArgs) {
  const { styleCode = "" } = args.params;
  return signedIn(args, async ({ commerce }) =>
    recallUnitsView(
      await answer(
        commerce.GET("/manage-organisation/recalls/{styleCode}", { params: { path: { styleCode } } }),
      ),
    ),
  );
}

export default documentPage(
  serverOnly$(function RecallRoute() {
    return <RecallPage {...useLoaderData<typeof loader>()} />;
  }),
);
