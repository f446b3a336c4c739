import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { SampleMailPage } from "~/features/demo/sample-mail-page.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Email: ${args.data.mail.name}` : "Email");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const path = { mailKind: pathCode(args, "mailKind") };
    const [{ html: _, ...mail }, { groups }] = await Promise.all([
      answer(visit.commerce.GET("/demo/mails/{mailKind}", { params: { path } })),
      answer(visit.commerce.GET("/demo/mails")),
    ]);
    return { mail, groups };
  });
}

export default documentPage(
  serverOnly$(function SampleMailRoute() {
    return <SampleMailPage {...useLoaderData<typeof loader>()} />;
  }),
);
