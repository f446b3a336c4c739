import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FinancesPage } from "~/features/finances/list-page.server";
import { loadFinances, tabOf } from "~/features/finances/list.server";
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
  return signedIn(args, (visit) => loadFinances(visit, args.request, tabOf(args.params["tab"])));
}

export default documentPage(function FinanceListRoute() {
  return <FinancesPage data={useLoaderData<typeof loader>()} />;
});
