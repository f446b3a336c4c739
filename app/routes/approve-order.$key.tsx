import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { decideByMail, loadMailed } from "~/features/approvals/by-mail.server";
import { EndedLinkPage, MailedOrderPage } from "~/features/approvals/by-mail-page.server";
import { readForm } from "~/forms/read-form.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const handle = { header: "mark" };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  const title =
    data && "order" in data ? `Approve or decline order ${data.order.code}` : "Link from an email";
  return [...pageMeta(args, title), { name: "robots", content: "noindex" }];
};

/** The link of a mail by which its approver decides without a sign-in (docs/decisions/0138). */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, (visit) => loadMailed(visit, pathCode(args, "key")));
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, (visit) => decideByMail(visit, pathCode(args, "key"), form));
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
