import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AcknowledgementPage } from "~/features/bulk-order/detail-page.server";
import { loadAcknowledgement } from "~/features/bulk-order/detail.server";
import { lookAgain, pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, "Acknowledgement") ?? []),
  ...lookAgain(args.data?.status === "placing"),
];

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadAcknowledgement(visit, args.params["uploadId"]!));
}

export default documentPage(function AcknowledgementRoute() {
  return <AcknowledgementPage data={useLoaderData<typeof loader>()} />;
});
