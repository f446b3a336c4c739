import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { limitPath } from "~/paths";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { AddLimitPage } from "~/features/purchase-limits/add-page.server";
import { LimitsPage } from "~/features/purchase-limits/list-page.server";
import {
  addLimitView,
  limitSchema,
  limitsQuery,
  limitsView,
  subjects,
} from "~/features/purchase-limits/list.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Add purchase limit" : "Purchase limits");

const PAGE_SIZE = 20;

/** The form of a new purchase limit, or the list. */
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
  const [units, types, user] = await Promise.all([
    unitChoice(visit),
    answer(visit.commerce.GET("/orderApprovalPermissionTypes")),
    visit.person(),
  ]);
  return addLimitView(units, types, user.orgUnit.uid);
}

async function listOf(visit: Visit, request: Request) {
  const query = limitsQuery(request);
  const { search, sort } = query;
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.GET("/users/current/orderApprovalPermissions", {
        params: { query: { search, sort, currentPage, pageSize: PAGE_SIZE } },
      }),
    ),
  );
  return limitsView(query, page);
}

/** Adds the purchase limit and leads to its page. A refusal leads back to the form with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, limitSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { code, name, type, threshold, period, unitUid } = submission.value;
    return save(visit, {
      submission,
      subjects,
      to: (made) => limitPath(made),
      send: () =>
        answer(
          visit.commerce.POST("/users/current/orderApprovalPermissions", {
            headers: { "Idempotency-Key": idempotencyKeyOf(form) },
            body: {
              code,
              name,
              threshold,
              periodRange: period,
              orderApprovalPermissionType: { code: type },
              orgUnit: { uid: unitUid },
            },
          }),
        ),
    });
  });
}

export default documentPage(
  serverOnly$(function PurchaseLimitsRoute() {
    const { form, list } = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (form) return <AddLimitPage data={form} reply={reply} />;
    return list ? <LimitsPage data={list} /> : null;
  }),
);
