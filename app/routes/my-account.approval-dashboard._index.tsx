import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { approvalPath, dashboardPath, delegatePath } from "~/paths";
import { DashboardPages } from "~/features/approvals/dashboard-pages";
import { declineReasons } from "~/features/approvals/decide.server";
import { delegateFormView, delegateSchema, delegationsView } from "~/features/approvals/delegate.server";
import { approvalsBody, approvalsQuery, approvalsView } from "~/features/approvals/list.server";
import { approveSeveral, declineSeveral, readSeveral } from "~/features/approvals/several.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

const TITLES = {
  list: "Manage approvals",
  approve: "Approve several orders",
  decline: "Decline several orders",
  delegate: "Give your approvals to somebody",
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, TITLES[args.data?.doing ?? "list"]);

/** The list of what waits, or what its address asks for: `?do=approve` or `?do=decline` before several orders are decided, `?do=delegate` to give them away. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const link = search.get("link");
    if (link) throw await followLink(visit, link);
    if (search.get("do") === "approve") {
      return { doing: "approve" as const, several: await readSeveral(visit, args.request) };
    }
    if (search.get("do") === "decline") {
      const [several, reasons] = await Promise.all([readSeveral(visit, args.request), declineReasons(visit)]);
      return { doing: "decline" as const, several, reasons };
    }
    if (search.get("do") === "delegate") {
      const found = await answer(visit.commerce.GET("/manageapprovals/delegations"));
      return { doing: "delegate" as const, delegations: delegateFormView(found) };
    }
    const query = approvalsQuery(args.request, "pending");
    const [page, filters, delegations, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.POST("/orgUsers/current/manageapprovals/pendingApprovalOrders", {
            body: approvalsBody("pending", query, currentPage),
          }),
        ),
      ),
      answer(visit.commerce.GET("/manageapprovals/pendingFilters")),
      answer(
        visit.commerce.GET("/manageapprovals/delegations", {
          params: { query: { fields: "given,received" } },
        }),
      ),
      visit.timeZone(),
    ]);
    const list = approvalsView("pending", query, page, filters, timeZone);
    return { doing: "list" as const, list, delegations: delegationsView(delegations) };
  });
}

/**
 * Leads from the link of a mail to its order. What became of it, or why the link does not work, is told beside the order
 * or the list. Nothing is changed, because scanners of mails and previews open links too.
 */
async function followLink(visit: Visit, link: string) {
  try {
    const query = { key: link.slice(0, 100) };
    const { code } = await answer(visit.commerce.GET("/approvalLink", { params: { query } }));
    return await seeOther(visit, approvalPath(code));
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 404, 409].includes(error.status)) throw error;
    const { message, subject } = error.errors[0]!;
    visit.flash({ kind: "warn", text: message });
    return seeOther(visit, error.status === 409 ? approvalPath(subject!) : dashboardPath);
  }
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => {
    switch (form.get("intent")) {
      case "delegate":
        return delegate(visit, form);
      case "end":
        return endDelegation(visit, form);
      case "decline":
        return declineSeveral(visit, form);
      default:
        return approveSeveral(visit, form);
    }
  });
}

/** Gives the person's approvals to somebody. A refusal leads back to the form with all that was chosen. */
async function delegate(visit: Visit, form: FormData) {
  const submission = parseForm(form, delegateSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await visit.commerce.POST("/manageapprovals/delegations", {
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: submission.value,
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  visit.flash({
    kind: "ok",
    text: "Your approvals are given for these days. Both names are written down with each decision.",
  });
  return seeOther(visit, dashboardPath);
}

/** Ends a delegation that the person gave or got. */
async function endDelegation(visit: Visit, form: FormData) {
  const delegationId = String(form.get("id") ?? "").slice(0, 20) || "0";
  await visit.commerce.DELETE("/manageapprovals/delegations/{delegationId}", {
    params: { path: { delegationId } },
  });
  visit.flash({ kind: "ok", text: "This delegation has ended." });
  return seeOther(visit, delegatePath);
}

export default function PendingApprovalsRoute() {
  return <DashboardPages data={useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
