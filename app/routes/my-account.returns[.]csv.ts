import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { historyQuery, returnColumns, returnRow, returnsQuery } from "~/features/returns/list.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The list of exchanges and returns, with its filter and sort, as a file of all its pages. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const filters = await answer(visit.commerce.GET("/returnsHistory/filters"));
    const query = readableOnly(returnsQuery(args.request, filters));
    const timeZone = await visit.timeZone();
    return csvFile("exchanges-and-returns", returnColumns, async (page) => {
      const { returnRequests } = await answer(
        visit.commerce.GET("/returnsHistory", {
          params: { query: historyQuery(query, page, ROWS_OF_A_CALL) },
        }),
      );
      return returnRequests.map((one) => returnRow(one, timeZone));
    });
  });
}
