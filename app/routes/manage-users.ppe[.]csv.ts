import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import {
  ppeParams,
  ppeQuery,
  unitColumns,
  unitRow,
  unmetColumns,
  unmetRow,
} from "~/features/ppe/list.server";
import { csvFile, csvOfRows, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** Who does not have what their role requires, as a file for an audit, or with `?do=units` the report of the units. */
export async function loader(args: LoaderFunctionArgs) {
  const byUnit = new URL(args.request.url).searchParams.get("do") === "units";
  return signedIn(args, async (visit) => {
    const { commerce, site } = visit;
    if (byUnit) {
      const { units } = await answer(commerce.GET("/manage-users/ppe/units"));
      return csvOfRows("protective-clothing-by-unit", unitColumns(site), units.map(unitRow));
    }
    const query = readableOnly(ppeQuery(args.request));
    return csvFile("protective-clothing", unmetColumns(site), async (page) => {
      const params = { query: ppeParams(query, page, ROWS_OF_A_CALL) };
      const { unmet } = await answer(commerce.GET("/manage-users/ppe", { params }));
      return unmet.map((one) => unmetRow(one, visit));
    });
  });
}
