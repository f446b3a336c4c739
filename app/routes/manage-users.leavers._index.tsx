import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { LeaversPage } from "~/features/leavers/list-page.server";
import { leaversParams, leaversQuery, leaversView } from "~/features/leavers/list.server";
import { readUnits } from "~/features/manage-users/units.server";
import { pageMeta } from "~/http/page-meta";
import { pageOrLast } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Leavers");

/** People with a last day. */
export async function loader(args: LoaderFunctionArgs) {
  const query = leaversQuery(args.request);
  return signedIn(args, async (visit) => {
    const { commerce } = visit;
    const [units, page] = await Promise.all([
      readUnits(visit),
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          commerce.GET("/manage-users/leavers", { params: { query: leaversParams(query, currentPage) } }),
        ),
      ),
    ]);
    return leaversView(query, page, units, visit);
  });
}

export default documentPage(
  serverOnly$(function LeaversRoute() {
    return <LeaversPage data={useLoaderData<typeof loader>()} />;
  }),
);
