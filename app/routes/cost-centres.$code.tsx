import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBudgets, saveBudget } from "~/features/cost-centres/budget.server";
import {
  disableCostCentre,
  enableCostCentre,
  linkUnit,
  renameCostCentre,
  unlinkUnit,
} from "~/features/cost-centres/change.server";
import { costCentreView, readCostCentre } from "~/features/cost-centres/detail.server";
import { CostCentrePages } from "~/features/cost-centres/pages.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Cost centre");

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["code"]!.slice(0, 60);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = codeOf(args);
    const [centre, timeZone, units, budgets] = await Promise.all([
      readCostCentre(visit, code),
      visit.timeZone(),
      unitChoice(visit),
      readBudgets(visit, code),
    ]);
    return costCentreView(centre, timeZone, units, budgets, new URL(args.request.url).searchParams);
  });
}

/** Saves a form of the page of one cost centre: `section` says which. The page says why not. */
export async function action(args: ActionFunctionArgs) {
  const code = codeOf(args);
  return signedInPost(args, async (visit, form) => {
    switch (form.get("section")) {
      case "update":
        return renameCostCentre(visit, code, form);
      case "budget":
        return saveBudget(visit, code, form);
      case "unlink":
        return unlinkUnit(visit, code, form);
      case "link":
        return linkUnit(visit, code, form);
      case "disable":
        return disableCostCentre(visit, code, form);
      default:
        return enableCostCentre(visit, code, form);
    }
  });
}

export default documentPage(function CostCentreRoute() {
  return <CostCentrePages centre={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
