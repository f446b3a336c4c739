import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { type AmendReply, loadAmend, sendAmend } from "~/features/approvals/amend.server";
import { approveSchema, decide } from "~/features/approvals/decide.server";
import { approvalPageView, LAST_ORDERS } from "~/features/approvals/detail.server";
import { ApprovalPages } from "~/features/approvals/pages";
import { parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data ? `${args.data.amend ? "Amend" : "Approve"} order ${args.data.one.code}` : "Approve order",
  );

/** One order, with the form of its address if it has one: `?do=amend`. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "approvalCode");
    const path = { orderId: code };
    const [order, budget, timeZone, amend] = await Promise.all([
      answer(visit.commerce.GET("/approve-order/{orderId}", { params: { path, query: { fields: "FULL" } } })),
      answer(visit.commerce.GET("/approve-order/{orderId}/budget", { params: { path } })),
      visit.timeZone(),
      isAmend(args.request) ? loadAmend(visit, code) : undefined,
    ]);
    const history = await answer(
      visit.commerce.GET("/employee-history/{employeeId}", {
        params: { path: { employeeId: order.wearer.customerId }, query: { pageSize: LAST_ORDERS + 1 } },
      }),
    );
    return { one: approvalPageView(order, history, budget, timeZone), amend };
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    if (isAmend(args.request)) return sendAmend(visit, pathCode(args, "approvalCode"), form);
    const submission = parseForm(form, approveSchema);
    if (form.get("intent") === "show") return replyAgain(submission);
    if (submission.status !== "success") return replyInvalid(submission);
    const decision = {
      orderCode: pathCode(args, "approvalCode"),
      decision: "APPROVE" as const,
      ...submission.value,
    };
    return decide(visit, form, submission, decision);
  });
}

const isAmend = (request: Request) => new URL(request.url).searchParams.get("do") === "amend";

export default function ApprovalRoute() {
  return <ApprovalPages data={useLoaderData<typeof loader>()} lastResult={useActionData<AmendReply>()} />;
}
