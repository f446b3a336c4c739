import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import {
  byMailSchema,
  canGoOn,
  mailedOrderView,
  replyEnded,
  replyRefused,
} from "~/features/approvals/by-mail.server";
import { EndedLinkPage, MailedOrderPage } from "~/features/approvals/by-mail-page.server";
import { readForm } from "~/forms/read-form.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { byMailPath } from "~/paths";
import { anyVisitor, refuse } from "~/session/page.server";
import { seeOther } from "~/session/see-other.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "mark" };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  const title =
    data && "order" in data ? `Approve or decline order ${data.order.code}` : "Link from an email";
  return [...pageMeta(args, title), { name: "robots", content: "noindex" }];
};

/**
 * The link of a mail by which its approver decides without a sign-in (docs/decisions/0138). Opening it changes nothing,
 * because scanners of mails open links too.
 */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const body = { key: pathCode(args, "key") };
    const goesOn = await canGoOn(visit);
    try {
      const order = await answer(visit.commerce.POST("/approvalMail/order", { body }));
      return json({ order: mailedOrderView(order, goesOn) });
    } catch (error) {
      return replyEnded(error, goesOn);
    }
  });
}

/** Decides, and leads to what became of the order. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    const key = pathCode(args, "key");
    const submission = parseForm(form, byMailSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    try {
      const body = { key, ...submission.value };
      await answer(visit.commerce.POST("/approvalMail/decision", { body }));
    } catch (error) {
      const reply = replyRefused(submission, error);
      if (reply) return refuse(visit, reply);
    }
    return seeOther(visit, byMailPath(key));
  });
}

export default documentPage(
  serverOnly$(function ByMailRoute() {
    const data = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    return "ended" in data ? (
      <EndedLinkPage ended={data.ended} />
    ) : (
      <MailedOrderPage order={data.order} lastResult={reply} />
    );
  }),
);
