import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import {
  leaverColumns,
  leaverRow,
  leaversParams,
  leaversQuery,
  unitColumns,
  unitRow,
} from "~/features/leavers/list.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The leavers as a file, or with `?do=units` the report of the units. */
export async function loader(args: LoaderFunctionArgs) {
  const byUnit = new URL(args.request.url).searchParams.get("do") === "units";
  return signedIn(args, async (visit) => {
    const { commerce, site } = visit;
    if (byUnit) {
      const { units } = await answer(commerce.GET("/manage-users/leavers/units"));
      return csvFile("leavers-by-unit", unitColumns(site), (page) =>
        Promise.resolve(page === 0 ? units.map(unitRow) : []),
      );
    }
    const query = readableOnly(leaversQuery(args.request));
    return csvFile("leavers", leaverColumns(site), async (page) => {
      const params = { query: leaversParams(query, page, ROWS_OF_A_CALL) };
      const { leavers } = await answer(commerce.GET("/manage-users/leavers", { params }));
      return leavers.map((one) => leaverRow(one, visit));
    });
  });
}
