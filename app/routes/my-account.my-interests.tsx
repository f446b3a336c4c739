import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { InterestsPage } from "~/features/interests/interests-page.server";
import { interestsView, KIND, sizeCodeOf } from "~/features/interests/interests.server";
import { interestsPath } from "~/paths";
import { pageNumberOf } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "My interests");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const currentPage = pageNumberOf(new URL(args.request.url).searchParams);
    const [interests, timeZone] = await Promise.all([
      answer(
        visit.commerce.GET("/users/current/productinterests", {
          params: { query: { currentPage, pageSize: PAGE_SIZE, fields: "FULL" } },
        }),
      ),
      visit.timeZone(),
    ]);
    return interestsView(interests, timeZone);
  });
}

/** Stops following a size. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const query = { productCode: sizeCodeOf(form, "stop"), notificationType: KIND } as const;
    try {
      if (query.productCode) {
        await visit.commerce.DELETE("/users/current/productinterests", { params: { query } });
      }
    } catch (error) {
      // It was stopped by an earlier press.
      if (!(error instanceof CommerceError) || error.status !== 404) throw error;
    }
    visit.flash({ kind: "ok", text: "You do not follow that any more." });
    return seeOther(visit, interestsPath);
  });
}

export default documentPage(
  serverOnly$(function InterestsRoute() {
    return <InterestsPage data={useLoaderData<typeof loader>()} />;
  }),
);
