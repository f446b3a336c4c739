import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { leaverColumns, leaverRow, leaversParams, leaversQuery } from "~/features/leavers/list.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The leavers as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const query = readableOnly(leaversQuery(args.request));
  return signedIn(args, (visit) =>
    csvFile("leavers", leaverColumns(visit.site), async (page) => {
      const params = { query: leaversParams(query, page, ROWS_OF_A_CALL) };
      const { leavers } = await answer(visit.commerce.GET("/manage-users/leavers", { params }));
      return leavers.map((one) => leaverRow(one, visit));
    }),
  );
}
