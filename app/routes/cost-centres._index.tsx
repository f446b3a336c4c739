import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { AddCostCentrePage } from "~/features/cost-centres/add-page.server";
import { addCostCentreView, costCentreSchema } from "~/features/cost-centres/add.server";
import { CostCentresPage } from "~/features/cost-centres/list-page.server";
import { centresQuery, costCentresQuery, costCentresView } from "~/features/cost-centres/list.server";
import { costCentrePath } from "~/paths";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Add cost centre" : "Cost centres");

/** The form of a new cost centre, or the list. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const adds = new URL(args.request.url).searchParams.get("do") === "add";
    return {
      form: adds ? await formOf(visit) : undefined,
      list: adds ? undefined : await listOf(visit, args.request),
    };
  });
}

async function formOf(visit: Visit) {
  const [units, user] = await Promise.all([unitChoice(visit), visit.person()]);
  return addCostCentreView(units, user.orgUnit.uid);
}

async function listOf(visit: Visit, request: Request) {
  const query = costCentresQuery(request);
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.GET("/orgUsers/current/wwg-cost-centers", {
        params: { query: centresQuery(query, currentPage) },
      }),
    ),
  );
  return costCentresView(query, page);
}

/** Adds the cost centre and leads to its page. A refusal leads back to the form with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, costCentreSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    return save(visit, {
      submission,
      to: costCentrePath,
      send: () =>
        answer(
          visit.commerce.POST("/orgUsers/current/wwg-cost-centers", {
            headers: { "Idempotency-Key": idempotencyKeyOf(form) },
            body: submission.value,
          }),
        ),
    });
  });
}

export default documentPage(
  serverOnly$(function CostCentresRoute() {
    const { form, list } = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (form) return <AddCostCentrePage data={form} reply={reply} />;
    return list ? <CostCentresPage data={list} /> : null;
  }),
);
