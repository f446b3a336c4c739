import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { FinancesPage } from "~/features/finances/list-page.server";
import { financesView, readTab, tabOf } from "~/features/finances/list.server";
import { queryOf } from "~/features/finances/read.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

const TITLES = {
  outstanding: "Outstanding invoices",
  paid: "Paid invoices",
  credits: "Credits",
  statements: "Statements",
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? TITLES[args.data.tab] : "Manage finances");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const tab = tabOf(args.params["tab"]);
    const query = queryOf(args.request, tab);
    const [list, totals, filters] = await Promise.all([
      readTab(visit, query, tab),
      answer(visit.commerce.GET("/wwg-manage-finances/totalAmount")),
      answer(visit.commerce.GET("/wwg-manage-finances/filters")),
    ]);
    return financesView(query, list, totals, filters, tab);
  });
}

export default documentPage(
  serverOnly$(function FinanceListRoute() {
    return <FinancesPage data={useLoaderData<typeof loader>()} />;
  }),
);
