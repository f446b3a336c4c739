import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { readBudgets, saveBudget } from "~/features/cost-centres/budget.server";
import { renameCostCentre } from "~/features/cost-centres/change.server";
import { costCentreView, readCostCentre } from "~/features/cost-centres/detail.server";
import { CostCentrePages } from "~/features/cost-centres/pages.server";
import { costCentrePath } from "~/paths";
import { showOutcome } from "~/features/manage-organisation/show-outcome.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Cost centre");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
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
  const code = pathCode(args, "code");
  return signedInPost(args, async (visit, form) => {
    const unit = String(form.get("unitUid") ?? "")
      .trim()
      .slice(0, 60);
    const params = { path: { costCenterCode: code } };
    const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
    switch (form.get("section")) {
      case "update":
        return renameCostCentre(visit, code, form);
      case "budget":
        return saveBudget(visit, code, form);
      case "unlink":
        return showOutcome(visit, costCentrePath(code), () =>
          answer(
            visit.commerce.DELETE("/wwg-cost-centers/removeCostCenter", {
              headers,
              body: { costCenterId: code, businessUnitId: unit },
            }),
          ),
        );
      case "link":
        return showOutcome(visit, costCentrePath(code), () =>
          answer(
            visit.commerce.POST("/orgUsers/current/wwg-cost-centers/{costCenterCode}/units", {
              params,
              headers,
              body: { businessUnitId: unit },
            }),
          ),
        );
      case "disable":
        return showOutcome(visit, costCentrePath(code), () =>
          answer(
            visit.commerce.POST("/orgUsers/current/wwg-cost-centers/{costCenterCode}/disable", {
              params,
              headers,
            }),
          ),
        );
      default:
        return showOutcome(visit, costCentrePath(code), () =>
          answer(
            visit.commerce.POST("/orgUsers/current/wwg-cost-centers/{costCenterCode}/enable", {
              params,
              headers,
            }),
          ),
        );
    }
  });
}

export default documentPage(
  serverOnly$(function CostCentreRoute() {
    return <CostCentrePages centre={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
