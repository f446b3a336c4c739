import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { centresQuery, costCentreColumns, costCentresQuery } from "~/features/cost-centres/list.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The list of cost centres, with its search, filter and sort, as a file of all its pages. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = readableOnly(costCentresQuery(args.request));
    return csvFile("cost-centres", costCentreColumns(visit.site), async (page) => {
      const { costCenters } = await answer(
        visit.commerce.GET("/orgUsers/current/wwg-cost-centers", {
          params: { query: centresQuery(query, page, ROWS_OF_A_CALL) },
        }),
      );
      return costCenters;
    });
  });
}
