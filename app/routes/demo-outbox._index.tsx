import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutboxPage } from "~/features/demo/outbox-page.server";
import { loadOutbox } from "~/features/demo/outbox.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Outbox");

export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, (visit) => loadOutbox(visit, new URL(args.request.url).searchParams));
}

export default documentPage(function OutboxRoute() {
  return <OutboxPage data={useLoaderData<typeof loader>()} />;
});
