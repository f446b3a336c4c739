import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { ApprovalsPage } from "~/features/approvals/list-page";
import { approvalsBody, approvalsQuery, approvalsView } from "~/features/approvals/list.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Actioned orders");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = approvalsQuery(args.request, "actioned");
    const [page, filters, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.POST("/orgUsers/current/manageapprovals/actionedOrders", {
            body: approvalsBody("actioned", query, currentPage),
          }),
        ),
      ),
      answer(visit.commerce.GET("/manageapprovals/actionedFilters")),
      visit.timeZone(),
    ]);
    return approvalsView("actioned", query, page, filters, timeZone);
  });
}

export default function ActionedApprovalsRoute() {
  return <ApprovalsPage data={useLoaderData<typeof loader>()} />;
}
