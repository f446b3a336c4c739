import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MailPage } from "~/features/demo/mail-page.server";
import { loadMail } from "~/features/demo/outbox.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Email: ${args.data.subject}, ${args.data.date}` : "Email");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, (visit) => loadMail(visit, args.params["mailId"]!.slice(0, 60)));
}

export default documentPage(function MailRoute() {
  return <MailPage mail={useLoaderData<typeof loader>()} />;
});
