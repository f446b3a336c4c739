import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { readUnits } from "~/features/manage-users/units.server";
import { PpePage } from "~/features/ppe/list-page.server";
import { ppeParams, ppeQuery, ppeView, unitsView } from "~/features/ppe/list.server";
import { PpeUnitsPage } from "~/features/ppe/units-page.server";
import { pageMeta } from "~/http/page-meta";
import { pageOrLast } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Protective clothing");

/** What people do not have of what their role requires; with `?do=units` the report of the units. */
export async function loader(args: LoaderFunctionArgs) {
  const byUnit = new URL(args.request.url).searchParams.get("do") === "units";
  const query = ppeQuery(args.request);
  return signedIn(args, async (visit) => {
    const { commerce } = visit;
    if (byUnit) return unitsView(await answer(commerce.GET("/manage-users/ppe/units")));
    const [units, page] = await Promise.all([
      readUnits(visit),
      pageOrLast(query.currentPage, (currentPage) =>
        answer(commerce.GET("/manage-users/ppe", { params: { query: ppeParams(query, currentPage) } })),
      ),
    ]);
    return ppeView(query, page, units, visit);
  });
}

export default documentPage(
  serverOnly$(function PpeRoute() {
    const data = useLoaderData<typeof loader>();
    return "units" in data ? <PpeUnitsPage units={data.units} /> : <PpePage data={data} />;
  }),
);
