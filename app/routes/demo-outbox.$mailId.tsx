import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { MailPage } from "~/features/demo/mail-page.server";
import { mailView } from "~/features/demo/outbox.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Email: ${args.data.subject}, ${args.data.date}` : "Email");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const path = { mailId: pathCode(args, "mailId") };
    const mail = await answer(visit.commerce.GET("/demo/outbox/{mailId}", { params: { path } }));
    return mailView(mail, await visit.timeZone());
  });
}

export default documentPage(
  serverOnly$(function MailRoute() {
    return <MailPage mail={useLoaderData<typeof loader>()} />;
  }),
);
