import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { SampleMailsPage } from "~/features/demo/sample-mails-page.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Emails");

/** Every kind of email that the shop sends. Outside the demo the API answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, (visit) => answer(visit.commerce.GET("/demo/mails")));
}

export default documentPage(
  serverOnly$(function SampleMailsRoute() {
    return <SampleMailsPage groups={useLoaderData<typeof loader>().groups} />;
  }),
);
