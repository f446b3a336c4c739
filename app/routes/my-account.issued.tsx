import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { issuedView } from "~/features/leavers/issued.server";
import { IssuedPage } from "~/features/leavers/own-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "What was issued to you");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    issuedView(
      await answer(
        visit.commerce.GET("/orgUsers/{userId}/issued", { params: { path: { userId: "current" } } }),
      ),
    ),
  );
}

export default documentPage(
  serverOnly$(function IssuedRoute() {
    return <IssuedPage data={useLoaderData<typeof loader>()} />;
  }),
);
