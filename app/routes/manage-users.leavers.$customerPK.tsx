import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { issuedView, readIssued, saveIssued } from "~/features/leavers/issued.server";
import { RecordPage } from "~/features/leavers/record-page.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `What was issued to ${args.data.name}` : "Leaver");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => issuedView(await readIssued(visit, pathCode(args, "customerPK"))));
}

/** Records what became of the pieces. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => saveIssued(visit, pathCode(args, "customerPK"), form));
}

export default documentPage(
  serverOnly$(function LeaverRoute() {
    return <RecordPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
