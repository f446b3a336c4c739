import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { approvalPath } from "~/paths";
import { decide, declineReasons, declineSchema } from "~/features/approvals/decide.server";
import { DeclinePage } from "~/features/approvals/decline-page";
import { lapseWords } from "~/features/orders/lapses.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Decline order ${args.data.code}` : "Decline order");

/** The form that asks why. An order that no longer waits leads to its page, which says what became of it. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "approvalCode");
    const [order, reasons] = await Promise.all([
      answer(
        visit.commerce.GET("/approve-order/{orderId}", {
          params: { path: { orderId: code }, query: { fields: "FULL" } },
        }),
      ),
      declineReasons(visit),
    ]);
    if (!order.approvalDecisionRequired) throw await seeOther(visit, approvalPath(code));
    const lapses = lapseWords("it took", order.lapsedPacks);
    return { code, first: order.wearer.name.split(" ")[0]!, lapses, reasons, key: newIdempotencyKey() };
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, declineSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const decision = {
      orderCode: pathCode(args, "approvalCode"),
      decision: "DECLINE" as const,
      ...submission.value,
    };
    return decide(visit, form, submission, decision);
  });
}

export default function DeclineRoute() {
  return <DeclinePage data={useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
