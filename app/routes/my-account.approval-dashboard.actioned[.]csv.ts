import type { LoaderFunctionArgs } from "@remix-run/node";
import { clock } from "~/calendar/clock.server";
import { answer } from "~/commerce/client.server";
import { approvalColumns, approvalsBody, approvalsQuery } from "~/features/approvals/list.server";
import { rowView } from "~/features/approvals/view.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The list of actioned orders as a file, all pages of it. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = readableOnly(approvalsQuery(args.request, "actioned"));
    const timeZone = await visit.timeZone();
    return csvFile("approvals-actioned", approvalColumns("actioned", visit.site), async (page) => {
      const { orders } = await answer(
        visit.commerce.POST("/orgUsers/current/manageapprovals/actionedOrders", {
          body: approvalsBody("actioned", query, page, ROWS_OF_A_CALL),
        }),
      );
      const now = clock();
      return orders.map((row) => rowView(row, timeZone, now));
    });
  });
}
