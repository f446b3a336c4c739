import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import type { RowsReply } from "~/features/quick-order/add-rows.server";
import { ImportPage } from "~/features/quick-order/import-page.server";
import { loadImport, postImport } from "~/features/quick-order/import.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInUpload } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Import into your cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadImport);
}

export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, postImport);
}

export default documentPage(
  serverOnly$(function ImportRoute() {
    return <ImportPage data={useLoaderData<typeof loader>()} reply={useActionData<RowsReply>()} />;
  }),
);
