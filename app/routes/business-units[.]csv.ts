import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { treeQuery, unitColumns, unitsQuery } from "~/features/business-units/list.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The list of units, with its search and filter, as a file of all its pages. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = readableOnly(unitsQuery(args.request));
    return csvFile("business-units", unitColumns, async (page) => {
      const { units } = await answer(
        visit.commerce.GET("/business-units", { params: { query: treeQuery(query, page, ROWS_OF_A_CALL) } }),
      );
      return units;
    });
  });
}
