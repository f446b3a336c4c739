import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { limitPath } from "~/paths";
import { save } from "~/features/manage-organisation/save.server";
import { LimitPage } from "~/features/purchase-limits/detail-page.server";
import { limitPageView, readLimit, updateSchema } from "~/features/purchase-limits/detail.server";
import { subjects } from "~/features/purchase-limits/list.server";
import { UpdateLimitPage } from "~/features/purchase-limits/update-page.server";
import { valuesOf } from "~/features/purchase-limits/view.server";
import { showOutcome } from "~/features/manage-organisation/show-outcome.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Purchase limit");

const PEOPLE = 10;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = new URL(args.request.url).searchParams;
    const find = (query.get("find") ?? "").trim().slice(0, 200);
    const [limit, found] = await Promise.all([
      readLimit(visit, pathCode(args, "code")),
      find
        ? answer(
            visit.commerce.POST("/manage-users/list", {
              body: { search: find, pageSize: PEOPLE, filters: { status: "active" } },
            }),
          )
        : undefined,
    ]);
    return limitPageView(limit, find, found, query.get("do") === "update" ? "update" : undefined);
  });
}

/** Saves a form of the page: `section` says which. */
export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "code");
  return signedInPost(args, async (visit, form) => {
    if (form.get("section") !== "update") return giveOrTake(visit, code, form);
    const submission = parseForm(form, updateSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { name, threshold, period, active, version } = submission.value;
    return save(visit, {
      submission,
      subjects,
      to: (saved) => limitPath(saved),
      now: async () => {
        const now = await readLimit(visit, code);
        return { values: { ...valuesOf(now), threshold: String(now.threshold ?? "") }, version: now.version };
      },
      send: () =>
        answer(
          visit.commerce.PATCH("/users/current/orderApprovalPermissions/{orderApprovalPermissionCode}", {
            params: { path: { orderApprovalPermissionCode: code } },
            headers: { "Idempotency-Key": idempotencyKeyOf(form) },
            body: {
              name,
              threshold: threshold ?? null,
              periodRange: period,
              active: active === "yes",
              version,
            },
          }),
        ),
    });
  });
}

/** Gives the limit to a person, or takes it away. */
async function giveOrTake(visit: Visit, code: string, form: FormData) {
  const orgCustomerId = String(form.get("customerId") ?? "").slice(0, 60) || "none";
  const sent = {
    params: { path: { orgCustomerId, orderApprovalPermissionCode: code } },
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
  };
  const path = "/users/current/orgCustomers/{orgCustomerId}/permissions/{orderApprovalPermissionCode}";
  return showOutcome(visit, limitPath(code), () =>
    answer(
      form.get("section") === "take" ? visit.commerce.DELETE(path, sent) : visit.commerce.POST(path, sent),
    ),
  );
}

export default documentPage(
  serverOnly$(function PurchaseLimitRoute() {
    const limit = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    return limit.doing ? <UpdateLimitPage limit={limit} reply={reply} /> : <LimitPage limit={limit} />;
  }),
);
